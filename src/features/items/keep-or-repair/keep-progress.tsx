import styles from './keep-progress.module.css';

/** How far one is: a seam that is sewn as one goes, with the thread at its end. Decoration, over words. */
export function KeepProgress({ position, count }: { position: number; count: number }) {
  const share = count > 0 ? Math.min(1, position / count) : 0;
  return (
    <span
      className={styles.seam}
      style={{ '--share': share } as React.CSSProperties}
      aria-hidden="true"
    >
      <i />
      <b />
    </span>
  );
}
