import type { ColorFamily } from '#contract/rules/color-families.ts';
import type { Slot } from '../facts.ts';
import type { ReadGarment } from '../garment.ts';
import { isBrokenSuit } from '../parts/color.ts';
import { isBlackBesideBrown } from '../parts/leather.ts';

/** What finishes an outfit, and with what it does not go: belts, ties, jewelry. */

const has = ({ terms }: ReadGarment, words: RegExp): boolean =>
  terms.some((term) => words.test(term));

/** Bottoms with loops for a belt. */
const withLoops = new Set(['jeans', 'trousers', 'chinos', 'shorts', 'suit']);
/** Shoes whose leather a belt is matched with. */
const leatherShoes = new Set(['lace-ups', 'loafers', 'boots', 'ankle-boots']);

/** Leather beside which black is as hard as beside brown. */
const paleOrRed = new Set<ColorFamily | undefined>(['burgundy', 'beige']);

/** Whether a belt or a bag is black with brown shoes, or brown with black ones. */
const clashes = (leather: ReadGarment, shoes: ReadGarment): boolean =>
  shoes.leaf !== null &&
  leatherShoes.has(shoes.leaf) &&
  (isBlackBesideBrown(leather, shoes) ||
    (leather.families[0] === 'black' && paleOrRed.has(shoes.families[0])));

const isOf = (slot: Slot) => (one: ReadGarment) => one.slot === slot;
const isTie = isOf('tie');
const isBelt = isOf('belt');
const isShoes = isOf('shoes');
/** Whether it is a jacket that is cut as a suit's is. */
export const isTailored = ({ leaf }: ReadGarment): boolean => leaf === 'suit' || leaf === 'blazer';

/** A tie wants a shirt that is lighter than it (OKLCH's lightness). */
const darkShirt = 0.45;
const isShirtForTie = ({ leaf, colors: [main] }: ReadGarment): boolean =>
  leaf === 'shirt' && (main === undefined || main.l > darkShirt);

/** A bow tie is worn with a dinner jacket or with black, never with a business suit. */
const isForBowTie = (one: ReadGarment): boolean =>
  !isTailored(one) ||
  has(one, /tux|smoking|dinner|velvet/) ||
  one.families.length === 0 ||
  one.families[0] === 'black';
const isBowTie = (one: ReadGarment): boolean => isTie(one) && has(one, /bow ?tie/);

const isSuitVest = (one: ReadGarment): boolean => has(one, /waistcoat|suit vest|tuxedo vest/);
/** A waistcoat that is of another color than the suit over it is of another suit. */
const isOfOtherSuit = (waistcoat: ReadGarment, suit: ReadGarment): boolean =>
  isSuitVest(waistcoat) &&
  suit.leaf === 'suit' &&
  waistcoat.families.length > 0 &&
  suit.families.length > 0 &&
  waistcoat.families[0] !== suit.families[0];

const isVelvet = ({ fabrics }: ReadGarment): boolean => fabrics.includes('velvet');
const dressed = new Set<Slot | null>(['top', 'bottom', 'one-piece', 'layer']);
/** Velvet is worn in one piece of an outfit. */
const isVelvetTwice = (garments: readonly ReadGarment[], piece: ReadGarment): boolean =>
  isVelvet(piece) && garments.some((one) => dressed.has(one.slot) && isVelvet(one));

/** Around the neck there is a tie, or a necklace. */
const isNecklace = (one: ReadGarment): boolean =>
  one.slot === 'necklace' || (one.slot === 'jewelry' && has(one, /necklace|pearl/));

/** A wedding ring is worn every day, or not at all: no stylist's choice. Cufflinks want a cuff under a suit. */
function isOutOfPlace(garments: readonly ReadGarment[], jewel: ReadGarment): boolean {
  if (has(jewel, /wedding ring|wedding band|engagement ring/)) return true;
  if (isNecklace(jewel) && garments.some(isTie)) return true;
  return has(jewel, /cufflink|cuff link/) && !garments.some(({ leaf }) => leaf === 'suit');
}

/** A bag that is carried with a suit or a blazer is of the leather of the shoes, as a belt is. */
const isBusinessBag = (one: ReadGarment, garments: readonly ReadGarment[]): boolean =>
  one.slot === 'bag' && garments.some(isTailored);

const rules: Partial<
  Record<Slot, (garments: readonly ReadGarment[], piece: ReadGarment) => boolean>
> = {
  top: (garments, top) => garments.some(isTie) && !isShirtForTie(top),
  shoes: (garments, shoes) =>
    (shoes.leaf === 'lace-ups' && garments.some(({ leaf }) => leaf === 'evening-dress')) ||
    garments.some((one) => (isBelt(one) || isBusinessBag(one, garments)) && clashes(one, shoes)),
  bag: (garments, bag) =>
    isBusinessBag(bag, garments) && garments.some((one) => isShoes(one) && clashes(bag, one)),
  belt: (garments, belt) =>
    !garments.some(({ leaf }) => leaf !== null && withLoops.has(leaf)) ||
    garments.some((one) => isShoes(one) && clashes(belt, one)),
  bottom: (garments, bottom) => garments.some((one) => isBrokenSuit(one, bottom)),
  'one-piece': isVelvetTwice,
  tie: (garments, tie) =>
    garments.some(isNecklace) ||
    !garments.some(isShirtForTie) ||
    (isBowTie(tie) && !garments.every(isForBowTie)),
  layer: (garments, layer) =>
    isVelvetTwice(garments, layer) ||
    garments.some((one) => isOfOtherSuit(layer, one) || isBrokenSuit(layer, one)) ||
    (garments.some(isBowTie) && !isForBowTie(layer)),
  ring: isOutOfPlace,
  jewelry: isOutOfPlace,
  necklace: isOutOfPlace,
};

/** Whether a garment and what finishes an outfit do not go together: a tie and a rollneck, a black belt and brown shoes. */
export const unfinishes = (garments: readonly ReadGarment[], piece: ReadGarment): boolean =>
  piece.slot !== null && (rules[piece.slot]?.(garments, piece) ?? false);
