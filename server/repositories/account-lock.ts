import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { sessions, users } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import { requireStandIn } from './impersonations.ts';
import type { Scope } from './scope.ts';

/**
 * Takes the lock under which an account is changed, until the transaction ends; false if there is
 * no such account (docs/writes.md). It is taken first and for one account at a time, so nobody who
 * holds one waits for another, and what is counted after it stays as it was counted.
 */
export async function lockAccount(database: Database, userId: string): Promise<boolean> {
  const [row] = await database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    // Weaker than `for update`: rows that refer to the account may be inserted meanwhile.
    .for('no key update');
  return row !== undefined;
}

/**
 * Takes the lock of the account whose things a write is about, whoever asks: what two people do with each other is
 * kept in one account, so one lock is enough (decision 072). Throws the Refusal `signed-out` if the session of who asks
 * ended while the lock was waited for: a write that waited behind a recovery must not undo it, and one that began in a
 * member's account must not be done after the end of that.
 */
export async function lockScope(
  database: Database,
  { actor, subject }: Scope,
  now: () => Date,
): Promise<void> {
  const isThere = await lockAccount(database, subject);
  const [session] = await database
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, actor.sessionId), eq(sessions.userId, actor.userId)));
  if (!session || (!isThere && actor.userId === subject)) {
    throw new Refusal('signed-out', 'this session is over');
  }
  if (!isThere) throw new Refusal('not-found', 'this account is gone');
  if (actor.standsInFor) await requireStandIn(database, actor, now());
}
