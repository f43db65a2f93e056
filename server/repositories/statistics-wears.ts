import { type SQL, sql } from 'drizzle-orm';
import { wornShareDays } from '#contract/rules/worn-spans.ts';
import type { Database } from '../database/database.ts';
import { items, planItems, plans } from '../database/schema.ts';
import { furtherCostRows } from './item-costs.ts';
import { itemNoun } from './item-noun.ts';
import type { FullScope } from './scope.ts';
import { isWornBy } from './wears.ts';

/** Most pieces at each end of a ranking. */
const mostRanked = 6;

/** A piece in the ranking by what a wear of it cost. */
export interface RankedCost {
  id: number;
  centsPerWear: number;
  cents: number;
  wears: number;
}

/** A piece in the ranking by how often it was worn. */
export interface RankedWear {
  id: number;
  wears: number;
  lastWornDay: string;
}

/** What was worn of some pieces, as the database counts it. */
export interface CountedWears {
  unwornItems: number;
  neverItems: number;
  neverWithTags: number;
  neverCents: number;
  /** How many listed pieces were worn in the last days, in the order of `wornShareDays`. */
  wornLately: number[];
  /** The number of wears by month, `YYYY-MM`; only of months with any. */
  months: Record<string, number>;
  /** Both ends of the ranking by cost, the cheapest first: pieces that are priced and were worn. */
  byCost: RankedCost[];
  /** How many pieces were worn, gone ones too. */
  wornItems: number;
  /** The upper end of the ranking by wears, the most worn first. */
  mostWorn: RankedWear[];
  /** The lower end of its listed pieces, the least worn first. */
  leastWorn: RankedWear[];
  /** The ids of listed pieces that were never worn, the dearest first. */
  never: number[];
}

/** The answer of a query as a list, in its order. */
const listOf = (query: SQL): SQL => sql`to_json(array(${query}))`;

/*
 * [Note: Counted once] What was worn is counted in one statement: the owner's pieces, their wears and what was done to them come
 * together as rows of one list, grouped by piece, and all else follows from that. They are not joined, since the planner may know
 * nothing of their number yet: of what was written just now it expects one row, and a loop over ten thousand pieces for
 * each of ten thousand plans takes minutes.
 */

/** Counts what was worn of the pieces of which a condition is true ([Note: Statistics], [Note: Counted once]). */
export async function readCountedWears(
  scope: FullScope,
  database: Database,
  within: SQL | undefined,
  { today, currency }: { today: string; currency: string },
): Promise<CountedWears> {
  const isWear = isWornBy(scope.subject);
  const lately = wornShareDays.map(
    (days) =>
      sql`count(*) filter (where is_listed and last_day > ${today}::date - ${sql.raw(String(days))})`,
  );
  /** The pieces at one end of the ranking by wears. */
  const endOf = (from: SQL, order: SQL) =>
    listOf(sql`
        select json_build_object('id', id, 'wears', wears, 'lastWornDay', last_day::text)
        from (select * from ${from} order by ${order} limit ${mostRanked}) as ranked`);
  const { rows } = await database.execute<CountedWears & Record<string, unknown>>(sql`
    with worn as (
      select item_id, count(*) as wears, max(day) as last_day, array_agg(day) as days
      from (
        select ${planItems.itemId} as item_id, least(${plans.day}, ${today}::date) as day
        from ${plans} join ${planItems} on ${planItems.planId} = ${plans.id} where ${isWear}
      ) as wear
      group by item_id
    ), pieces as materialized (
      select id, bool_or(is_listed) as is_listed, max(price) as price, max(condition) as condition,
        coalesce(max(wears), 0) as wears, max(last_day) as last_day, max(days) as days,
        coalesce(sum(paid), 0) as further_cents
      from (
        select ${items.id} as id, ${itemNoun.listed} as is_listed,
          case when ${items.purchaseCurrency} = ${currency} then ${items.purchasePriceCents} end as price,
          ${items.condition} as condition, null::bigint as wears, null::date as last_day,
          null::date[] as days, null::bigint as paid
        from ${items} where ${within}
        union all
        select item_id, null, null, null, wears, last_day, days, null from worn
        union all
        select item_id, null, null, null, null, null, null, cents
        from (${furtherCostRows(scope, currency)}) as further
      ) as told
      group by id having count(is_listed) > 0
    ), never as materialized (
      select id, price, condition from pieces where is_listed and wears = 0
    ), daily as (
      select day, count(*) as wears from pieces, unnest(days) as day group by day
    ), monthly as (
      select to_char(day, 'YYYY-MM') as month, sum(wears) as wears from daily group by 1
    ), rated as materialized (
      select id, wears, price + further_cents as cents,
        round((price + further_cents)::numeric / wears) as per_wear
      from pieces where price is not null and wears > 0
    ), by_cost as (
      (select * from rated order by per_wear, wears desc, id limit ${mostRanked})
      union
      (select * from rated order by per_wear desc, wears, id desc limit ${mostRanked})
    )
    select
      count(*) filter (where price is not null and wears = 0)::int as "unwornItems",
      count(*) filter (where wears > 0)::int as "wornItems",
      (select count(*)::int from never) as "neverItems",
      (select count(*)::int from never where condition = 'New with Tags') as "neverWithTags",
      (select coalesce(sum(price), 0)::bigint from never) as "neverCents",
      json_build_array(${sql.join(lately, sql`, `)}) as "wornLately",
      (select coalesce(json_object_agg(month, wears), '{}') from monthly) as months,
      ${listOf(sql`
        select json_build_object('id', id, 'centsPerWear', per_wear, 'cents', cents, 'wears', wears)
        from by_cost order by per_wear, wears desc, id`)} as "byCost",
      ${endOf(sql`pieces where wears > 0`, sql`wears desc, last_day desc, id`)} as "mostWorn",
      ${endOf(sql`pieces where wears > 0 and is_listed`, sql`wears, last_day, id desc`)}
        as "leastWorn",
      ${listOf(sql`select id from never order by price desc nulls last, id limit ${mostRanked}`)}
        as never
    from pieces`);
  return rows[0]!;
}
