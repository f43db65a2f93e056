import { type RefObject, useMemo, useState } from 'react';
import { itemCards } from '#api/items.ts';
import type { EditorBoard } from './editor-board.ts';
import { type KnownPiece, type KnownPieces, pieceOf } from './known-piece.ts';
import type { CollageStart } from './use-collage-work.ts';

/** The pieces of the board as they are known: from the server, the draft, what was begun with and what was taken. */
export function useKnownPieces(
  known: RefObject<KnownPieces>,
  {
    owner,
    board,
    start,
    latest,
    kept,
  }: {
    owner: string;
    board: EditorBoard;
    start: CollageStart;
    latest: CollageStart | null;
    /** The pieces that the draft knows. */
    kept: readonly KnownPiece[] | undefined;
  },
) {
  const [picked, setPicked] = useState<readonly KnownPiece[]>(start.pieces);
  const itemIds = useMemo(
    () => [...new Set(board.layers.flatMap(({ itemId }) => itemId ?? []))].sort(),
    [board.layers],
  );
  const { cards } = itemCards.useCards(owner, itemIds, 0, Math.max(0, itemIds.length - 1));
  const pieces: KnownPieces = useMemo(() => {
    const read = [...cards.values()].map(pieceOf);
    const all = [...(kept ?? []), ...picked, ...read];
    // The draft knew a piece that is gone by now: it is shown as the gap that it leaves.
    const gone = goneFrom(latest ?? start);
    return new Map(
      all.flatMap((piece) => (gone.has(piece.itemId) ? [] : [[piece.itemId, piece] as const])),
    );
  }, [kept, picked, cards, latest, start]);
  known.current = pieces;
  /** Makes what is taken known from then on, before it is rendered. */
  const meet = (taken: readonly KnownPiece[]) => {
    setPicked((all) => [...all, ...taken]);
    known.current = new Map([
      ...known.current,
      ...taken.map((piece) => [piece.itemId, piece] as const),
    ]);
  };
  return { pieces, itemIds, meet };
}

/** The items of what the server holds whose pieces it does not have. */
function goneFrom({ board, pieces }: CollageStart): ReadonlySet<string> {
  const there = new Set(pieces.map(({ itemId }) => itemId));
  const named = board.layers.flatMap(({ itemId }) => itemId ?? []);
  return new Set(named.filter((itemId) => !there.has(itemId)));
}
