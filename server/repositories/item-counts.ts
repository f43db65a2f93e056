import { sql } from 'drizzle-orm';
import type { ItemFilter } from '#contract/schemas/item.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { items } from '../database/schema.ts';
import { missesOf, requireToldFilter } from './item-navigation.ts';
import { itemNoun } from './item-noun.ts';
import { boughtIn, lastWears, pricedIn, spansOf } from './item-own-filters.ts';
import { listed } from './noun-navigation.ts';
import { isFull, type Scope } from './scope.ts';

type ItemCounts = OperationOutput<'getItemCounts'>['counts'];

/** Most values of one list that are counted. */
const mostCounted = 200;

/** The lists, each by its column of pieces; `isOwn` is told to their owner alone. */
const columns: Record<keyof ItemCounts, { column: string; isSeveral?: true; isOwn?: true }> = {
  category: { column: 'category' },
  occasion: { column: 'occasions', isSeveral: true },
  pattern: { column: 'patterns', isSeveral: true },
  neckline: { column: 'neckline' },
  sleeveType: { column: 'sleeve_type' },
  sleeveLength: { column: 'sleeve_length' },
  size: { column: 'size' },
  type: { column: 'type' },
  secondhand: { column: 'is_secondhand' },
  currency: { column: 'priced_in', isOwn: true },
  bought: { column: 'bought_in', isOwn: true },
  worn: { column: 'worn_spans', isSeveral: true, isOwn: true },
};
const names = Object.keys(columns) as (keyof ItemCounts)[];

/**
 * Counts the values of the lists that `getItemNavigation` does not ([Note: Counts]): one grouping by each column, in which
 * stands what fits and, beside it, of a list that is asked for, what misses that list alone. Throws `not-found`, and
 * `forbidden` where others than the owner ask about prices, wears or tags.
 */
export async function readItemCounts(
  scope: Scope,
  database: Database,
  filter: ItemFilter,
): Promise<ItemCounts> {
  requireToldFilter(scope, filter);
  const within = await listed(scope, database, itemNoun, filter.wardrobeId);
  const { asked, failing } = missesOf(scope, filter);
  const { today } = filter;
  const lists = names.filter(
    (list) => (isFull(scope) || !columns[list].isOwn) && (list !== 'worn' || today !== undefined),
  );
  const allColumns = sql.raw(lists.map((list) => columns[list].column).join(', '));
  // What `grouping` says of a row that is grouped by the column at a place alone.
  const groupingOf = (at: number) => 2 ** lists.length - 1 - 2 ** (lists.length - 1 - at);
  const near = asked.map(
    ({ name }) => sql`, count(*) filter (where fails = 1 and ${name}) as ${name}`,
  );
  const sets = lists.map((list) => sql.raw(`(${columns[list].column})`));
  const counted = lists.map((list, at) => {
    const { column, isSeveral } = columns[list];
    const own = asked.find((one) => one.list === list);
    const value = isSeveral ? sql`value` : sql.raw(column);
    return sql`(
      select ${list}::text as list, ${value}::text as value,
        sum(fitting ${own ? sql`+ ${own.name}` : sql``})::int as fitting
      from apart ${isSeveral ? sql`, unnest(${sql.raw(column)}) as value` : sql``}
      where which = ${sql.raw(String(groupingOf(at)))} and ${value} <> ''
      group by 2 order by sum(pieces) desc, 2 limit ${sql.raw(String(mostCounted))})`;
  });
  const own = isFull(scope) ? sql`${pricedIn} as priced_in, ${boughtIn} as bought_in,` : sql``;
  const isWornAsked = lists.includes('worn') && today !== undefined;
  const wears = isWornAsked ? sql`last_wears as materialized (${lastWears(scope)}),` : sql``;
  const spans = isWornAsked ? sql`${spansOf(sql`last_wears`, today)} as worn_spans,` : sql``;
  const { rows } = await database.execute<{
    list: keyof ItemCounts;
    value: string;
    fitting: number;
  }>(sql`
    with ${wears} mine as materialized (
      select category, occasions, patterns, neckline, sleeve_type, sleeve_length, size, type,
        case when secondhand then 'yes' else 'no' end as is_secondhand,
        ${own} ${spans} ${failing}
      from ${items} where ${within}
    ), apart as materialized (
      select grouping(${allColumns}) as which, ${allColumns}, count(*) as pieces,
        count(*) filter (where fails = 0) as fitting ${sql.join(near)}
      from mine group by grouping sets (${sql.join(sets, sql`, `)})
    )
    ${sql.join(counted, sql` union all `)}`);
  const counts = Object.fromEntries(
    // Without a prototype, so that a tag may be called as its members are.
    names.map((list): [string, Record<string, number>] => [list, Object.create(null)]),
  ) as ItemCounts;
  for (const { list, value, fitting } of rows) counts[list][value] = fitting;
  return counts;
}
