import { layerExtent, ratioOf } from '#components/board/layer-geometry.ts';
import { boardRatio, type Layer } from '#contract/rules/collage.ts';
import type { ItemCard } from '#contract/schemas/item.ts';

/** A place on a board, in fractions of its width and height. */
export interface Place {
  x: number;
  y: number;
}

/** So far two discs are apart at least, in fractions of the board's width: 44 px on a board of 300. */
const apart = 0.15;
/** So far a dot is from a disc, at least. */
const dotApart = 0.09;
/** The places on a piece for its disc, the best first; 0.5 is its edge. */
const spots = [
  [-0.42, -0.42],
  [0.42, -0.42],
  [-0.42, 0],
  [0.42, 0],
  [-0.42, 0.42],
  [0.42, 0.42],
  [0, 0],
  [0, -0.25],
  [0, 0.25],
] as const;
const within = (value: number) => Math.min(0.92, Math.max(0.08, value));

/** The place of each layer's disc, so that none covers another; the front layers choose first. */
export function discPlaces(
  layers: readonly Layer[],
  cards: ReadonlyMap<string, ItemCard>,
): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  const extentOf = ({ itemId, size }: Layer) =>
    layerExtent(size, ratioOf(cards.get(itemId ?? '')?.image ?? null));
  for (const [at, layer] of [...layers.entries()].toReversed()) {
    const { itemId, x, y } = layer;
    const { width, height } = extentOf(layer);
    const isCovered = (one: Place) =>
      layers.slice(at + 1).some((front) => {
        const box = extentOf(front);
        return (
          Math.abs(front.x - one.x) < box.width / 2 && Math.abs(front.y - one.y) < box.height / 2
        );
      });
    const offered = spots.map(([right, down]) => ({
      x: within(x + right * width),
      y: within(y + down * height),
    }));
    const room = (one: Place) =>
      Math.min(
        1,
        ...[...places.values()].map((other) =>
          Math.hypot(one.x - other.x, (one.y - other.y) / boardRatio),
        ),
      );
    // On its own piece, where that can be seen.
    const free =
      offered.find((one) => room(one) >= apart && !isCovered(one)) ??
      offered.find((one) => room(one) >= apart);
    const best = free ?? offered.reduce((one, other) => (room(other) > room(one) ? other : one));
    if (itemId !== null) places.set(itemId, best);
  }
  return places;
}

/** The corners of a piece for a dot, the best first. */
const corners = [
  [0.46, -0.46],
  [-0.46, -0.46],
  [0.46, 0.3],
  [-0.46, 0.3],
] as const;

/** The place of a dot on a layer, beside what lies there already. */
export function dotPlace(
  { x, y }: Place,
  { width, height }: { width: number; height: number },
  taken: readonly Place[],
): Place {
  const offered = corners.map(([right, down]) => ({
    x: within(x + right * width),
    y: within(y + down * height),
  }));
  const isFree = (one: Place) =>
    taken.every((other) => Math.hypot(one.x - other.x, (one.y - other.y) / boardRatio) > dotApart);
  return offered.find(isFree) ?? offered[0]!;
}
