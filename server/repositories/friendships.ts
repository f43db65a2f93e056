import { and, eq, isNull, sql } from 'drizzle-orm';
import { mostBlocked, mostMailsADay } from '#contract/rules/friends.ts';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import { countAsk, requireRoom } from './friend-asks.ts';
import {
  countMails,
  endInvitation,
  findInvitation,
  findInvitationOf,
  isBlockedAt,
  readAddress,
  saveInvitation,
  showInvitation,
  withdrawInvitation,
} from './friend-invitations.ts';
import { findLink, findOpenLink, makeLink, showLink, spendFriendLink } from './friend-links.ts';
import { mayAsk, restsSince } from './friends.ts';
import { changePair, countPairs, isBlockedBy, lockPair, type Pair } from './relationships.ts';
import type { FullScope } from './scope.ts';

/** A mail that was sent is not sent again for so long. */
const mailRestMs = 7 * 86_400_000;

/**
 * Asks the member with a screen name to be friends; answers whether they are, as the other one had asked already. Who is
 * blocked, or was declined a while ago, is told nothing of it. Throws the Refusals `not-found`, `invalid` of oneself and of
 * whom one blocks, and `too-many`.
 */
export async function askMember(
  { subject: me }: FullScope,
  database: Database,
  screenName: string,
  now: Date,
): Promise<boolean> {
  const [named] = await database
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(sql`lower(${users.screenName})`, sql`lower(${screenName}::text)`),
        isNull(users.deletionAt),
      ),
    );
  if (!named) throw new Refusal('not-found', 'nobody has this screen name');
  if (named.id === me) {
    throw new Refusal('invalid', 'this is their own name', { screenName: 'self' });
  }
  const pair = await lockPair(database, me, named.id);
  if (pair.friendsSince) return true;
  if (pair.blockedByMe) {
    throw new Refusal('invalid', 'they block this member', { screenName: 'blocked' });
  }
  if (pair.asked?.by === 'other' && !pair.blockedByOther) {
    await befriend(database, pair, now);
    return true;
  }
  if (pair.asked?.by === 'me' && waits(pair.asked.declinedAt, now)) {
    if (pair.asked.withdrawnAt) {
      await changePair(database, pair, { asked: { ...pair.asked, withdrawnAt: null } });
    }
    return false;
  }
  await countAsk(database, me, now);
  const declinedAt = pair.blockedByOther
    ? now
    : await findEarlierNo(database, { me, other: named.id }, now);
  await changePair(database, pair, {
    asked: { by: 'me', at: now, declinedAt, withdrawnAt: null },
  });
  return false;
}

/** When another member declined an invitation to their address, if not long ago: by name one asks them the same. */
async function findEarlierNo(
  database: Database,
  { me, other }: { me: string; other: string },
  now: Date,
): Promise<Date | null> {
  const { provenEmail } = await readAddress(database, other);
  const invitation = provenEmail && (await findInvitation(database, me, provenEmail));
  const declinedAt = invitation ? invitation.declinedAt : null;
  return declinedAt && declinedAt > restsSince(now) ? declinedAt : null;
}

/**
 * Invites whoever has an address, and answers whether a mail is to be sent. Whether there is an account of it is not looked
 * at, so nobody learns it. Throws the Refusals `invalid` of one's own address, and `too-many`.
 */
export async function inviteAddress(
  { subject: me }: FullScope,
  database: Database,
  email: string,
  now: Date,
): Promise<boolean> {
  if (email === (await readAddress(database, me)).email) {
    throw new Refusal('invalid', 'this is their own address', { email: 'self' });
  }
  const before = await findInvitation(database, me, email);
  const isFresh = before && now.getTime() - before.askedAt.getTime() < mailRestMs;
  if (before && (isFresh || (before.declinedAt && waits(before.declinedAt, now)))) {
    await showInvitation(database, me, email);
    return false;
  }
  await countAsk(database, me, now);
  const mayMail =
    (await countMails(database, email, now)) < mostMailsADay &&
    !(await isBlockedAt(database, me, email));
  await saveInvitation(database, { inviterId: me, email, askedAt: now });
  return mayMail;
}

