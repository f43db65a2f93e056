import { serviceOrdersTable } from '#contract/operations/service-orders.ts';
import { bringOperations } from '#contract/operations.ts';
import { callOperation } from '#lib/http.ts';
import { localStore } from '#lib/storage.ts';

bringOperations(serviceOrdersTable);

/*
 * The cart's id lives with the user (mostRecentCartId) and on this device. What the server was not told of yet is
 * newer here; else the server's is, since another device may have begun another cart.
 */

interface Kept {
  /** Empty where there is no cart. */
  cartId: string;
  /** Whether the server was told. */
  isSaved: boolean;
}

const keyOf = (userId: string) => `hem.cart ${userId}`;

function read(userId: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(localStore.get(keyOf(userId)) ?? 'null');
    const { cartId, isSaved } = Object(kept);
    return typeof cartId === 'string' && typeof isSaved === 'boolean' ? { cartId, isSaved } : null;
  } catch {
    return null;
  }
}

/** The ids of a user's cart, and of the one that this device knew last; null where there is none. */
export function findCarts(user: { userId: string; mostRecentCartId: string | null }) {
  const kept = read(user.userId);
  const own = kept?.cartId || null;
  return { own, present: kept && !kept.isSaved ? own : user.mostRecentCartId || null };
}

/** Notes a user's cart here and on the server; null clears it in both places. Never throws: it is told later. */
export async function keepCartId(userId: string, cartId: string | null): Promise<void> {
  const kept: Kept = { cartId: cartId ?? '', isSaved: false };
  localStore.set(keyOf(userId), JSON.stringify(kept));
  await tellServer(userId);
}

/** Tells the server of the cart that it was not told of yet. Never throws. */
export async function tellServer(userId: string): Promise<void> {
  const kept = read(userId);
  if (!kept || kept.isSaved) return;
  try {
    await callOperation('saveCart', { cartId: kept.cartId });
  } catch {
    return;
  }
  if (read(userId)?.cartId !== kept.cartId) return;
  localStore.set(keyOf(userId), JSON.stringify({ ...kept, isSaved: true }));
}
