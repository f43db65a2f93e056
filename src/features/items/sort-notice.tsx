import { useQuery } from '@tanstack/react-query';
import { Tags } from 'lucide-react';
import { cutoutProgressQuery } from '#api/items.ts';
import { Button } from '#ui/button.tsx';
import styles from './sort-notice.module.css';

/** Offers to choose categories for pieces that were added as photos. */
export function SortNotice({
  owner,
  count,
  isInert,
  onSort,
}: {
  owner: string;
  count: number;
  /** It cannot be pressed and only keeps its place, so that the list under it does not jump. */
  isInert: boolean;
  onSort(): void;
}) {
  const { data } = useQuery(cutoutProgressQuery(owner));
  const waiting = data?.waitingCount ?? 0;
  return (
    <section className={styles.notice} aria-label="Pieces without a category" inert={isInert}>
      <Tags aria-hidden="true" />
      <p>
        {waiting > 0
          ? `${count} without a category, ${waiting} being cut out.`
          : `${count === 1 ? 'One piece has' : `${count} pieces have`} no category yet.`}
      </p>
      <Button kind="secondary" size="small" onClick={onSort}>
        Add categories
      </Button>
    </section>
  );
}
