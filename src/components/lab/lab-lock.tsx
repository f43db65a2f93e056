import { Lock } from 'lucide-react';
import styles from './lab-lock.module.css';

/** Says that a piece is read with the membership. */
export function LabLock() {
  return (
    <span className={styles.lock}>
      <Lock aria-hidden="true" />
      With the Circle
    </span>
  );
}
