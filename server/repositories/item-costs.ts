import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Money } from '#contract/rules/cost-per-wear.ts';
import { storeCurrency } from '#contract/rules/currencies.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import type { Database } from '../database/database.ts';
import {
  availabilityChanges,
  items,
  serviceOrderLines,
  serviceOrders,
} from '../database/schema.ts';
import { lastWhereId } from './availability-history.ts';
import { paidLineCents } from './item-services.ts';
import type { FullScope } from './scope.ts';

/*
 * [Note: Costs] What a piece costs besides its price is told by rows that are there anyway: the lines of its orders, and
 * the changes of where it is, with what a cleaning cost and what it was sold for. The latter counts while it is gone:
 * what came back was not sold after all, or is sold anew.
 */

/** True of changes whose amount was paid for a cleaning. */
const isCleaning = eq(availabilityChanges.after, 'ready');

/** True of changes whose amount was paid to the owner for what is gone. */
const isSale = sql`(${availabilityChanges.after} = 'gone' and ${items.availability} = 'gone'
  and ${availabilityChanges.id} = ${lastWhereId})`;

/**
 * Rows of what the owner's pieces cost besides their prices, in one currency: `item_id` and `cents`, below 0 of what was
 * sold ([Note: Costs]).
 */
export const furtherCostRows = (scope: FullScope, currency: string): SQL => sql`
  select ${serviceOrderLines.itemId} as item_id, ${paidLineCents}::bigint as cents
  from ${serviceOrders} join ${serviceOrderLines} on ${serviceOrderLines.orderId} = ${serviceOrders.id}
  where ${serviceOrders.ownerId} = ${scope.subject} and ${currency}::text = ${storeCurrency}::text
  union all
  select ${availabilityChanges.itemId},
    case when ${isCleaning} then ${availabilityChanges.amountCents} else -${availabilityChanges.amountCents} end
  from ${availabilityChanges} join ${items} on ${items.id} = ${availabilityChanges.itemId}
  where ${items.ownerId} = ${scope.subject} and ${availabilityChanges.amountCurrency} = ${currency}
    and ${availabilityChanges.amountCents} is not null and (${isCleaning} or ${isSale})`;

/** What an item cost or brought besides its price, by kind and currency, of its services and these amounts. */
export function toldCosts(
  { serviceCents, serviceCount }: { serviceCents: number; serviceCount: number },
  amounts: Awaited<ReturnType<typeof readAmounts>>,
): Pick<ItemDetails, 'serviceCents' | 'serviceCount'> & { furtherCosts: Costs } {
  const furtherCosts: Costs = amounts.map(({ kind, cents, currency }) => ({
    kind,
    cents,
    currency,
  }));
  if (serviceCount > 0) {
    furtherCosts.unshift({ kind: 'services', cents: serviceCents, currency: storeCurrency });
  }
  return { serviceCents, serviceCount, furtherCosts };
}

type Costs = NonNullable<ItemDetails['furtherCosts']>;

/** Reads what the cleanings of items of which a condition is true cost and their sales brought, by kind and currency. */
export async function readAmounts(
  database: Database,
  within: SQL | undefined,
): Promise<(Money & { kind: 'cleaning' | 'sold'; times: number })[]> {
  const kind = sql<'cleaning' | 'sold'>`case when ${isCleaning} then 'cleaning' else 'sold' end`;
  return database
    .select({
      kind,
      currency: sql<string>`${availabilityChanges.amountCurrency}`,
      cents: sql<number>`sum(${availabilityChanges.amountCents})`.mapWith(Number),
      times: sql<number>`count(*)::int`,
    })
    .from(availabilityChanges)
    .innerJoin(items, eq(items.id, availabilityChanges.itemId))
    .where(
      and(within, isNotNull(availabilityChanges.amountCents), sql`(${isCleaning} or ${isSale})`),
    )
    .groupBy(sql`1`, availabilityChanges.amountCurrency)
    .orderBy(sql`1`, availabilityChanges.amountCurrency);
}
