import { mailAfterMs } from '#contract/rules/mail-kinds.ts';
import { mails } from '../mails/mails.ts';
import { findMailReader, mailKindOf } from '../repositories/mail-choice.ts';
import { noteNoticesMailed } from '../repositories/notice-mails.ts';
import { noticesOf, readNotices } from '../repositories/notices.ts';
import { enqueue, type Job } from './job.ts';
import { hourlyAt, type Recurring } from './schedules.ts';
import { sendMailJob } from './send-mail.ts';

/** What is older is not mailed any more: no server ran when it was new. */
const staleMs = 2 * 86_400_000;

/**
 * Mails a member, in one mail, what they have not seen in Hem within the hour, of the kinds that they chose; the outfits of
 * a morning without that hour. Orders have mails of their own (tell-member.ts).
 */
export const mailNoticesJob: Job<{ owner: string }> = {
  kind: 'mail-notices',
  isPatient: true,
  async work({ owner }, services) {
    const { open, now } = services;
    const reader = await findMailReader(open.database, owner, now());
    if (!reader) return;
    const { scope, email, mailKinds } = reader;
    const from = new Date(now().getTime() - staleMs).toISOString();
    const until = new Date(now().getTime() - mailAfterMs).toISOString();
    const notices = await readNotices(scope, open.database, noticesOf(services));
    const due = notices.filter(({ isRead, date, about }) => {
      const kind = mailKindOf[about.kind];
      if (isRead || kind === 'orders' || !mailKinds.includes(kind)) return false;
      // A morning is of a day, which may begin in UTC when the member's own is nearly over.
      return date >= from && (date <= until || about.kind === 'morning');
    });
    if (due.length === 0) return;
    await open.transaction(async (database) => {
      const ids = due.map(({ noticeId }) => noticeId);
      const fresh = await noteNoticesMailed(scope, database, ids, now());
      const told = due.filter(({ noticeId }) => fresh.has(noticeId));
      if (told.length === 0) return;
      await enqueue(database, sendMailJob, mails.notices(services, email, told));
    });
  },
};

/** The hourly work for a member who has such mail. Each has a minute of their own, so that not all are at once. */
export const mailNoticesEachHour = (owner: string): Recurring<{ owner: string }> => ({
  key: `mail-notices:${owner}`,
  job: mailNoticesJob,
  payload: { owner },
  userId: owner,
  schedule: hourlyAt(Number.parseInt(owner.slice(0, 8), 16) % 60),
});
