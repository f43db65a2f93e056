import { classes } from '#ui/classes.ts';
import styles from './walk-progress.module.css';

/** Up to so many each have a stitch of their own; of more, a stitch stands for several. */
const mostStitches = 20;

/** How far one is: a stitch for each cut-out, sewn once it is settled. Decoration, over words. */
export function WalkProgress({ position, count }: { position: number; count: number }) {
  const stitches = Math.min(mostStitches, count);
  const present = Math.floor((position * stitches) / Math.max(1, count));
  return (
    <span className={styles.line} aria-hidden="true">
      {Array.from({ length: stitches }, (_, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: stitches are alike and never move
          key={index}
          className={classes(index < present && styles.sewn, index === present && styles.present)}
        />
      ))}
    </span>
  );
}
