import type { BoardBackground, LayerPlace } from '#contract/rules/collage.ts';
import { allowedPlace, type EditorBoard, type EditorLayer, roomOn } from './editor-board.ts';
import type { Edit } from './edits.ts';

/*
 * The verbs of a board. Each verb answers the edit that does it, or null where it would change
 * nothing. `ids` are the chosen layers, in any order.
 */

type Ids = readonly string[];

const chosen = ({ layers }: EditorBoard, ids: Ids) => layers.filter(({ id }) => ids.includes(id));

/** The names of layers are never used twice, also after an undo. */
export const newLayerId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

/** Puts a piece on top. Null where the board is full. */
export function addLayer(
  board: EditorBoard,
  itemId: string,
  place: LayerPlace,
  id = newLayerId(),
): Edit | null {
  if (roomOn(board) < 1) return null;
  const middle = { x: 0.5, y: 0.5, size: 0.4, rotation: 0, isFlipped: false };
  const layer = { id, itemId, ...allowedPlace(place, middle) };
  return { do: 'insert', layers: [{ at: board.layers.length, layer }] };
}

/** Lays layers at other places. */
export function placeLayers(
  board: EditorBoard,
  places: ReadonlyMap<string, Partial<LayerPlace>>,
): Edit | null {
  const changed = board.layers.flatMap((layer) => {
    const place = places.get(layer.id);
    if (!place) return [];
    const next = { ...layer, ...allowedPlace({ ...layer, ...place }, layer) };
    return isSame(layer, next) ? [] : [next];
  });
  return changed.length > 0 ? { do: 'change', layers: changed } : null;
}

const isSame = (one: EditorLayer, other: EditorLayer) =>
  (Object.keys(one) as (keyof EditorLayer)[]).every((name) => Object.is(one[name], other[name]));

/** Moves layers by fractions of the board's width and height. */
export const moveLayers = (board: EditorBoard, ids: Ids, byX: number, byY: number): Edit | null =>
  placeLayers(
    board,
    new Map(chosen(board, ids).map(({ id, x, y }) => [id, { x: x + byX, y: y + byY }])),
  );

/** Makes layers larger or smaller, each around its own middle. */
export const sizeLayers = (board: EditorBoard, ids: Ids, factor: number): Edit | null =>
  placeLayers(
    board,
    new Map(chosen(board, ids).map(({ id, size }) => [id, { size: size * factor }])),
  );

/** Turns layers clockwise, each around its own middle. */
export const turnLayers = (board: EditorBoard, ids: Ids, degrees: number): Edit | null =>
  placeLayers(
    board,
    new Map(chosen(board, ids).map(({ id, rotation }) => [id, { rotation: rotation + degrees }])),
  );

/** Mirrors layers left to right. */
export const flipLayers = (board: EditorBoard, ids: Ids): Edit | null =>
  placeLayers(
    board,
    new Map(chosen(board, ids).map(({ id, isFlipped }) => [id, { isFlipped: !isFlipped }])),
  );

/** Brings layers above all others. */
export const toFront = (board: EditorBoard, ids: Ids): Edit | null =>
  order(board, [...without(board, ids), ...chosen(board, ids)]);

/** Lays layers under all others. */
export const toBack = (board: EditorBoard, ids: Ids): Edit | null =>
  order(board, [...chosen(board, ids), ...without(board, ids)]);

/** Brings layers above the next one over them. */
export function forward(board: EditorBoard, ids: Ids): Edit | null {
  const next = [...board.layers];
  for (let at = next.length - 2; at >= 0; at -= 1) swapIf(next, at, ids, at, at + 1);
  return order(board, next);
}

/** Lays layers under the next one below them. */
export function backward(board: EditorBoard, ids: Ids): Edit | null {
  const next = [...board.layers];
  for (let at = 1; at < next.length; at += 1) swapIf(next, at, ids, at - 1, at);
  return order(board, next);
}

/** Lays one layer at a place among all, counted from the back. */
export function moveInOrder(board: EditorBoard, id: string, to: number): Edit | null {
  const [layer] = chosen(board, [id]);
  if (!layer) return null;
  const others = without(board, [id]);
  return order(board, others.toSpliced(Math.max(0, Math.min(others.length, to)), 0, layer));
}

const without = ({ layers }: EditorBoard, ids: Ids) => layers.filter(({ id }) => !ids.includes(id));

/** Swaps two neighbors where the one at `at` is chosen and the other is not. */
function swapIf(layers: EditorLayer[], at: number, ids: Ids, low: number, high: number): void {
  const other = at === low ? high : low;
  if (!ids.includes(layers[at]!.id) || ids.includes(layers[other]!.id)) return;
  [layers[low], layers[high]] = [layers[high]!, layers[low]!];
}

function order(board: EditorBoard, layers: readonly EditorLayer[]): Edit | null {
  const ids = layers.map(({ id }) => id);
  const isChange = ids.some((id, at) => board.layers[at]!.id !== id);
  return isChange ? { do: 'order', ids } : null;
}

/** How far a copy lies from its original, in fractions of the board. */
const copyStep = 0.04;

/** Lays copies on top, a little aside. Null where the board is too full for all of them. */
export function copyLayers(
  board: EditorBoard,
  ids: Ids,
  nameOf: () => string = newLayerId,
): Edit | null {
  const originals = chosen(board, ids);
  if (originals.length === 0 || originals.length > roomOn(board)) return null;
  const first = board.layers.length;
  return {
    do: 'insert',
    layers: originals.map((layer, index) => {
      const aside = { ...layer, x: layer.x + copyStep, y: layer.y + copyStep };
      return {
        at: first + index,
        layer: { ...layer, ...allowedPlace(aside, layer), id: nameOf() },
      };
    }),
  };
}

/** Takes layers off the board. */
export function removeLayers(board: EditorBoard, ids: Ids): Edit | null {
  const gone = chosen(board, ids).map(({ id }) => id);
  return gone.length > 0 ? { do: 'remove', ids: gone } : null;
}

/** Shows another piece in a layer, which keeps its place and its size. */
export function replacePiece(board: EditorBoard, id: string, itemId: string): Edit | null {
  const [layer] = chosen(board, [id]);
  if (!layer || layer.itemId === itemId) return null;
  return { do: 'change', layers: [{ ...layer, itemId }] };
}

/** Makes the board of something else. */
export const paintBoard = (board: EditorBoard, background: BoardBackground): Edit | null =>
  board.background === background ? null : { do: 'background', background };
