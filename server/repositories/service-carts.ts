import { eq, sql } from 'drizzle-orm';
import { cartTokenOf } from '#contract/rules/service-orders.ts';
import type { Database } from '../database/database.ts';
import { serviceCarts, users } from '../database/schema.ts';
import type { FullScope } from './scope.ts';

/**
 * Keeps which cart the viewer has; an empty id clears it. A cart is whose who says its whole id. Where the store has
 * said that the key `isRight`, that id holds; else the one that was kept first does, unless it had no key.
 */
export async function saveCart(
  scope: FullScope,
  database: Database,
  cartId: string,
  now: Date,
  isRight = false,
): Promise<void> {
  await database
    .update(users)
    .set({ mostRecentCartId: cartId || null, updatedAt: now })
    .where(eq(users.id, scope.subject));
  if (!cartId) return;
  const kept = { token: cartTokenOf(cartId)!, cartId, ownerId: scope.subject, savedAt: now };
  await database
    .insert(serviceCarts)
    .values(kept)
    .onConflictDoUpdate({
      target: serviceCarts.token,
      set: { cartId, ownerId: scope.subject, savedAt: now },
      setWhere: isRight
        ? sql`true`
        : sql`${serviceCarts.cartId} = excluded.cart_id or ${serviceCarts.cartId} not like '%?key=%'`,
    });
}

/** Finds the member whose cart the store names so; null if no member has had it. */
export async function findCartOwner(database: Database, token: string): Promise<string | null> {
  const [cart] = await database
    .select({ ownerId: serviceCarts.ownerId })
    .from(serviceCarts)
    .where(eq(serviceCarts.token, token));
  return cart?.ownerId ?? null;
}
