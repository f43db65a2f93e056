import type { ReactNode } from 'react';
import styles from './woven-label.module.css';

/** A small woven tag with dotted ends: condition, season, size, price. Not a button. */
export function WovenLabel({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'thread' | 'ink';
  children: ReactNode;
}) {
  return <span className={`${styles.label} ${styles[tone]}`}>{children}</span>;
}
