import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readItemNames } from '#api/items.ts';
import { operationQuery } from '#api/operation.ts';
import { spoil } from '#api/query-client.ts';
import type { StoreAddress } from '#api/users.ts';
import { descriptorOf } from '#contract/operations.ts';
import type { ServiceOrder } from '#contract/schemas/service-order.ts';
import type { UserDetails } from '#contract/schemas/user.ts';
import { AppError, isCancelled } from '#lib/errors.ts';
import { callOperation } from '#lib/http.ts';
import {
  type Applied,
  applyChanges,
  type CartWork,
  mostServices,
  settleCart,
} from './apply-changes.ts';
import { type Cart, servicesOf } from './cart.ts';
import { createCartCalls } from './cart-calls.ts';
import { areDifferent, type CartDifferences, cartDifferences } from './cart-differences.ts';
import { createCatalogCalls } from './catalog-calls.ts';
import { findOrderOf } from './find-order.ts';
import { findCarts, keepCartId, tellServer } from './kept-cart.ts';
import { openCart } from './open-cart.ts';
import type { ChosenService, PendingChanges } from './pending-changes.ts';
import { paysNoFees } from './shown-sums.ts';
import { createStoreClient } from './store-client.ts';
import { StoreFailure } from './store-failure.ts';

/** The cart as somebody sees it who is about to pay. */
interface SeenCart {
  services: readonly ChosenService[];
  /** US cents. */
  totalCents: number;
}

/** The result of a checkout: what can be bought now, and for how much. */
export type Checkout =
  | { kind: 'ready'; cart: Cart }
  /** The cart costs something else than what was shown, or holds something else. */
  | { kind: 'changed'; cart: Cart; differences: CartDifferences }
  /** Some of it is not sold any more. */
  | { kind: 'withdrawn'; cart: Cart; names: string[] };

const keyOf = (userId: string) => ['storeCart', userId] as const;

/** The calls to a store. */
function useStoreCalls({ address, publicToken, retries }: StoreAddress) {
  return useMemo(() => {
    const client = createStoreClient({ address, publicToken, retries });
    return { carts: createCartCalls(client), catalog: createCatalogCalls(client) };
  }, [address, publicToken, retries]);
}

