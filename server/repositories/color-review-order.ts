import { type SQL, sql } from 'drizzle-orm';
import {
  type ReviewFilter,
  type ReviewSort,
  type ReviewStatus,
  reviewStatuses,
} from '#contract/rules/color-reviews.ts';
import { colorAnalyses, users } from '../database/schema.ts';

/*
 * [Note: Order of reviews] The table of color analyses is read in pages by key, so that a page costs the same at the end of
 * ten thousand rows as at their beginning. An order is one or more segments, one after the other: what has the same
 * entitlement or the same status, what has a screen name and what has none. Within a segment rows are ordered by keys that
 * are never null and that an index has, the last of which is different in every row. Decision 106.
 */

/** A row as the order sees it. */
export interface OrderedRow {
  userId: string;
  email: string;
  screenKey: string | null;
  submittedAt: Date;
  status: ReviewStatus;
  isEntitled: boolean;
}

/** A key that a segment is ordered by. */
interface Key {
  column: SQL;
  /** The type of its values in SQL. */
  type: 'text' | 'timestamptz' | 'uuid';
  read(row: OrderedRow): string;
}

/** Rows that stand together. */
export interface Segment {
  name: string;
  where: SQL | undefined;
  keys: readonly Key[];
  isDescending: boolean;
  holds(row: OrderedRow): boolean;
}

/**
 * Whether a member is entitled to the whole Style Blueprint at a moment, as `holdsNow` says it of grants. Not `exists`, of
 * which PostgreSQL would read every grant for a page of a few rows.
 */
export const entitledAt = (now: Date): SQL<boolean> => {
  const at = now.toISOString();
  return sql<boolean>`coalesce((
    select true from grants where grants.user_id = ${colorAnalyses.ownerId} and grants.key = 'styleBlueprint'
      and grants.from_at <= ${at}::timestamptz
      and (grants.until_at is null or grants.until_at > ${at}::timestamptz)
      and (grants.revoked_at is null or grants.revoked_at > ${at}::timestamptz)
    limit 1), false)`;
};

/** The screen name as it is compared. */
export const screenKey = sql<string | null>`lower(${users.screenName})`;

const ofOwner: Key = {
  column: sql`${colorAnalyses.ownerId}`,
  type: 'uuid',
  read: ({ userId }) => userId,
};
const bySubmitted: readonly Key[] = [
  {
    column: sql`${colorAnalyses.submittedAt}`,
    type: 'timestamptz',
    read: ({ submittedAt }) => submittedAt.toISOString(),
  },
  ofOwner,
];
const byEmail: readonly Key[] = [
  { column: sql`${users.email}`, type: 'text', read: ({ email }) => email },
];
const byScreenName: readonly Key[] = [
  { column: screenKey, type: 'text', read: ({ screenKey }) => screenKey! },
];

/** What has a value of a column together, the latest first. */
const together = (name: string, where: SQL | undefined, holds: Segment['holds']): Segment => ({
  name,
  where,
  holds,
  keys: bySubmitted,
  isDescending: true,
});

const ofStatus = (status: ReviewStatus): Segment =>
  together(status, sql`${colorAnalyses.status} = ${status}`, (row) => row.status === status);

/** The segments of an order of the table, one after the other. A missing screen name stands last either way. */
export function segmentsOf(
  sort: ReviewSort,
  isDescending: boolean,
  filter: ReviewFilter,
  now: Date,
): Segment[] {
  const all = { where: undefined, holds: () => true };
  switch (sort) {
    case 'email':
      return [{ name: 'all', ...all, keys: byEmail, isDescending }];
    case 'submitted':
      return [{ name: 'all', ...all, keys: bySubmitted, isDescending }];
    case 'screenName':
      return [
        {
          name: 'named',
          where: sql`${users.screenName} is not null`,
          holds: (row) => row.screenKey !== null,
          keys: byScreenName,
          isDescending,
        },
        together('nameless', sql`${users.screenName} is null`, (row) => row.screenKey === null),
      ];
    case 'entitlement': {
      const entitled = entitledAt(now);
      const segments = [
        together('entitled', sql`${entitled}`, (row) => row.isEntitled),
        together('none', sql`not ${entitled}`, (row) => !row.isEntitled),
      ];
      return isDescending ? segments.toReversed() : segments;
    }
    case 'review': {
      const shown = reviewStatuses.filter((status) => filter === 'all' || filter === status);
      const segments = shown.map(ofStatus);
      return isDescending ? segments.toReversed() : segments;
    }
  }
}
