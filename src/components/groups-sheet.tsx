import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useGroups } from '#api/groups.ts';
import { maxGroupName, maxGroups } from '#contract/rules/groups.ts';
import type { Groups } from '#lib/groups.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { showUndo } from '#ui/toasts.ts';
import styles from './group-sheet.module.css';

/** Makes, renames and removes the user's groups of one list. What is in a group stays. */
export function GroupsSheet({
  groups,
  many,
  onClose,
}: {
  groups: Groups;
  /** What is in them: `outfits`. */
  many: string;
  onClose(): void;
}) {
  const list = useGroups(groups);
  const [name, setName] = useState('');
  const make = (event: FormEvent) => {
    event.preventDefault();
    const said = name.trim();
    if (said) groups.make(said, []);
    setName('');
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
        <Button type="submit" form="new-group" disabled={!name.trim() || list.length >= maxGroups}>
          Create group
        </Button>
      }
    >
      {list.map((group) => (
        <div key={group.id} className={styles.row}>
          <TextField
            label={`Name of ${group.name}`}
            defaultValue={group.name}
            maxLength={maxGroupName}
            onBlur={({ currentTarget: { value } }) => {
              if (value.trim()) groups.rename(group.id, value);
            }}
          />
          <IconButton label={`Remove ${group.name}`} onClick={() => remove(group.id)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <form id="new-group" className={styles.form} onSubmit={make}>
        <TextField
          label="New group"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          maxLength={maxGroupName}
          autoComplete="off"
          placeholder="Work, Weekend, Lisbon"
        />
      </form>
      <p className={styles.note}>Select {many} in the list to put them into a group.</p>
    </Sheet>
  );
}
