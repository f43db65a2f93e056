import { leafOf } from './item-attributes.ts';

/** Most wears of an interval; what is never due has none. */
export const mostWashWears = 30;

/** Most wears since the wash that are said by hand. */
export const mostWearsSaid = 999;

/** How many days after its last wear a due piece counts as washed, where nobody said so. */
export const dueDays = 14;

/**
 * After how many wears a piece of a category is due for the wash, as long as its owner says nothing else: what touches
 * the skin after one, what is worn over it later (docs/design/product-rules.md, Laundry). What is not here is never due.
 */
const usualIntervals: Readonly<Record<string, number>> = {
  't-shirt': 1,
  'long-sleeve': 2,
  shirt: 2,
  blouse: 2,
  'polo-shirt': 1,
  'tank-top': 1,
  sweater: 5,
  cardigan: 6,
  sweatshirt: 4,
  hoodie: 4,
  bodysuit: 1,
  jeans: 8,
  trousers: 4,
  chinos: 4,
  leggings: 1,
  shorts: 3,
  'mini-skirt': 4,
  'midi-skirt': 4,
  'maxi-skirt': 4,
  sweatpants: 4,
  'day-dress': 2,
  'evening-dress': 2,
  'shirt-dress': 2,
  'knit-dress': 4,
  jumpsuit: 2,
  overalls: 4,
  suit: 6,
  blazer: 10,
  'denim-jacket': 12,
  scarf: 10,
  gloves: 10,
  hosiery: 1,
  bra: 2,
  briefs: 1,
  undershirt: 1,
  pajamas: 4,
  robe: 6,
  'sports-top': 1,
  'sports-bottom': 1,
  swimwear: 1,
};

/** The wash intervals that a member has set, by category: a number of wears, or null of what is never due. */
export type OwnWashIntervals = Readonly<Record<string, number | null>>;

/** After how many wears a piece of a category is due for the wash; null of what never is. */
export function washAfter(category: string | null, own: OwnWashIntervals): number | null {
  if (category === null) return null;
  // An owner's own word may be the name of a method.
  if (Object.hasOwn(own, category)) return own[category]!;
  // An own category is washed as often as what it is a kind of.
  const kind = leafOf(category);
  if (kind === null) return null;
  if (Object.hasOwn(own, kind)) return own[kind]!;
  return Object.hasOwn(usualIntervals, kind) ? usualIntervals[kind]! : null;
}

/** Whether a piece is due for the wash after so many wears. */
export const isDue = (wears: number, after: number | null): boolean =>
  after !== null && wears >= after;
