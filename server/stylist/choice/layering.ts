import type { ColorFamily } from '#contract/rules/color-families.ts';
import { isSkirt, isTights } from '../body.ts';
import type { ReadGarment } from '../garment.ts';

/** Jackets that end at the waist: nothing of tailoring goes under them, and they go over none. */
const shortJackets = new Set(['jacket', 'denim-jacket', 'leather-jacket', 'bomber', 'vest']);

const isTailored = ({ leaf }: ReadGarment): boolean => leaf === 'suit' || leaf === 'blazer';
const isWaistcoat = ({ terms }: ReadGarment): boolean =>
  terms.some((term) => /waistcoat|suit vest|sweater vest|cummerbund/.test(term));
/** A rain jacket is put over everything. */
const isShortJacket = ({ slot, leaf, rain }: ReadGarment): boolean =>
  slot === 'outer' && leaf !== null && shortJackets.has(leaf) && rain < 0.5;

/** Whether two garments are never put over each other: a second jacket over a suit, a bomber over a blazer. */
function areOneTooMany(one: ReadGarment, other: ReadGarment): boolean {
  if (!isTailored(one)) return false;
  if (isShortJacket(other)) return true;
  if (one.leaf !== 'suit' || other.slot !== 'layer') return false;
  return !isWaistcoat(other);
}

/** Bottoms with loops for a belt. */
const withLoops = new Set(['jeans', 'trousers', 'chinos', 'shorts', 'suit']);
/** Shoes whose leather a belt is matched with. */
const leatherShoes = new Set(['lace-ups', 'loafers', 'boots', 'ankle-boots']);
const blacks: readonly ColorFamily[] = ['black', 'charcoal'];
const browns: readonly ColorFamily[] = ['brown', 'camel', 'beige', 'rust', 'burgundy'];

/** Whether a belt is black with brown shoes, or brown with black ones. */
function clashesWithShoes({ families: [belt] }: ReadGarment, shoes: ReadGarment): boolean {
  const [shoe] = shoes.families;
  if (!belt || !shoe || shoes.leaf === null || !leatherShoes.has(shoes.leaf)) return false;
  return (
    (blacks.includes(belt) && browns.includes(shoe)) ||
    (browns.includes(belt) && blacks.includes(shoe))
  );
}

/** Whether a belt has nothing that holds it, or is of another leather than the shoes. */
const isBeltWithout = (garments: readonly ReadGarment[], belt: ReadGarment): boolean =>
  !garments.some(({ leaf }) => leaf !== null && withLoops.has(leaf)) ||
  garments.some((one) => one.slot === 'shoes' && clashesWithShoes(belt, one));

/** A wedding ring is worn every day, or not at all: no stylist's choice. */
const isWeddingRing = ({ terms }: ReadGarment): boolean =>
  terms.some((term) => /wedding ring|wedding band|engagement ring/.test(term));

/** The slots of which a garment may not join others; all else may. */
const joinsNotAll = new Set<ReadGarment['slot']>([
  ...(['outer', 'layer', 'one-piece', 'tie', 'hosiery', 'belt', 'ring', 'jewelry'] as const),
]);

/** Whether a garment cannot join others: one layer too many, a tie without a shirt, tights under trousers. */
export function cannotJoin(garments: readonly ReadGarment[], piece: ReadGarment): boolean {
  if (!joinsNotAll.has(piece.slot)) return false;
  if (piece.slot === 'tie') return !garments.some(({ leaf }) => leaf === 'shirt');
  if (piece.slot === 'belt') return isBeltWithout(garments, piece);
  if (piece.slot === 'ring' || piece.slot === 'jewelry') return isWeddingRing(piece);
  if (piece.slot === 'hosiery') return isTights(piece) && !garments.some(isSkirt);
  for (const one of garments) {
    if (areOneTooMany(one, piece) || areOneTooMany(piece, one)) return true;
  }
  return false;
}
