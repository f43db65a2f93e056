import { and, desc, eq, inArray } from 'drizzle-orm';
import type { ColorDecision, ColorReviewEntry } from '#contract/schemas/color-review.ts';
import type { Database } from '../database/database.ts';
import { colorReviewLeases, colorReviews } from '../database/schema.ts';

type EntryRow = typeof colorReviews.$inferSelect;

/** Most entries of a history that are told. */
const mostEntries = 60;

/** Writes down what happened to a member's portrait, whose account is locked. */
export async function noteReview(
  database: Database,
  portrait: Pick<EntryRow, 'ownerId' | 'submittedAt'>,
  entry: Pick<typeof colorReviews.$inferInsert, 'kind' | 'season' | 'note' | 'byName'> & {
    byId?: string | undefined;
  },
  at: Date,
): Promise<void> {
  const { ownerId, submittedAt } = portrait;
  await database.insert(colorReviews).values({ ownerId, submittedAt, ...entry, at });
}

/** Forgets what happened to a member's portraits, and who has one open. The account is locked. */
export async function forgetHistory(database: Database, ownerId: string): Promise<void> {
  await database.delete(colorReviews).where(eq(colorReviews.ownerId, ownerId));
  await database.delete(colorReviewLeases).where(eq(colorReviewLeases.ownerId, ownerId));
}

/** Reads what happened to a member's portraits, the last first, as somebody of the staff is told it. */
export async function readHistory(
  database: Database,
  ownerId: string,
  viewerId: string,
): Promise<ColorReviewEntry[]> {
  const rows = await database
    .select()
    .from(colorReviews)
    .where(eq(colorReviews.ownerId, ownerId))
    .orderBy(desc(colorReviews.id))
    .limit(mostEntries);
  return rows.map(({ id, kind, season, note, byName, byId, at }) => ({
    entryId: String(id),
    ...{ kind, season, note, byName },
    isMine: byId === viewerId,
    date: at.toISOString(),
  }));
}

/** The last decision about a portrait; null where nothing was decided of it. */
export async function findDecision(
  database: Database,
  portrait: Pick<EntryRow, 'ownerId' | 'submittedAt'>,
  viewerId: string,
): Promise<ColorDecision | null> {
  const [row] = await database
    .select()
    .from(colorReviews)
    .where(
      and(
        eq(colorReviews.ownerId, portrait.ownerId),
        eq(colorReviews.submittedAt, portrait.submittedAt),
        inArray(colorReviews.kind, ['decided', 'asked']),
      ),
    )
    .orderBy(desc(colorReviews.id))
    .limit(1);
  if (!row) return null;
  const { id, season, note, byName, byId, at } = row;
  return {
    decisionId: String(id),
    kind: row.kind as ColorDecision['kind'],
    ...{ season, note, byName: byName ?? 'A stylist', isMine: byId === viewerId },
    date: at.toISOString(),
  };
}
