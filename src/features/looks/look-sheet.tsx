import { type FormEvent, useState } from 'react';
import { useSaveLook } from '#api/looks.ts';
import { itemOccasions, itemSeasons } from '#contract/rules/item-attributes.ts';
import { longestLookTitle } from '#contract/rules/looks.ts';
import type { LookDetails } from '#contract/schemas/look.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import styles from './look-sheet.module.css';
import { useForgetGone } from './use-forget-gone.ts';

/** What is said of a look: its name, what it is for, notes. */
export function LookSheet({ look, onClose }: { look: LookDetails; onClose(): void }) {
  const { ownerId: owner, lookId, revision } = look;
  const [title, setTitle] = useState(look.title ?? '');
  const [notes, setNotes] = useState(look.notes ?? '');
  const [seasons, setSeasons] = useState(look.seasons);
  const [occasions, setOccasions] = useState(look.occasions);
  const save = useSaveLook({
    onError: useForgetGone(owner),
    onSuccess: onClose,
  });
  const toggle = <Value,>(list: Value[], value: Value) =>
    list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const changes = {
      title: title.trim() || null,
      notes: notes.trim() || null,
      seasons,
      occasions,
    };
    save.mutate({ owner, lookId, changes, baseRevision: revision });
  };
  return (
    <Sheet
      title="Edit look"
      onClose={onClose}
      isRoute
      foot={
        <Button type="submit" form="edit-look" busy={save.isPending}>
          Save
        </Button>
      }
    >
      <form id="edit-look" className={styles.form} onSubmit={submit}>
        <TextField
          label="Title"
          value={title}
          maxLength={longestLookTitle}
          autoComplete="off"
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <fieldset className={styles.chips}>
          <legend>Occasions</legend>
          {itemOccasions.map((one) => (
            <Chip
              key={one}
              chosen={occasions.includes(one)}
              onClick={() => setOccasions(toggle(occasions, one))}
            >
              {one}
            </Chip>
          ))}
        </fieldset>
        <fieldset className={styles.chips}>
          <legend>Seasons</legend>
          {itemSeasons.map((one) => (
            <Chip
              key={one}
              chosen={seasons.includes(one)}
              onClick={() => setSeasons(toggle(seasons, one))}
            >
              {one}
            </Chip>
          ))}
        </fieldset>
        <TextArea
          label="Notes"
          value={notes}
          maxLength={2000}
          onChange={(event) => setNotes(event.currentTarget.value)}
        />
      </form>
    </Sheet>
  );
}
