import { filled } from './filled.ts';
import styles from './share-gauge.module.css';

/** Each dash is 2.5 % (docs/design/look.md, Data pictures). */
const dashes = 40;
const pitch = 7.2;
const dash = 3.6;

/** A share of 100 as a gauge of forty dashes, which is never drawn to another scale. */
export function ShareGauge({ part, whole }: { part: number; whole: number }) {
  const sewn = filled(part, whole, dashes);
  const lengthOf = (count: number) => (count - 1) * pitch + dash;
  const pattern = `${dash} ${pitch - dash}`;
  return (
    <svg
      className={styles.gauge}
      viewBox={`-2 0 ${lengthOf(dashes) + 4} 6`}
      aria-hidden="true"
      data-sewn={sewn}
    >
      <path className={styles.rest} d={`M0 3h${lengthOf(dashes)}`} strokeDasharray={pattern} />
      {sewn > 0 && (
        <path className={styles.part} d={`M0 3h${lengthOf(sewn)}`} strokeDasharray={pattern} />
      )}
    </svg>
  );
}
