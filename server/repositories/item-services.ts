import { eq, type SQL, sql } from 'drizzle-orm';
import { items, serviceOrderLines } from '../database/schema.ts';

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

/** What the services of an item of the query's table `items` cost its owner: US cents that were paid and not given back. */
export const itemServiceCents: SQL<number> = sql<number>`(select ${paidServiceCents}
  from ${serviceOrderLines} where ${eq(serviceOrderLines.itemId, items.id)})`;

/** In how many orders an item of the query's table `items` is. */
export const itemServiceCount: SQL<number> = sql<number>`(select ${serviceOrderCount}
  from ${serviceOrderLines} where ${eq(serviceOrderLines.itemId, items.id)})`;
