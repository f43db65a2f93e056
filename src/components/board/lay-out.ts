import type { Layer } from '#contract/rules/collage.ts';
import { type CategoryGroup, categoryGroupOf } from '#contract/rules/item-attributes.ts';
import { type BoardPiece, freePlace } from './free-place.ts';
import { naturalSize } from './natural-size.ts';

/** From the back to the front: a coat behind what is worn under it. */
const order: readonly (CategoryGroup | null)[] = ['outerwear', 'one-piece', 'bottom', 'top'];

/** The pieces of an outfit as layers of a board: each where its kind belongs and where there is room. */
export function layOut(pieces: readonly BoardPiece[]): Layer[] {
  const known = new Map(pieces.map((piece) => [piece.itemId, piece]));
  const layers: Layer[] = [];
  for (const piece of pieces) {
    const { itemId, category } = piece;
    const place = freePlace({ layers }, piece, known);
    layers.push({ itemId, ...place, size: naturalSize(category), rotation: 0, isFlipped: false });
  }
  const depth = ({ itemId }: Layer) => {
    const at = order.indexOf(categoryGroupOf(known.get(itemId ?? '')?.category ?? null));
    return at < 0 ? order.length : at;
  };
  return layers.toSorted((one, other) => depth(one) - depth(other));
}
