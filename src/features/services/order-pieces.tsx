import type { ReactNode } from 'react';
import { ItemPicture } from '#components/item-picture.tsx';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import styles from './order-pieces.module.css';
import { namesOf, type OrderPiece } from './order-words.ts';

/** The garments of an order, each with what is done to it. */
export function OrderPieces({
  pieces,
  hasLinks = false,
  children,
}: {
  pieces: readonly OrderPiece[];
  /** Each leads to its page, while it is there. */
  hasLinks?: boolean;
  /** The part under the services of the last one. */
  children?: ReactNode;
}) {
  return (
    <ul className={styles.pieces}>
      {pieces.map(({ key, card, name, lines }, index) => {
        const row = (
          <>
            <span className={styles.picture}>
              <ItemPicture image={card?.image ?? null} alt="" sizes="60px" inset="small" />
            </span>
            <span className={styles.words}>
              <span className={styles.name} dir="auto">
                {name}
              </span>
              <span>{namesOf(lines)}</span>
              {index === pieces.length - 1 && children}
            </span>
          </>
        );
        return (
          <li key={key}>
            {hasLinks && card ? (
              <Link to={paths.item(card.itemId)} className={styles.row}>
                {row}
              </Link>
            ) : (
              <span className={styles.row}>{row}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
