import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { serviceOrderLines } from '../database/schema.ts';

const { priceCents, quantity, discountCents, refundedCents, quotePaidAt, quoteCents } =
  serviceOrderLines;

/** What was paid for a line of `service_order_lines` and not given back, in US cents. */
export const paidLineCents: SQL<number> = sql<number>`(
  ${priceCents} * ${quantity} - ${discountCents} - ${refundedCents}
  + case when ${quotePaidAt} is null then 0 else ${quoteCents} end)`;

/** The sum of that; 0 without any line. */
export const paidServiceCents: SQL<number> = sql<number>`coalesce(sum(${paidLineCents}), 0)::int`;

/** How many orders there are lines of. */
export const serviceOrderCount: SQL<number> = sql<number>`count(distinct ${serviceOrderLines.orderId})::int`;

/**
 * Reads the cost of an item's services to its owner: US cents that were paid and not given back, and how many orders.
 */
export async function readItemServices(
  database: Database,
  itemId: number,
): Promise<{ serviceCents: number; serviceCount: number }> {
  const [sum] = await database
    .select({ serviceCents: paidServiceCents, serviceCount: serviceOrderCount })
    .from(serviceOrderLines)
    .where(eq(serviceOrderLines.itemId, itemId));
  return sum!;
}
