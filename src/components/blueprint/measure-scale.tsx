import type { CSSProperties } from 'react';
import styles from './measure-scale.module.css';

/** The words for how far a measure goes to one of its ends. */
const degrees = ['', 'a little', 'fairly', 'very'] as const;

/** A measure between two ends, as a line of stitches with a button on it; its place is said to readers. */
export function MeasureScale({
  name,
  from,
  to,
  value,
}: {
  name: string;
  from: string;
  to: string;
  /** -1, at the first end, to 1. */
  value: number;
}) {
  const within = Math.max(-1, Math.min(1, value));
  const degree = degrees[Math.min(3, Math.ceil(Math.abs(within) * 3 - 0.3))];
  const said = degree ? `${degree} ${within < 0 ? from : to}` : `between ${from} and ${to}`;
  return (
    <div className={styles.scale}>
      <dt>{name}</dt>
      <dd>
        <span aria-hidden="true">{from}</span>
        <span
          className={styles.line}
          style={{ '--place': (within + 1) / 2 } as CSSProperties}
          aria-hidden="true"
        >
          <i />
        </span>
        <span aria-hidden="true">{to}</span>
        <span className="visually-hidden">{said}</span>
      </dd>
    </div>
  );
}
