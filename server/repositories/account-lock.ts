import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { sessions, users } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Viewer } from './viewer.ts';

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
 * Takes the lock of the viewer's account. Throws the Refusal `signed-out` if the session ended while
 * the lock was waited for: a write that waited behind a recovery must not undo it.
 */
export async function lockOwnAccount(database: Database, viewer: Viewer): Promise<void> {
  const isThere = await lockAccount(database, viewer.userId);
  const [session] = await database
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, viewer.sessionId), eq(sessions.userId, viewer.userId)));
  if (!isThere || !session) throw new Refusal('signed-out', 'this session is over');
}
