import { Waiting } from '#ui/waiting.tsx';
import { Wordmark } from '#ui/wordmark.tsx';
import styles from './start-wait.module.css';

/** The wordmark sewing its stitches, in place of a spinner. */
export function StartWait() {
  return (
    <Waiting label="Opening Hem" className={styles.wait}>
      <Wordmark size="large" busy />
    </Waiting>
  );
}
