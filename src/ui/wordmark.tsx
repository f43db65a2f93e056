import { Stitches } from './stitches.tsx';
import styles from './wordmark.module.css';

/** The name, with its four stitches. */
export function Wordmark({ size = 'bar' }: { size?: 'bar' | 'large' }) {
  return (
    <span className={`${styles.mark} ${styles[size]}`}>
      <span className={styles.name}>Hem</span>
      <Stitches count={4} />
    </span>
  );
}
