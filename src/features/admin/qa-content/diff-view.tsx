import { diffLines } from 'diff';
import styles from './diff-view.module.css';

/** What a text changes of another, line by line. */
export function DiffView({ before, after }: { before: string; after: string }) {
  const parts = diffLines(before, after);
  if (parts.every(({ added, removed }) => !added && !removed)) {
    return <p className={styles.same}>Nothing is changed.</p>;
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard has to reach it
    <section className={styles.diff} tabIndex={0} aria-label="What is changed">
      {parts.map(({ value, added, removed }, at) => {
        const Tag = added ? 'ins' : removed ? 'del' : 'span';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one comparison keep their order
          <Tag key={at}>{value}</Tag>
        );
      })}
    </section>
  );
}
