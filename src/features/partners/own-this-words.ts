import { categoryLabel } from '#contract/rules/item-attributes.ts';
import { categoryName } from '#contract/rules/item-name.ts';
import type { Comparison } from '#contract/schemas/partner-products.ts';

/** How many stitches tell a likeness. */
export const likenessStitches = 10;

/** How much a likeness is, in stitches of ten. */
export const stitchesOf = (likeness: number): number => Math.round(likeness * likenessStitches);

/** The heading over the nearest pieces, by how like the nearest of them is. */
export function nearestWords(nearest: Comparison['nearest']): string {
  const most = nearest[0]?.likeness ?? 0;
  const agrees = nearest[0]?.agrees ?? [];
  if (agrees.includes('photo')) return 'This is a piece of yours';
  if (most >= 0.75 && agrees.includes('color')) return 'You own one very like it';
  if (most >= 0.5) return 'You own something like it';
  return nearest.length > 0 ? 'You own nothing very like it' : 'You own nothing like it';
}

/** The name of one piece of a kind, as a label: `Trench coat`; null of none. */
export function kindWords(category: string | null): string | null {
  const name = categoryName(category);
  return name && name.charAt(0).toUpperCase() + name.slice(1);
}

/** The name of pieces of a leaf or a group within a sentence: `trench coats`, `T-shirts`, `outerwear`. */
export function piecesWords(kind: string | null): string {
  if (kind === null || kind === 'other') return 'pieces';
  const label = categoryLabel(kind);
  return label.startsWith('T-') ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** How many years so many wears are: `less than a year`, `nearly 3 years`, `a little over 2 years`. */
export function yearsWords(wears: number, wearsAYear: number): string {
  const years = wears / wearsAYear;
  if (years < 0.9) return 'less than a year';
  const whole = Math.max(1, Math.round(years));
  const words = whole === 1 ? 'a year' : `${whole} years`;
  if (years === whole) return words;
  return years < whole ? `nearly ${words}` : `a little over ${words}`;
}

/** How often, of at least once: `once`, `twice`, `22 times`. */
export const timesWords = (times: number): string =>
  ['once', 'twice'][times - 1] ?? `${times} times`;
