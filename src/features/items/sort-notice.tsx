import { Tags } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import styles from './sort-notice.module.css';

/** How many pieces have no category yet. */
export function countUnsorted({
  all,
  group,
}: {
  all: number;
  group: Record<string, number>;
}): number {
  return all - Object.values(group).reduce((sum, count) => sum + count, 0);
}

/** Offers to say what the pieces are that came as photos alone. */
export function SortNotice({
  count,
  isInert,
  onSort,
}: {
  count: number;
  /** It only keeps its place, so that the list under it does not jump. */
  isInert: boolean;
  onSort(): void;
}) {
  return (
    <section className={styles.notice} aria-label="Pieces without a category" inert={isInert}>
      <Tags aria-hidden="true" />
      <p>{count === 1 ? 'One piece has' : `${count} pieces have`} no category yet. One tap each.</p>
      <Button kind="secondary" size="small" onClick={onSort}>
        Add categories
      </Button>
    </section>
  );
}
