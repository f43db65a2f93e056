import type { ReactNode } from 'react';
import styles from './wizard-sum.module.css';

/** What is chosen, at the foot of a step: a quiet line and a strong one. */
export function WizardSum({
  note,
  isPrice = false,
  children,
}: {
  note: string;
  /** Set as prices are. */
  isPrice?: boolean;
  children: ReactNode;
}) {
  return (
    <p className={styles.sum} aria-live="polite">
      <span className={styles.note}>{note}</span>
      <span className={isPrice ? styles.price : styles.words}>{children}</span>
    </p>
  );
}
