import { useState } from 'react';
import { useNoteLolaTaste } from '#api/lola.ts';
import { layOut } from '#components/board/lay-out.ts';
import { itemName } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { LolaAsked, LolaBoard } from '#contract/schemas/lola.ts';
import { BoardActions } from './board-actions.tsx';
import styles from './board-detail.module.css';
import { BoardOfPieces } from './board-of-pieces.tsx';
import { Lacking } from './lacking.tsx';
import { boardNow, noteWork, useBoardWork, workOn } from './lola-boards.ts';
import { locksOf } from './next-asked.ts';
import { PiecePill } from './piece-pill.tsx';
import { Swaps } from './swaps.tsx';
import { WhyItWorks } from './why-it-works.tsx';

/** One board with all that one does with it: lock and swap pieces, wear it, save it, or never see it again. */
export function BoardDetail({
  owner,
  asked,
  board: given,
  boardId,
  cards,
  headline,
  title,
  onPassed,
}: {
  owner: string;
  /** The question that it was suggested for. */
  asked: LolaAsked;
  board: LolaBoard;
  /** Names its work in `lolaBoards`. */
  boardId: string;
  cards: ReadonlyMap<string, ItemCard>;
  headline: string;
  /** As it is called once it is saved; null where it has no name of its own. */
  title: string | null;
  onPassed(): void;
}) {
  const done = workOn(useBoardWork(), boardId);
  const { board, isSaved } = boardNow(given, done);
  const lockedIds = locksOf(asked, board.itemIds, done);
  const [picked, setPicked] = useState<string | null>(null);
  const [isSwapping, setSwapping] = useState(false);
  const note = useNoteLolaTaste();
  const pieces = board.itemIds.flatMap((id) => cards.get(id) ?? []);
  const layers = layOut(pieces);
  const piece = picked === null ? undefined : cards.get(picked);
  const isLocked = picked !== null && lockedIds.includes(picked);
  const pick = (itemId: string | null) => {
    setPicked(itemId);
    setSwapping(false);
  };
  const toggleLock = (itemId: string) => {
    const isOn = lockedIds.includes(itemId);
    noteWork(boardId, {
      lockedIds: isOn ? lockedIds.filter((id) => id !== itemId) : [...lockedIds, itemId],
    });
    if (!isOn) note.mutate({ owner, kind: 'locked', itemIds: [itemId] });
  };
  const isGone = pieces.length < board.itemIds.length;
  return (
    <section className={styles.around} aria-label={headline}>
      <div className={styles.detail}>
        <div className={styles.card}>
          <BoardOfPieces
            layers={layers}
            cards={cards}
            lacks={board.lacks}
            lockedIds={lockedIds}
            picked={picked}
            onPick={pick}
            onLock={toggleLock}
          />
          {board.lacks && board.lacks.length > 0 && (
            <div className={styles.lacks}>
              <Lacking lacks={board.lacks} />
            </div>
          )}
          {piece && (
            <PiecePill
              name={itemName(piece)}
              isLocked={isLocked}
              isSwapping={isSwapping}
              onLock={() => toggleLock(piece.itemId)}
              onSwap={() => setSwapping(!isSwapping)}
            />
          )}
          {piece && isSwapping && !isLocked && (
            <Swaps
              key={piece.itemId}
              owner={owner}
              asked={asked}
              board={board}
              piece={piece}
              lockedIds={lockedIds}
              onSwap={(next, swapped) => {
                noteWork(boardId, {
                  now: { ...next, lacks: lacksAfter(board, next) },
                  cards: [...done.cards, swapped],
                  isSaved: false,
                  outfitId: null,
                });
                note.mutate({ owner, kind: 'swapped-out', itemIds: [piece.itemId] });
                note.mutate({ owner, kind: 'swapped-in', itemIds: [swapped.itemId] });
                pick(swapped.itemId);
              }}
            />
          )}
        </div>
        <div className={styles.beside}>
          <WhyItWorks reasons={board.reasons} />
          {isGone && (
            <p className={styles.gone}>{goneWords(board.itemIds.length - pieces.length)}</p>
          )}
        </div>
        <BoardActions
          owner={owner}
          asked={asked}
          boardId={boardId}
          title={title}
          board={board}
          pieces={pieces}
          layers={layers}
          isSaved={isSaved}
          onPassed={onPassed}
        />
      </div>
    </section>
  );
}

/** What a board still lacks after a swap: the piece that was nearest to it may be gone. */
const lacksAfter = ({ lacks = [] }: LolaBoard, { itemIds }: LolaBoard): LolaBoard['lacks'] =>
  lacks.map(({ words, itemId }) => ({
    words,
    itemId: itemId !== null && itemIds.includes(itemId) ? itemId : null,
  }));

const goneWords = (count: number): string =>
  `${count === 1 ? 'One piece' : `${count} pieces`} of this outfit ${count === 1 ? 'is' : 'are'} gone.`;