/** Answers the request of a member, or their invitation to one's address. Throws the Refusals `not-found` and `too-many`. */
export async function answerRequest(
  { subject: me }: FullScope,
  database: Database,
  { userId: other, isAccepted }: { userId: string; isAccepted: boolean },
  now: Date,
): Promise<void> {
  const pair = await lockPair(database, me, other);
  if (pair.friendsSince && isAccepted) return;
  const { provenEmail } = await readAddress(database, me);
  const invitation = provenEmail && (await findInvitation(database, other, provenEmail));
  const isInvited =
    invitation && !invitation.declinedAt && !invitation.withdrawnAt && mayAsk(pair, now);
  const isAsked = pair.asked?.by === 'other' && !pair.asked.declinedAt;
  if (pair.blockedByMe || pair.blockedByOther || !(isAsked || isInvited)) {
    throw new Refusal('not-found', 'they do not ask any more');
  }
  if (isAccepted) return befriend(database, pair, now, { isInvited: !isAsked });
  if (isInvited) await endInvitation(database, other, provenEmail, now);
  if (isAsked) await changePair(database, pair, { asked: { ...pair.asked!, declinedAt: now } });
}

/** Answers one's open link, and makes one where none is. Throws the Refusal `too-many` where there is no room for a friend. */
export async function openLink(
  { subject: me }: FullScope,
  database: Database,
  { signer, now }: { signer: Signer; now: Date },
): Promise<{ linkToken: string; expiresDate: string }> {
  const open = await findOpenLink(database, me, now);
  if (open) return showLink(open, signer);
  await requireRoom(database, me, now);
  return showLink(await makeLink(database, me, now), signer);
}

/**
 * Reads who made a link. Throws the Refusal `link-expired`, also where one of the two blocks the other: a name is not told
 * to whom its owner blocks.
 */
export async function readLinkOwner(
  { subject: me }: FullScope,
  database: Database,
  linkToken: string,
  at: { signer: Signer; now: Date },
): Promise<string> {
  const { ownerId } = await findLink(database, linkToken, at);
  const isBlocked =
    (await isBlockedBy(database, me, ownerId)) || (await isBlockedBy(database, ownerId, me));
  if (isBlocked) throw linkExpired();
  return ownerId;
}

/**
 * Makes one a friend of whoever made a link, and uses it up; of whoever is a friend already the link stays. Answers their
 * id. Throws the Refusals `link-expired`, also where one of the two blocks the other, `invalid` of one's own, and `too-many`.
 */
export async function followLink(
  { subject: me }: FullScope,
  database: Database,
  linkToken: string,
  at: { signer: Signer; now: Date },
): Promise<string> {
  const link = await findLink(database, linkToken, at);
  if (link.ownerId === me) throw new Refusal('invalid', 'this is their own link', { link: 'self' });
  const pair = await lockPair(database, me, link.ownerId);
  if (pair.friendsSince) return link.ownerId;
  if (pair.blockedByMe || pair.blockedByOther) {
    throw linkExpired();
  }
  await befriend(database, pair, at.now);
  await spendFriendLink(database, link, at.now);
  return link.ownerId;
}

/** The refusal of a link between two of whom one blocks the other: the same as of any that works no more. */
const linkExpired = () => new Refusal('link-expired', 'this link was used, revoked, or is too old');

/** Takes back what one asked. One that was declined is remembered, as the other one's answer. Throws the Refusal `not-found`. */
export async function withdrawRequest(
  { subject: me }: FullScope,
  database: Database,
  of: { userId: string } | { email: string },
  now: Date,
): Promise<void> {
  if ('email' in of) {
    const is = await withdrawInvitation(database, me, of.email, now);
    if (!is) throw new Refusal('not-found', 'nobody was asked at this address');
    return;
  }
  const pair = await lockPair(database, me, of.userId);
  if (pair.asked?.by !== 'me') throw new Refusal('not-found', 'this member was not asked');
  await changePair(database, pair, { asked: takenBack(pair.asked, now) });
}

/**
 * A request once it is taken back: one that was declined is remembered, so that it cannot be made anew at once. What came
 * during a block was declined as it came and seen by nobody: nothing is left of it, so that one who is blocked no more can
 * ask anew.
 */
