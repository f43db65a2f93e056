/** A sum of money. */
export interface Money {
  /** Hundredths of a unit of the currency, also where people count it in whole units or in thousandths. */
  cents: number;
  /** The code of its currency, by ISO 4217. */
  currency: string;
}

/** What a piece cost or brought besides its price. */
export interface FurtherCost extends Money {
  /** Services and cleaning were paid; what was sold for brought money back. */
  kind: 'services' | 'cleaning' | 'sold';
}

/**
 * The cost of a piece: its price, its services and its cleaning, less what it was sold for
 * (docs/design/product-rules.md, Statistics). Sums in another currency than the price are left out, and told.
 */
export function costOfPiece(
  price: Money,
  further: readonly FurtherCost[],
): Money & { leftOut: FurtherCost[] } {
  const added = further.filter(({ currency }) => currency === price.currency);
  return {
    currency: price.currency,
    cents: added.reduce(
      (sum, { kind, cents }) => (kind === 'sold' ? sum - cents : sum + cents),
      price.cents,
    ),
    leftOut: further.filter(({ currency }) => currency !== price.currency),
  };
}

/** The round sums that a wear comes to cost less than, per power of ten. */
const roundSteps = [5, 2, 1];

/**
 * The next round sum that a wear of a piece will cost less than, and after how many more wears; null where a wear costs
 * no more than one unit already.
 */
export function nextCostGoal(
  cents: number,
  wears: number,
): { belowCents: number; moreWears: number } | null {
  const perWear = cents / Math.max(1, wears);
  for (let power = 10 ** Math.floor(Math.log10(Math.max(1, perWear))); power >= 100; power /= 10) {
    const step = roundSteps.find((one) => one * power < perWear);
    if (!step) continue;
    const belowCents = step * power;
    const moreWears = Math.floor(cents / belowCents) + 1 - wears;
    return { belowCents, moreWears };
  }
  return null;
}
