import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { type SignInProvider, signInMinutes } from '#contract/rules/sign-in.ts';
import type { Database } from '../database/database.ts';
import type { ToldIdentity } from '../database/schema/sign-ins.ts';
import { sessions, signInAttempts } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { SignInChecks } from '../ports/sign-in-provider.ts';
import { hashToken, newToken } from './sessions.ts';
import type { SweepPart } from './sweep-part.ts';

/*
 * [Note: Sign-in with a provider] Three secrets carry a sign-in to Google or Apple and back. The state goes to the provider
 * and comes back with its answer; it is good once. The ticket stands in the address that the browser is then sent to; it
 * is good once. The browser key never leaves the tab that began until that tab brings the ticket back: whoever was lured to
 * another's sign-in, or caught a ticket, has no key. So whatever the answer does, it does when ticket and key come
 * together, and what a provider's page calls only notes who it was. Of each the database has the hash, for ten minutes
 * (decision 094).
 */

const lifeMs = signInMinutes * 60_000;

/** A sign-in that begins. */
interface BegunAttempt {
  provider: SignInProvider;
  browserHash: string;
  /** The session of who adds a way to sign in; null of a sign-in. */
  sessionId: string | null;
  checks: SignInChecks;
}

/** New secrets for a sign-in that begins. */
export const newChecks = (): SignInChecks => ({
  state: newToken(),
  nonce: newToken(),
  codeVerifier: newToken(),
});

/** Notes that a sign-in begins; with a session, that its member adds a way to sign in, and their account is locked. */
export async function beginAttempt(
  database: Database,
  { checks, ...begun }: BegunAttempt,
  now: Date,
): Promise<void> {
  await database.insert(signInAttempts).values({
    ...begun,
    nonce: checks.nonce,
    codeVerifier: checks.codeVerifier,
    stateHash: hashToken(checks.state),
    expiresAt: new Date(now.getTime() + lifeMs),
  });
}

/** Takes the sign-in that a state is of, once; null of a state that is unknown, was used, or is too old. */
export async function takeReturn(
  database: Database,
  provider: SignInProvider,
  state: string,
  now: Date,
): Promise<{ attemptId: string; checks: SignInChecks } | null> {
  const [row] = await database
    .update(signInAttempts)
    .set({ returnedAt: now })
    .where(
      and(
        eq(signInAttempts.stateHash, hashToken(state)),
        eq(signInAttempts.provider, provider),
        isNull(signInAttempts.returnedAt),
        gt(signInAttempts.expiresAt, now),
      ),
    )
    .returning();
  if (!row) return null;
  const { id, nonce, codeVerifier } = row;
  return { attemptId: id, checks: { state, nonce, codeVerifier } };
}

/** Keeps who it was, and answers the ticket; null where the sign-in ended meanwhile. */
export async function keepIdentity(
  database: Database,
  attemptId: string,
  identity: ToldIdentity,
  now: Date,
): Promise<string | null> {
  const ticket = newToken();
  const kept = await database
    .update(signInAttempts)
    .set({
      identity,
      ticketHash: hashToken(ticket),
      expiresAt: new Date(now.getTime() + lifeMs),
    })
    .where(eq(signInAttempts.id, attemptId))
    .returning({ id: signInAttempts.id });
  return kept.length > 0 ? ticket : null;
}

/** A sign-in that came back. */
export interface ReturnedAttempt {
  id: string;
  provider: SignInProvider;
  identity: ToldIdentity;
  /** Who adds a way to sign in; null of a sign-in. */
  userId: string | null;
}

const tooOld = () => new Refusal('link-expired', 'this sign-in was used or is too old');

/**
 * Finds a sign-in by what the browser came back with. Throws the Refusal `link-expired` of one that is unknown, used, too
 * old, or was begun in another browser.
 */
export async function findReturned(
  database: Database,
  { ticket, browserKey }: { ticket: string; browserKey: string },
  now: Date,
): Promise<ReturnedAttempt> {
  const browserHash = createHash('sha256').update(browserKey).digest('base64url');
  const [row] = await database
    .select({ attempt: signInAttempts, userId: sessions.userId })
    .from(signInAttempts)
    .leftJoin(sessions, eq(sessions.id, signInAttempts.sessionId))
    .where(
      and(
        eq(signInAttempts.ticketHash, hashToken(ticket)),
        eq(signInAttempts.browserHash, browserHash),
        isNotNull(signInAttempts.identity),
        gt(signInAttempts.expiresAt, now),
      ),
    );
  if (!row) throw tooOld();
  const { id, provider, identity } = row.attempt;
  return { id, provider, identity: identity!, userId: row.userId };
}

/**
 * Uses a sign-in up. Throws the Refusal `link-expired` if it was used or ended meanwhile. The account that it is about is
 * locked, if there is one.
 */
export async function spendAttempt(database: Database, attemptId: string): Promise<void> {
  const spent = await database
    .delete(signInAttempts)
    .where(eq(signInAttempts.id, attemptId))
    .returning({ id: signInAttempts.id });
  if (spent.length === 0) throw tooOld();
}

/** Ends what a member began to add to the ways to sign in. The account is locked. */
export async function endLinking(database: Database, userId: string): Promise<void> {
  const own = database
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  await database.delete(signInAttempts).where(inArray(signInAttempts.sessionId, own));
}

/** Sign-ins that never came back, or were left. */
export const attemptSweep: SweepPart = {
  afterMs: 0,
  async forget(database, before) {
    await database.delete(signInAttempts).where(lt(signInAttempts.expiresAt, before));
  },
};
