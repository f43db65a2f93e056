import { queryOptions } from '@tanstack/react-query';
import type { StoreAddress } from '#api/users.ts';
import type { UserDetails } from '#contract/schemas/user.ts';
import { servicesOf } from './cart.ts';
import { createCartCalls } from './cart-calls.ts';
import { findCarts } from './kept-cart.ts';
import { noChanges } from './pending-changes.ts';
import { paysNoFees, shownSums } from './shown-sums.ts';
import { createStoreClient } from './store-client.ts';

/** The cart that waits to be ordered. */
export interface WaitingCart {
  /** How many services there are, of which pieces, by title. */
  services: number;
  pieces: string[];
  /** US cents, with the fee that is due. */
  totalCents: number;
  /** Whether a quote comes to that. */
  isQuoted: boolean;
}

/**
 * The query of what a member began to order, as the store keeps it; null where there is nothing. It is only looked
 * at.
 */
export const waitingCartQuery = (
  me: UserDetails,
  { address, publicToken, retries }: StoreAddress,
) => {
  const { present } = findCarts(me);
  return queryOptions({
    queryKey: ['waitingCart', me.userId, present] as const,
    enabled: present !== null,
    // It may have been paid for, or added to, since one was here.
    staleTime: 0,
    retry: false,
    meta: { isHandled: true },
    queryFn: async ({ signal }): Promise<WaitingCart | null> => {
      if (present === null) return null;
      const calls = createCartCalls(createStoreClient({ address, publicToken, retries }));
      const cart = await calls.read(present, 'checkout', signal);
      const services = cart ? servicesOf(cart) : [];
      if (!cart || services.length === 0) return null;
      const { totalCents, isQuoted } = shownSums(cart, noChanges, paysNoFees(me), 0);
      return {
        services: services.length,
        pieces: [...new Set(services.map(({ selectedItem }) => selectedItem.title))],
        totalCents,
        isQuoted,
      };
    },
  });
};
