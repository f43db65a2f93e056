import styles from './chapter-stitches.module.css';

/** Four stitches for each chapter, sewn where its end was seen; the present one has a thread dot. Words say the same. */
export function ChapterStitches({
  count,
  read,
  present,
}: {
  count: number;
  /** Chapters whose end was seen: 0 is the first. */
  read: readonly number[];
  /** The one that is open; left out where none is. */
  present?: number;
}) {
  return (
    <span className={styles.line} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: chapters keep their order
          key={at}
          className={styles.chapter}
          data-sewn={read.includes(at) || undefined}
          data-present={at === present || undefined}
        >
          <i />
          <i />
          <i />
          <i />
        </span>
      ))}
    </span>
  );
}
