import { classes } from '#ui/classes.ts';
import styles from './sort-progress.module.css';

const stitches = 28;

/** How far one is through a number of pieces: stitches, the present one a dot. Decoration, under words. */
export function SortProgress({ position, count }: { position: number; count: number }) {
  const present = Math.floor((position * stitches) / count);
  return (
    <span className={styles.line} aria-hidden="true">
      {Array.from({ length: stitches }, (_, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: stitches are alike and never move
          key={index}
          className={classes(index < present && styles.done, index === present && styles.present)}
        />
      ))}
    </span>
  );
}
