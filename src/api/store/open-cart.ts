import { applyChanges, type CartWork, enterCart } from './apply-changes.ts';
import { type Cart, servicesOf } from './cart.ts';
import { findCarts } from './kept-cart.ts';
import { noChanges } from './pending-changes.ts';
import { StoreFailure } from './store-failure.ts';

/**
 * Opens a member's cart, as it is entered. Where this device began one and another device another, the services of this
 * one's go into the other, and it is left empty, so that nothing is lost and nothing is paid for twice. `keep`
 * notes which cart it is; `onDropped` says which services did not go over, since they are sold no more. Throws
 * StoreFailure.
 */
export async function openCart(
  work: CartWork,
  user: { userId: string; mostRecentCartId: string | null },
  keep: (cartId: string | null) => Promise<void>,
  onDropped: (names: string[]) => void,
): Promise<Cart | null> {
  const { carts } = work;
  const { present, own } = findCarts(user);
  const cart = present ? await carts.read(present) : null;
  const mine = own && own !== present ? await carts.read(own) : null;
  const opened = cart && mine ? await merge(work, cart, mine, onDropped) : (cart ?? mine);
  const id = opened?.cartId ?? null;
  // A save that was given up may land at the server late, over a newer one: there it is put right as well.
  if (id !== present || (own !== null && id !== own)) await keep(id);
  if (!opened) return null;
  try {
    return await enterCart(work, opened);
  } catch (error) {
    // The summary puts it right, or says it, before anybody pays.
    if (error instanceof StoreFailure && error.call === 'addServiceFees') return opened;
    throw error;
  }
}

async function merge(
  work: CartWork,
  cart: Cart,
  mine: Cart,
  onDropped: (names: string[]) => void,
): Promise<Cart> {
  const lines = servicesOf(mine);
  const noted = await keepNote(work, cart, mine);
  if (lines.length === 0) return noted;
  const here = servicesOf(cart).map((line) => `${line.selectedItem.id} ${line.variantId}`);
  const missing = lines.filter(
    ({ selectedItem, variantId }) => !here.includes(`${selectedItem.id} ${variantId}`),
  );
  const added = missing.filter(({ isOnSale }) => isOnSale);
  const dropped = missing.filter(({ isOnSale }) => !isOnSale);
  const merged =
    added.length > 0
      ? (await applyChanges(work, cart.cartId, { ...noChanges, added })).cart
      : noted;
  const ids = [...lines, ...mine.fees].map(({ lineItemId }) => lineItemId);
  await work.carts.remove(mine.cartId, ids);
  // Once it is done: after a failure it is all done again.
  if (dropped.length > 0) onDropped([...new Set(dropped.map(({ name }) => name))]);
  return merged;
}

/** Both notes for the studio, in the one cart that stays. */
async function keepNote({ carts }: CartWork, cart: Cart, mine: Cart): Promise<Cart> {
  if (!mine.note || cart.note.includes(mine.note)) return cart;
  return carts.writeNote(cart.cartId, [cart.note, mine.note].filter(Boolean).join('\n'));
}
