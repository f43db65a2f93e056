import { createCart } from '#server/store/cart-changes.ts';
import { findProduct } from '#server/store/catalog/read-catalog.ts';
import { cartGid } from '#server/store/gid.ts';
import { payCart } from '#server/store/orders.ts';
import { priceCart } from '#server/store/priced-cart.ts';
import { findCart } from '#server/store/read-cart.ts';
import { tellOf } from '#server/store/webhooks.ts';
import type { Person, TestServer } from '#tests/support/test-server.ts';
import { shownCart } from './shown-cart.ts';

/** The way a cart is addressed. */
interface CartName {
  token: string;
  key: string;
}

/** Makes a cart at the embedded store as the app does: products by handle, and the attribute that says whose it is. */
export async function makeCart(
  { app: { services } }: TestServer,
  userId: string,
  handles: readonly string[] = ['style-blueprint'],
  more: { quantity?: number; properties?: Record<string, string> } = {},
): Promise<CartName> {
  const { open, now } = services;
  const attributes = Object.entries(more.properties ?? {}).map(([key, value]) => ({ key, value }));
  const lines = [];
  for (const handle of handles) {
    const product = (await findProduct(open.database, { handle }))!;
    const variantId = product.variants[0]!.id;
    lines.push({ merchandiseId: '', variantId, quantity: more.quantity ?? 1, attributes });
  }
  const owner = [{ key: 'user id', value: userId }];
  const given = { note: null, attributes: owner, buyer: {}, lines };
  const { cart } = await open.transaction((on) => createCart(on, given, now()));
  return cart!;
}

/** Pays for a cart as its checkout does. Answers the order's number at the store; `isTold`: whether its webhook goes out. */
export async function payForCart(
  server: TestServer,
  cart: CartName,
  isTold = true,
): Promise<number> {
  const { open, now, jobs } = server.app.services;
  const address = { name: '', street: '', city: '', region: '', zip: '', countryCode: '' };
  const pay = async () => {
    const found = (await findCart(open.database, cartGid(cart), now()))!;
    const { cost } = await priceCart(open.database, found);
    const shownLines = await shownCart(open.database, cart, now());
    const shown = { shownCents: cost.totalCents, shownLines };
    return open.transaction(async (on) => {
      const paid = await payCart(on, cart, { email: 'maya@example.com', address, ...shown }, now());
      if (paid.kind === 'paid' && isTold) await tellOf(on, 'orders/paid', paid.order.id);
      return paid;
    });
  };
  // The handling fee that is due is put in by the first try.
  const first = await pay();
  const paid = first.kind === 'changed' ? await pay() : first;
  if (paid.kind !== 'paid') throw new Error(`not paid: ${paid.kind}`);
  await jobs.idle();
  return paid.order.id;
}

/** Buys the Style Blueprint for a member. Answers the order's number at the store. */
export const buyBlueprint = async (server: TestServer, person: Person): Promise<number> =>
  payForCart(server, await makeCart(server, person.userId));
