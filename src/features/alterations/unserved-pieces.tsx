import { X } from 'lucide-react';
import { itemCards } from '#api/items.ts';
import { itemName } from '#contract/rules/item-name.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { dropItem } from './alterations-store.ts';
import styles from './unserved-pieces.module.css';

/** Pieces that were chosen and have no service: they are not in the order, and it is said. */
export function UnservedPieces({ owner, itemIds }: { owner: string; itemIds: readonly string[] }) {
  const { cards } = itemCards.useCards(owner, itemIds, 0, itemIds.length - 1, { isAside: true });
  return itemIds.map((itemId) => {
    const card = cards.get(itemId);
    if (!card) return null;
    const name = itemName(card);
    return (
      <section key={itemId} className={styles.piece} aria-label={name}>
        <p dir="auto">{name} has no service yet</p>
        <ButtonLink kind="secondary" size="small" to={paths.alterationServices(itemId)}>
          Choose
        </ButtonLink>
        <IconButton label={`Take out ${name}`} onClick={() => dropItem(itemId)}>
          <X aria-hidden="true" />
        </IconButton>
      </section>
    );
  });
}
