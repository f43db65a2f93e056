import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { calendarFeeds } from '../database/schema.ts';
import type { FullScope } from './scope.ts';
import { hashToken, newToken } from './sessions.ts';

/** Since when the owner has a private address; null without one. */
export async function findCalendarFeed(scope: FullScope, database: Database): Promise<Date | null> {
  const [row] = await database
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.ownerId, scope.subject));
  return row?.createdAt ?? null;
}

/** Makes a private address in place of the one before; its token is known only to the caller. */
export async function openCalendarFeed(
  scope: FullScope,
  database: Database,
  now: Date,
): Promise<{ token: string; createdAt: Date }> {
  const token = newToken();
  const values = { tokenHash: hashToken(token), createdAt: now };
  await database
    .insert(calendarFeeds)
    .values({ ownerId: scope.subject, ...values })
    .onConflictDoUpdate({ target: calendarFeeds.ownerId, set: values });
  return { token, createdAt: now };
}

/** Ends a member's private address. */
export async function endCalendarFeed(database: Database, ownerId: string): Promise<void> {
  await database.delete(calendarFeeds).where(eq(calendarFeeds.ownerId, ownerId));
}

/** Finds the user whose calendar a token shows; null if it shows none (any more). */
export async function findFeedOwner(database: Database, token: string): Promise<string | null> {
  const [row] = await database
    .select({ ownerId: calendarFeeds.ownerId })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.tokenHash, hashToken(token)));
  return row?.ownerId ?? null;
}
