import type { ReactNode } from 'react';
import styles from './setting-row.module.css';

/** A setting: what it is, a line in mono about it, and its control at the right. */
export function SettingRow({
  title,
  note,
  children,
}: {
  title: string;
  note: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <div className={styles.title}>{title}</div>
        <div className={styles.note}>{note}</div>
      </div>
      {children}
    </div>
  );
}