const takenBack = (asked: NonNullable<Pair['asked']>, now: Date): Pair['asked'] =>
  asked.declinedAt && asked.declinedAt.getTime() !== asked.at.getTime()
    ? { ...asked, withdrawnAt: now }
    : null;

/** Ends a friendship. Throws the Refusal `not-found` where there is none. */
export async function endFriendship(
  { subject: me }: FullScope,
  database: Database,
  other: string,
): Promise<void> {
  const pair = await lockPair(database, me, other);
  if (!pair.friendsSince) throw new Refusal('not-found', 'this member is no friend');
  await changePair(database, pair, { friendsSince: null });
}

/**
 * Blocks a friend, or somebody who asked or was asked. A friendship ends, and requests in both directions rest. Throws the
 * Refusals `not-found` of anybody else, and `too-many`.
 */
export async function blockMember(
  { subject: me }: FullScope,
  database: Database,
  other: string,
  now: Date,
): Promise<void> {
  const pair = await lockPair(database, me, other);
  if (pair.blockedByMe) return;
  const isKnown = pair.friendsSince || pair.asked || (await findInvitationOf(database, me, other));
  if (!isKnown) throw new Refusal('not-found', 'this member is neither a friend nor asks');
  await blockPair(database, pair, now);
}

/**
 * Blocks the other one of a locked pair, whatever the two are: a friendship ends, and requests in both directions rest.
 * Throws the Refusal `too-many`.
 */
export async function blockPair(database: Database, pair: Pair, now: Date): Promise<void> {
  if (pair.blockedByMe) return;
  const { me, other } = pair;
  if ((await countPairs(database, me, 'blocked')) >= mostBlocked) {
    throw new Refusal('too-many', 'as many as one can block', { blocked: 'all' });
  }
  const asked =
    pair.asked?.by === 'other'
      ? { ...pair.asked, declinedAt: pair.asked.declinedAt ?? now }
      : pair.asked && takenBack(pair.asked, now);
  await changePair(database, pair, { friendsSince: null, asked, blockedByMe: now });
  const mine = await readAddress(database, me);
  const theirs = await readAddress(database, other);
  if (mine.provenEmail) await endInvitation(database, other, mine.provenEmail, now);
  // It waits on for who made it: that it ends would tell whose address it is.
  if (theirs.provenEmail) await endInvitation(database, me, theirs.provenEmail, now);
}

/** Takes a block back. Throws the Refusal `not-found` where there is none. */
export async function unblockMember(
  { subject: me }: FullScope,
  database: Database,
  other: string,
  now: Date,
): Promise<void> {
  const pair = await lockPair(database, me, other);
  if (!pair.blockedByMe) throw new Refusal('not-found', 'this member is not blocked');
  await changePair(database, pair, { blockedByMe: null });
  // What they sent meanwhile to one's address is not shown after all.
  const { provenEmail } = await readAddress(database, me);
  if (provenEmail) await endInvitation(database, other, provenEmail, now);
}

/**
 * Makes two members friends. What they asked each other is over. An invitation that is accepted is gone; any other to one of
 * the two addresses waits on for who made it, since that it ends would tell whose address it is. Throws the Refusal
 * `too-many`.
 */
async function befriend(
  database: Database,
  pair: Pair,
  now: Date,
  { isInvited = false } = {},
): Promise<void> {
  const { me, other } = pair;
  if (pair.asked?.by !== 'me') await requireRoom(database, me, now);
  await changePair(database, pair, { friendsSince: now, acceptedBy: 'me', asked: null });
  const mine = await readAddress(database, me);
  const theirs = await readAddress(database, other);
  if (mine.provenEmail) {
    await endInvitation(database, other, mine.provenEmail, isInvited ? undefined : now);
  }
  if (theirs.provenEmail) await endInvitation(database, me, theirs.provenEmail, now);
}

/** Whether a request waits, for who asked: it was not declined, or not long ago. */
const waits = (declinedAt: Date | null, now: Date): boolean =>
  !declinedAt || declinedAt > restsSince(now);
