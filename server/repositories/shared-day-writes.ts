import { and, count, eq, gte, notInArray, sql } from 'drizzle-orm';
import { earliestDay } from '#contract/rules/calendar-days.ts';
import type { Days } from '#contract/rules/loans.ts';
import { areWithin, faultsOfSharedDays, mostOpenSharedDays } from '#contract/rules/shared-days.ts';
import type { CheckedInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { relationships, sharedDayGuests, sharedDays } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import { isFriend } from './relationships.ts';
import { type FullScope, isFull, type Scope } from './scope.ts';
import { findHosted, type SharedDayFacts } from './shared-day-facts.ts';

/**
 * Asks friends to dress together. The host's account is locked. Throws the Refusals `invalid` of the days, `not-found` where
 * none of them is a friend, and `too-many`.
 */
export async function shareDay(
  { subject: hostId }: FullScope,
  database: Database,
  { title, firstDay, lastDay, guestIds }: Omit<CheckedInput<'shareDay'>, 'owner'>,
  now: Date,
): Promise<OperationOutput<'shareDay'>> {
  requireDays({ firstDay, lastDay }, now);
  const [open] = await database
    .select({ count: count() })
    .from(sharedDays)
    .where(and(eq(sharedDays.hostId, hostId), gte(sharedDays.lastDay, earliestDay(now))));
  if (open!.count >= mostOpenSharedDays) throw new Refusal('too-many', 'so many are shared');
  const [row] = await database
    .insert(sharedDays)
    .values({ hostId, title, firstDay, lastDay, askedAt: now })
    .returning({ id: sharedDays.id });
  await askGuests(database, { id: row!.id, hostId }, guestIds, now);
  return { sharedDayId: String(row!.id) };
}

/**
 * Changes shared days. The host's account is locked. Throws the Refusals `not-found`, also where none of the guests is a
 * friend, and `invalid` of the days.
 */
export async function changeSharedDay(
  scope: FullScope,
  database: Database,
  { sharedDayId, changes }: Omit<CheckedInput<'changeSharedDay'>, 'owner'>,
  now: Date,
): Promise<void> {
  const before = await findHosted(scope, database, sharedDayId, now);
  const { title = before.title, guestIds } = changes;
  const { firstDay = before.firstDay, lastDay = before.lastDay } = changes;
  const days = { firstDay, lastDay };
  const isMoved = firstDay !== before.firstDay || lastDay !== before.lastDay;
  if (isMoved) requireDays(days, now, before);
  const { id } = before;
  const isAnew = !areWithin(days, before);
  await database
    .update(sharedDays)
    .set({ title, ...days, ...(isAnew ? { askedAt: now } : {}) })
    .where(eq(sharedDays.id, id));
  if (isAnew) {
    await database
      .update(sharedDayGuests)
      .set({ isComing: null, answeredAt: null, askedAt: now })
      .where(eq(sharedDayGuests.sharedDayId, id));
  }
  if (guestIds) await askGuests(database, before, guestIds, now);
}

/** Ends shared days: nobody is told of them any more. The host's account is locked. Throws the Refusal `not-found`. */
export async function endSharedDay(
  scope: FullScope,
  database: Database,
  sharedDayId: string,
  now: Date,
): Promise<void> {
  const { id } = await findHosted(scope, database, sharedDayId, now);
  await database.delete(sharedDays).where(eq(sharedDays.id, id));
}

/**
 * Says whether the viewer comes, whom the subject asked, and whose account is locked. Throws the Refusals `forbidden` of the
 * host, `not-found` of who was not asked, and `conflict` where they would come on other days by now, or said yes meanwhile.
 */
export async function answerSharedDay(
  scope: Scope,
  database: Database,
  {
    sharedDayId,
    isComing,
    takesBack = false,
    ...days
  }: Omit<CheckedInput<'answerSharedDay'>, 'owner'>,
  now: Date,
): Promise<void> {
  if (isFull(scope)) throw new Refusal('forbidden', 'nobody is a guest of their own');
  const { userId } = scope.actor;
  const facts = await findHosted(scope, database, sharedDayId, now);
  const guest = facts.guests.find(({ guestId }) => guestId === userId);
  if (!guest) throw new Refusal('not-found', 'no such shared day');
  // A no to what still looks like a question on one device must not undo a yes of another.
  if (!isComing && guest.isComing && !takesBack) {
    throw new Refusal('conflict', 'they said yes', { isComing: 'answered' });
  }
  // A yes shows their plans of the days that they were told of, and of no others.
  if (isComing && !areWithin(facts, days)) {
    throw new Refusal('conflict', 'these are other days by now', { firstDay: 'changed' });
  }
  await database
    .update(sharedDayGuests)
    .set({ isComing, answeredAt: now })
    .where(and(eq(sharedDayGuests.sharedDayId, facts.id), eq(sharedDayGuests.guestId, userId)));
}

/** Has these friends be the guests; what others said is forgotten. Throws the Refusal `not-found` where there is none. */
async function askGuests(
  database: Database,
  { id, hostId }: Pick<SharedDayFacts, 'id' | 'hostId'>,
  guestIds: readonly string[],
  now: Date,
): Promise<void> {
  const { sharedDayId, guestId } = sharedDayGuests;
  await database
    .delete(sharedDayGuests)
    .where(and(eq(sharedDayId, id), notInArray(guestId, [...guestIds])));
  const { rows } = await database.execute(sql`
    insert into ${sharedDayGuests} (shared_day_id, guest_id, friends_since, asked_at)
    select ${id}, guest_id, friends_since, ${now.toISOString()}::timestamptz
    from unnest(${sql.param([...guestIds])}::uuid[]) as guest_id
      join ${relationships} on ${isFriend(hostId, sql`guest_id`)}
    group by guest_id, friends_since
    on conflict (shared_day_id, guest_id) do update set
      friends_since = excluded.friends_since,
      asked_at = case when ${sharedDayGuests.friendsSince} = excluded.friends_since
        then ${sharedDayGuests.askedAt} else excluded.asked_at end,
      is_coming = case when ${sharedDayGuests.friendsSince} = excluded.friends_since
        then ${sharedDayGuests.isComing} end,
      answered_at = case when ${sharedDayGuests.friendsSince} = excluded.friends_since
        then ${sharedDayGuests.answeredAt} end
    returning guest_id`);
  if (rows.length === 0) throw new Refusal('not-found', 'none of them is a friend');
}

/** Throws the Refusal `invalid` of days that cannot be shared. */
function requireDays(days: Days, now: Date, before?: Days): void {
  const faults = faultsOfSharedDays(days, now, before);
  if (faults) throw new Refusal('invalid', 'not these days', faults);
}
