import styles from './pin.module.css';

/** How many kinds of pins there are, by the color of their heads. */
const kinds = 6;

/** A pin that holds a swatch: its head, and its needle that comes out of the cloth below. Decoration. */
export function Pin({
  at,
}: {
  /** The place of the swatch among others, from 0, which gives the pin its color and its slant. */
  at: number;
}) {
  const kind = (at * 5 + Math.floor(at / 6)) % kinds;
  const slant = ((at * 29) % 17) - 8;
  return (
    <svg
      className={styles.pin}
      viewBox="0 0 16 26"
      style={{ rotate: `${slant}deg` }}
      aria-hidden="true"
    >
      <path d="M6.5 7 13.5 25" className={styles.shadow} />
      <path d="M5.5 6 11.5 22" className={styles.needle} />
      <path d="M5.1 6.2 10.8 21.4" className={styles.shine} />
      <circle cx="5" cy="5" r="4.6" className={styles.head} data-kind={kind} />
      <circle cx="3.6" cy="3.5" r="1.3" className={styles.gleam} />
    </svg>
  );
}
