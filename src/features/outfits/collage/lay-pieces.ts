import { freePlace } from '#components/board/free-place.ts';
import { naturalSize } from '#components/board/natural-size.ts';
import type { EditorBoard } from './editor-board.ts';
import { applyEdit, type Edit } from './edits.ts';
import type { KnownPiece, KnownPieces } from './known-piece.ts';
import { addLayer } from './verbs.ts';

/**
 * Lays pieces on top as taps in the tray would, in one step; those that lie there already stay as they are.
 * What the board has no room for is left out. Null where nothing is laid.
 */
export function layPieces(
  board: EditorBoard,
  pieces: readonly KnownPiece[],
  known: KnownPieces,
): Edit | null {
  const there = new Set(board.layers.map(({ itemId }) => itemId));
  let next = board;
  for (const piece of pieces) {
    const { itemId, category } = piece;
    if (there.has(itemId)) continue;
    const size = naturalSize(category);
    const edit = addLayer(next, itemId, {
      ...freePlace(next, piece, known),
      size,
      rotation: 0,
      isFlipped: false,
    });
    if (edit) next = applyEdit(next, edit).board;
  }
  const laid = next.layers.slice(board.layers.length);
  if (laid.length === 0) return null;
  const layers = laid.map((layer, index) => ({ at: board.layers.length + index, layer }));
  return { do: 'insert', layers };
}
