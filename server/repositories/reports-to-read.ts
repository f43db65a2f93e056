import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ReportReason } from '#contract/rules/reports.ts';
import type { Database } from '../database/database.ts';
import { memberReports, users } from '../database/schema.ts';
import { lockAccount } from './account-lock.ts';

/** A member as the staff read of them. */
export interface NamedMember {
  /** Null of somebody without a profile. */
  screenName: string | null;
  email: string;
}

/** A report as the staff read it. */
export interface ReportToRead {
  id: number;
  reporter: NamedMember;
  reported: NamedMember;
  reason: ReportReason;
  note: string | null;
  reportedAt: Date;
  /** How many other members reported the same one, whenever that was. */
  others: number;
  /** When it was marked as read, and by whom: null once their account is gone. */
  read: { at: Date; by: NamedMember | null } | null;
}

/** Most reports that are shown. */
export const mostReportsShown = 100;

/** Reads the reports of all members: those that nobody has read first, and of these, and of the others, the last first. */
export async function readReports(database: Database): Promise<ReportToRead[]> {
  const reporter = alias(users, 'reporter');
  const reported = alias(users, 'reported');
  const reader = alias(users, 'reader');
  const rows = await database
    .select({
      id: memberReports.id,
      reporter: { screenName: reporter.screenName, email: reporter.email },
      reported: { screenName: reported.screenName, email: reported.email },
      reader: { screenName: reader.screenName, email: reader.email },
      reason: memberReports.reason,
      note: memberReports.note,
      reportedAt: memberReports.reportedAt,
      readAt: memberReports.readAt,
      others: sql<number>`(select count(distinct other.reporter_id)::int from ${memberReports} other
        where other.reported_id = ${memberReports.reportedId} and other.reporter_id <> ${memberReports.reporterId})`,
    })
    .from(memberReports)
    .innerJoin(reporter, eq(reporter.id, memberReports.reporterId))
    .innerJoin(reported, eq(reported.id, memberReports.reportedId))
    .leftJoin(reader, eq(reader.id, memberReports.readBy))
    .orderBy(
      sql`${memberReports.readAt} desc nulls first`,
      desc(memberReports.reportedAt),
      desc(memberReports.id),
    )
    .limit(mostReportsShown);
  return rows.map(({ reader, readAt, ...report }) => ({
    ...report,
    read: readAt && { at: readAt, by: reader },
  }));
}

/** How many reports nobody has read. */
export async function countUnreadReports(database: Database): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(memberReports)
    .where(isNull(memberReports.readAt));
  return row!.count;
}

/**
 * Marks a report as read by somebody of the staff, who read what was said at that moment. Answers false, and marks nothing,
 * where it was said anew since. Who has read it first stays who has read it.
 */
export async function markReportRead(
  database: Database,
  { id, saidAt }: { id: number; saidAt: Date },
  readerId: string,
  now: Date,
): Promise<boolean> {
  const own = eq(memberReports.id, id);
  const [report] = await database
    .select({ reporterId: memberReports.reporterId })
    .from(memberReports)
    .where(own);
  // Gone with an account: there is nothing to read any more.
  if (!report) return true;
  await lockAccount(database, report.reporterId);
  const [left] = await database.select().from(memberReports).where(own);
  if (!left || left.readAt) return true;
  const marked = await database
    .update(memberReports)
    .set({ readAt: now, readBy: readerId })
    .where(and(own, eq(memberReports.reportedAt, saidAt)))
    .returning({ id: memberReports.id });
  return marked.length > 0;
}
