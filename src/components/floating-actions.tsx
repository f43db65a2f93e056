import type { ReactNode } from 'react';
import styles from './floating-actions.module.css';

/** Buttons that float over the foot of a list, with a veil under them. */
export function FloatingActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.veil}>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
