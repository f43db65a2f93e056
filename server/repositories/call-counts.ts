import { lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { callCounts } from '../database/schema.ts';
import type { SweepPart } from './sweep-part.ts';

/**
 * Counts a call under a key, and answers how many there were in this window and when it ends. One
 * statement outside any transaction, so that refused calls count, on every server alike.
 */
export async function countCall(
  database: Database,
  key: string,
  windowMs: number,
  now: Date,
): Promise<{ calls: number; endsAt: Date }> {
  const endsAt = new Date(now.getTime() + windowMs);
  const isOver = sql`${callCounts.endsAt} <= ${now}`;
  const [row] = await database
    .insert(callCounts)
    .values({ key, calls: 1, endsAt })
    .onConflictDoUpdate({
      target: callCounts.key,
      set: {
        calls: sql`case when ${isOver} then 1 else ${callCounts.calls} + 1 end`,
        endsAt: sql`case when ${isOver} then ${endsAt}::timestamptz else ${callCounts.endsAt} end`,
      },
    })
    .returning();
  return row!;
}

/** Windows that are over. */
export const callCountSweep: SweepPart = {
  afterMs: 0,
  async forget(database, before) {
    await database.delete(callCounts).where(lt(callCounts.endsAt, before));
  },
};
