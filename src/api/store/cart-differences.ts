import { type Cart, type ServiceLine, servicesOf } from './cart.ts';
import { type ChosenService, isSameService, saysAlready } from './pending-changes.ts';

/** The differences of a cart from how it was shown. */
export interface CartDifferences {
  added: readonly ServiceLine[];
  removed: readonly ChosenService[];
  /** The lines of which something else is said to the studio. */
  saidOtherwise: readonly ServiceLine[];
  /** The lines that cost something else. */
  pricedOtherwise: readonly ServiceLine[];
}

/**
 * Finds what of a cart is otherwise than the services that were shown, line by line: two of one price are two
 * services.
 */
export function cartDifferences(shown: readonly ChosenService[], cart: Cart): CartDifferences {
  const lines = servicesOf(cart);
  const seenAs = (line: ServiceLine) => shown.find((one) => isSameService(one, line));
  const isOtherwise = (differs: (line: ServiceLine, seen: ChosenService) => boolean) =>
    lines.filter((line) => {
      const seen = seenAs(line);
      return seen !== undefined && differs(line, seen);
    });
  return {
    added: lines.filter((line) => !seenAs(line)),
    removed: shown.filter((one) => !lines.some((line) => isSameService(line, one))),
    saidOtherwise: isOtherwise((line, seen) => !saysAlready(line, seen)),
    pricedOtherwise: isOtherwise((line, seen) => line.priceCents !== seen.priceCents),
  };
}

/** Whether there are any. */
export const areDifferent = (differences: CartDifferences): boolean =>
  Object.values(differences).some((list) => list.length > 0);
