import { saveWardrobe } from '#api/wardrobe-writes.ts';
import { DraftNotice } from '#components/draft-notice.tsx';
import { FormFault } from '#components/form-fault.tsx';
import { useForm } from '#components/use-form.ts';
import { checkWardrobe, wardrobeWords } from '#components/wardrobe-words.ts';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import { useScope } from '#lib/scope.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { wardrobeDraft } from './wardrobe-draft.ts';
import styles from './wardrobe-sheet.module.css';

/** Makes a wardrobe, or changes one. The draft saves itself until it is saved. */
export function WardrobeSheet({
  wardrobe,
  onMade,
  onClose,
}: {
  wardrobe: Wardrobe | null;
  /** A new one is there; it closes or gives way. */
  onMade(wardrobeId: string): void;
  onClose(): void;
}) {
  const { owner } = useScope();
  const form = useForm({
    saved: { name: wardrobe?.name ?? '', description: wardrobe?.description ?? '' },
    draft: { kind: wardrobeDraft, userId: owner, id: wardrobe?.wardrobeId ?? 'new' },
    call: saveWardrobe,
    input: (fields) => {
      const input = { owner, ...fields };
      return wardrobe ? { ...input, wardrobeId: wardrobe.wardrobeId } : input;
    },
    check: checkWardrobe,
    words: wardrobeWords,
    onDone({ wardrobe: { wardrobeId } }) {
      form.forget();
      if (wardrobe) onClose();
      else onMade(wardrobeId);
    },
  });
  return (
    <Sheet
      title={wardrobe ? 'Edit wardrobe' : 'New wardrobe'}
      onClose={onClose}
      isRoute
      foot={
        <>
          <FormFault problem={form.rest} isKept />
          {form.isChanged && !form.isPending && (
            <Button kind="secondary" onClick={form.discard}>
              Discard
            </Button>
          )}
          <Button type="submit" form="wardrobe-form" busy={form.isPending}>
            {wardrobe ? 'Save' : 'Create wardrobe'}
          </Button>
        </>
      }
    >
      <form {...form.props} id="wardrobe-form" className={styles.form}>
        <DraftNotice isShown={form.cameBack} />
        <TextField
          {...form.text('name')}
          label="Name"
          required
          autoFocus={!wardrobe}
          maxLength={60}
          autoComplete="off"
        />
        <TextArea {...form.text('description')} label="What it is for" maxLength={300} />
      </form>
    </Sheet>
  );
}
