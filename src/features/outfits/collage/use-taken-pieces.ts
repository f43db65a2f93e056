import type { RefObject } from 'react';
import { naturalSize } from '#components/board/natural-size.ts';
import type { Point } from '#lib/pinch.ts';
import { showToast } from '#ui/toasts.ts';
import type { BoardOnScreen } from './board-canvas.tsx';
import type { KnownPiece, KnownPieces } from './known-piece.ts';
import { layPieces } from './lay-pieces.ts';
import type { useEditorActs } from './use-editor-acts.ts';
import { useGivenPieces } from './use-given-pieces.ts';
import { addLayer, replacePiece } from './verbs.ts';

/**
 * Lays pieces on the board: those that the address names, and one that is taken out of the tray, by a tap or
 * dropped at a place of the screen. Answers what takes one.
 */
export function useTakenPieces(
  { view: { board }, acts, change, say }: ReturnType<typeof useEditorActs>,
  {
    owner,
    isReady,
    pieces,
    known,
    onScreen,
    replacing,
    meet,
    stopReplacing,
  }: {
    owner: string;
    /** Whether the board is there to lay pieces on. */
    isReady: boolean;
    pieces: KnownPieces;
    known: RefObject<KnownPieces>;
    onScreen: RefObject<BoardOnScreen | null>;
    replacing: string | null;
    meet(taken: readonly KnownPiece[]): void;
    stopReplacing(): void;
  },
): (piece: KnownPiece, screen: Point | null) => void {
  useGivenPieces(owner, isReady, (given) => {
    if (given.length === 0) {
      showToast({ tone: 'error', title: 'The pieces could not be added' });
    }
    meet(given);
    const edit = layPieces(board, given, known.current);
    const count = edit?.do === 'insert' ? edit.layers.length : 0;
    acts.edit(edit);
    if (count > 1) acts.choose([]);
  });

  return (piece, screen) => {
    const at = screen && (onScreen.current?.placeAt(screen) ?? null);
    if (screen && !at) return;
    meet([piece]);
    if (replacing !== null && !at) {
      acts.edit(replacePiece(board, replacing, piece.itemId));
      stopReplacing();
      return;
    }
    // A tap finds what lies there already; another of it is laid by a drag, or by Copy.
    const there = board.layers.filter(({ itemId }) => itemId === piece.itemId);
    if (!at && there.length > 0) {
      acts.choose(there.map(({ id }) => id));
      say(`${piece.title} is chosen`);
      return;
    }
    const size = naturalSize(piece.category);
    const edit = at
      ? addLayer(board, piece.itemId, { ...at, size, rotation: 0, isFlipped: false })
      : layPieces(board, [piece], pieces);
    if (edit) change(edit);
    else say('The board is full');
  };
}
