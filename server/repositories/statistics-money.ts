import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { ColorFamily } from '#contract/rules/color-families.ts';
import type { WardrobeStatistics } from '#contract/schemas/statistics.ts';
import type { Database } from '../database/database.ts';
import { items, serviceOrderLines, serviceOrders } from '../database/schema.ts';
import { readAmounts } from './item-costs.ts';
import { paidServiceCents, serviceOrderCount } from './item-services.ts';
import type { FullScope } from './scope.ts';

/** Of so many last years those without a purchase are told too: a year that was mistyped makes no row of two thousand. */
const mostEmptyYears = 30;

/** Most colors that are told of a year. */
const mostColors = 12;

/** Reads what pieces of which a condition is true, with a price in a currency, cost by the year in which they were bought. */
export async function readSpending(
  database: Database,
  within: SQL | undefined,
  currency: string,
): Promise<Pick<WardrobeStatistics, 'spending' | 'undatedCents' | 'undatedItems'>> {
  const { purchaseDate, purchasePriceCents: price } = items;
  const year = sql<number | null>`extract(year from ${purchaseDate})::int`;
  const rows = await database
    .select({
      year,
      cents: sql<number>`sum(${price})`.mapWith(Number),
      items: sql<number>`count(*)::int`,
      colors: sql<(ColorFamily | null)[]>`(array_agg(${items.mainColor}
        order by ${price} desc, ${items.id}))[1:${sql.raw(String(mostColors))}]`,
    })
    .from(items)
    .where(and(within, isNotNull(price), eq(items.purchaseCurrency, currency)))
    .groupBy(year);
  const byYear = new Map(rows.map((row) => [row.year, row]));
  const years = rows.flatMap((row) => row.year ?? []);
  const first = Math.min(...years);
  const last = Math.max(...years);
  const undated = byYear.get(null);
  return {
    spending: yearsFrom(first, last)
      .filter((one) => one > last - mostEmptyYears || byYear.has(one))
      .map((one) => {
        const { cents = 0, items = 0, colors = [] } = byYear.get(one) ?? {};
        return { year: one, cents, items, colors };
      }),
    undatedCents: undated?.cents ?? 0,
    undatedItems: undated?.items ?? 0,
  };
}

/** The years from the first to the last one; none where the last one is before the first. */
export const yearsFrom = (first: number, last: number): number[] =>
  first <= last ? Array.from({ length: last - first + 1 }, (_, index) => first + index) : [];

/** Reads what the studio did to pieces of which a condition is true. */
export async function readServices(
  scope: FullScope,
  database: Database,
  within: SQL | undefined,
): Promise<WardrobeStatistics['services']> {
  const [sum] = await database
    .select({
      orders: serviceOrderCount,
      pieces: sql<number>`count(distinct ${items.id})::int`,
      cents: paidServiceCents,
    })
    .from(serviceOrders)
    .innerJoin(serviceOrderLines, eq(serviceOrderLines.orderId, serviceOrders.id))
    .innerJoin(items, eq(items.id, serviceOrderLines.itemId))
    .where(and(eq(serviceOrders.ownerId, scope.subject), within));
  return sum!;
}

/**
 * Reads what cleaning pieces of which a condition is true cost, and what those brought that were sold, in a currency, and
 * in others.
 */
export async function readAmountTotals(
  database: Database,
  within: SQL | undefined,
  currency: string,
): Promise<Pick<WardrobeStatistics, 'cleaning' | 'sold' | 'foreignAmounts'>> {
  const all = await readAmounts(database, within);
  const amounts = all.filter((one) => one.currency === currency);
  const { times: washes = 0, cents = 0 } = amounts.find(({ kind }) => kind === 'cleaning') ?? {};
  const sold = amounts.find(({ kind }) => kind === 'sold');
  return {
    cleaning: { washes, cents },
    sold: { items: sold?.times ?? 0, cents: sold?.cents ?? 0 },
    foreignAmounts: all.filter((one) => one.currency !== currency),
  };
}
