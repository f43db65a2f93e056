import { type ColorFamily, colorFamilies, toOklab } from '#contract/rules/color-families.ts';
import { categoryGroupOf } from '#contract/rules/item-attributes.ts';
import { colorFit } from './parts/color.ts';
import { lchOf } from './read-garment.ts';

/**
 * Garments of one kind and color. For what goes together and what is alike these two count first, and a wardrobe of
 * thousands has few of them.
 */
export interface GarmentCell {
  /** A leaf of the category tree. */
  category: string;
  /** Where it is worn (`GarmentSlot`). */
  slot: string;
  /** A color family; empty where none is known. */
  family: string;
}

/** What colors must be to each other, 0 to 1, to be said to go together; a shared one counts for more. */
const leastFit = 0.7;
const sharedBonus = 0.12;

const halves = ['top', 'bottom'];
const alone = ['swim', 'sleep', 'underwear', 'other'];

/** Whether two kinds of garments are worn at once: not two of a kind, nor a half of an outfit with a whole one. */
function areWornTogether(one: string, other: string): boolean {
  if (one === other || alone.includes(one) || alone.includes(other)) return false;
  const slots = [one, other];
  return !(slots.includes('one-piece') && slots.some((slot) => halves.includes(slot)));
}

/** Whether garments of two cells go together; false where a color is not known. */
export function goTogether(
  one: Pick<GarmentCell, 'slot' | 'family'>,
  other: Pick<GarmentCell, 'slot' | 'family'>,
): boolean {
  if (!one.family || !other.family || !areWornTogether(one.slot, other.slot)) return false;
  const bonus = one.family === other.family ? sharedBonus : 0;
  return fitOf(one.family as ColorFamily, other.family as ColorFamily) + bonus >= leastFit;
}

const fits = new Map<string, number>();

function fitOf(one: ColorFamily, other: ColorFamily): number {
  const key = `${one} ${other}`;
  const known = fits.get(key);
  if (known !== undefined) return known;
  const fit = colorFit(lchOf(one), lchOf(other));
  fits.set(key, fit);
  return fit;
}

/** The distance of two colors (`colorDistance`) within which they are as good as the same to who owns one of them. */
const nearColors = 0.115;

/** How much lightness, and hue with chroma, count in how far two colors are apart. */
const byLightness = 0.5;
const byHue = 2.2;

/** Whether a garment is very like another: of the same kind, and of nearly the same color. */
export function areAlike(
  one: Pick<GarmentCell, 'category' | 'family'>,
  other: Pick<GarmentCell, 'category' | 'family'>,
): boolean {
  if (!one.family || !other.family) return false;
  if (one.category === other.category) return colorDistance(one.family, other.family) <= nearColors;
  const isOneGroup = categoryGroupOf(one.category) === categoryGroupOf(other.category);
  return (
    isOneGroup && one.family === other.family && areTakenForOneAnother(one.category, other.category)
  );
}

/** Kinds that people take for one another. */
const nearKinds = [
  ['coat', 'trench-coat', 'raincoat'],
  ['shirt', 'blouse'],
  ['sweater', 'cardigan', 'sweatshirt'],
  ['sweatshirt', 'hoodie'],
  ['trousers', 'chinos'],
  ['trousers', 'jeans'],
  ['jacket', 'blazer'],
  ['day-dress', 'shirt-dress'],
];

/** Whether people take garments of two leaves of the category tree for one another. */
export const areTakenForOneAnother = (one: string, other: string): boolean =>
  nearKinds.some((kinds) => kinds.includes(one) && kinds.includes(other));

const labs = new Map(
  Object.entries(colorFamilies).map(([family, { hex }]) => {
    const [red, green, blue] = hex
      .slice(1)
      .match(/../g)!
      .map((two) => Number.parseInt(two, 16));
    return [family, toOklab(red!, green!, blue!)];
  }),
);

/**
 * How far two color families are apart: their distance in OKLab, in which hue counts for more than lightness, since
 * charcoal passes for black, and sky blue never for cream. Infinite of what is none.
 */
export function colorDistance(one: string, other: string): number {
  const [a, b] = [labs.get(one), labs.get(other)];
  if (!a || !b) return Number.POSITIVE_INFINITY;
  return Math.hypot(byLightness * (a.l - b.l), byHue * (a.a - b.a), byHue * (a.b - b.b));
}
