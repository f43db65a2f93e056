import type { ReadGarment } from './garment.ts';
import { lengthInWords, sleeveOf } from './lengths.ts';

/** What garments show and leave of a body, as far as their words say. Nothing is true of what they do not speak of. */

const has = ({ terms }: ReadGarment, words: RegExp): boolean =>
  terms.some((term) => words.test(term));

const upper = new Set<ReadGarment['slot']>(['top', 'one-piece', 'swim']);
const over = new Set<ReadGarment['slot']>(['layer', 'outer']);
const skirts = new Set([
  ...['mini-skirt', 'midi-skirt', 'maxi-skirt'],
  ...['day-dress', 'evening-dress', 'shirt-dress', 'knit-dress'],
]);

const sleeves = new WeakMap<ReadGarment, number | null>();

/** `sleeveOf`, remembered; whoever said that it covers arms counts more than its words. */
function knownSleeve(garment: ReadGarment): number | null {
  const before = sleeves.get(garment);
  if (before !== undefined) return before;
  const sleeve = garment.told?.['covered-arms'] ? 1 : sleeveOf(garment);
  sleeves.set(garment, sleeve);
  return sleeve;
}

/** Whether something of an outfit is known to leave arms bare below so much of a sleeve, and nothing over it covers them. */
export function areArmsBare(garments: readonly ReadGarment[], least: number): boolean {
  const isBare = (one: ReadGarment) => upper.has(one.slot) && (knownSleeve(one) ?? 1) < least;
  return garments.some(isBare) && !areArmsCovered(garments, least);
}

/** Whether something of an outfit is known to cover arms down to so much of a sleeve; a layer over it goes without saying. */
export const areArmsCovered = (garments: readonly ReadGarment[], least: number): boolean =>
  garments.some((one) => (knownSleeve(one) ?? (over.has(one.slot) ? 1 : 0)) >= least);

/** Whether it ends above the knee, as far as its words say, and shows legs. */
export const isShort = (garment: ReadGarment): boolean =>
  (garment.slot === 'bottom' || garment.slot === 'one-piece') &&
  (lengthInWords(garment) ?? 1) <= 0.3;

/** Whether it is a skirt or a dress. */
export const isSkirt = ({ leaf }: ReadGarment): boolean => leaf !== null && skirts.has(leaf);

/** Whether it covers legs as tights do; socks do not. */
export const isTights = (garment: ReadGarment): boolean =>
  garment.slot === 'hosiery' &&
  (has(garment, /lace|fishnet/) || !has(garment, /\bsock|leg warmer/));

/** Whether it is cut low or leaves the back or the shoulders free. A v-neck is not meant. */
export const isLowCut = (garment: ReadGarment): boolean =>
  has(
    garment,
    /plung|low cut|low back|backless|open back|strapless|bustier|corset|bandeau|tube top|bralet/,
  );

/** Whether it can be seen through. */
export const isSheer = (garment: ReadGarment): boolean =>
  garment.slot !== 'hosiery' &&
  has(garment, /sheer|see through|\bmesh|fishnet|\bnet\b|lace(?! up)|organza/);

/** Whether it is cut like a second skin. */
export const isTight = (garment: ReadGarment): boolean =>
  (garment.volume ?? 0) <= -0.7 ||
  garment.leaf === 'leggings' ||
  garment.leaf === 'bodysuit' ||
  has(garment, /bodycon|bandage|second skin/);

/** Whether it presses on a waist: skinny or high jeans, pencil skirts, belts, bodysuits, corsets. */
export const pressesWaist = (garment: ReadGarment): boolean => {
  if (has(garment, /maternity|elastic|stretch|drawstring/)) return false;
  if (garment.slot === 'belt' || garment.leaf === 'bodysuit') return true;
  if (has(garment, /corset|bustier|pencil|bodycon|bandage|shapewear|sheath/)) return true;
  const isSoft = garment.leaf === 'leggings' || garment.leaf === 'sweatpants';
  const isHigh = has(garment, /high waist|high rise|skinny|super skinny/);
  return garment.slot === 'bottom' && !isSoft && (isHigh || (garment.volume ?? 0) <= -0.7);
};

/** Whether its waist is known to give way, as its words say. */
export const givesAtWaist = (garment: ReadGarment): boolean =>
  has(garment, /maternity|empire|wrap|smock|swing|tent|a line|stretch|elastic/);

const soft =
  /sweatpants|legging|sweatshirt|hoodie|cardigan|knit|t-shirt|jersey|stretch|elastic|drawstring|loose|relaxed|oversized|wide leg/;

/** Whether it is soft or wide enough to forget that one wears it. */
export const isSoft = (garment: ReadGarment): boolean =>
  soft.test(garment.leaf ?? '') ||
  has(garment, soft) ||
  garment.fabrics.some((one) => ['knit', 'drape', 'terry'].includes(one));

/** Whether it can be opened in front. */
export const opensInFront = (garment: ReadGarment): boolean =>
  ['shirt', 'blouse', 'cardigan', 'overalls'].includes(garment.leaf ?? '') ||
  (garment.leaf === 'shirt-dress' && !has(garment, /sheath|shift/)) ||
  has(garment, /button|wrap|zip|nursing|henley|polo|kimono|snap front/);

/** Whether a whole piece is known to have no opening in front. */
export const isClosedInFront = (garment: ReadGarment): boolean =>
  (garment.slot === 'one-piece' || garment.leaf === 'bodysuit') &&
  !opensInFront(garment) &&
  (['knit-dress', 'evening-dress', 'jumpsuit', 'bodysuit'].includes(garment.leaf ?? '') ||
    has(garment, /sheath|bodycon|bandage|turtleneck|roll neck|polo neck|mock neck|high neck/));

/** Whether one walks on high or thin heels. */
export const isHigh = (garment: ReadGarment): boolean =>
  garment.slot === 'shoes' &&
  !has(garment, /low heel|kitten|block heel|flatform/) &&
  (garment.leaf === 'heels' || has(garment, /heel|stiletto|\bpump|wedge/));

/** Whether a sole is so thin that one feels the street: ballet flats, flip flops, mules. */
export const isThinSoled = (garment: ReadGarment): boolean =>
  garment.slot === 'shoes' &&
  (garment.leaf === 'flats' || has(garment, /flip flop|slide|ballet|ballerina|slipper|mule|thong/));
