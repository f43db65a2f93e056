import { and, asc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { addDays, earliestDay } from '#contract/rules/calendar-days.ts';
import { sharedDayToldDays } from '#contract/rules/shared-days.ts';
import type { Database } from '../database/database.ts';
import { relationships, sharedDayGuests, sharedDays, users } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import { isFriend } from './relationships.ts';
import type { Scope } from './scope.ts';
import type { SweepPart } from './sweep-part.ts';

/*
 * [Note: Shared days] Days for which somebody, their host, asks friends to dress together lie in the host's account; a guest
 * answers under the host's lock. Whoever hosts or comes sees what their friends among these plan for the days, and nothing
 * else of them; whoever has not said yes sees the days, and nobody's plans. So a yes is a consent, to the days as they were
 * told: where a day comes to them all guests are asked anew. A guest counts in the friendship in which they were asked: its
 * end voids that at once, on both sides. What two guests see of each other asks for their own friendship, as it is now
 * (decision 085).
 */

/** A guest who is not void. */
export interface Guest {
  guestId: string;
  /** When they were asked, or asked anew. */
  askedAt: Date;
  /** What they said; null before they did. */
  isComing: boolean | null;
  /** When they said it. */
  answeredAt: Date | null;
}

/** Shared days as they are stored, with the guests who are friends still. */
export type SharedDayFacts = typeof sharedDays.$inferSelect & { guests: Guest[] };

/** Reads shared days that are told still, by their first day. */
export async function readSharedDayFacts(
  database: Database,
  which: SQL | undefined,
  now: Date,
): Promise<SharedDayFacts[]> {
  const rows = await database
    .select({
      sharedDay: sharedDays,
      guestId: sharedDayGuests.guestId,
      guestAskedAt: sharedDayGuests.askedAt,
      isComing: sharedDayGuests.isComing,
      answeredAt: sharedDayGuests.answeredAt,
      areFriends: sql<boolean>`${relationships.lowerId} is not null`,
    })
    .from(sharedDays)
    .leftJoin(sharedDayGuests, eq(sharedDayGuests.sharedDayId, sharedDays.id))
    .leftJoin(
      relationships,
      and(
        isFriend(sharedDays.hostId, sharedDayGuests.guestId),
        eq(relationships.friendsSince, sharedDayGuests.friendsSince),
      ),
    )
    .where(and(gte(sharedDays.lastDay, addDays(earliestDay(now), -sharedDayToldDays)), which))
    .orderBy(asc(sharedDays.firstDay), asc(sharedDays.id), asc(sharedDayGuests.guestId));
  const byId = new Map<number, SharedDayFacts>();
  for (const { sharedDay, guestId, guestAskedAt, isComing, answeredAt, areFriends } of rows) {
    const facts = byId.get(sharedDay.id) ?? { ...sharedDay, guests: [] };
    if (guestId && guestAskedAt && areFriends) {
      facts.guests.push({ guestId, askedAt: guestAskedAt, isComing, answeredAt });
    }
    byId.set(sharedDay.id, facts);
  }
  return [...byId.values()];
}

/** True of shared days to which somebody was asked, whatever became of that. */
export const isAsked = (guestId: string): SQL => sql`exists (select from ${sharedDayGuests}
  where ${sharedDayGuests.sharedDayId} = ${sharedDays.id} and ${sharedDayGuests.guestId} = ${guestId})`;

/** What somebody is in shared days; null of who said no, is void, or was never asked. */
export type Part = 'host' | 'waiting' | 'coming';

export function partOf({ hostId, guests }: SharedDayFacts, userId: string): Part | null {
  if (userId === hostId) return 'host';
  const guest = guests.find(({ guestId }) => guestId === userId);
  if (!guest || guest.isComing === false) return null;
  return guest.isComing ? 'coming' : 'waiting';
}

/** The ids of who hosts or comes, the host first. */
export const comingIds = ({ hostId, guests }: SharedDayFacts): string[] => [
  hostId,
  ...guests.filter(({ isComing }) => isComing).map(({ guestId }) => guestId),
];

/** Finds who of these is a friend of somebody now. */
export async function findFriends(
  database: Database,
  me: string,
  among: readonly string[],
): Promise<Set<string>> {
  if (among.length === 0) return new Set();
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .innerJoin(relationships, isFriend(me, users.id))
    .where(inArray(users.id, [...among]));
  return new Set(rows.map(({ id }) => id));
}

/** Finds shared days that the subject hosts. Throws the Refusal `not-found`. */
export async function findHosted(
  { subject }: Scope,
  database: Database,
  sharedDayId: string,
  now: Date,
): Promise<SharedDayFacts> {
  const which = and(eq(sharedDays.id, Number(sharedDayId)), eq(sharedDays.hostId, subject));
  const [facts] = await readSharedDayFacts(database, which, now);
  if (!facts) throw new Refusal('not-found', 'no such shared day');
  return facts;
}

/** What is told no more. */
export const sharedDaySweep: SweepPart = {
  afterMs: sharedDayToldDays * 86_400_000,
  async forget(database, before) {
    await database.delete(sharedDays).where(lt(sharedDays.lastDay, earliestDay(before)));
  },
};
