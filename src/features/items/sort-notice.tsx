import { Tags } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import styles from './sort-notice.module.css';
import { useWaitingCuts } from './use-waiting-cuts.ts';

/**
 * Offers to choose categories for pieces that were added as photos: first to confirm those that were recognized, then to
 * say what the others are.
 */
export function SortNotice({
  owner,
  recognized,
  unsorted,
  isInert,
  onConfirm,
  onSort,
}: {
  owner: string;
  /** How many wait to be confirmed: of whose category their photo speaks. */
  recognized: number;
  /** How many have no category. */
  unsorted: number;
  /** Whether it cannot be pressed and only keeps its place, so that the list under it does not jump. */
  isInert: boolean;
  onConfirm(): void;
  onSort(): void;
}) {
  const waiting = useWaitingCuts(owner);
  const isFirst = recognized > 0;
  return (
    <section
      className={styles.notice}
      aria-label={isFirst ? 'Pieces that were recognized' : 'Pieces without a category'}
      inert={isInert}
    >
      <Tags aria-hidden="true" />
      <p>
        {isFirst
          ? `We have a guess for ${recognized === 1 ? 'one piece' : `${recognized} pieces`}.${waiting > 0 ? ` ${waiting} more on the way.` : ''}`
          : waiting > 0
            ? `${unsorted} without a category, ${waiting} being cut out.`
            : `${piecesAre(unsorted, 'has', 'have')} no category yet.`}
      </p>
      <Button kind="secondary" size="small" onClick={isFirst ? onConfirm : onSort}>
        {isFirst ? 'Check them' : 'Add categories'}
      </Button>
    </section>
  );
}

const piecesAre = (count: number, one: string, several: string) =>
  count === 1 ? `One piece ${one}` : `${count} pieces ${several}`;
