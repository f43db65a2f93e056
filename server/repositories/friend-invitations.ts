import { and, count, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { invitationDays } from '#contract/rules/friends.ts';
import type { Database } from '../database/database.ts';
import { friendInvitations, users } from '../database/schema.ts';
import { isBlockedBy } from './relationships.ts';
import type { SweepPart } from './sweep-part.ts';

const dayMs = 86_400_000;

type Invitation = typeof friendInvitations.$inferSelect;

/** An invitation of a member to an address; null if there is none. */
export async function findInvitation(
  database: Database,
  inviterId: string,
  email: string,
): Promise<Invitation | null> {
  const [row] = await database.select().from(friendInvitations).where(isThis(inviterId, email));
  return row ?? null;
}

/** An invitation of another member to the proven address of one; null if there is none. */
export async function findInvitationOf(
  database: Database,
  me: string,
  other: string,
): Promise<Invitation | null> {
  const { provenEmail } = await readAddress(database, me);
  return provenEmail ? findInvitation(database, other, provenEmail) : null;
}

/** Writes an invitation, in the place of an earlier one to the same address. */
export async function saveInvitation(
  database: Database,
  invitation: Omit<Invitation, 'declinedAt' | 'withdrawnAt'>,
): Promise<void> {
  await database
    .insert(friendInvitations)
    .values(invitation)
    .onConflictDoUpdate({
      target: [friendInvitations.inviterId, friendInvitations.email],
      set: { askedAt: invitation.askedAt, declinedAt: null, withdrawnAt: null },
    });
}

/** Declines an invitation, or deletes it where no moment is given. Answers whether there was one. */
export async function endInvitation(
  database: Database,
  inviterId: string,
  email: string,
  declinedAt?: Date,
): Promise<boolean> {
  const ended = declinedAt
    ? database.update(friendInvitations).set({ declinedAt })
    : database.delete(friendInvitations);
  const rows = await ended.where(isThis(inviterId, email)).returning();
  return rows.length > 0;
}

/**
 * Takes an invitation back. It is remembered, so that it is not mailed anew at once, nor made anew where it was declined.
 * Answers whether there was one.
 */
export async function withdrawInvitation(
  database: Database,
  inviterId: string,
  email: string,
  now: Date,
): Promise<boolean> {
  const rows = await database
    .update(friendInvitations)
    .set({ withdrawnAt: now })
    .where(and(isThis(inviterId, email), isNull(friendInvitations.withdrawnAt)))
    .returning();
  return rows.length > 0;
}

/** Shows an invitation that was taken back to who made it again. */
export async function showInvitation(
  database: Database,
  inviterId: string,
  email: string,
): Promise<void> {
  await database
    .update(friendInvitations)
    .set({ withdrawnAt: null })
    .where(isThis(inviterId, email));
}

/** Reads the invitations of a member, and those to their address, where it is proven. */
export async function readInvitations(
  database: Database,
  me: { userId: string; provenEmail: string | null },
): Promise<{ sent: Invitation[]; received: Invitation[] }> {
  const sent = await database
    .select()
    .from(friendInvitations)
    .where(and(eq(friendInvitations.inviterId, me.userId), isNull(friendInvitations.withdrawnAt)));
  const received = me.provenEmail
    ? await database
        .select()
        .from(friendInvitations)
        .where(and(eq(friendInvitations.email, me.provenEmail), isWaiting))
    : [];
  return { sent, received };
}

/** How many invitations of a member wait for an answer. */
export async function countInvitations(database: Database, inviterId: string): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(friendInvitations)
    .where(and(eq(friendInvitations.inviterId, inviterId), isWaiting));
  return row!.count;
}

/** How many invitations an address was sent within a day, of all members. */
export async function countMails(database: Database, email: string, now: Date): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(friendInvitations)
    .where(
      and(
        eq(friendInvitations.email, email),
        gt(friendInvitations.askedAt, new Date(now.getTime() - dayMs)),
      ),
    );
  return row!.count;
}

/** Whether whoever has proven an address blocks a member: they are sent nothing of theirs. */
export async function isBlockedAt(database: Database, me: string, email: string): Promise<boolean> {
  const [owner] = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.emailValidatedAt)));
  return owner !== undefined && (await isBlockedBy(database, me, owner.id));
}

/** A member's address, and whether it is proven. */
export async function readAddress(
  database: Database,
  userId: string,
): Promise<{ email: string; provenEmail: string | null }> {
  const [row] = await database
    .select({
      email: users.email,
      provenEmail: sql<
        string | null
      >`case when ${isNotNull(users.emailValidatedAt)} then ${users.email} end`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row!;
}

/** True of what was neither declined nor taken back. */
const isWaiting = and(isNull(friendInvitations.declinedAt), isNull(friendInvitations.withdrawnAt));

const isThis = (inviterId: string, email: string) =>
  and(eq(friendInvitations.inviterId, inviterId), eq(friendInvitations.email, email));

/** Invitations that nobody answered. */
export const invitationSweep: SweepPart = {
  afterMs: invitationDays * dayMs,
  async forget(database, before) {
    await database.delete(friendInvitations).where(lt(friendInvitations.askedAt, before));
  },
};
