import type { FormEvent } from 'react';
import type { Groups } from '#api/groups.ts';
import { useGroups } from '#api/groups.ts';
import { maxGroupName, maxGroups } from '#contract/rules/groups.ts';
import { useScope } from '#lib/scope.ts';
import { useDraft } from '#lib/use-draft.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { TextField } from '#ui/field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { showToast } from '#ui/toasts.ts';
import { DraftNotice } from './draft-notice.tsx';
import { groupDraft } from './group-draft.ts';
import styles from './group-sheet.module.css';

/** Puts things of a list into a group of the user's own, or makes one of them. */
export function GroupSheet({
  groups,
  chosen,
  words,
  onClose,
  onDone,
}: {
  groups: Groups;
  /** Their ids. */
  chosen: readonly string[];
  /** All of them: `3 outfits`. */
  words: string;
  onClose(): void;
  onDone?(): void;
}) {
  const list = useGroups(groups);
  const draft = useDraft({ kind: groupDraft, userId: useScope().owner, id: groups.noun });
  const { name = '' } = draft.changes;
  const isFull = list.length >= maxGroups;
  const isIn = (ids: readonly string[]) =>
    chosen.length > 0 && chosen.every((id) => ids.includes(id));
  const leave = (title: string) => {
    showToast({ title });
    onDone?.();
    onClose();
  };
  const make = (event: FormEvent) => {
    event.preventDefault();
    const said = name.trim();
    if (!said) return;
    const same = list.find((group) => group.name.toLowerCase() === said.toLowerCase());
    if (same) groups.add(same.id, chosen);
    else groups.make(said, chosen);
    draft.forget();
    leave(`${words} in ${same?.name ?? said}`);
  };
  return (
    <Sheet
      title="Group"
      onClose={onClose}
      foot={
        <>
          {name !== '' && (
            <Button kind="secondary" onClick={draft.forget}>
              Discard
            </Button>
          )}
          <Button type="submit" form="new-group" disabled={!name.trim() || isFull}>
            Create group
          </Button>
        </>
      }
    >
      {list.length > 0 && (
        <fieldset className={styles.groups}>
          <legend className="visually-hidden">Your groups</legend>
          {list.map(({ id, name: label, ids }) => (
            <Chip
              key={id}
              chosen={isIn(ids)}
              onClick={() => {
                if (isIn(ids)) {
                  groups.takeOut(id, chosen);
                  return;
                }
                groups.add(id, chosen);
                leave(`${words} in ${label}`);
              }}
            >
              {label}
            </Chip>
          ))}
        </fieldset>
      )}
      <form id="new-group" className={styles.form} onSubmit={make}>
        <DraftNotice isShown={draft.cameBack} />
        <TextField
          label="New group"
          value={name}
          onChange={(event) => draft.change({ name: event.currentTarget.value })}
          maxLength={maxGroupName}
          autoComplete="off"
          placeholder="Work, Weekend, Lisbon"
        />
        {isFull && <p>There are {maxGroups} groups, as many as there may be.</p>}
      </form>
    </Sheet>
  );
}
