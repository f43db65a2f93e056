import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import styles from './delete-all.module.css';

/**
 * Deletes all of something, once one is sure. What takes the question back stands where the first tap was, and what
 * deletes where the note stood: nothing moves, so that a double tap deletes nothing.
 */
export function DeleteAll({
  label,
  sureLabel,
  note,
  isBusy,
  isOff = false,
  onDelete,
}: {
  label: string;
  /** What is pressed once one is sure. */
  sureLabel: string;
  /** What is deleted, and what is not. */
  note: string;
  isBusy: boolean;
  /** Whether there is nothing to delete. */
  isOff?: boolean;
  onDelete(): void;
}) {
  const [isAsked, setAsked] = useState(false);
  const isSure = isAsked && !isOff;
  return (
    <div className={styles.rows}>
      <Button
        kind={isSure ? 'secondary' : 'danger'}
        wide
        disabled={isOff}
        onClick={() => setAsked(!isSure)}
      >
        {isSure ? 'Keep it' : label}
      </Button>
      {isSure ? (
        <Button kind="danger" wide busy={isBusy} onClick={onDelete}>
          {sureLabel}
        </Button>
      ) : (
        <p>{note}</p>
      )}
    </div>
  );
}
