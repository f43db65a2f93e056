import { Pencil } from 'lucide-react';
import { type FormEvent, type ReactNode, useId } from 'react';
import { pieceCount } from '#lib/count-words.ts';
import { bringIntoView } from '#ui/bring-into-view.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Link } from '#ui/link.tsx';
import styles from './own-words.module.css';

/** What opens and closes the form of a row. */
export interface RowState {
  isOpen: boolean;
  onOpen(): void;
  onDone(): void;
}

/** A word of the owner's own, which leads to its pieces; and in its place the form that changes it. */
export function WordRow({
  name,
  note,
  pieces,
  to,
  text,
  most,
  merges,
  busy,
  error,
  isOpen,
  children,
  onOpen,
  onDone,
  onText,
  onSave,
  onDelete,
}: RowState & {
  name: string;
  note?: string | null;
  pieces: number;
  /** The list of its pieces. */
  to: string;
  /** The name in the form. */
  text: string;
  /** The most characters of a name. */
  most: number;
  /** What it would be merged with, in words; null where there is none of that name. */
  merges: string | null;
  busy: boolean;
  error?: string | undefined;
  /** More of the form. */
  children?: ReactNode;
  onText(text: string): void;
  onSave(): void;
  onDelete(): void;
}) {
  const id = useId();
  if (!isOpen) {
    return (
      <div className={styles.row}>
        <Link to={to} className={styles.word}>
          <b dir="auto">{name}</b>
          <span>{[note, pieceCount(pieces)].filter(Boolean).join(' · ')}</span>
        </Link>
        <IconButton label={`Change ${name}`} onClick={onOpen}>
          <Pencil aria-hidden="true" />
        </IconButton>
      </div>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) onSave();
  };
  return (
    <form ref={bringIntoView} className={styles.form} onSubmit={submit} aria-labelledby={id}>
      <h4 id={id} className="visually-hidden">{`Change ${name}`}</h4>
      <TextField
        label="Name"
        value={text}
        maxLength={most}
        autoComplete="off"
        // Opened by a press on its row.
        autoFocus
        error={error}
        hint={merges === null ? undefined : `There is one: ${merges}. The two become one.`}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      {children}
      <div className={styles.actions}>
        <Button kind="quiet" size="small" onClick={onDelete} disabled={busy} data-deletes="">
          Delete
        </Button>
        <Button kind="quiet" size="small" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" size="small" busy={busy} disabled={!text.trim()}>
          {merges === null ? 'Save' : 'Merge'}
        </Button>
      </div>
    </form>
  );
}
