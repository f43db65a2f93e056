import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** A line above a form: what is asked for, or what has succeeded. */
export function Notice({
  tone = 'notice',
  children,
}: {
  tone?: 'notice' | 'success';
  children: ReactNode;
}) {
  return (
    <p className={`${styles.words} ${styles[tone]}`} role="status">
      {children}
    </p>
  );
}
