import { Check, CircleDashed, Minus, X } from 'lucide-react';
import type { SuiteLine } from './run-suite.ts';
import styles from './suite-lines.module.css';

const signs = { pass: Check, fail: X, skip: Minus, running: CircleDashed, waiting: CircleDashed };

/** The checks with what became of them. */
export function SuiteLines({ lines }: { lines: readonly SuiteLine[] }) {
  return (
    <ol className={styles.lines}>
      {lines.map(({ name, title, status, reason }) => {
        const Sign = signs[status];
        return (
          <li key={name} data-status={status}>
            <Sign size={16} strokeWidth={2.4} aria-hidden="true" />
            <span className={styles.words}>
              {title}
              {reason && <small>{reason}</small>}
            </span>
            <span className={styles.status}>{status.toUpperCase()}</span>
          </li>
        );
      })}
    </ol>
  );
}
