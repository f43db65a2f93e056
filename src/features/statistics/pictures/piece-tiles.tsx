import { ItemPicture } from '#components/item-picture.tsx';
import { describeItem } from '#components/item-tile.tsx';
import { itemName } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import styles from './piece-tiles.module.css';

/** Pieces side by side, each leading to itself; under each what is said of it and its name, or nothing. */
export function PieceTiles({
  pieces,
  columns,
}: {
  pieces: readonly { item: ItemCard; fact?: string }[];
  columns: 3 | 4;
}) {
  return (
    <ul className={styles.tiles} data-columns={columns}>
      {pieces.slice(0, columns).map(({ item, fact }) => (
        <li key={item.itemId}>
          <Link
            to={paths.item(item.itemId)}
            className={styles.tile}
            aria-label={fact === undefined ? describeItem(item) : undefined}
          >
            <span className={styles.picture}>
              <ItemPicture image={item.image} alt="" sizes="130px" inset="medium" />
            </span>
            {fact !== undefined && (
              <>
                <span className={styles.fact}>{fact}</span>
                <span className={styles.name} dir="auto">
                  {itemName(item)}
                </span>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
