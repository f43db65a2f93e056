import { isUnlocked } from '#contract/rules/capabilities.ts';
import { graceDays } from '#contract/rules/circle.ts';
import { membershipOf } from '#contract/rules/membership.ts';
import { morningNoticeId, mostNotices, noticeDays } from '#contract/rules/notices.ts';
import type { Notice } from '#contract/schemas/notice.ts';
import type { Database } from '../database/database.ts';
import type { Signer } from '../foundation/signer.ts';
import type { JobServices } from '../ports/services.ts';
import { findCustomer } from './circle-customers.ts';
import { readColorAnalysis } from './color-analyses.ts';
import { listOfMember } from './impersonations.ts';
import { findMorning } from './lola-mornings.ts';
import type { NewNotice, NoticeReading } from './new-notice.ts';
import { findReadNotices, noteNoticesRead } from './notice-reads.ts';
import { findNoticeSources } from './notice-sources.ts';
import { readFriendNotices } from './notices-of-friends.ts';
import { readOrderNotices } from './notices-of-orders.ts';
import type { FullScope } from './scope.ts';

/*
 * [Note: Notices] A notice is not stored: it is worked out from what it tells of, whenever it is read. So what is taken back,
 * void or over by now is told no more, what was answered says so, and no write has to remember to tell anybody. Its name is
 * made of what it tells, so that what became of the same thing later is a notice of its own. Stored is which names were read
 * (decision 084).
 */

interface Asked {
  signer: Signer;
  now: Date;
  /** Whether shared wardrobes are open: without them nothing of friends is told. */
  hasFriends: boolean;
}

/** What reading notices asks of the services. */
export const noticesOf = ({ signer, now, config: { features } }: JobServices): Asked => ({
  signer,
  now: now(),
  hasFriends: isUnlocked('sharedWardrobes', { features }),
});

/** Reads what somebody is told, the last first. */
export async function readNotices(
  scope: FullScope,
  database: Database,
  asked: Asked,
): Promise<Notice[]> {
  const notices = await collect(scope, database, asked);
  const read = await findReadNotices(
    scope,
    database,
    notices.map(({ noticeId }) => noticeId),
  );
  return notices.map(({ isKnown = false, ...notice }) => ({
    ...notice,
    isRead: isKnown || read.has(notice.noticeId),
  }));
}

/** Notes which of these somebody has seen. */
export async function noteRead(
  scope: FullScope,
  database: Database,
  noticeIds: readonly string[],
  asked: Asked,
): Promise<void> {
  const told = await collect(scope, database, asked);
  const seen = told.filter(({ noticeId }) => noticeIds.includes(noticeId));
  const ids = seen.map(({ noticeId }) => noticeId);
  await noteNoticesRead(scope, database, ids, asked.now);
}

async function collect(
  scope: FullScope,
  database: Database,
  { hasFriends, ...at }: Asked,
): Promise<NewNotice[]> {
  const reading = { ...at, since: new Date(at.now.getTime() - noticeDays * 86_400_000) };
  const sources = await findNoticeSources(scope, database);
  const notices = [
    ...(hasFriends ? await readFriendNotices(scope, database, reading, sources) : []),
    ...(sources.orders ? await readOrderNotices(scope, database, reading) : []),
    ...(sources.mornings ? await readMorningNotice(scope, database, reading) : []),
    ...(sources.payments ? await readPaymentNotice(scope, database, reading) : []),
    ...(sources.analyses ? await readReviewNotice(scope, database, reading) : []),
    ...(sources.impersonations ? await readImpersonationNotices(scope, database, reading) : []),
  ];
  return notices.toSorted((one, other) => other.date.localeCompare(one.date)).slice(0, mostNotices);
}

async function readMorningNotice(
  scope: FullScope,
  database: Database,
  { since }: NoticeReading,
): Promise<NewNotice[]> {
  const day = (await findMorning(scope, database))?.readyDay;
  if (!day || day < since.toISOString().slice(0, 10)) return [];
  const date = `${day}T00:00:00.000Z`;
  return [{ noticeId: morningNoticeId(day), date, about: { kind: 'morning', day } }];
}

/** Told for as long as the membership holds without a payment; from when that was due. */
async function readPaymentNotice(
  scope: FullScope,
  database: Database,
  { now }: NoticeReading,
): Promise<NewNotice[]> {
  const customer = await findCustomer(database, scope.subject);
  const { plan, state, until } = (customer?.facts && membershipOf(customer.facts, now)) ?? {};
  if (!plan || !until || state !== 'grace') return [];
  const end = until.toISOString();
  const date = new Date(until.getTime() - graceDays * 86_400_000).toISOString();
  return [
    {
      noticeId: `payment-failed:${end}`,
      date,
      about: { kind: 'payment-failed', plan, until: end },
    },
  ];
}

/** The word that a stylist has settled the color season, or asks for another portrait. */
async function readReviewNotice(
  scope: FullScope,
  database: Database,
  { since }: NoticeReading,
): Promise<NewNotice[]> {
  const { review, asked } = (await readColorAnalysis(scope, database)) ?? {};
  if (asked && new Date(asked.askedDate) >= since) {
    const { askedDate, note } = asked;
    return [
      {
        noticeId: `portrait-asked:${askedDate}`,
        date: askedDate,
        about: { kind: 'portrait-asked', note },
      },
    ];
  }
  if (!review || new Date(review.decidedDate) < since) return [];
  const { season, decidedDate } = review;
  return [
    {
      noticeId: `color-reviewed:${decidedDate}`,
      date: decidedDate,
      about: { kind: 'color-reviewed', season },
    },
  ];
}

/** That somebody of the staff was in the account, or is; whoever they were says the log alone. */
async function readImpersonationNotices(
  { subject }: FullScope,
  database: Database,
  { since, now }: NoticeReading,
): Promise<NewNotice[]> {
  const rows = await listOfMember(database, subject, since);
  return rows.map(({ id, reason, startedAt, endsAt, endedAt }) => {
    const over = endedAt ?? (endsAt <= now ? endsAt : null);
    const startedDate = startedAt.toISOString();
    return {
      noticeId: `impersonated:${id}`,
      date: startedDate,
      about: { kind: 'impersonated', reason, startedDate, endedDate: over?.toISOString() ?? null },
    };
  });
}
