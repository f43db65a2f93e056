import { and, count, eq, gt, lt } from 'drizzle-orm';
import { mostAskedADay, mostFriends, mostWaiting } from '#contract/rules/friends.ts';
import type { Database } from '../database/database.ts';
import { friendAsks } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import { countInvitations } from './friend-invitations.ts';
import { findOpenLink } from './friend-links.ts';
import { countPairs } from './relationships.ts';
import type { SweepPart } from './sweep-part.ts';

const dayMs = 86_400_000;

/**
 * Throws the Refusal `too-many` where one has no room for another friend. Requests that wait and an open link take a place,
 * so that whoever accepts need not look into the account of who asked.
 */
export async function requireRoom(database: Database, me: string, now: Date): Promise<void> {
  const friends = await countPairs(database, me, 'friends');
  const link = (await findOpenLink(database, me, now)) ? 1 : 0;
  if (friends + (await countWaiting(database, me)) + link >= mostFriends) {
    throw new Refusal('too-many', 'as many friends as one can have');
  }
}

/**
 * Counts a request of a member whose account is locked. Throws the Refusal `too-many` where too many wait, or were made
 * within a day.
 */
export async function countAsk(database: Database, me: string, now: Date): Promise<void> {
  await requireRoom(database, me, now);
  if ((await countWaiting(database, me)) >= mostWaiting) {
    throw new Refusal('too-many', 'too many requests wait for an answer', { asked: 'waiting' });
  }
  const [made] = await database
    .select({ count: count() })
    .from(friendAsks)
    .where(
      and(eq(friendAsks.askerId, me), gt(friendAsks.askedAt, new Date(now.getTime() - dayMs))),
    );
  if (made!.count >= mostAskedADay) {
    throw new Refusal('too-many', 'too many requests within a day', { asked: 'today' });
  }
  await database.insert(friendAsks).values({ askerId: me, askedAt: now });
}

const countWaiting = async (database: Database, me: string): Promise<number> =>
  (await countPairs(database, me, 'waiting')) + (await countInvitations(database, me));

/** Requests of the day before. */
export const askSweep: SweepPart = {
  afterMs: dayMs,
  async forget(database, before) {
    await database.delete(friendAsks).where(lt(friendAsks.askedAt, before));
  },
};
