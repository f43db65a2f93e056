import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cardWindow } from '#api/cards.ts';
import { itemCards, itemNavigationQuery } from '#api/items.ts';
import { ItemTile } from '#components/item-tile.tsx';
import { TileSkeleton } from '#components/list/tile.tsx';
import { MoreButton } from '#components/more-button.tsx';
import { categoryGroupOf } from '#contract/rules/item-attributes.ts';
import { itemName } from '#contract/rules/item-name.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { Sheet } from '#ui/sheet.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import styles from './select-item-step.module.css';
import { useWizard } from './wizard-context.ts';

/** Chooses another piece of the same kind, which is as long as this one should be. */
export function LikePiece({
  item,
  onPick,
  onClose,
}: {
  item: ItemDetails;
  onPick(name: string): void;
  onClose(): void;
}) {
  const { me } = useWizard();
  const [shown, setShown] = useState(cardWindow);
  const group = categoryGroupOf(item.category);
  const list = useQuery(itemNavigationQuery(me.userId, { group: [group ?? 'none'] }));
  const ids = (list.data?.itemIds ?? []).filter((id) => id !== item.itemId);
  const { cards } = itemCards.useCards(me.userId, ids, 0, Math.min(shown, ids.length) - 1, {
    isAside: true,
  });
  return (
    <Sheet title="Like another of mine" onClose={onClose}>
      {list.isError && !list.data && (
        <ErrorCard title="Your pieces did not load" onRetry={() => void list.refetch()} />
      )}
      {list.data && ids.length === 0 && <p>You have no other piece of this kind.</p>}
      <ul className={styles.tiles}>
        {ids.slice(0, shown).map((itemId) => {
          const card = cards.get(itemId);
          const selection = { isChosen: false, onToggle: () => card && onPick(itemName(card)) };
          return (
            <li key={itemId}>
              {card ? (
                <ItemTile
                  card={card}
                  link={{ to: '', state: null, selection }}
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
    </Sheet>
  );
}
