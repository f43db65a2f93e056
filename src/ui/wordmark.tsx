import { Stitches } from './stitches.tsx';
import styles from './wordmark.module.css';

/** The name, with its four stitches. While the app starts they are sewn in a loop. */
export function Wordmark({
  size = 'bar',
  busy = false,
}: {
  size?: 'bar' | 'large';
  busy?: boolean;
}) {
  return (
    <span className={`${styles.mark} ${styles[size]}`}>
      <span className={styles.name}>Hem</span>
      <Stitches count={4} busy={busy} />
    </span>
  );
}
