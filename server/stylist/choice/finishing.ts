import type { Slot } from '../facts.ts';
import type { ReadGarment } from '../garment.ts';
import { isBlackBesideBrown } from '../parts/leather.ts';

/** What finishes an outfit, and with what it does not go: belts, ties, jewelry. */

const has = ({ terms }: ReadGarment, words: RegExp): boolean =>
  terms.some((term) => words.test(term));

/** Bottoms with loops for a belt. */
const withLoops = new Set(['jeans', 'trousers', 'chinos', 'shorts', 'suit']);
/** Shoes whose leather a belt is matched with. */
const leatherShoes = new Set(['lace-ups', 'loafers', 'boots', 'ankle-boots']);

/** Whether a belt or a bag is black with brown shoes, or brown with black ones. */
const clashes = (leather: ReadGarment, shoes: ReadGarment): boolean =>
  shoes.leaf !== null && leatherShoes.has(shoes.leaf) && isBlackBesideBrown(leather, shoes);

const isOf = (slot: Slot) => (one: ReadGarment) => one.slot === slot;
const isTie = isOf('tie');
const isBelt = isOf('belt');
const isShoes = isOf('shoes');

/** A tie wants a shirt that is lighter than it (OKLCH's lightness). */
const darkShirt = 0.45;
const isShirtForTie = ({ leaf, colors: [main] }: ReadGarment): boolean =>
  leaf === 'shirt' && (main === undefined || main.l > darkShirt);

/** Around the neck there is a tie, or a necklace. */
const isNecklace = (one: ReadGarment): boolean =>
  one.slot === 'necklace' || (one.slot === 'jewelry' && has(one, /necklace|pearl/));

/** A wedding ring is worn every day, or not at all: no stylist's choice. Cufflinks want a cuff under a suit. */
function isOutOfPlace(garments: readonly ReadGarment[], jewel: ReadGarment): boolean {
  if (has(jewel, /wedding ring|wedding band|engagement ring/)) return true;
  if (isNecklace(jewel) && garments.some(isTie)) return true;
  return has(jewel, /cufflink|cuff link/) && !garments.some(({ leaf }) => leaf === 'suit');
}

/** A bag that is carried with a suit is of the leather of the shoes, as a belt is. */
const isBusinessBag = (one: ReadGarment, garments: readonly ReadGarment[]): boolean =>
  one.slot === 'bag' && garments.some(({ leaf }) => leaf === 'suit');

const rules: Partial<
  Record<Slot, (garments: readonly ReadGarment[], piece: ReadGarment) => boolean>
> = {
  top: (garments, top) => garments.some(isTie) && !isShirtForTie(top),
  shoes: (garments, shoes) =>
    garments.some((one) => (isBelt(one) || isBusinessBag(one, garments)) && clashes(one, shoes)),
  bag: (garments, bag) =>
    isBusinessBag(bag, garments) && garments.some((one) => isShoes(one) && clashes(bag, one)),
  belt: (garments, belt) =>
    !garments.some(({ leaf }) => leaf !== null && withLoops.has(leaf)) ||
    garments.some((one) => isShoes(one) && clashes(belt, one)),
  tie: (garments) => garments.some(isNecklace) || !garments.some(isShirtForTie),
  ring: isOutOfPlace,
  jewelry: isOutOfPlace,
  necklace: isOutOfPlace,
};

/** Whether a garment and what finishes an outfit do not go together: a tie and a rollneck, a black belt and brown shoes. */
export const unfinishes = (garments: readonly ReadGarment[], piece: ReadGarment): boolean =>
  piece.slot !== null && (rules[piece.slot]?.(garments, piece) ?? false);
