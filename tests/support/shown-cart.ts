import type { Database } from '#server/database/database.ts';
import { cartGid } from '#server/store/gid.ts';
import { priceCart } from '#server/store/priced-cart.ts';
import { findCart } from '#server/store/read-cart.ts';
import { shownLines } from '#server/store/shown-lines.ts';

/** What the checkout of a cart shows now, as its form carries it; empty where there is no such cart. */
export async function shownCart(
  database: Database,
  cart: { token: string; key: string },
  now: Date,
): Promise<string> {
  const found = await findCart(database, cartGid(cart), now);
  return found ? shownLines((await priceCart(database, found)).lines) : '';
}
