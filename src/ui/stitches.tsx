import type { CSSProperties } from 'react';
import { classes } from './classes.ts';
import styles from './stitches.module.css';

/**
 * The running stitch: whole dashes of 7 with gaps of 5, never cut (docs/design/look.md, Space and
 * shape), which grow with the text that they stand under. It is decoration: words say the same.
 */
export function Stitches({
  count,
  busy = false,
  tone = 'accent',
}: {
  count: number;
  /** Runs along the line in a loop: something is on its way. */
  busy?: boolean;
  tone?: 'accent' | 'ink' | 'inherit';
}) {
  return (
    <span
      aria-hidden="true"
      className={classes(styles.line, styles[tone], busy && styles.busy)}
      style={{ '--count': count } as CSSProperties}
    >
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stitches are alike and never move
        <span key={index} style={{ '--place': index } as CSSProperties} />
      ))}
    </span>
  );
}
