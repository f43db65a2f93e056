import { and, count, eq, gt, isNull } from 'drizzle-orm';
import { mostReportsADay } from '#contract/rules/reports.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { memberReports } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import { findInvitationOf } from './friend-invitations.ts';
import { blockPair } from './friendships.ts';
import { haveMet, lockPair } from './relationships.ts';
import type { FullScope } from './scope.ts';

const dayMs = 86_400_000;

type Report = OperationInput<'reportMember'>;

/**
 * Tells the staff about a member, and blocks them as well where that is said. It is told of whoever is, or was, a friend, or
 * of whom one asked or was asked by (decision 088). Throws the Refusals `not-found` of anybody else, and `too-many`.
 */
export async function reportMember(
  { subject: me }: FullScope,
  database: Database,
  report: Report,
  now: Date,
): Promise<void> {
  const { userId: other, isBlocked } = report;
  const isKnown =
    me !== other &&
    ((await haveMet(database, me, other)) || (await findInvitationOf(database, me, other)));
  if (!isKnown) throw new Refusal('not-found', 'this member has nothing to do with them');
  await saveReport(database, me, report, now);
  if (isBlocked) await blockPair(database, await lockPair(database, me, other), now);
}

/** Keeps a report of a member whose account is locked. One about the same member that nobody has read says this instead. */
async function saveReport(
  database: Database,
  reporterId: string,
  { userId: reportedId, reason, note }: Report,
  now: Date,
): Promise<void> {
  const mine = eq(memberReports.reporterId, reporterId);
  const said = { reason, note: note || null, reportedAt: now };
  const replaced = await database
    .update(memberReports)
    .set(said)
    .where(and(mine, eq(memberReports.reportedId, reportedId), isNull(memberReports.readAt)))
    .returning({ id: memberReports.id });
  if (replaced.length > 0) return;
  const [today] = await database
    .select({ count: count() })
    .from(memberReports)
    .where(and(mine, gt(memberReports.reportedAt, new Date(now.getTime() - dayMs))));
  if (today!.count >= mostReportsADay) {
    throw new Refusal('too-many', 'so many were reported today', { reports: 'today' });
  }
  await database.insert(memberReports).values({ reporterId, reportedId, ...said });
}
