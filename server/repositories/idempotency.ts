import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { idempotencyKeys } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { SweepPart } from './sweep-part.ts';

/** One attempt at a write. */
export interface Attempt {
  userId: string;
  key: string;
  operation: string;
  /** SHA-256 of the checked input, hex. */
  inputHash: string;
}

/**
 * The answer that an earlier attempt got, or null. Throws the Refusal `idempotency-mismatch` if
 * the key was used for something else.
 */
export async function findKeptAnswer(
  database: Database,
  attempt: Attempt,
): Promise<{ answer: unknown } | null> {
  const [row] = await database
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, attempt.userId), eq(idempotencyKeys.key, attempt.key)));
  if (!row) return null;
  if (row.operation !== attempt.operation || row.inputHash !== attempt.inputHash) {
    throw new Refusal('idempotency-mismatch', 'this idempotency-key was used for another call');
  }
  return { answer: row.answer };
}

/**
 * Takes the key for this attempt, or gives the answer that the first attempt got. Waits for a
 * first attempt that is still under way. Throws as `findKeptAnswer` does.
 */
export async function takeKey(
  database: Database,
  attempt: Attempt,
): Promise<{ answer: unknown } | null> {
  const taken = await database
    .insert(idempotencyKeys)
    .values(attempt)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0 ? null : findKeptAnswer(database, attempt);
}

/** Keeps the answer, in the transaction that did the work. */
export async function keepAnswer(
  database: Database,
  attempt: Attempt,
  answer: unknown,
): Promise<void> {
  await database
    .update(idempotencyKeys)
    .set({ answer })
    .where(and(eq(idempotencyKeys.userId, attempt.userId), eq(idempotencyKeys.key, attempt.key)));
}

/** Kept answers; a write is sent again within days or not at all. */
export const answerSweep: SweepPart = {
  afterMs: 7 * 24 * 3_600_000,
  async forget(database, before) {
    await database.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
  },
};
