import type { CSSProperties } from 'react';
import styles from './gauge.module.css';

/** Dashes of a gauge; each is 2.5 percent. */
const dashes = 40;

/** A share as a line of stitches, with its name and percent over it. */
export function Gauge({
  label,
  words,
  percent,
  place = 0,
}: {
  label: string;
  /** The share, as it is said. */
  words: string;
  percent: number;
  /** Its place among others, which gives its color; 0 is the first. */
  place?: number;
}) {
  const sewn = Math.round((percent / 100) * dashes);
  return (
    <div className={styles.gauge} data-place={Math.min(place, 3)}>
      <span className={styles.label}>{label}</span>
      <span className={styles.percent}>{words}</span>
      <span className={styles.line} aria-hidden="true">
        {Array.from({ length: dashes }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stitches are alike and never move
          <i key={at} data-sewn={at < sewn || undefined} style={{ '--at': at } as CSSProperties} />
        ))}
      </span>
    </div>
  );
}
