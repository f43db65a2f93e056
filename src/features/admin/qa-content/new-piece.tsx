import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { lengthWords } from './length-words.ts';
import styles from './new-piece.module.css';

const kinds = [
  { value: 'classes', label: 'Class' },
  { value: 'reports', label: 'Report' },
  { value: 'tips', label: 'Collage tip' },
];

/** Most characters of a title (docs/design/product-rules.md, Style Lab). */
const longestTitle = 28;

/** Makes the place of a new piece of the Style Lab: its kind, and a name that makes its address. */
export function NewPiece({
  taken,
  onMake,
}: {
  /** The places that there are. */
  taken: ReadonlySet<string>;
  /** `name` is as it was typed. */
  onMake(slot: string, name: string): void;
}) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLSpanElement>(null);
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus());
  };
  if (isOpen)
    return <Form taken={taken} onMake={onMake} onClose={close} onMade={() => setOpen(false)} />;
  return (
    <span ref={opener} className={styles.opener}>
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        New piece
      </Button>
    </span>
  );
}

function Form({
  taken,
  onMake,
  onClose,
  onMade,
}: Parameters<typeof NewPiece>[0] & { onClose(): void; onMade(): void }) {
  const [room, setRoom] = useState('classes');
  const [name, setName] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const said = name.trim().replaceAll(/\s+/g, ' ');
  const id = said
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  const isTaken = kinds.some(({ value }) => taken.has(`lab/${value}/${id}`));
  const length = lengthWords(said, longestTitle);
  const isReady = id !== '' && !isTaken && !length.error && room !== '';
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        onMade();
        onMake(`lab/${room}/${id}`, said);
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
        value={name}
        error={isTaken ? 'A piece has this name already.' : length.error}
        hint={id ? `${length.hint} Its address: /style-lab/${id}` : length.hint}
        onChange={(event) => setName(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button kind="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
        <Button size="small" type="submit" disabled={!isReady}>
          Write it
        </Button>
      </div>
    </form>
  );
}
