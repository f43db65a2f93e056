import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { serviceCarts, users } from '../database/schema.ts';
import { type Address, storeOrders } from './tables.ts';

/**
 * Who has a cart, whether they pay handling fees, and where their last order went; null of a cart that no member has had. As a real shop knows the
 * customers who sign in there.
 */
export async function findKnownBuyer(
  database: Database,
  cartToken: string,
): Promise<{ email: string; hasNoFees: boolean; address: Address | null } | null> {
  const [owner] = await database
    .select({ id: users.id, email: users.email, entitlements: users.entitlements })
    .from(serviceCarts)
    .innerJoin(users, eq(users.id, serviceCarts.ownerId))
    .where(eq(serviceCarts.token, cartToken));
  if (!owner) return null;
  const [last] = await database
    .select({ address: storeOrders.address })
    .from(storeOrders)
    .innerJoin(serviceCarts, eq(serviceCarts.token, storeOrders.cartToken))
    .where(eq(serviceCarts.ownerId, owner.id))
    .orderBy(desc(storeOrders.createdAt), desc(storeOrders.id))
    .limit(1);
  return {
    email: owner.email,
    hasNoFees: owner.entitlements.includes('noServiceFees'),
    address: last?.address ?? null,
  };
}
