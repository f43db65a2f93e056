import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { oneTimeLinks } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import { lockAccount } from './account-lock.ts';
import { hashToken, newToken } from './sessions.ts';
import type { SweepPart } from './sweep-part.ts';

/** The purpose of a link or code. */
export type LinkPurpose =
  | 'validate-email'
  | 'change-email'
  | 'stop-email-change'
  | 'reset-password';

const lifeMs: Record<LinkPurpose, number> = {
  'validate-email': 24 * 3_600_000,
  'change-email': 24 * 3_600_000,
  // An old address is read rarely, so this link has to work for longer.
  'stop-email-change': 7 * 24 * 3_600_000,
  'reset-password': 3_600_000,
};
/** Guesses at a code before it is worth nothing. */
const maxAttempts = 5;

/**
 * Makes a link, and a six-digit code beside it. Earlier ones for the same purpose end, but not stops: a
 * second change of the address must not end the stop that the first address was sent. The user's
 * account is locked.
 */
export async function makeLink(
  database: Database,
  link: { userId: string; purpose: LinkPurpose; email: string },
  now: Date,
): Promise<{ linkToken: string; code: string }> {
  if (link.purpose !== 'stop-email-change') {
    await endLinks(database, link.userId, [link.purpose], now);
  }
  const linkToken = newToken();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await database.insert(oneTimeLinks).values({
    ...link,
    tokenHash: hashToken(linkToken),
    codeHash: hashToken(`${link.userId} ${code}`),
    expiresAt: new Date(now.getTime() + lifeMs[link.purpose]),
  });
  return { linkToken, code };
}

/**
 * Locks the account that a link belongs to, and uses the link up. Throws the Refusal `link-expired`
 * if it is unknown, used or too old.
 */
export async function spendLink(
  database: Database,
  purpose: LinkPurpose,
  linkToken: string,
  now: Date,
): Promise<{ userId: string; email: string }> {
  const [known] = await database
    .select({ userId: oneTimeLinks.userId })
    .from(oneTimeLinks)
    .where(eq(oneTimeLinks.tokenHash, hashToken(linkToken)));
  if (known) await lockAccount(database, known.userId);
  const [row] = await database
    .update(oneTimeLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeLinks.tokenHash, hashToken(linkToken)),
        eq(oneTimeLinks.purpose, purpose),
        isNull(oneTimeLinks.usedAt),
        gt(oneTimeLinks.expiresAt, now),
      ),
    )
    .returning({ userId: oneTimeLinks.userId, email: oneTimeLinks.email });
  if (!row) throw new Refusal('link-expired', 'this link was used or is too old');
  return row;
}

/** An address's links for a purpose that were not used, and are not too old. */
const isOpen = (email: string, purpose: LinkPurpose, now: Date) =>
  and(
    eq(oneTimeLinks.email, email),
    eq(oneTimeLinks.purpose, purpose),
    isNull(oneTimeLinks.usedAt),
    gt(oneTimeLinks.expiresAt, now),
  );

/**
 * Counts a guess at the code of an address, before it is compared. Runs outside the write's
 * transaction, so that a wrong guess counts.
 */
export async function countGuess(
  database: Database,
  email: string,
  now: Date,
): Promise<{ linkId: string; userId: string; codeHash: string | null } | null> {
  const newest = database
    .select({ id: oneTimeLinks.id })
    .from(oneTimeLinks)
    .where(and(isOpen(email, 'validate-email', now), lt(oneTimeLinks.attempts, maxAttempts)))
    .orderBy(desc(oneTimeLinks.createdAt))
    .limit(1);
  const [row] = await database
    .update(oneTimeLinks)
    .set({ attempts: sql`${oneTimeLinks.attempts} + 1` })
    // The same condition once more: when several guesses come at once, PostgreSQL checks only this one
    // again.
    .where(and(eq(oneTimeLinks.id, sql`(${newest})`), lt(oneTimeLinks.attempts, maxAttempts)))
    .returning();
  return row ? { linkId: row.id, userId: row.userId, codeHash: row.codeHash } : null;
}

/** Ends a user's open links for these purposes; with an address, those for that address alone. */
export async function endLinks(
  database: Database,
  userId: string,
  purposes: LinkPurpose[],
  now: Date,
  email?: string,
): Promise<void> {
  await database
    .update(oneTimeLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeLinks.userId, userId),
        inArray(oneTimeLinks.purpose, purposes),
        isNull(oneTimeLinks.usedAt),
        email === undefined ? sql`true` : eq(oneTimeLinks.email, email),
      ),
    );
}

/**
 * Whether somebody else's change away from this address can still be stopped: until then nobody else
 * may have the address, or the account could not come back to it.
 */
export async function isReserved(
  database: Database,
  email: string,
  now: Date,
  userId?: string,
): Promise<boolean> {
  const [row] = await database
    .select({ id: oneTimeLinks.id })
    .from(oneTimeLinks)
    .where(
      and(
        isOpen(email, 'stop-email-change', now),
        userId === undefined ? sql`true` : ne(oneTimeLinks.userId, userId),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Uses up a link whose code was given. */
export async function endLink(database: Database, linkId: string, now: Date): Promise<void> {
  await database.update(oneTimeLinks).set({ usedAt: now }).where(eq(oneTimeLinks.id, linkId));
}

/** Links that ended. */
export const linkSweep: SweepPart = {
  afterMs: 7 * 24 * 3_600_000,
  async forget(database, before) {
    await database.delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, before));
  },
};
