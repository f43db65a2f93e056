import type { Layer } from '#contract/rules/collage.ts';
import { type CategoryGroup, categoryGroupOf, leafOf } from '#contract/rules/item-attributes.ts';
import { type BoardPiece, freePlace } from './free-place.ts';
import { naturalSize } from './natural-size.ts';

type Kind = CategoryGroup | 'vest' | null;

/** From the back to the front: a coat behind what is worn under it. */
const order: readonly Kind[] = ['outerwear', 'one-piece', 'bottom', 'top', 'vest'];

/** The largest find their places first; a small thing is laid where they leave room. */
const placing: readonly Kind[] = [
  'one-piece',
  'top',
  'bottom',
  'outerwear',
  'vest',
  'shoes',
  'bag',
];

/** A vest is worn over another top. */
const kindOf = (category: string | null): Kind =>
  leafOf(category) === 'vest' ? 'vest' : categoryGroupOf(category);

/** How much smaller than in truth all are, where they would lie on each other; the first that does is taken. */
const scales = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.44, 0.36];
/** How much of the smaller of two pieces the other may lie over, where they are worn on other parts of a body. */
const mostCovered = 0.06;

/**
 * Pieces as layers of a board: each where its kind belongs and where there is room, beside what lies there
 * already. Many are all a little smaller.
 */
export function layOut(
  pieces: readonly BoardPiece[],
  there: readonly Layer[] = [],
  known: ReadonlyMap<string, BoardPiece> = new Map(),
): Layer[] {
  const all = new Map([...known, ...pieces.map((piece) => [piece.itemId, piece] as const)]);
  const turn = ({ category }: BoardPiece) => rank(placing, kindOf(category));
  const inTurn = pieces.toSorted((one, other) => turn(one) - turn(other));
  let best: { layers: Layer[]; covered: number } | null = null;
  for (const scale of scales) {
    const laid = layAt(scale, inTurn, there, all);
    if (!best || laid.covered < best.covered) best = laid;
    if (best.covered <= mostCovered) break;
  }
  const depth = ({ itemId }: Layer) => rank(order, kindOf(all.get(itemId ?? '')?.category ?? null));
  return best!.layers.toSorted((one, other) => depth(one) - depth(other));
}

/** The layers of one scale, and how much one of them covers, or is covered, at most. */
function layAt(
  scale: number,
  pieces: readonly BoardPiece[],
  there: readonly Layer[],
  all: ReadonlyMap<string, BoardPiece>,
): { layers: Layer[]; covered: number } {
  const layers: Layer[] = [];
  let most = 0;
  for (const piece of pieces) {
    const { itemId, category } = piece;
    const { covered, ...place } = freePlace({ layers: [...there, ...layers] }, piece, all, scale);
    most = Math.max(most, covered);
    layers.push({
      itemId,
      ...place,
      size: naturalSize(category) * scale,
      rotation: 0,
      isFlipped: false,
    });
  }
  return { layers, covered: most };
}

/** The place of a kind in an order; behind all that are in it, if it is not. */
function rank(order: readonly Kind[], kind: Kind): number {
  const at = order.indexOf(kind);
  return at < 0 ? order.length : at;
}
