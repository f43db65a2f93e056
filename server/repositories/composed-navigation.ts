import { and, arrayOverlaps, asc, desc, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OutfitFilter } from '#contract/schemas/outfit.ts';
import type { Database } from '../database/database.ts';
import { items } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import { patternsOf } from '../foundation/search-words.ts';
import type { ComposedNoun } from './composed-noun.ts';
import { searchedText } from './found-by.ts';
import { itemNoun } from './item-noun.ts';
import { present } from './noun.ts';
import { listed } from './noun-navigation.ts';
import { isFull, type Scope } from './scope.ts';
import { type Searched, searchedWords } from './searched.ts';

/** How many there are, and how many each value of a list would show ([Note: Counts]). */
interface Counts {
  all: number;
  season: Record<string, number>;
  occasion: Record<string, number>;
}

type Composed = Pick<ComposedNoun<unknown, OutfitFilter>, 'table' | 'pieces' | 'wearCount'>;
type List = 'season' | 'occasion' | 'itemId' | 'search';

/**
 * The order of the outfits or looks in sight under a filter, and what there is to filter by. Throws `not-found`, and
 * `forbidden` where others than the owner ask for an order by wears.
 */
export async function readComposedNavigation<Filter extends OutfitFilter>(
  scope: Scope,
  database: Database,
  composed: ComposedNoun<unknown, Filter>,
  filter: Filter,
): Promise<{ ids: string[]; counts: Counts }> {
  const { table } = composed;
  const { sort = 'newest' } = filter;
  const within = await listedOf(scope, database, composed, filter);
  const asked = matching(composed, scope, filter);
  const rows = await database
    .select({ id: table.id })
    .from(table)
    .where(and(within, ...Object.values(asked)))
    .orderBy(orderOf(composed, sort), sort === 'oldest' ? asc(table.id) : desc(table.id));
  return {
    ids: rows.map(({ id }) => String(id)),
    counts: await readCounts(database, table, within, asked),
  };
}

/**
 * Is true of the outfits or looks that a list is of, whatever else its filter asks. Throws `not-found`, and `forbidden`
 * where others than the owner ask for an order by wears.
 */
async function listedOf<Filter extends OutfitFilter>(
  scope: Scope,
  database: Database,
  composed: ComposedNoun<unknown, Filter>,
  filter: Filter,
): Promise<SQL | undefined> {
  if (!isFull(scope) && (filter.sort === 'most-worn' || filter.sort === 'least-worn')) {
    throw new Refusal('forbidden', 'how often things were worn is their owner’s to know');
  }
  const all = await listed(scope, database, composed, filter.wardrobeId);
  return and(all, composed.narrow?.(filter));
}

/** Outfits or looks, as they are searched: by their own words, and by those of their pieces in sight. */
export const searchedComposed = <Filter extends OutfitFilter>(
  composed: ComposedNoun<unknown, Filter>,
): Searched<Filter> => {
  const { table, pieces } = composed;
  return {
    noun: composed,
    within: (scope, database, filter) => listedOf(scope, database, composed, filter),
    fitting: (scope, filter) =>
      and(...Object.values(matching(composed, scope, { ...filter, search: undefined }))),
    finds: (scope, word) => finding(composed, scope, word),
    texts: (scope, which) => sql`
      select ${searchedText(scope, table.searchText)} as text from ${table} where ${which}
      union all
      select ${searchedText(scope, items.searchText)} from ${items}
      where ${present(itemNoun, scope)} and ${items.id} in (
        select ${pieces.table.itemId} from ${pieces.table}
        where ${pieces.id} in (select ${table.id} from ${table} where ${which}))`,
  };
};

function orderOf({ table, wearCount }: Composed, sort: NonNullable<OutfitFilter['sort']>): SQL {
  if (sort === 'most-worn') return desc(wearCount);
  if (sort === 'least-worn') return asc(wearCount);
  if (sort === 'title') return asc(table.sortName);
  return sort === 'oldest' ? asc(table.createdAt) : desc(table.createdAt);
}

/** Builds the condition of each list of a filter, by list. Within a list any may match; the lists must all match. */
function matching(
  composed: Composed,
  scope: Scope,
  filter: OutfitFilter,
): Partial<Record<List, SQL>> {
  const { table } = composed;
  const { season, occasion, itemId } = filter;
  const asked: Partial<Record<List, SQL | undefined>> = {};
  if (season?.length) asked.season = arrayOverlaps(table.seasons, season);
  if (occasion?.length) asked.occasion = arrayOverlaps(table.occasions, occasion);
  if (itemId?.length) {
    const ids = sql`${sql.param(itemId.map(Number))}::bigint[]`;
    asked.itemId = hasPiece(composed, scope, sql`${items.id} = any(${ids})`);
  }
  const words = searchedWords(filter);
  if (words.length > 0) asked.search = and(...words.map((word) => finding(composed, scope, word)));
  return asked as Partial<Record<List, SQL>>;
}

/** Is true of those that show a piece that is in sight of which a condition is true. */
const hasPiece = ({ table, pieces }: Composed, scope: Scope, condition: SQL | undefined): SQL =>
  sql`${table.id} in (select ${pieces.id} from ${pieces.table}
    join ${items} on ${items.id} = ${pieces.table.itemId}
    where ${and(present(itemNoun, scope), condition)})`;

/** Is true of those that a word finds, or that show a piece that it finds ([Note: Search]). */
function finding(composed: Composed, scope: Scope, word: string): SQL | undefined {
  const has = (text: PgColumn) =>
    or(...patternsOf(word).map((pattern) => sql`${searchedText(scope, text)} like ${pattern}`));
  return or(has(composed.table.searchText), hasPiece(composed, scope, has(items.searchText)));
}

async function readCounts(
  database: Database,
  table: Composed['table'],
  within: SQL | undefined,
  asked: Partial<Record<List, SQL>>,
): Promise<Counts> {
  const misses = (list: List) => sql`(not coalesce(${asked[list] ?? sql`true`}, false))::int`;
  const fits = (list: 'season' | 'occasion') =>
    sql`fails - ${sql.identifier(`misses_${list}`)} = 0`;
  const { rows } = await database.execute<{ list: string; value: string; fitting: number }>(sql`
    with mine as materialized (
      select seasons, occasions, ${misses('season')} as misses_season,
        ${misses('occasion')} as misses_occasion,
        ${misses('season')} + ${misses('occasion')} + ${misses('itemId')} + ${misses('search')} as fails
      from ${table} where ${within}
    )
    select 'all' as list, '' as value, count(*)::int as fitting from mine
    union all (select 'season', season, count(*) filter (where ${fits('season')})::int
      from mine, unnest(seasons) as season group by 2 order by count(*) desc, 2)
    union all (select 'occasion', occasion, count(*) filter (where ${fits('occasion')})::int
      from mine, unnest(occasions) as occasion group by 2 order by count(*) desc, 2)`);
  const counts: Counts = { all: 0, season: {}, occasion: {} };
  for (const { list, value, fitting } of rows) {
    if (list === 'all') counts.all = fitting;
    else counts[list as 'season' | 'occasion'][value] = fitting;
  }
  return counts;
}
