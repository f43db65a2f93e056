import { and, desc, eq, sql } from 'drizzle-orm';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import type { Database } from '../database/database.ts';
import { serviceCarts, users } from '../database/schema.ts';
import { findEntitlements } from '../repositories/grants.ts';
import { type Address, storeOrders } from './tables.ts';

/**
 * Finds who has a cart, whether they pay no handling fees now, and where their last order went; null of a cart that
 * no member has had. As a real shop knows the
 * customers who sign in there.
 */
export async function findKnownBuyer(
  database: Database,
  cartToken: string,
  now: Date,
): Promise<{ email: string; hasNoFees: boolean; address: Address | null } | null> {
  const [owner] = await database
    .select({ id: users.id, email: users.email })
    .from(serviceCarts)
    .innerJoin(users, eq(users.id, serviceCarts.ownerId))
    .where(eq(serviceCarts.token, cartToken));
  if (!owner) return null;
  const [last] = await database
    .select({ address: storeOrders.address })
    .from(storeOrders)
    .innerJoin(serviceCarts, eq(serviceCarts.token, storeOrders.cartToken))
    // What is only opened in the app went nowhere.
    .where(and(eq(serviceCarts.ownerId, owner.id), sql`${storeOrders.address} ->> 'street' <> ''`))
    .orderBy(desc(storeOrders.createdAt), desc(storeOrders.id))
    .limit(1);
  const entitlements = await findEntitlements(database, owner.id, now);
  return {
    email: owner.email,
    hasNoFees: isUnlocked('noHandlingFee', { entitlements }),
    address: last?.address ?? null,
  };
}
