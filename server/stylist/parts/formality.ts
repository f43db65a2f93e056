import type { ReadGarment } from '../garment.ts';

/** So far apart garments may be and still look meant: a blazer over a tee. */
const easy = 0.14;
/** From here on one of the two is dressed for something else. */
const far = 0.6;

/** What is worn under tailoring, and is as dressed up as that, unless it is casual itself. */
const tailored = new Set(['suit', 'blazer', 'vest', 'tie']);
const underTailored = new Set(['shirt', 'blouse']);
const leastDressed = 0.4;

const isUnder = (one: ReadGarment, other: ReadGarment): boolean =>
  tailored.has(one.leaf ?? '') &&
  underTailored.has(other.leaf ?? '') &&
  other.formality! >= leastDressed;

/** How near two garments are in how dressed up they are, 0 to 1; null where it is not known of both. */
export function formalityFit(one: ReadGarment, other: ReadGarment): number | null {
  if (one.formality === null || other.formality === null) return null;
  if (isUnder(one, other) || isUnder(other, one)) return 1;
  const apart = Math.abs(one.formality - other.formality);
  return 1 - Math.min(1, Math.max(0, apart - easy) / (far - easy));
}
