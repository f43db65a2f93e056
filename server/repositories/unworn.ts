import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { earliestDay } from '#contract/rules/calendar-days.ts';
import { mostUnworn } from '#contract/rules/unworn.ts';
import type { CheckedInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { items, planItems, plans } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import { readOwnCurrency } from './currency.ts';
import { readItemCards } from './item-cards.ts';
import { furtherCostRows } from './item-costs.ts';
import { itemNoun } from './item-noun.ts';
import { findPresent } from './noun.ts';
import { listed } from './noun-navigation.ts';
import type { FullScope } from './scope.ts';
import { isWornBy } from './wears.ts';

/** A piece that was not worn for long, as the database counts it. */
interface CountedPiece extends Record<string, unknown> {
  id: number;
  wears: number;
  lastWornDay: string | null;
  cents: number | null;
  currency: string;
  /** How many there are in all. */
  count: number;
}

/**
 * Reads the owner's pieces, or those of one wardrobe, that were not worn after a day ([Note: Kept], [Note: Counted
 * once]). Throws `not-found`.
 */
export async function readUnworn(
  scope: FullScope,
  database: Database,
  { wardrobeId, since, today }: Omit<CheckedInput<'getUnworn'>, 'owner'>,
  signer: Signer,
): Promise<OperationOutput<'getUnworn'>> {
  const within = and(
    await listed(scope, database, itemNoun, wardrobeId),
    itemNoun.listed,
    or(isNull(items.keptUntil), lte(items.keptUntil, today)),
  );
  const own = await readOwnCurrency(scope, database);
  const isWear = isWornBy(scope.subject);
  const { rows } = await database.execute<CountedPiece>(sql`
    with pieces as (
      select id, max(price) as price, max(currency) as currency, max(added) as added, count(day) as wears,
        max(day) as last_day, coalesce(sum(paid), 0) as further_cents
      from (
        select ${items.id} as id, true as is_asked, ${items.purchasePriceCents} as price,
          ${items.purchaseCurrency} as currency, (${items.createdAt} at time zone 'UTC')::date as added,
          null::date as day, null::bigint as paid
        from ${items} where ${within}
        union all
        select ${planItems.itemId}, null, null, null, null, least(${plans.day}, ${today}::date), null
        from ${plans} join ${planItems} on ${planItems.planId} = ${plans.id} where ${isWear}
        union all
        select item_id, null, null, null, null, null, cents
        from (${furtherCostRows(scope, own)}) as further
      ) as told
      group by id having bool_or(is_asked)
    )
    select id::int8 as id, wears::int as wears, last_day::text as "lastWornDay",
      (price + case when currency = ${own} then further_cents else 0 end)::float8 as cents, currency,
      (count(*) over ())::int as count
    from pieces where coalesce(last_day, added) <= ${since}::date
    order by coalesce(last_day, added), id limit ${mostUnworn}`);
  const ids = rows.map(({ id }) => Number(id));
  const cards = await readItemCards(scope, database, inArray(items.id, ids), signer);
  return {
    pieces: rows.flatMap(({ id, wears, lastWornDay, cents, currency }) => {
      const item = cards.get(Number(id));
      return item
        ? [{ item, wears, lastWornDay, cost: cents === null ? null : { cents, currency } }]
        : [];
    }),
    count: rows[0]?.count ?? 0,
  };
}

/** Says until which day a piece is kept without being asked about ([Note: Kept]). Throws `not-found`, and `invalid` of a day that is over everywhere. */
export async function keepItem(
  scope: FullScope,
  database: Database,
  { itemId, until }: Omit<CheckedInput<'keepItem'>, 'owner'>,
  now: Date,
): Promise<void> {
  if (until !== null && until < earliestDay(now)) {
    throw new Refusal('invalid', 'this day is over', { until: 'past' });
  }
  const [id] = await findPresent(scope, database, itemNoun, [itemId]);
  await database.update(items).set({ keptUntil: until }).where(eq(items.id, id!));
}
