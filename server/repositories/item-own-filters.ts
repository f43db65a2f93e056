import { and, eq, gte, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { type WornSpan, wornShareDays } from '#contract/rules/worn-spans.ts';
import type { ItemFilter } from '#contract/schemas/item.ts';
import { items, planItems, plans } from '../database/schema.ts';
import { ownCurrency } from './currency.ts';
import type { Scope } from './scope.ts';
import { isWornBy } from './wears.ts';

/** The lists of a filter that ask for what is told to an item's owner alone. */
export const ownFilters = ['price', 'currency', 'bought', 'worn', 'tag', 'recognized'] as const;

/** The longest of the spans in which something was worn. */
const longest = Math.max(...wornShareDays);

/** The year in which an item was bought, of four digits; `none` of one without a date. */
export const boughtIn = sql`coalesce(to_char(${items.purchaseDate}, 'YYYY'), 'none')`;

/** The currency of an item's price; null without a price. */
export const pricedIn = sql`case when ${items.purchasePriceCents} is not null then ${items.purchaseCurrency} end`;

/**
 * Selects each item that was ever worn, as `item_id`, with the last day that it was, as `last_day`. It is to be named in
 * `in (…)` and never joined ([Note: Counted once]).
 */
export const lastWears = (scope: Scope): SQL => sql`
  select ${planItems.itemId} as item_id, max(${plans.day}) as last_day
  from ${plans} join ${planItems} on ${planItems.planId} = ${plans.id}
  where ${isWornBy(scope.subject)} group by 1`;

/** The items that were ever worn. */
const wornEver = (scope: Scope): SQL => sql`
  select ${planItems.itemId} from ${plans} join ${planItems} on ${planItems.planId} = ${plans.id}
  where ${isWornBy(scope.subject)}`;

/** The items that were worn in so many days of which the last one is today; what was worn later was worn today. */
const wornIn = (scope: Scope, days: number, today: string): SQL =>
  sql`${wornEver(scope)} and ${plans.day} > ${today}::date - ${sql.raw(String(days))}`;

/** Is true of items that were worn in a span, as it is on a day. */
function isWornIn(scope: Scope, span: WornSpan, today: string): SQL {
  if (span === 'never') return sql`${items.id} not in (${wornEver(scope)})`;
  if (span === 'longer') {
    return sql`(${items.id} in (${wornEver(scope)})
      and ${items.id} not in (${wornIn(scope, longest, today)}))`;
  }
  return sql`${items.id} in (${wornIn(scope, Number(span), today)})`;
}

/** The spans in which an item of a row with `id` was worn, where `worn` has the rows of `lastWears`. */
export function spansOf(worn: SQL, today: string): SQL {
  const since = (days: number) =>
    sql`select item_id from ${worn} where last_day > ${today}::date - ${sql.raw(String(days))}`;
  const within = wornShareDays.map(
    (days) => sql`case when ${items.id} in (${since(days)}) then ${String(days)}::text end`,
  );
  return sql`case
    when ${items.id} not in (select item_id from ${worn}) then array['never']
    when ${items.id} not in (${since(longest)}) then array['longer']
    else array_remove(array[${sql.join(within, sql`, `)}], null) end`;
}

/** Builds the conditions of what a filter asks of prices, purchases and wears, by list. */
export function ownConditions(
  scope: Scope,
  filter: ItemFilter,
): Partial<Record<(typeof ownFilters)[number], SQL | undefined>> {
  const asked: ReturnType<typeof ownConditions> = {};
  const { from, to } = filter.price ?? {};
  if (from !== undefined || to !== undefined) {
    asked.price = and(
      eq(items.purchaseCurrency, ownCurrency(scope.subject)),
      from === undefined ? undefined : gte(items.purchasePriceCents, from * 100),
      to === undefined ? undefined : lte(items.purchasePriceCents, to * 100),
    );
  }
  if (filter.currency?.length) {
    asked.currency = and(
      isNotNull(items.purchasePriceCents),
      inArray(items.purchaseCurrency, filter.currency),
    );
  }
  if (filter.bought?.length) asked.bought = inArray(boughtIn, filter.bought);
  const { worn, today } = filter;
  if (worn?.length && today) {
    asked.worn = or(...worn.map((span) => isWornIn(scope, span, today)));
  }
  return asked;
}
