import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { serviceOrderLines } from '../database/schema.ts';

/**
 * Reads the cost of an item's services to its owner: US cents that were paid and not given back, and how many orders.
 */
export async function readItemServices(
  database: Database,
  itemId: number,
): Promise<{ serviceCents: number; serviceCount: number }> {
  const [sum] = await database
    .select({
      serviceCents: sql<number>`coalesce(sum(price_cents * quantity - discount_cents - refunded_cents + case when quote_paid_at is null then 0 else quote_cents end), 0)::int`,
      serviceCount: sql<number>`count(distinct order_id)::int`,
    })
    .from(serviceOrderLines)
    .where(eq(serviceOrderLines.itemId, itemId));
  return sum!;
}
