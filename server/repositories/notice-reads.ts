import { and, eq, inArray, lt } from 'drizzle-orm';
import { noticeDays } from '#contract/rules/notices.ts';
import type { Database } from '../database/database.ts';
import { noticeReads } from '../database/schema.ts';
import type { FullScope } from './scope.ts';
import type { SweepPart } from './sweep-part.ts';

/** Finds which of these notices the subject has seen. */
export async function findReadNotices(
  { subject }: FullScope,
  database: Database,
  noticeIds: string[],
): Promise<Set<string>> {
  if (noticeIds.length === 0) return new Set();
  const rows = await database
    .select({ noticeId: noticeReads.noticeId })
    .from(noticeReads)
    .where(and(eq(noticeReads.userId, subject), inArray(noticeReads.noticeId, noticeIds)));
  return new Set(rows.map(({ noticeId }) => noticeId));
}

/** Notes that the subject has seen these notices. */
export async function noteNoticesRead(
  { subject }: FullScope,
  database: Database,
  noticeIds: string[],
  now: Date,
): Promise<void> {
  if (noticeIds.length === 0) return;
  await database
    .insert(noticeReads)
    .values(noticeIds.map((noticeId) => ({ userId: subject, noticeId, readAt: now })))
    .onConflictDoNothing();
}

/** A notice that waits for an answer is told longer than others: what was read of it is remembered for a year. */
export const noticeSweep: SweepPart = {
  afterMs: (365 + noticeDays) * 86_400_000,
  async forget(database, before) {
    await database.delete(noticeReads).where(lt(noticeReads.readAt, before));
  },
};
