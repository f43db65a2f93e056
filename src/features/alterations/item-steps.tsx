import { Plus } from 'lucide-react';
import { itemCards } from '#api/items.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import { describeItem } from '#components/item-tile.tsx';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import styles from './item-steps.module.css';

/** The chosen pieces side by side: each leads to its services, and the last place to more pieces. */
export function ItemSteps({
  owner,
  itemIds,
  present,
}: {
  owner: string;
  itemIds: readonly string[];
  present: string;
}) {
  const { cards } = itemCards.useCards(owner, itemIds, 0, itemIds.length - 1, { isAside: true });
  return (
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
  );
}
