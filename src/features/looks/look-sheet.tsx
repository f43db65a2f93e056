import { saveLook } from '#api/looks.ts';
import { DraftNotice } from '#components/draft-notice.tsx';
import { FormFault } from '#components/form-fault.tsx';
import { lookNoun } from '#components/noun/look-noun.tsx';
import { useForgetGone } from '#components/noun/use-forget-gone.ts';
import { useForm } from '#components/use-form.ts';
import { itemOccasions, itemSeasons } from '#contract/rules/item-attributes.ts';
import { longestLookTitle } from '#contract/rules/looks.ts';
import type { LookDetails } from '#contract/schemas/look.ts';
import { Button } from '#ui/button.tsx';
import { ChipChoice } from '#ui/chip-choice.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { type LookFields, lookDraft } from './look-draft.ts';
import styles from './look-sheet.module.css';

const longestNotes = 2000;

/** The changes as they are sent: an empty text is none. */
const changesOf = ({ title, notes, ...rest }: Partial<LookFields>) => ({
  ...rest,
  ...(title !== undefined && { title: title.trim() || null }),
  ...(notes !== undefined && { notes: notes.trim() || null }),
});

/** The details of a look: its name, what it is for, notes. The draft saves itself until it is saved. */
export function LookSheet({ look, onClose }: { look: LookDetails; onClose(): void }) {
  const { ownerId: owner, lookId, revision: baseRevision, seasons, occasions } = look;
  const forgetGone = useForgetGone(lookNoun, owner);
  const saved: LookFields = {
    title: look.title ?? '',
    notes: look.notes ?? '',
    seasons,
    occasions,
  };
  const form = useForm({
    saved,
    draft: { kind: lookDraft, userId: owner, id: lookId },
    call: saveLook,
    input: (_fields, changes) => ({ owner, lookId, changes: changesOf(changes), baseRevision }),
    words: {
      fields: {
        title: `A title of at most ${longestLookTitle} characters.`,
        notes: `At most ${longestNotes} characters.`,
        seasons: 'Choose from these.',
        occasions: 'Choose from these.',
      },
    },
    onDone() {
      form.forget();
      onClose();
    },
    onProblem: (problem) => void forgetGone(problem),
  });
  const { values, faults } = form;
  return (
    <Sheet
      title="Edit look"
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
          <Button type="submit" form="edit-look" busy={form.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form {...form.props} id="edit-look" className={styles.form}>
        <DraftNotice isShown={form.cameBack} />
        <TextField
          {...form.text('title')}
          label="Title"
          maxLength={longestLookTitle}
          autoComplete="off"
        />
        <ChipChoice
          label="Occasions"
          options={itemOccasions}
          value={values.occasions}
          error={faults.occasions}
          onChange={(next) => form.change({ occasions: next })}
        />
        <ChipChoice
          label="Seasons"
          options={itemSeasons}
          value={values.seasons}
          error={faults.seasons}
          onChange={(next) => form.change({ seasons: next })}
        />
        <TextArea {...form.text('notes')} label="Notes" maxLength={longestNotes} />
      </form>
    </Sheet>
  );
}
