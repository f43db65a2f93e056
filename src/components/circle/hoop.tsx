import { classes } from '#ui/classes.ts';
import styles from './hoop.module.css';
import drawing from './hoop.svg';

/** The embroidery hoop of the Circle; with `isSewn` the circle on it is sewn while one looks. */
export function Hoop({ isSewn = false }: { isSewn?: boolean }) {
  return (
    <span className={styles.hoop} aria-hidden="true">
      <img src={drawing} alt="" width="460" height="506" />
      <svg viewBox="0 0 460 506">
        <mask id="sewn">
          <circle
            className={classes(styles.thread, isSewn && styles.sewing)}
            cx="230"
            cy="270"
            r="160"
            pathLength="1"
          />
        </mask>
        <circle className={styles.stitches} cx="230" cy="270" r="160" mask="url(#sewn)" />
      </svg>
    </span>
  );
}
