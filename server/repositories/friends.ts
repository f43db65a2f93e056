import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { restDays } from '#contract/rules/friends.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { images, users } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import { readAddress, readInvitations } from './friend-invitations.ts';
import { type Pair, readPairs } from './relationships.ts';
import type { FullScope } from './scope.ts';

type Friends = OperationOutput<'getFriends'>;

const dayMs = 86_400_000;

/** A declined request waits on until then, for who asked. */
export const restsSince = (now: Date): Date => new Date(now.getTime() - restDays * dayMs);

/** Reads a member's friends, requests in both directions, and whom they block. */
export async function readFriends(
  { subject: me }: FullScope,
  database: Database,
  { signer, now }: { signer: Signer; now: Date },
): Promise<Friends> {
  const pairs = await readPairs(database, me, restsSince(now));
  const { provenEmail } = await readAddress(database, me);
  const { sent, received } = await readInvitations(database, { userId: me, provenEmail });
  const byOther = new Map(pairs.map((pair) => [pair.other, pair]));
  const invitations = received.filter(({ inviterId }) => mayAsk(byOther.get(inviterId), now));
  const people = await readPeople(
    database,
    [...pairs.map(({ other }) => other), ...invitations.map(({ inviterId }) => inviterId)],
    signer,
    // Whose account is to be deleted is out of sight until they have it back.
    isNull(users.deletionAt),
  );
  const told = (userId: string) => {
    const { bio, ...person } = people.get(userId)!;
    return { person, bio };
  };
  const ofAll = <Told>(tell: (pair: Pair) => Told | null): Told[] =>
    pairs.flatMap((pair) => (people.has(pair.other) ? (tell(pair) ?? []) : []));
  return {
    friends: ofAll(({ other, friendsSince }) => {
      const { person, bio } = told(other);
      return friendsSince && { ...person, bio, sinceDate: friendsSince.toISOString() };
    }).toSorted((one, other) => nameOf(one).localeCompare(nameOf(other))),
    requests: lastFirst([
      ...ofAll(({ other, asked, blockedByMe }) =>
        asked?.by === 'other' && !asked.declinedAt && !blockedByMe
          ? { ...told(other).person, askedDate: asked.at.toISOString() }
          : null,
      ),
      ...invitations
        .filter(({ inviterId }) => people.has(inviterId))
        .map(({ inviterId, askedAt }) => ({
          ...told(inviterId).person,
          askedDate: askedAt.toISOString(),
        })),
    ]),
    asked: lastFirst([
      ...ofAll(({ other, asked }) =>
        asked?.by === 'me' && !asked.withdrawnAt
          ? {
              userId: other,
              screenName: told(other).person.screenName,
              email: null,
              askedDate: asked.at.toISOString(),
            }
          : null,
      ),
      ...sent.map(({ email, askedAt }) => ({
        userId: null,
        screenName: null,
        email,
        askedDate: askedAt.toISOString(),
      })),
    ]),
    blocked: pairs
      .filter(({ blockedByMe, other }) => blockedByMe && people.has(other))
      .toSorted((one, other) => Number(other.blockedByMe) - Number(one.blockedByMe))
      // Their picture is not for who blocks them.
      .map(({ other }) => ({ ...told(other).person, imageUrl: null })),
  };
}

/** Whether an invitation to an address is shown: of a friend, of whoever asked by name, and where one blocks, it is not. */
export const mayAsk = (pair: Pair | undefined, now: Date): boolean =>
  !pair ||
  !(
    pair.friendsSince ||
    pair.blockedByMe ||
    pair.blockedByOther ||
    // What was asked by name waits, or its no counts for this, too.
    (pair.asked?.by === 'other' &&
      (!pair.asked.declinedAt || pair.asked.declinedAt > restsSince(now)))
  );

const nameOf = ({ screenName }: { screenName: string | null }): string => screenName ?? '';

const lastFirst = <Asked extends { askedDate: string }>(list: Asked[]): Asked[] =>
  list.toSorted((one, other) => other.askedDate.localeCompare(one.askedDate));

/** What a member tells whoever they ask, or give a link. Throws the Refusal `not-found`. */
export async function readPerson(
  database: Database,
  userId: string,
  signer: Signer,
): Promise<OperationOutput<'readFriendLink'>['inviter']> {
  const person = (await readPeople(database, [userId], signer)).get(userId);
  if (!person) throw new Refusal('not-found', 'this account is gone');
  const { bio: _ofFriends, ...told } = person;
  return told;
}

/** What others are told of members, by their ids: of all, or of those of whom something is true. */
export async function readPeople(database: Database, ids: string[], signer: Signer, which?: SQL) {
  const rows = ids.length
    ? await database
        .select({
          userId: users.id,
          screenName: users.screenName,
          bio: users.bio,
          imageId: images.id,
          imageStatus: images.status,
        })
        .from(users)
        .leftJoin(images, eq(images.id, users.imageId))
        .where(and(inArray(users.id, ids), which))
    : [];
  const forOthers = signer.forOthers();
  return new Map(
    rows.map(({ userId, screenName, bio, imageId, imageStatus }) => [
      userId,
      {
        userId,
        screenName,
        bio,
        imageUrl:
          imageId && imageStatus === 'ready' ? forOthers.imageUrl(userId, imageId, 240) : null,
      },
    ]),
  );
}
