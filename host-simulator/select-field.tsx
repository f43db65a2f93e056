import type { ReactNode } from 'react';
import styles from './select-field.module.css';

/** A choice of one among many: the browser's own list, in the simulator's look. */
export function SelectField({
  label,
  value,
  isMono,
  onChange,
  children,
}: {
  label: string;
  value: string;
  isMono?: boolean;
  onChange(value: string): void;
  children: ReactNode;
}) {
  return (
    <select
      className={`${styles.select} ${isMono ? styles.mono : ''}`}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {children}
    </select>
  );
}
