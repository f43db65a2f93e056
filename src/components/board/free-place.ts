import { type CategoryGroup, categoryGroupOf } from '#contract/rules/item-attributes.ts';
import type { ImageView } from '#contract/schemas/image.ts';
import { layerExtent, ratioOf } from './layer-geometry.ts';
import { naturalSize } from './natural-size.ts';

/** What is to be laid on a board. */
export interface BoardPiece {
  itemId: string;
  category: string | null;
  image: ImageView | null;
}

/** In fractions of the board's width and height. */
interface Point {
  x: number;
  y: number;
}

/** What lies there already. */
interface Laid extends Point {
  itemId: string | null;
  size: number;
}

/** Where a kind of piece lies best: from head to toe, with the small things beside. */
const places: Partial<Record<CategoryGroup, readonly (readonly [x: number, y: number])[]>> = {
  top: [
    [0.35, 0.23],
    [0.72, 0.23],
  ],
  'one-piece': [
    [0.36, 0.38],
    [0.68, 0.38],
  ],
  outerwear: [
    [0.66, 0.33],
    [0.34, 0.33],
  ],
  bottom: [
    [0.35, 0.7],
    [0.7, 0.7],
  ],
  shoes: [
    [0.7, 0.88],
    [0.34, 0.88],
  ],
  bag: [
    [0.82, 0.62],
    [0.82, 0.4],
    [0.18, 0.62],
  ],
  accessory: [
    [0.86, 0.14],
    [0.86, 0.36],
    [0.14, 0.14],
    [0.14, 0.5],
  ],
};

/** Where a kind lies that is worn over others of its group. */
const kindPlaces: Record<string, readonly (readonly [x: number, y: number])[]> = {
  vest: [
    [0.72, 0.23],
    [0.72, 0.62],
    [0.3, 0.6],
  ],
};

const middle = [[0.5, 0.5]] as const;
/** Other places, where the best are taken. */
const rest = [0.25, 0.5, 0.75].flatMap((y) => [0.25, 0.5, 0.75].map((x) => [x, y] as const));
/** How much covering of another piece a less good place is worth, as a share of the new piece. */
const perPlace = 0.06;

/** Where a piece that is tapped in the tray is laid: where its kind belongs, and where there is room. */
export function freePlace(
  { layers }: { layers: readonly Laid[] },
  piece: BoardPiece,
  pieces: ReadonlyMap<string, BoardPiece>,
  /** How much of its natural size it has. */
  scale = 1,
): Point {
  const boxes = layers.map(({ itemId, x, y, size }) => {
    const image = (itemId !== null && pieces.get(itemId)?.image) || null;
    return { x, y, ...layerExtent(size, ratioOf(image)) };
  });
  const extent = layerExtent(naturalSize(piece.category) * scale, ratioOf(piece.image));
  const group = categoryGroupOf(piece.category);
  const own = kindPlaces[piece.category ?? ''] ?? (group && places[group]) ?? middle;
  // Nothing is cut off by the edge, unless it is larger than the board.
  const inside = (at: number, length: number) =>
    length >= 1 ? 0.5 : Math.min(1 - length / 2, Math.max(length / 2, at));
  const offered = [...own, ...rest].map(
    ([x, y]) => [inside(x, extent.width), inside(y, extent.height)] as const,
  );
  const scored = offered.map(([x, y], index) => {
    const covered = boxes.reduce((sum, box) => sum + overlap({ x, y, ...extent }, box), 0);
    return { x, y, score: covered / (extent.width * extent.height) + index * perPlace };
  });
  const { x, y } = scored.reduce((best, one) => (one.score < best.score ? one : best));
  // Where all is full, still not exactly on another.
  const onTop = layers.filter((one) => Math.hypot(one.x - x, one.y - y) < 0.02).length;
  return { x: x + onTop * 0.04, y: y + onTop * 0.04 };
}

interface Box extends Point {
  width: number;
  height: number;
}

/** The area that two boxes share. */
function overlap(one: Box, other: Box): number {
  const shared = (side: 'width' | 'height', apart: number) =>
    Math.max(0, Math.min(one[side], other[side], (one[side] + other[side]) / 2 - Math.abs(apart)));
  return shared('width', one.x - other.x) * shared('height', one.y - other.y);
}
