import { CloudOff } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { waiting } from '#lib/waiting.ts';
import styles from './waiting-mark.module.css';
import { waitingWords } from './waiting-words.ts';

/** The quiet mark in the top bar that says how much waits, and opens the list of it. */
export function WaitingMark() {
  const { changes, photos } = useSnapshot(waiting);
  const count = changes + photos;
  return (
    <button
      type="button"
      className={styles.mark}
      aria-label={waitingWords(count)}
      title={waitingWords(count)}
      onClick={() => {
        waiting.isOpen = true;
      }}
    >
      <CloudOff aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
    </button>
  );
}
