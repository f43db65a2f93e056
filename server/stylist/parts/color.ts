import type { Lch, ReadGarment } from '../garment.ts';
import { isBlackBesideBrown } from './leather.ts';

/** So little chroma is no hue that could clash. */
const leastChroma = 0.05;
/** So dark or so light a color goes with all as if it had no hue: navy, burgundy at night, cream. */
const darkest = 0.32;
const lightest = 0.93;
/** Browns and beiges of cloth and leather, which are worn as neutrals. */
const earth = { from: 40, to: 100, chroma: 0.105 };

export const isNeutral = ({ l, c, h }: Lch): boolean =>
  c < leastChroma ||
  l < darkest ||
  l > lightest ||
  (h >= earth.from && h <= earth.to && c < earth.chroma);

/**
 * How well two hues go together, by the degrees between them: the same or nearly so, and neighbors, are calm;
 * opposites and thirds of the circle are lively; what lies between is neither (the color wheel as Itten teaches
 * it, on OKLCH's hues).
 */
function hueFit(degrees: number): number {
  if (degrees <= 20) return 0.85;
  if (degrees <= 50) return 0.75;
  if (degrees <= 95) return 0.42;
  if (degrees <= 135) return 0.55;
  return 0.62;
}

/**
 * How well two neutrals go together, by their difference in lightness: the same tone, or a clear contrast; in between it looks
 * like a near miss, and black beside white is harder than what lies between.
 */
function neutralFit(apart: number): number {
  if (apart < 0.06) return 0.82;
  if (apart <= 0.22) return 0.62;
  return apart <= 0.45 ? 0.84 : 0.79;
}

/** How well two colors go together, 0 to 1. */
export function colorFit(one: Lch, other: Lch): number {
  const [a, b] = [isNeutral(one), isNeutral(other)];
  const apart = Math.abs(one.l - other.l);
  if (a && b) return neutralFit(apart);
  if (a !== b) return 0.78;
  const turn = Math.abs(one.h - other.h) % 360;
  const fit = hueFit(Math.min(turn, 360 - turn));
  // Strong beside strong is louder, whichever way it goes.
  const loud = Math.min(1, (one.c * other.c) / 0.03);
  return fit + (fit > 0.6 ? -0.1 : -0.25) * loud;
}

/** Shoes, belts and bags, whose leather is of one color where it can be. */
const leather = new Set<ReadGarment['slot']>(['shoes', 'belt', 'bag', 'gloves']);
/** What a shared color adds, and what leather of another color takes away. */
const shared = { usual: 0.2, ofLeather: 0.2 };
const otherLeather = 0.06;
const blackBesideBrown = 0.2;

/** Strong colors from this chroma on: two that are nearly the same look like a set that is none. */
const strongChroma = 0.09;
const upper = new Set<ReadGarment['slot']>(['top', 'layer']);

/** What it costs that they are loud besides. */
const failedSet = 0.2;
const isLoud = ({ colors: [main] }: ReadGarment): boolean => (main?.c ?? 0) >= strongChroma;

/** Whether a blazer and trousers look like a suit, and are none: a navy blazer over navy trousers. */
export const isBrokenSuit = (blazer: ReadGarment, bottom: ReadGarment): boolean =>
  blazer.leaf === 'blazer' && isFailedSet(blazer, bottom);

/** Whether two garments are of one color as if they were a set, and are none: a green blouse over a green skirt. */
function isFailedSet(one: ReadGarment, other: ReadGarment): boolean {
  const [main] = one.families;
  if (!main || main !== other.families[0]) return false;
  const [top, bottom] = one.slot === 'bottom' ? [other, one] : [one, other];
  if (bottom.slot !== 'bottom' || bottom.leaf === 'jeans' || !upper.has(top.slot)) return false;
  if (top.leaf === 'blazer') return main === 'navy' || main === 'grey';
  return (top.colors[0]?.c ?? 0) >= strongChroma;
}

/** How much the further colors of a pattern count beside the main ones. */
const furtherShare = 0.3;

/** How well further colors of a garment go with another's main color; null where it has none. */
function furtherFit({ colors: [, ...further] }: ReadGarment, beside: Lch): number | null {
  if (further.length === 0) return null;
  return further.reduce((sum, one) => sum + colorFit(one, beside), 0) / further.length;
}

/**
 * A garment's colors beside another's: their main ones, the further ones of patterns less, and a shared one counts for
 * both. Null where a main color is not known.
 */
export function garmentColorFit(one: ReadGarment, other: ReadGarment): number | null {
  const [main, beside] = [one.colors[0], other.colors[0]];
  if (!main || !beside) return null;
  const further = [furtherFit(one, beside), furtherFit(other, main)].filter((fit) => fit !== null);
  const ofFurther = further.reduce((sum, fit) => sum + fit, 0) / Math.max(1, further.length);
  const share = further.length > 0 ? furtherShare : 0;
  const fit = colorFit(main, beside) * (1 - share) + ofFurther * share;
  const isLeather = leather.has(one.slot) && leather.has(other.slot);
  const isShared = one.families.some((family) => other.families.includes(family));
  if (isFailedSet(one, other)) return isLoud(one) ? fit - failedSet : fit;
  if (isShared) return Math.min(1, fit + (isLeather ? shared.ofLeather : shared.usual));
  if (!isLeather) return fit;
  return fit - (isBlackBesideBrown(one, other) ? blackBesideBrown : otherLeather);
}

const fanWords =
  /fan scarf|football scarf|soccer scarf|supporters? scarf|club scarf|team scarf|football shirt|football jersey/;
/** Colors of no club, and those of coats for the weather. */
const noClub = new Set([
  ...['black', 'charcoal', 'grey', 'white', 'cream', 'beige', 'camel', 'brown', 'olive', 'green'],
]);
/** What each piece in the colors of another club costs. */
const otherClub = 0.25;

const ofFans = new WeakMap<ReadGarment, boolean>();

/** Whether a garment shows whose fan one is. It is asked of every outfit that is tried, and remembered. */
function isOfFan(garment: ReadGarment): boolean {
  const before = ofFans.get(garment);
  if (before !== undefined) return before;
  const isOne = garment.terms.some((term) => fanWords.test(term));
  ofFans.set(garment, isOne);
  return isOne;
}

/** How many pieces are in a color that the club of a fan's scarf or shirt does not have: the other club's, most likely. */
function ofOtherClubs(garments: readonly ReadGarment[]): number {
  const fan = garments.find(isOfFan);
  if (!fan) return 0;
  const isOther = ({ leaf, families: [main] }: ReadGarment) =>
    main !== undefined && leaf !== 'jeans' && !noClub.has(main) && !fan.families.includes(main);
  return garments.filter(isOther).length;
}

/** Color harmony of an outfit, 0 to 1, of the mean over its pairs: beyond two hues it falls apart, unless they are neighbors. */
export function colorHarmony(fit: number, garments: readonly ReadGarment[]): number {
  const hues = new Set<number>();
  for (const { colors } of garments) {
    const main = colors[0];
    if (main && !isNeutral(main)) hues.add(Math.round(main.h / 40));
  }
  const cost = Math.max(0, hues.size - 2) * 0.12 + ofOtherClubs(garments) * otherClub;
  return Math.max(0, fit - cost);
}
