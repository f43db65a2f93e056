import { Plus, X } from 'lucide-react';
import { itemCards } from '#api/items.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import { describeItem } from '#components/item-tile.tsx';
import { itemName } from '#contract/rules/item-name.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import styles from './item-steps.module.css';

/**
 * The chosen pieces side by side: each leads to its services, the last place to more pieces. The present one can
 * be taken out.
 */
export function ItemSteps({
  owner,
  itemIds,
  present,
  onTakeOut,
}: {
  owner: string;
  itemIds: readonly string[];
  present: string;
  /** The present piece is to be chosen no more. */
  onTakeOut(): void;
}) {
  const { cards } = itemCards.useCards(owner, itemIds, 0, itemIds.length - 1, { isAside: true });
  const here = cards.get(present);
  return (
    <div className={styles.around}>
      <nav className={styles.row} aria-label="Chosen pieces">
        {itemIds.map((itemId) => {
          const card = cards.get(itemId);
          return (
            <Link
              key={itemId}
              to={paths.alterationServices(itemId)}
              replace
              className={styles.item}
              aria-label={card ? describeItem(card) : 'A piece'}
              aria-current={itemId === present ? 'step' : undefined}
            >
              <ItemPicture image={card?.image ?? null} alt="" sizes="48px" inset="small" />
            </Link>
          );
        })}
        <Link to={paths.alterations()} className={styles.item} aria-label="Add another piece">
          <Plus aria-hidden="true" />
        </Link>
      </nav>
      <button
        type="button"
        className={styles.out}
        aria-label={here ? `Take out ${itemName(here)}` : 'Take out this piece'}
        onClick={onTakeOut}
      >
        <X aria-hidden="true" />
        Take out
      </button>
    </div>
  );
}
