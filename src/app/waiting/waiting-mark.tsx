import { CircleAlert, CloudOff } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { waiting } from '#lib/waiting.ts';
import styles from './waiting-mark.module.css';
import { waitingWords } from './waiting-words.ts';

/** The quiet mark in the top bar that says how much waits, and opens the list of it. */
export function WaitingMark() {
  const { changes, photos, refused } = useSnapshot(waiting);
  const count = changes + photos;
  const words = waitingWords(count, refused);
  return (
    <button
      type="button"
      className={styles.mark}
      aria-label={words}
      title={words}
      onClick={() => {
        waiting.isOpen = true;
      }}
    >
      {count > refused ? <CloudOff aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
      <span aria-hidden="true">{count}</span>
    </button>
  );
}
