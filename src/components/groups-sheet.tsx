import { Trash2 } from 'lucide-react';
import type { FormEvent } from 'react';
import type { Group, Groups } from '#api/groups.ts';
import { useGroups } from '#api/groups.ts';
import { maxGroupName, maxGroups } from '#contract/rules/groups.ts';
import { useScope } from '#lib/scope.ts';
import { useDraft } from '#lib/use-draft.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { showUndo } from '#ui/toasts.ts';
import { DraftNotice } from './draft-notice.tsx';
import { groupDraft } from './group-draft.ts';
import styles from './group-sheet.module.css';

/** Makes, renames and removes the user's groups of one list. What is in a group stays. */
export function GroupsSheet({
  groups,
  many,
  onClose,
}: {
  groups: Groups;
  /** The word for the things in them: `outfits`. */
  many: string;
  onClose(): void;
}) {
  const list = useGroups(groups);
  const { owner } = useScope();
  const draft = useDraft({ kind: groupDraft, userId: owner, id: groups.noun });
  const { name = '' } = draft.changes;
  const make = (event: FormEvent) => {
    event.preventDefault();
    const said = name.trim();
    if (said) groups.make(said, []);
    draft.forget();
  };
  const remove = (id: string) => {
    const group = list.find((one) => one.id === id);
    groups.remove(id);
    if (group) showUndo(`Group ${group.name} removed`, () => groups.make(group.name, group.ids));
  };
  return (
    <Sheet
      title="Your groups"
      onClose={onClose}
      isRoute
      foot={
        <>
          {name !== '' && (
            <Button kind="secondary" onClick={draft.forget}>
              Discard
            </Button>
          )}
          <Button
            type="submit"
            form="new-group"
            disabled={!name.trim() || list.length >= maxGroups}
          >
            Create group
          </Button>
        </>
      }
    >
      {list.map((group) => (
        <div key={group.id} className={styles.row}>
          <GroupName
            owner={owner}
            group={group}
            onRename={(next) => groups.rename(group.id, next)}
          />
          <IconButton label={`Remove ${group.name}`} onClick={() => remove(group.id)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      ))}
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
      </form>
      <p className={styles.note}>Select {many} in the list to put them into a group.</p>
    </Sheet>
  );
}

/** A group's name, which is kept once one leaves it. */
function GroupName({
  owner,
  group: { id, name },
  onRename,
}: {
  owner: string;
  group: Group;
  onRename(name: string): void;
}) {
  const draft = useDraft({ kind: groupDraft, userId: owner, id });
  return (
    <TextField
      label={`Name of ${name}`}
      value={draft.changes.name ?? name}
      maxLength={maxGroupName}
      hint={draft.cameBack && 'Not saved yet. It is once you leave this field.'}
      onChange={(event) => draft.change({ name: event.currentTarget.value })}
      onBlur={({ currentTarget: { value } }) => {
        if (value.trim()) onRename(value);
        draft.forget();
      }}
    />
  );
}
