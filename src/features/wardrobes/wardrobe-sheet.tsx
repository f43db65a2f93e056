import { type FormEvent, useState } from 'react';
import { useOwner } from '#api/users.ts';
import { useSaveWardrobe } from '#api/wardrobes.ts';
import { DraftNotice } from '#components/draft-notice.tsx';
import { NotSaved } from '#components/not-saved.tsx';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import { AppError } from '#lib/errors.ts';
import { useDraft } from '#lib/use-draft.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { wardrobeDraft } from './wardrobe-draft.ts';
import styles from './wardrobe-sheet.module.css';

/** Makes a wardrobe, or changes one. The draft saves itself until it is saved. */
export function WardrobeSheet({
  wardrobe,
  onClose,
}: {
  wardrobe: Wardrobe | null;
  onClose(): void;
}) {
  const owner = useOwner();
  const draft = useDraft({
    kind: wardrobeDraft,
    userId: owner,
    id: wardrobe?.wardrobeId ?? 'new',
  });
  const { name = wardrobe?.name ?? '', description = wardrobe?.description ?? '' } = draft.changes;
  const [error, setError] = useState<string>();
  const save = useSaveWardrobe({
    onSuccess() {
      draft.forget();
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) {
      setError('Give it a name.');
      return;
    }
    const form = { owner, name, description };
    save.mutate(wardrobe ? { ...form, wardrobeId: wardrobe.wardrobeId } : form, {
      onError: (failed) => {
        if (failed instanceof AppError && failed.fields.name) setError('That name cannot be used.');
      },
    });
  };
  const discard = () => {
    draft.forget();
    setError(undefined);
    save.reset();
  };
  return (
    <Sheet
      title={wardrobe ? 'Edit wardrobe' : 'New wardrobe'}
      onClose={onClose}
      isRoute
      foot={
        <>
          <NotSaved error={error ? null : save.error} />
          {Object.keys(draft.changes).length > 0 && !save.isPending && (
            <Button kind="secondary" onClick={discard}>
              Discard
            </Button>
          )}
          <Button type="submit" form="wardrobe-form" busy={save.isPending}>
            {wardrobe ? 'Save' : 'Create wardrobe'}
          </Button>
        </>
      }
    >
      <form id="wardrobe-form" className={styles.form} onSubmit={submit} noValidate>
        <DraftNotice isShown={draft.cameBack} />
        <TextField
          label="Name"
          required
          value={name}
          maxLength={60}
          error={error}
          autoComplete="off"
          onChange={(event) => {
            draft.change({ name: event.target.value });
            setError(undefined);
            save.reset();
          }}
        />
        <TextArea
          label="What it is for"
          value={description}
          maxLength={300}
          onChange={(event) => draft.change({ description: event.target.value })}
        />
      </form>
    </Sheet>
  );
}
