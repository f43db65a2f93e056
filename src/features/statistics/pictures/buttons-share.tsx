import { classes } from '#ui/classes.ts';
import styles from './buttons-share.module.css';
import { filled } from './filled.ts';

const buttons = 20;

/** A share as twenty buttons, as many of them sewn on as its part; a small one has one, and only all have all. */
export function ButtonsShare({ part, whole }: { part: number; whole: number }) {
  const sewn = filled(part, whole, buttons);
  return (
    <div className={styles.buttons} aria-hidden="true" data-sewn={sewn}>
      {Array.from({ length: buttons }, (_, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: buttons are alike and never move
          key={index}
          className={classes(styles.button, index < sewn && styles.sewn)}
          viewBox="0 0 24 24"
        >
          <circle className={styles.disc} cx="12" cy="12" r="10.6" />
          <circle className={styles.rim} cx="12" cy="12" r="7.4" />
          <path className={styles.holes} d="M9.6 9.6h.01M14.4 9.6h.01M9.6 14.4h.01M14.4 14.4h.01" />
        </svg>
      ))}
    </div>
  );
}
