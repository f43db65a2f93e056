import styles from './pin.module.css';

/** The colors of the heads; most are white. */
const heads = ['#fdfbfc', '#fdfbfc', '#7f95a8', '#fdfbfc', '#b3242f', '#5d1d4e'] as const;

/** A pin that holds a swatch: its head, and its needle that comes out of the cloth below. Decoration. */
export function Pin({
  at,
}: {
  /** The place of the swatch among others, which gives the pin its color and its slant. */ at: number;
}) {
  const head = heads[(at * 5 + Math.floor(at / 6)) % heads.length]!;
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
      <circle cx="5" cy="5" r="4.6" fill={head} className={styles.head} />
      <circle cx="3.6" cy="3.5" r="1.3" className={styles.gleam} />
    </svg>
  );
}
