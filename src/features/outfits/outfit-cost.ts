/**
 * The cost of the pieces of an outfit together, in cents, without those of which no price is known; null where none is
 * (docs/design/product-rules.md, Outfits and looks).
 */
export function costOf(pieces: readonly { purchasePriceCents: number | null }[]): {
  cents: number | null;
  unpriced: number;
} {
  const prices = pieces.flatMap(({ purchasePriceCents }) => purchasePriceCents ?? []);
  const cents = prices.length > 0 ? prices.reduce((sum, price) => sum + price, 0) : null;
  return { cents, unpriced: pieces.length - prices.length };
}
