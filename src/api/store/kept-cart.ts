import { serviceOrdersTable } from '#contract/operations/service-orders.ts';
import { bringOperations } from '#contract/operations.ts';
import { callOperation } from '#lib/http.ts';
import { owedCartKey } from '#lib/owed-keys.ts';
import { localStore } from '#lib/storage.ts';

bringOperations(serviceOrdersTable);

/*
 * The cart's id lives with the user (mostRecentCartId) and on this device. What the server was not told of yet is
 * newer here, and outlives a sign-out; else the server's is, since another device may have begun another cart.
 */

const keyOf = (userId: string) => `hem.cart ${userId}`;
const owedKeyOf = (userId: string) => owedCartKey + userId;

/** The id that the server was not told of yet, empty where the cart was cleared; null where it knows. */
function readOwed(userId: string): string | null {
  const owed = localStore.get(owedKeyOf(userId));
  if (owed !== null) return owed;
  // An earlier Hem kept both under one key.
  const { cartId, isSaved } = readEarlier(userId);
  return isSaved === false && typeof cartId === 'string' ? cartId : null;
}

function readKnown(userId: string): string | null {
  const { cartId } = readEarlier(userId);
  return typeof cartId === 'string' ? cartId : localStore.get(keyOf(userId));
}

/** Reads what an earlier Hem kept, as `{ cartId, isSaved }`; nothing of an id that stands there by itself. */
function readEarlier(userId: string): { cartId?: unknown; isSaved?: unknown } {
  try {
    return Object(JSON.parse(localStore.get(keyOf(userId)) ?? 'null'));
  } catch {
    return {};
  }
}

/** The ids of a user's cart, and of the one that this device knew last; null where there is none. */
export function findCarts(user: { userId: string; mostRecentCartId: string | null }) {
  const owed = readOwed(user.userId);
  const own = (owed ?? readKnown(user.userId)) || null;
  return { own, present: owed !== null ? own : user.mostRecentCartId || null };
}

/** Notes a user's cart here and on the server; null clears it in both places. Never throws: it is told later. */
export async function keepCartId(userId: string, cartId: string | null): Promise<void> {
  localStore.set(keyOf(userId), cartId ?? '');
  localStore.set(owedKeyOf(userId), cartId ?? '');
  await tellServer(userId);
}

/** Tells the server of the cart that it was not told of yet. Never throws. */
export async function tellServer(userId: string): Promise<void> {
  const owed = readOwed(userId);
  if (owed === null) return;
  try {
    await callOperation('saveCart', { cartId: owed });
  } catch {
    return;
  }
  if (readOwed(userId) !== owed) return;
  localStore.set(keyOf(userId), owed);
  localStore.remove(owedKeyOf(userId));
}
