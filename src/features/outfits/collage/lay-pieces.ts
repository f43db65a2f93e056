import { layOut } from '#components/board/lay-out.ts';
import type { EditorBoard } from './editor-board.ts';
import { applyEdit, type Edit } from './edits.ts';
import type { KnownPiece, KnownPieces } from './known-piece.ts';
import { addLayer } from './verbs.ts';

/**
 * Lays pieces where there is room, in one step; those that lie there already stay as they are. What the board
 * has no room for is left out. Null where nothing is laid.
 */
export function layPieces(
  board: EditorBoard,
  pieces: readonly KnownPiece[],
  known: KnownPieces,
): Edit | null {
  const there = new Set(board.layers.map(({ itemId }) => itemId));
  const added = new Map(
    pieces.flatMap((piece) => (there.has(piece.itemId) ? [] : [[piece.itemId, piece] as const])),
  );
  let next = board;
  for (const { itemId, ...place } of layOut([...added.values()], board.layers, known)) {
    const edit = itemId === null ? null : addLayer(next, itemId, place);
    if (edit) next = applyEdit(next, edit).board;
  }
  const laid = next.layers.slice(board.layers.length);
  if (laid.length === 0) return null;
  const layers = laid.map((layer, index) => ({ at: board.layers.length + index, layer }));
  return { do: 'insert', layers };
}
