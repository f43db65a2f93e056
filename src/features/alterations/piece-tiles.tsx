import { useState } from 'react';
import { cardWindow } from '#api/cards.ts';
import { itemCards } from '#api/items.ts';
import { ItemTile } from '#components/item-tile.tsx';
import { TileSkeleton } from '#components/list/tile.tsx';
import { MoreButton } from '#components/more-button.tsx';
import type { ItemCard } from '#contract/schemas/item.ts';
import { ErrorCard } from '#ui/state-card.tsx';
import styles from './select-item-step.module.css';

/** Pieces to choose from, a window of them at first. */
export function PieceTiles({
  owner,
  ids,
  isChosen,
  onPress,
}: {
  owner: string;
  ids: readonly string[];
  isChosen(itemId: string): boolean;
  onPress(itemId: string, card: ItemCard): void;
}) {
  const [shown, setShown] = useState(cardWindow);
  const last = Math.min(shown, ids.length) - 1;
  const { cards, isError, retry } = itemCards.useCards(owner, ids, 0, last);
  return (
    <>
      {isError && <ErrorCard title="Your pieces did not load" onRetry={retry} />}
      <ul className={styles.tiles}>
        {ids.slice(0, shown).map((itemId) => {
          const card = cards.get(itemId);
          return (
            <li key={itemId}>
              {card ? (
                <ItemTile
                  card={card}
                  link={{
                    to: '',
                    state: null,
                    selection: {
                      isChosen: isChosen(itemId),
                      onToggle: () => onPress(itemId, card),
                    },
                  }}
                  perRow={2}
                  lines={2}
                  isEager={false}
                />
              ) : (
                <TileSkeleton perRow={2} lines={2} />
              )}
            </li>
          );
        })}
      </ul>
      <MoreButton shown={shown} count={ids.length} onMore={setShown} />
    </>
  );
}
