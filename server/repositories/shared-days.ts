import { eq, or } from 'drizzle-orm';
import type { GuestAnswer } from '#contract/rules/shared-days.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { SharedDayDetails } from '#contract/schemas/shared-day.ts';
import type { Database } from '../database/database.ts';
import { sharedDays } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import { readPeople } from './friends.ts';
import { type FullScope, isFull, type Scope } from './scope.ts';
import {
  comingIds,
  findFriends,
  findHosted,
  type Guest,
  isAsked,
  type Part,
  partOf,
  readSharedDayFacts,
  type SharedDayFacts,
} from './shared-day-facts.ts';
import { readPlansTogether } from './shared-day-plans.ts';

interface At {
  signer: Signer;
  now: Date;
}

/** Reads what somebody shares, and what was shared with them unless they said no: three statements at most. */
export async function readSharedDays(
  { subject: me }: FullScope,
  database: Database,
  { signer, now }: At,
): Promise<OperationOutput<'getSharedDays'>> {
  const facts = await readSharedDayFacts(database, or(eq(sharedDays.hostId, me), isAsked(me)), now);
  const mine = facts.flatMap((one) => {
    const part = partOf(one, me);
    return part ? [{ facts: one, part }] : [];
  });
  const tell = await readTelling(database, me, mine, signer);
  return {
    sharedDays: mine.flatMap(({ facts, part }) => {
      const telling = tell(facts, part);
      return telling ? [{ ...telling.told, friends: telling.friendIds.map(telling.person) }] : [];
    }),
  };
}

/** Reads shared days of the subject's for the viewer, with what each wears. Throws the Refusal `not-found`. */
export async function readSharedDay(
  scope: Scope,
  database: Database,
  sharedDayId: string,
  { signer, now }: At,
): Promise<SharedDayDetails> {
  const me = isFull(scope) ? scope.subject : scope.actor.userId;
  const facts = await findHosted(scope, database, sharedDayId, now);
  const part = partOf(facts, me);
  if (!part) throw new Refusal('not-found', 'no such shared day');
  const telling = (await readTelling(database, me, [{ facts, part }], signer))(facts, part);
  if (!telling) throw new Refusal('not-found', 'no such shared day');
  const { told, friendIds, person } = telling;
  const ids = part === 'waiting' ? [] : [me, ...friendIds];
  const plansOf = await readPlansTogether({ actor: scope.actor, me }, database, ids, facts, signer);
  return { ...told, people: ids.map((id) => ({ ...person(id), plans: plansOf(id) })) };
}

/** How shared days are told to a viewer, whose part in each is known; null of one whose host is no friend by now. */
async function readTelling(
  database: Database,
  me: string,
  mine: readonly { facts: SharedDayFacts; part: Part }[],
  signer: Signer,
) {
  const others = mine.flatMap(({ facts }) => [
    facts.hostId,
    ...facts.guests.map(({ guestId }) => guestId),
  ]);
  const friends = await findFriends(database, me, [...new Set(others)]);
  const people = await readPeople(database, [me, ...friends], signer);
  const person = (userId: string) => {
    const { bio: _ofFriends, ...told } = people.get(userId)!;
    return told;
  };
  return (facts: SharedDayFacts, part: Part) => {
    const { id, title, firstDay, lastDay, hostId } = facts;
    if (!people.has(hostId)) return null;
    // A friendship, or an account, may have ended since they were read.
    const guests = facts.guests.filter(({ guestId }) => guestId === me || people.has(guestId));
    const { askedAt } = guests.find(({ guestId }) => guestId === me) ?? facts;
    // Who has not said yes sees nobody but their host.
    const coming = part === 'waiting' ? [] : comingIds(facts).filter((userId) => userId !== me);
    const friendIds = coming.filter((userId) => friends.has(userId) && people.has(userId));
    return {
      told: {
        ...{ sharedDayId: String(id), title, firstDay, lastDay },
        askedDate: askedAt.toISOString(),
        host: person(hostId),
        answer: part === 'host' ? null : part,
        guests:
          part === 'host'
            ? guests.map((guest) => ({
                ...person(guest.guestId),
                answer: answerOf(guest),
                answeredDate: guest.answeredAt?.toISOString() ?? null,
              }))
            : [],
        othersCount: coming.length - friendIds.length,
      },
      friendIds,
      person,
    };
  };
}

const answerOf = ({ isComing }: Guest): GuestAnswer =>
  isComing === null ? 'waiting' : isComing ? 'coming' : 'not-coming';
