import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { readCartGid } from './gid.ts';
import { storeCarts, storeOrders } from './tables.ts';

/**
 * Whether a cart's whole id has the key of the embedded store's own cart, or of the order that was made of it; null
 * where the store has neither: a cart that has expired, or one that never was.
 */
export async function isRightKey(database: Database, cartId: string): Promise<boolean | null> {
  const named = readCartGid(cartId);
  if (!named) return null;
  const { token } = named;
  const [cart] = await database
    .select({ key: storeCarts.key })
    .from(storeCarts)
    .where(eq(storeCarts.token, token));
  const [order] = await database
    .select({ key: storeOrders.cartKey })
    .from(storeOrders)
    .where(eq(storeOrders.cartToken, token));
  const key = cart?.key ?? order?.key;
  return key === undefined ? null : key === named.key;
}
