import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { readCartGid } from './gid.ts';
import { storeCartLines, storeCarts } from './tables.ts';

export type CartLineRow = typeof storeCartLines.$inferSelect;
/** A cart with its lines, in the order in which they came. */
export type CartRow = typeof storeCarts.$inferSelect & { lines: CartLineRow[] };

/** How long a cart is kept that nobody changes, in days; as long as Shopify keeps one. */
const cartDays = 10;

/** Finds a cart by its global id; null once it has expired, and for a wrong key. `isLocked`: for a change. */
export async function findCart(
  database: Database,
  gid: string,
  now: Date,
  isLocked = false,
): Promise<CartRow | null> {
  const named = readCartGid(gid);
  if (!named) return null;
  const { token, key } = named;
  const since = new Date(now.getTime() - cartDays * 86_400_000);
  const found = database
    .select()
    .from(storeCarts)
    .where(
      and(eq(storeCarts.token, token), eq(storeCarts.key, key), gt(storeCarts.updatedAt, since)),
    );
  const [cart] = await (isLocked ? found.for('update') : found);
  if (!cart) return null;
  const lines = await database
    .select()
    .from(storeCartLines)
    .where(eq(storeCartLines.cartToken, token))
    .orderBy(storeCartLines.id);
  return { ...cart, lines };
}
