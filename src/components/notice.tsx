import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** A word above a form: what is asked, or what went well. */
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
