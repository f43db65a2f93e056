import { isSkirt, isTights } from '../body.ts';
import type { ReadGarment } from '../garment.ts';
import { isTailored, unfinishes } from './finishing.ts';

/** Jackets that end at the waist: nothing of tailoring goes under them, and they go over none. */
const shortJackets = new Set([
  ...['jacket', 'denim-jacket', 'leather-jacket', 'bomber', 'vest', 'cape'],
]);

const isWaistcoat = ({ terms }: ReadGarment): boolean =>
  terms.some((term) => /waistcoat|suit vest|sweater vest|cummerbund|tuxedo vest/.test(term));
const isPadded = ({ terms }: ReadGarment): boolean =>
  terms.some((term) => /puffer|quilted|down|gilet|body warmer|fleece/.test(term));
const isDress = ({ slot, leaf }: ReadGarment): boolean => slot === 'one-piece' && leaf !== 'suit';
/** A rain jacket is put over everything. */
const isShortJacket = ({ slot, leaf, rain }: ReadGarment): boolean =>
  slot === 'outer' && leaf !== null && shortJackets.has(leaf) && rain < 0.5;

/** Whether two garments are never put over each other: a second jacket over a suit, a bomber over a blazer. */
function areOneTooMany(one: ReadGarment, other: ReadGarment): boolean {
  if (isDress(one)) return other.leaf === 'vest' && !isPadded(other);
  if (!isTailored(one)) return false;
  if (isShortJacket(other)) return true;
  if (one.leaf !== 'suit' || other.slot !== 'layer') return false;
  return !isWaistcoat(other);
}

/** The slots whose garments are put over each other. */
const layered = new Set<ReadGarment['slot']>(['outer', 'layer', 'one-piece']);

/** Whether a garment cannot join others: one layer too many, a tie without a shirt, tights under trousers. */
export function cannotJoin(garments: readonly ReadGarment[], piece: ReadGarment): boolean {
  if (unfinishes(garments, piece)) return true;
  if (piece.slot === 'hosiery') return isTights(piece) && !garments.some(isSkirt);
  if (!layered.has(piece.slot)) return false;
  for (const one of garments) {
    if (areOneTooMany(one, piece) || areOneTooMany(piece, one)) return true;
  }
  return false;
}
