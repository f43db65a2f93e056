import type { Layer } from '#contract/rules/collage.ts';
import { type CategoryGroup, categoryGroupOf } from '#contract/rules/item-attributes.ts';
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
  category === 'vest' ? category : categoryGroupOf(category);

/** Kinds that take room. More of them than fit at their natural size are all a little smaller. */
const large = new Set<Kind>(['one-piece', 'top', 'bottom', 'outerwear', 'vest']);
const mostLarge = 3;
const crowdedScale = 0.84;

/** The pieces of an outfit as layers of a board: each where its kind belongs and where there is room. */
export function layOut(pieces: readonly BoardPiece[]): Layer[] {
  const known = new Map(pieces.map((piece) => [piece.itemId, piece]));
  const layers: Layer[] = [];
  const room = (sum: number, { category }: BoardPiece) => {
    const kind = kindOf(category);
    // A dress is a top and a bottom.
    return sum + (kind === 'one-piece' ? 2 : large.has(kind) ? 1 : 0);
  };
  const scale = pieces.reduce(room, 0) > mostLarge ? crowdedScale : 1;
  const turn = ({ category }: BoardPiece) => rank(placing, kindOf(category));
  for (const piece of pieces.toSorted((one, other) => turn(one) - turn(other))) {
    const { itemId, category } = piece;
    const place = freePlace({ layers }, piece, known, scale);
    const size = naturalSize(category) * scale;
    layers.push({ itemId, ...place, size, rotation: 0, isFlipped: false });
  }
  const depth = ({ itemId }: Layer) =>
    rank(order, kindOf(known.get(itemId ?? '')?.category ?? null));
  return layers.toSorted((one, other) => depth(one) - depth(other));
}

/** Where it stands in an order; behind all that do, if it does not. */
function rank(order: readonly Kind[], kind: Kind): number {
  const at = order.indexOf(kind);
  return at < 0 ? order.length : at;
}
