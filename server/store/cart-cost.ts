import { severalServicesOffCents } from '#contract/rules/order-sums.ts';

/** A line as far as its cost goes. */
export interface PricedLine {
  /** US cents for one. */
  priceCents: number;
  quantity: number;
  /** Whether it is a service: fees and what is only opened in the app are not discounted, and do not count. */
  isService: boolean;
}

/** The cost of a line, in US cents. */
export interface LineCost {
  subtotalCents: number;
  /** The sum that comes off this line, of which the credit is a part. */
  discountCents: number;
  creditCents: number;
  totalCents: number;
}

/** The cost of a cart, in US cents: the sum of its lines. */
export interface CartCost {
  lines: LineCost[];
  /** Before the discount. */
  subtotalCents: number;
  discountCents: number;
  creditCents: number;
  totalCents: number;
}

/**
 * Adds up the cost of lines. Several services, or one more than once, get the discount: the specification counts
 * services, so one counts too that has no price before it is quoted. Its sum is rounded
 * once, half a cent up, and shared out by largest remainder, so that the lines add up to it to the cent. A credit takes off
 * what is left of services, as far as it goes.
 */
export function costOf(lines: readonly PricedLine[], creditCents = 0): CartCost {
  const subtotals = lines.map(({ priceCents, quantity }) => priceCents * quantity);
  const services = lines.reduce((sum, line) => sum + (line.isService ? line.quantity : 0), 0);
  const eligible = lines.map(({ isService }, index) =>
    isService && services > 1 ? subtotals[index]! : 0,
  );
  const several = shareOut(severalServicesOffCents(sumOf(eligible), services), eligible);
  const left = lines.map(({ isService }, index) =>
    isService ? subtotals[index]! - several[index]! : 0,
  );
  const credits = shareOut(Math.min(creditCents, sumOf(left)), left);
  const costs = subtotals.map((subtotalCents, index) => {
    const discountCents = several[index]! + credits[index]!;
    const totalCents = subtotalCents - discountCents;
    return { subtotalCents, discountCents, creditCents: credits[index]!, totalCents };
  });
  return {
    lines: costs,
    subtotalCents: sumOf(subtotals),
    discountCents: sumOf(costs.map(({ discountCents }) => discountCents)),
    creditCents: sumOf(credits),
    totalCents: sumOf(costs.map(({ totalCents }) => totalCents)),
  };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** Shares whole cents out in proportion to weights; of equal remainders the first gets the cent. */
function shareOut(cents: number, weights: readonly number[]): number[] {
  const all = sumOf(weights);
  if (all === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (cents * weight) / all);
  const shares = exact.map(Math.floor);
  const left = cents - sumOf(shares);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  for (const { index } of byRemainder.slice(0, left)) shares[index]! += 1;
  return shares;
}
