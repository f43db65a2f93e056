import { isUnlocked } from '#contract/rules/capabilities.ts';
import { isQuoted, type OrderSums, orderSums } from '#contract/rules/order-sums.ts';
import type { UserDetails } from '#contract/schemas/user.ts';
import { type Cart, servicesOf } from './cart.ts';
import { chosenServices, type PendingChanges } from './pending-changes.ts';

/** The sums shown of what an order costs. */
export interface ShownSums extends OrderSums {
  /** Whether a quote of the studio comes to it. */
  isQuoted: boolean;
}

/** Whether somebody pays no handling fee. */
export const paysNoFees = (me: Pick<UserDetails, 'entitlements'>): boolean =>
  isUnlocked('noHandlingFee', me);

/**
 * The cost an order will have once its changes are applied ([Note: One total]). Where the cart holds just that, its
 * services and their discount are by the store's own word; the fee may be out of it for now. `creditCents` is what the
 * member may take off services, as far as it is known.
 */
export function shownSums(
  cart: Cart | null,
  changes: PendingChanges,
  hasNoFees: boolean,
  creditCents: number,
): ShownSums {
  const services = chosenServices(cart, changes);
  const sums = orderSums(services, hasNoFees, creditCents);
  const isAsKept =
    services.length === servicesOf(cart).length &&
    services.every(({ lineItemId }) => lineItemId !== null);
  const { servicesCents } = cart && isAsKept ? cart.costs : sums;
  // A store that does not know yet whose cart it is has not taken the credit off.
  const known = cart && isAsKept ? cart.costs.discountCents : 0;
  const discountCents = Math.max(known, sums.discountCents);
  return {
    servicesCents,
    discountCents,
    feesCents: sums.feesCents,
    totalCents: servicesCents - discountCents + sums.feesCents,
    isQuoted: services.some(isQuoted),
  };
}
