import { lt } from 'drizzle-orm';
import { noticeDays } from '#contract/rules/notices.ts';
import type { Database } from '../database/database.ts';
import { noticeMails } from '../database/schema.ts';
import type { FullScope } from './scope.ts';
import type { SweepPart } from './sweep-part.ts';

/** Notes that these notices are mailed to the subject, or need not be. Tells which of them were not noted before. */
export async function noteNoticesMailed(
  { subject }: FullScope,
  database: Database,
  noticeIds: string[],
  now: Date,
): Promise<Set<string>> {
  if (noticeIds.length === 0) return new Set();
  const rows = await database
    .insert(noticeMails)
    .values(noticeIds.map((noticeId) => ({ userId: subject, noticeId, mailedAt: now })))
    .onConflictDoNothing()
    .returning({ noticeId: noticeMails.noticeId });
  return new Set(rows.map(({ noticeId }) => noticeId));
}

/** What is older than a notice is told is mailed no more. */
export const noticeMailSweep: SweepPart = {
  afterMs: 2 * noticeDays * 86_400_000,
  async forget(database, before) {
    await database.delete(noticeMails).where(lt(noticeMails.mailedAt, before));
  },
};
