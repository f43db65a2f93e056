import type { CSSProperties } from 'react';
import styles from './sewn-share.module.css';

/** A line of stitches across its place, of which the first ones are sewn. Decoration: words say the same. */
export function SewnShare({ sewn, of }: { sewn: number; of: number }) {
  return (
    <span aria-hidden="true" className={styles.line} style={{ '--of': of } as CSSProperties}>
      {Array.from({ length: of }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stitches are alike and never move
        <span key={at} data-sewn={at < sewn || undefined} />
      ))}
    </span>
  );
}
