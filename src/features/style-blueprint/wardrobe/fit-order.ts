import { fitStitches, fitVerdict } from '#contract/rules/garment-fit.ts';
import type { ScoredItem } from '#contract/schemas/blueprint-scores.ts';

export type Verdict = ScoredItem['verdict'];

/** The orders of the list: by all, by one part, or what fits and was worn least. */
export const orders = ['All', 'Color', 'Shape', 'Personality', 'Least worn'] as const;
export type Order = (typeof orders)[number];

/** The words of a verdict. */
export const verdictWords: Record<Verdict, string> = {
  fits: 'Fits',
  near: 'Near',
  away: 'Away',
  unscored: 'Not scored',
};

type Part = keyof ScoredItem['parts'];
const partOf: Partial<Record<Order, Part>> = {
  Color: 'color',
  Shape: 'shape',
  Personality: 'personality',
};

/** Puts the pieces in an order; by a part, those of which it says nothing come last. */
export function sorted(items: readonly ScoredItem[], order: Order): ScoredItem[] {
  if (order === 'All') return [...items];
  if (order === 'Least worn') {
    return items
      .filter(({ verdict }) => verdict === 'fits')
      .toSorted((one, other) => (one.lastWorn ?? '').localeCompare(other.lastWorn ?? ''));
  }
  const part = partOf[order]!;
  return items.toSorted((one, other) => (other.parts[part] ?? -1) - (one.parts[part] ?? -1));
}

/** The reason that is said of a piece in an order. */
export function reasonIn({ reasons, reason }: ScoredItem, order: Order): string {
  const part = partOf[order];
  return part ? (reasons[part] ?? 'Nothing known of this yet') : reason;
}

/** The verdict on a piece in an order, and its stitches, 0 to 10: by a part those of that part alone. */
export function fitIn(
  { parts, stitches, verdict }: ScoredItem,
  order: Order,
): { verdict: Verdict; stitches: number } {
  const part = partOf[order];
  if (!part) return { verdict, stitches };
  const share = parts[part];
  return share === null
    ? { verdict: 'unscored', stitches: 0 }
    : { verdict: fitVerdict(share), stitches: fitStitches(share) };
}
