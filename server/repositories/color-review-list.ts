import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import {
  mostCountedReviews,
  type ReviewFilter,
  reviewFilters,
} from '#contract/rules/color-reviews.ts';
import type { ColorReviewRow } from '#contract/schemas/color-review.ts';
import type { CheckedInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { colorAnalyses, users } from '../database/schema.ts';
import { afterCursor, cursorOf, orderOf, reversed } from './color-review-cursor.ts';
import {
  entitledAt,
  type OrderedRow,
  type Segment,
  screenKey,
  segmentsOf,
} from './color-review-order.ts';
import type { FullScope } from './scope.ts';

type Asked = CheckedInput<'getColorReviews'>;
type FoundRow = OrderedRow & Pick<ColorReviewRow, 'screenName' | 'season' | 'withName'>;

/** Reads a page of the table of color analyses, as one of the staff sees it ([Note: Order of reviews]). */
export async function listColorReviews(
  { actor }: FullScope,
  database: Database,
  { status, search, sort, direction, page, size }: Asked,
  now: Date,
): Promise<OperationOutput<'getColorReviews'>> {
  const order = segmentsOf(sort, direction === 'descending', status, now);
  const isBack = page?.way === 'before';
  const along = isBack ? reversed(order) : order;
  const [from, beyond] = page ? afterCursor(page.cursor, along) : [0, undefined];
  const found: FoundRow[] = [];
  for (const [at, segment] of along.slice(from).entries()) {
    const left = size + 1 - found.length;
    if (left === 0) break;
    const where = and(isFound(status, search), segment.where, at === 0 ? beyond : undefined);
    found.push(...(await readRows(database, segment, where, left, { viewer: actor.userId, now })));
  }
  const hasMore = found.length > size;
  const rows = found.slice(0, size);
  if (isBack) rows.reverse();
  return {
    rows: rows.map((row) => toRow(row, cursorOf(row, order))),
    // Before the first row of a page there is at least the one that it was asked from.
    hasBefore: isBack ? hasMore : page !== null,
    hasAfter: isBack ? true : hasMore,
  };
}

/** Counts what the search finds, each up to one more than `mostCountedReviews`. */
export async function countColorReviews(
  database: Database,
  search: string,
): Promise<Record<ReviewFilter, number>> {
  const count = async (filter: ReviewFilter) => {
    const some = database
      .select({ one: sql`1` })
      .from(colorAnalyses)
      .innerJoin(users, eq(users.id, colorAnalyses.ownerId))
      .where(isFound(filter, search))
      .limit(mostCountedReviews + 1)
      .as('some');
    const [row] = await database.select({ count: sql<number>`count(*)::int` }).from(some);
    return row!.count;
  };
  const counted: Partial<Record<ReviewFilter, number>> = {};
  for (const filter of reviewFilters) counted[filter] = await count(filter);
  return counted as Record<ReviewFilter, number>;
}

/** Whoever leaves is seen by nobody ([Note: End of an account]). */
function isFound(filter: ReviewFilter, search: string): SQL | undefined {
  const letters = `%${search.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
  return and(
    isNull(users.deletionAt),
    filter === 'all' ? undefined : eq(colorAnalyses.status, filter),
    search === ''
      ? undefined
      : or(
          sql`${users.email} like lower(${letters}::text)`,
          sql`${screenKey} like lower(${letters}::text)`,
        ),
  );
}

const readRows = (
  database: Database,
  segment: Segment,
  where: SQL | undefined,
  limit: number,
  { viewer, now }: { viewer: string; now: Date },
): Promise<FoundRow[]> =>
  database
    .select({
      userId: colorAnalyses.ownerId,
      email: users.email,
      screenName: users.screenName,
      screenKey,
      submittedAt: colorAnalyses.submittedAt,
      status: colorAnalyses.status,
      season: colorAnalyses.season,
      isEntitled: entitledAt(now),
      withName: sql<string | null>`(
        select by_name from color_review_leases as held
        where held.owner_id = ${colorAnalyses.ownerId} and held.by_id <> ${viewer}
          and held.until > ${now.toISOString()}::timestamptz
        order by held.opened_at limit 1)`,
    })
    .from(colorAnalyses)
    .innerJoin(users, eq(users.id, colorAnalyses.ownerId))
    .where(where)
    .orderBy(...orderOf(segment))
    .limit(limit);

const toRow = (
  { screenKey: _screenKey, submittedAt, ...row }: FoundRow,
  cursor: string,
): ColorReviewRow => ({ ...row, submittedDate: submittedAt.toISOString(), cursor });
