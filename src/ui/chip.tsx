import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './chip.module.css';

/** A choice that is on or off, or else a button: 36 px high inside a 44 px target. */
export function Chip({
  chosen,
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { chosen?: boolean; children: ReactNode }) {
  return (
    <button type="button" {...rest} className={styles.target} aria-pressed={chosen}>
      <span className={styles.chip}>{children}</span>
    </button>
  );
}
