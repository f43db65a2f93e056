import { useQuery } from '@tanstack/react-query';
import { lolaSwapsQuery } from '#api/lola.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import { itemName } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { LolaAsked, LolaBoard } from '#contract/schemas/lola.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { bringIntoView } from '#ui/bring-into-view.ts';
import { ErrorCard } from '#ui/state-card.tsx';
import { Stitches } from '#ui/stitches.tsx';
import { Waiting } from '#ui/waiting.tsx';
import styles from './board-detail.module.css';
import { useSilence } from './use-silence.ts';

/** Most pieces that are locked at once (contract/schemas/lola.ts). */
const mostLocked = 12;

/** How many others are offered for a piece at once. */
const swapsShown = 6;

/** Others for one piece; the rest stays. */
export function Swaps({
  owner,
  asked,
  board,
  piece,
  lockedIds,
  onSwap,
}: {
  owner: string;
  asked: LolaAsked;
  board: LolaBoard;
  piece: ItemCard;
  lockedIds: readonly string[];
  onSwap(board: LolaBoard, card: ItemCard): void;
}) {
  const silence = useSilence();
  const { data, isError, refetch } = useQuery(
    lolaSwapsQuery(owner, {
      asked: { ...asked, lockedIds: lockedIds.slice(0, mostLocked) },
      itemIds: board.itemIds,
      itemId: piece.itemId,
      today: todayIs(),
    }),
  );
  if (isError && !data) {
    return <ErrorCard title={silence} text="" onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Waiting label="Looking for others" className={styles.wait}>
        <Stitches count={7} busy />
      </Waiting>
    );
  }
  const found = new Map(data.items.map((card) => [card.itemId, card]));
  return (
    <div ref={bringIntoView} className={styles.swaps}>
      <p className={styles.swapHead}>
        <strong>Swap {itemName(piece)}</strong>
        <span>The rest stays</span>
      </p>
      {data.swaps.length === 0 ? (
        <p className={styles.none}>Nothing else of yours fits here.</p>
      ) : (
        <ul>
          {data.swaps.slice(0, swapsShown).flatMap(({ itemId, board: next }) => {
            const card = found.get(itemId);
            if (!card) return [];
            return (
              <li key={itemId}>
                <button type="button" onClick={() => onSwap(next, card)}>
                  <span className={styles.swapPicture}>
                    <ItemPicture image={card.image} alt="" sizes="110px" inset="small" />
                  </span>
                  <span className={styles.swapName} dir="auto">
                    {itemName(card)}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
