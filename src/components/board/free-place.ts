import { type CategoryGroup, categoryGroupOf, leafOf } from '#contract/rules/item-attributes.ts';
import type { ImageView } from '#contract/schemas/image.ts';
import { layerExtent, ratioOf } from './layer-geometry.ts';
import { naturalSize } from './natural-size.ts';

/** A piece to be laid on a board. */
export interface BoardPiece {
  itemId: string;
  category: string | null;
  image: Pick<ImageView, 'width' | 'height'> | null;
}

/** In fractions of the board's width and height. */
interface Point {
  x: number;
  y: number;
}

/** A layer that lies there already. */
interface Laid extends Point {
  itemId: string | null;
  size: number;
}

/** The best places for each group of pieces: from head to toe, with the small things beside. */
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

/** The places of a kind that is worn over others of its group. */
const kindPlaces: Record<string, readonly (readonly [x: number, y: number])[]> = {
  vest: [
    [0.72, 0.23],
    [0.72, 0.62],
    [0.3, 0.6],
  ],
};

/** The zones of small things that are not worn at the neck: the rest of their group lies beside the head. */
const lowKinds: Record<string, BodyZone> = {
  belt: 'waist',
  gloves: 'hand',
  watch: 'hand',
  hosiery: 'legs',
  briefs: 'legs',
  'sports-bottom': 'legs',
};

type BodyZone = 'head' | 'body' | 'waist' | 'legs' | 'feet' | 'hand' | 'bag' | 'other';
const zoneOfGroup: Partial<Record<CategoryGroup, BodyZone>> = {
  top: 'body',
  'one-piece': 'body',
  outerwear: 'body',
  bottom: 'legs',
  shoes: 'feet',
  bag: 'bag',
  accessory: 'head',
};

/** The zone of the body where a kind of piece is worn. Pieces of one zone may lie over each other, as they are worn. */
export function zoneOf(category: string | null): BodyZone {
  const group = categoryGroupOf(category);
  return lowKinds[leafOf(category) ?? ''] ?? (group && zoneOfGroup[group]) ?? 'other';
}

const middle = [[0.5, 0.5]] as const;
/** Places beside the best, as close as it takes to find a gap between pieces. */
const steps = Array.from({ length: 19 }, (_, step) => (step + 0.5) / 19);
const rest = steps.flatMap((y) => steps.map((x) => [x, y] as const));
/**
 * The cost of the shared part of the smaller of two pieces, by their zones, against a less good place of the kind and a
 * place farther from the best. A hat should rather lie beside than low.
 */
const cost = { onTop: 10, covering: 4, ofZone: 0.6, place: 0.02, beside: 0.1, above: 0.2 };

/** The share that covering a piece of the same zone counts, beside covering one of another. */
const ofZoneShare = 0.2;

/** A place, and how much of the smaller of two pieces is covered there, at most; of one zone it counts for less. */
export interface FreePlace extends Point {
  covered: number;
}

/** The place for a piece that is added: where its kind belongs, and where there is room. */
export function freePlace(
  { layers }: { layers: readonly Laid[] },
  piece: BoardPiece,
  pieces: ReadonlyMap<string, BoardPiece>,
  /** How much of its natural size it has. */
  scale = 1,
): FreePlace {
  const zone = zoneOf(piece.category);
  const boxes = layers.map(({ itemId, x, y, size }) => {
    const there = itemId === null ? undefined : pieces.get(itemId);
    const isOfZone = there !== undefined && zoneOf(there.category) === zone;
    return { x, y, isOfZone, ...layerExtent(size, ratioOf(there?.image ?? null)) };
  });
  const extent = layerExtent(naturalSize(piece.category) * scale, ratioOf(piece.image));
  const group = categoryGroupOf(piece.category);
  const own = kindPlaces[leafOf(piece.category) ?? ''] ?? (group && places[group]) ?? middle;
  const [bestX, bestY] = own[0]!;
  // Nothing is cut off by the edge, unless it is larger than the board.
  const inside = (at: number, length: number) =>
    length >= 1 ? 0.5 : Math.min(1 - length / 2, Math.max(length / 2, at));
  const placed = ([x, y]: readonly [number, number], price: number) => {
    const box = { x: inside(x, extent.width), y: inside(y, extent.height), ...extent };
    // Where all is full, still not exactly on another.
    const isOnTop = boxes.some((one) => Math.hypot(one.x - box.x, one.y - box.y) < 0.02);
    let score = price + (isOnTop ? cost.onTop : 0);
    let covered = 0;
    for (const other of boxes) {
      const shared = overlap(box, other) / Math.min(areaOf(box), areaOf(other));
      score += shared * (other.isOfZone ? cost.ofZone : cost.covering);
      covered = Math.max(covered, other.isOfZone ? shared * ofZoneShare : shared);
    }
    return { x: box.x, y: box.y, covered, score };
  };
  const scored = [
    ...own.map((at, index) => placed(at, index * cost.place)),
    ...rest.map((at) =>
      placed(
        at,
        own.length * cost.place +
          Math.abs(at[0] - bestX) * cost.beside +
          Math.abs(at[1] - bestY) * cost.above,
      ),
    ),
  ];
  const { x, y, covered } = scored.reduce((best, one) => (one.score < best.score ? one : best));
  return { x, y, covered };
}

const areaOf = ({ width, height }: { width: number; height: number }) => width * height;

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
