import { Check, X } from 'lucide-react';
import { Board } from '#components/board/board.tsx';
import { layOut } from '#components/board/lay-out.ts';
import { itemName } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { LolaBoard } from '#contract/schemas/lola.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { drawnLayers } from './drawn-layers.ts';
import styles from './suggested-screen.module.css';

/** An outfit for today, with the first reason for it, which is opened, kept or passed on. */
export function SuggestedBoard({
  board,
  cards,
  onOpen,
  onKeep,
  onPass,
}: {
  board: LolaBoard;
  cards: ReadonlyMap<string, ItemCard>;
  onOpen(): void;
  onKeep(): void;
  onPass(): void;
}) {
  const pieces = board.itemIds.flatMap((id) => cards.get(id) ?? []);
  const names = pieces.map(itemName).join(', ');
  // The row says the occasion already.
  const first = board.reasons.find(({ isFor, part }) => isFor && part !== 'occasion');
  return (
    <li>
      <button
        type="button"
        className={styles.open}
        aria-label={`Outfit: ${names}`}
        onClick={onOpen}
      >
        <Board background="paper" layers={drawnLayers(layOut(pieces), cards)} widthPx={220} />
      </button>
      <div className={styles.foot}>
        <span>{first?.words}</span>
        <IconButton label={`Pass on ${names}`} onClick={onPass}>
          <X aria-hidden="true" />
        </IconButton>
        <IconButton label={`Keep ${names}`} onClick={onKeep}>
          <Check aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
