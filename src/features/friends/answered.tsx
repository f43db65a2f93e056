import { Check } from 'lucide-react';
import styles from './request-card.module.css';

/** What was answered, in the place of the buttons. */
export function Answered({ words }: { words: string }) {
  return (
    <p className={styles.answered} role="status" dir="auto">
      <Check aria-hidden="true" />
      {words}
    </p>
  );
}
