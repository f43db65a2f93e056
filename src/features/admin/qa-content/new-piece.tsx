import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import styles from './new-piece.module.css';

const kinds = [
  { value: 'classes', label: 'Class' },
  { value: 'reports', label: 'Report' },
  { value: 'tips', label: 'Collage tip' },
];

/** Makes the place of a new piece of the Style Lab: its kind, and a name that makes its address. */
export function NewPiece({
  taken,
  onMake,
}: {
  /** The places that there are. */
  taken: ReadonlySet<string>;
  onMake(slot: string): void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [room, setRoom] = useState('classes');
  const [name, setName] = useState('');
  const id = name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  const isTaken = kinds.some(({ value }) => taken.has(`lab/${value}/${id}`));
  if (!isOpen) {
    return (
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        New piece
      </Button>
    );
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (id && !isTaken && room) onMake(`lab/${room}/${id}`);
      }}
    >
      <SelectField
        label="Kind"
        options={kinds}
        value={room}
        onChange={(event) => setRoom(event.target.value)}
      />
      <TextField
        label="Name"
        maxLength={60}
        value={name}
        error={isTaken ? 'A piece has this name already.' : undefined}
        hint={id && `Its address: /style-lab/${id}`}
        onChange={(event) => setName(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button kind="quiet" size="small" onClick={() => setOpen(false)}>
          Cancel
        </Button>
        <Button size="small" type="submit" disabled={!id || isTaken || !room}>
          Write it
        </Button>
      </div>
    </form>
  );
}