/** One page of a browser after another. */
const inTurn = <Result>(userId: string, run: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? (navigator.locks.request(`hem.cart.${userId}`, run) as Promise<Result>) : run();

/**
 * The cart of a member, and what can be done with it. Entering reads it anew, and every line of a fee goes (product
 * spec, section 4); the one that is due comes with every change, and with `settle` on the way to the summary. What is
 * done to it is done one after another. Every failure is a StoreFailure, and the caller shows it; a missing
 * or errored cart is cleared here and on the server before that is told, and tells of the order that was made of it.
 */
export function useCart(
  me: UserDetails,
  store: StoreAddress,
  {
    isReady,
    onPaid,
    onDropped,
  }: { isReady: boolean; onPaid(order: ServiceOrder): void; onDropped(names: string[]): void },
) {
  const client = useQueryClient();
  const calls = useStoreCalls(store);
  const { userId } = me;
  const key = keyOf(userId);
  const show = (cart: Cart | null) => void client.setQueryData(key, cart);
  const present = () => client.getQueryData<Cart | null>(key) ?? null;
  /** Notes which cart it is. What was read of the user meanwhile may tell of the one before. */
  const keep = async (cartId: string | null) => {
    await keepCartId(userId, cartId);
    void spoil(client, descriptorOf('saveCart').spoils ?? []);
  };
  const work: CartWork = {
    ...calls,
    userId,
    hasNoFees: paysNoFees(me),
    onMade(cart) {
      show(cart);
      void keep(cart.cartId);
    },
  };
  const clear = async () => {
    show(null);
    await keep(null);
  };

  /** The user as the server knows them now: other tabs and devices may have begun a cart. */
  const askUser = async () => {
    const users = await callOperation('userDetails', { userIds: [] });
    return Object.values(users)[0]?.userDetails ?? me;
  };
  const open = (user: UserDetails) => openCart(work, user, keep, onDropped);
  /** The cart that this page does not know yet, before another is made. Throws StoreFailure. */
  const findElsewhere = async () => {
    const user = await askUser().catch((cause) => {
      if (isCancelled(cause)) throw cause;
      const kind = cause instanceof AppError ? cause.kind : 'server';
      throw new StoreFailure('createCart', kind, { cause });
    });
    const found = await open(user);
    if (found) show(found);
    return found;
  };
  /** The cart that another device began at the same moment, with what is in this one; null where there is none. */
  const findOther = async (shown: Cart) => {
    const user = await askUser().catch(() => null);
    const other = user && findCarts(user).present;
    return other && other !== shown.cartId ? open(user) : null;
  };

  const query = useQuery({
    queryKey: key,
    queryFn: async () => {
      await tellServer(userId);
      const users = await client.fetchQuery(operationQuery('userDetails', { userIds: [] }));
      const user = Object.values(users)[0]?.userDetails ?? me;
      const before = present();
      const opened = await inTurn(userId, () => open(user));
      if (before && opened?.cartId !== before.cartId) {
        const order = await findOrderOf(userId, before.cartId);
        if (order) onPaid(order);
      }
      return opened;
    },
    enabled: isReady,
    meta: { isHandled: true },
    // A connection that comes back is no entering.
    refetchOnReconnect: false,
  });

  /** One change of the cart after another. */
  const useChange = <Input, Result>(run: (input: Input) => Promise<Result>) =>
    useMutation({
      mutationFn: async (input: Input) => {
        const before = present();
        try {
          return await inTurn(userId, () => run(input));
        } catch (error) {
          if (!(error instanceof StoreFailure) || !error.isCartGone) throw error;
          const order = before && (await findOrderOf(userId, before.cartId));
          await clear();
          throw order ? error.ofPaid(order) : error.ofNote(before?.note ?? '');
        }
      },
      scope: { id: 'storeCart' },
      meta: { isHandled: true },
    });

  return {
    /** Undefined until it is known; null where there is none. */
    cart: query.data,
    isError: query.isError && query.data === undefined,
    retry: () => void query.refetch(),
    /** The cart is done with, or the store does not have it. */
    clear,
    /** Puts what is pending into the cart. */
    apply: useChange(async (changes: PendingChanges): Promise<Applied> => {
      const cart = present() ?? (await findElsewhere());
      const applied = await applyChanges(work, cart?.cartId ?? null, changes);
      show(applied.cart);
      return applied;
    }),
    /** Says something to the studio. */
    writeNote: useChange(async (note: string) => {
      const cart = present();
      if (cart) show(await calls.carts.writeNote(cart.cartId, note));
    }),
    /** Puts it right: what its pieces are called now, and its fee. */
    settle: useChange(async () => {
      const cart = present();
      if (!cart) return;
      const ids = [...new Set(servicesOf(cart).map(({ selectedItem }) => selectedItem.id))];
      // Without them the names stay as they were.
      const names = await readItemNames(userId, ids).catch(() => new Map<string, string>());
      show(await settleCart(work, cart, names));
    }),
    /** Asks the store once more, before one leaves for its checkout. */
    checkOut: useChange(async (seen: SeenCart): Promise<Checkout> => {
      const shown = present();
      const other = shown && (await findOther(shown));
      const read = other ?? (shown && (await calls.carts.read(shown.cartId, 'checkout')));
      if (!read) throw new StoreFailure('checkout', 'not-found', { isCartGone: true });
      const cart = await settleCart(work, read);
      show(cart);
      if (servicesOf(cart).length > mostServices) {
        throw new StoreFailure('checkout', 'invalid', { isFull: true });
      }
      const withdrawn = servicesOf(cart).filter(({ isOnSale }) => !isOnSale);
      if (withdrawn.length > 0) {
        return { kind: 'withdrawn', cart, names: withdrawn.map(({ name }) => name) };
      }
      const differences = cartDifferences(seen.services, cart);
      const isSame = cart.costs.totalCents === seen.totalCents && !areDifferent(differences);
      return isSame ? { kind: 'ready', cart } : { kind: 'changed', cart, differences };
    }),
  };
}

/** The work with a cart. */
export type CartState = ReturnType<typeof useCart>;
