import { and, arrayOverlaps, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { LookFilter } from '#contract/schemas/look.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { items, lookPins, looks, wardrobeLooks } from '../database/schema.ts';
import { patternsOf, wordsOf } from '../search-words.ts';
import { requireSight, type Viewer } from '../viewer.ts';
import { requireSeenWardrobe } from './wardrobes.ts';
import { lookWearCount } from './wears.ts';

type Navigation = OperationOutput<'getLookNavigation'>;

const sorts: Record<NonNullable<LookFilter['sort']>, SQL> = {
  newest: desc(looks.createdAt),
  oldest: asc(looks.createdAt),
  title: sql`${looks.sortName}`,
  'most-worn': desc(lookWearCount),
  'least-worn': asc(lookWearCount),
};

/** The order of the owner's looks under a filter, and what there is to filter by. Throws `not-found`. */
export async function readLookNavigation(
  viewer: Viewer,
  database: Database,
  owner: string,
  filter: LookFilter,
): Promise<Navigation> {
  const { wardrobeId, sort = 'newest' } = filter;
  if (wardrobeId) await requireSeenWardrobe(viewer, database, owner, wardrobeId);
  else await requireSight(viewer, database, owner);
  const rows = await database
    .select({ id: looks.id })
    .from(looks)
    .where(and(within(owner, filter), ...Object.values(matching(owner, filter))))
    .orderBy(sorts[sort], sort === 'oldest' ? asc(looks.id) : desc(looks.id));
  return {
    lookIds: rows.map((row) => String(row.id)),
    counts: await readCounts(database, owner, filter),
  };
}

/** The looks of the owner of a kind, or of one wardrobe of the owner's. */
function within(owner: string, { wardrobeId, kind }: LookFilter): SQL | undefined {
  return and(
    eq(looks.ownerId, owner),
    isNull(looks.deletedAt),
    kind && eq(looks.kind, kind),
    wardrobeId === undefined
      ? undefined
      : sql`${looks.id} in (select ${wardrobeLooks.lookId} from ${wardrobeLooks}
          where ${wardrobeLooks.wardrobeId} = ${Number(wardrobeId)})`,
  );
}

/** Looks that show a piece of which this is true. */
const hasPiece = (condition: SQL | undefined) =>
  sql`${looks.id} in (select ${lookPins.lookId} from ${lookPins}
    join ${items} on ${items.id} = ${lookPins.itemId} where ${condition})`;

type List = 'season' | 'occasion' | 'itemId' | 'search';

/** What each list of a filter asks, by list. Within a list any may match; the lists must all match. */
function matching(owner: string, filter: LookFilter): Partial<Record<List, SQL>> {
  const { season, occasion, itemId, search = '' } = filter;
  const asked: Partial<Record<List, SQL | undefined>> = {};
  if (season?.length) asked.season = arrayOverlaps(looks.seasons, season);
  if (occasion?.length) asked.occasion = arrayOverlaps(looks.occasions, occasion);
  const ownItem = and(eq(items.ownerId, owner), isNull(items.deletedAt));
  if (itemId?.length) {
    const ids = sql`${sql.param(itemId.map(Number))}::bigint[]`;
    asked.itemId = hasPiece(and(ownItem, sql`${items.id} = any(${ids})`));
  }
  const found = wordsOf(search)
    .slice(0, 8)
    .map((word) => {
      const isIn = (text: typeof looks.searchText | typeof items.searchText) =>
        or(...patternsOf(word).map((pattern) => sql`${text} like ${pattern}`));
      return or(isIn(looks.searchText), hasPiece(and(ownItem, isIn(items.searchText))));
    });
  if (found.length > 0) asked.search = and(...found);
  return asked as Partial<Record<List, SQL>>;
}

/** How many looks each value would show, given the other lists ([Note: Counts]). */
async function readCounts(
  database: Database,
  owner: string,
  filter: LookFilter,
): Promise<Navigation['counts']> {
  const asked = matching(owner, filter);
  const misses = (list: List) => sql`(not coalesce(${asked[list] ?? sql`true`}, false))::int`;
  const fits = (list: 'season' | 'occasion') =>
    sql`fails - ${sql.identifier(`misses_${list}`)} = 0`;
  const { rows } = await database.execute<{ list: string; value: string; fitting: number }>(sql`
    with mine as materialized (
      select seasons, occasions, ${misses('season')} as misses_season,
        ${misses('occasion')} as misses_occasion,
        ${misses('season')} + ${misses('occasion')} + ${misses('itemId')} + ${misses('search')} as fails
      from ${looks} where ${within(owner, filter)}
    )
    select 'all' as list, '' as value, count(*)::int as fitting from mine
    union all (select 'season', season, count(*) filter (where ${fits('season')})::int
      from mine, unnest(seasons) as season group by 2 order by count(*) desc, 2)
    union all (select 'occasion', occasion, count(*) filter (where ${fits('occasion')})::int
      from mine, unnest(occasions) as occasion group by 2 order by count(*) desc, 2)`);
  const counts: Navigation['counts'] = { all: 0, season: {}, occasion: {} };
  for (const { list, value, fitting } of rows) {
    if (list === 'all') counts.all = fitting;
    else counts[list as 'season' | 'occasion'][value] = fitting;
  }
  return counts;
}
