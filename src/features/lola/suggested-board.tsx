import { Check, X } from 'lucide-react';
import { layOut } from '#components/board/lay-out.ts';
import { itemName, listNames } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { LolaBoard } from '#contract/schemas/lola.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { BoardPicture } from './board-picture.tsx';
import styles from './suggested-screen.module.css';

/** The outcome of a suggestion while one looks at it. */
export type Settled = 'kept' | 'passed' | 'failed';

const settledWords: Record<Settled, string> = {
  kept: 'Saved to Outfits',
  passed: 'Passed on',
  failed: 'That did not go through',
};

/**
 * An outfit for today, with the first reason for it, which is opened, kept or passed on. Once it is, it leaves its
 * place to a few words, so that nothing moves under a finger.
 */
export function SuggestedBoard({
  board,
  cards,
  settled,
  onOpen,
  onKeep,
  onPass,
  onUndo,
}: {
  board: LolaBoard;
  cards: ReadonlyMap<string, ItemCard>;
  settled: Settled | undefined;
  onOpen(): void;
  onKeep(): void;
  onPass(): void;
  /** Takes it back that it was passed on. */
  onUndo(): void;
}) {
  const pieces = board.itemIds.flatMap((id) => cards.get(id) ?? []);
  const names = listNames(pieces.map(itemName));
  if (settled) {
    return (
      <li className={styles.settled}>
        <p role="status">{settledWords[settled]}</p>
        {settled === 'passed' && (
          <Button kind="quiet" size="small" onClick={onUndo}>
            Undo
          </Button>
        )}
        {settled === 'failed' && (
          <Button kind="quiet" size="small" onClick={onPass}>
            Try again
          </Button>
        )}
      </li>
    );
  }
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
        <BoardPicture layers={layOut(pieces)} cards={cards} widthPx={220} />
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
