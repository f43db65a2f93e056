import type { Money } from '#contract/rules/cost-per-wear.ts';

/**
 * The cost of the pieces of an outfit together, by currency, those of most pieces first, without those of which no
 * price is known (docs/design/product-rules.md, Outfits and looks).
 */
export function costOf(
  pieces: readonly { purchasePriceCents: number | null; purchaseCurrency: string | null }[],
): { sums: Money[]; unpriced: number } {
  const sums = new Map<string, Money & { pieces: number }>();
  let unpriced = 0;
  for (const { purchasePriceCents, purchaseCurrency } of pieces) {
    if (purchasePriceCents === null || purchaseCurrency === null) {
      unpriced += 1;
      continue;
    }
    const sum = sums.get(purchaseCurrency) ?? { currency: purchaseCurrency, cents: 0, pieces: 0 };
    sum.cents += purchasePriceCents;
    sum.pieces += 1;
    sums.set(purchaseCurrency, sum);
  }
  const ordered = [...sums.values()].toSorted((one, other) => other.pieces - one.pieces);
  return { sums: ordered.map(({ currency, cents }) => ({ currency, cents })), unpriced };
}
