import type { ReactNode } from 'react';
import styles from './wizard-sum.module.css';

/** The sum of what is chosen, at the foot of a step: a quiet line and a strong one. */
export function WizardSum({
  note,
  isPrice = false,
  more,
  children,
}: {
  note: string;
  /** Set as prices are. */
  isPrice?: boolean;
  /** The addition to the strong line that is no part of it yet. */
  more?: string | undefined;
  children: ReactNode;
}) {
  return (
    <p className={styles.sum} aria-live="polite">
      <span className={styles.note}>{note}</span>
      <span className={isPrice ? styles.price : styles.words}>
        {children}
        {more && <span className={styles.more}> {more}</span>}
      </span>
    </p>
  );
}
