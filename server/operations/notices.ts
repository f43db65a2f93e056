import { mailNoticesEachHour } from '../jobs/mail-notices.ts';
import { removeSchedule, setSchedule } from '../jobs/schedules.ts';
import { findMailKinds, mailKindOf, saveMailKinds } from '../repositories/mail-choice.ts';
import { noteNoticesMailed } from '../repositories/notice-mails.ts';
import { noteRead, noticesOf, readNotices } from '../repositories/notices.ts';
import { handle } from './operation.ts';

/** The part of `users/query`, `users/manage` and `users/save` that is about what the viewer is told. */
export const noticeOperations = [
  handle('getNotices', {
    run: async ({ scope, database, services }) => ({
      notices: await readNotices(scope, database, noticesOf(services)),
    }),
  }),

  handle('readNotices', {
    async run({ input, scope, database, services }) {
      await noteRead(scope, database, input.noticeIds, noticesOf(services));
      return {};
    },
  }),

  handle('getMailKinds', {
    run: async ({ scope, database }) => ({
      mailKinds: await findMailKinds(database, scope.subject),
    }),
  }),

  handle('saveMailKinds', {
    async run({ input: { mailKinds }, scope, database, services }) {
      const now = services.now();
      const before = await findMailKinds(database, scope.subject);
      const added = mailKinds.filter((kind) => !before.includes(kind));
      const notices =
        added.length > 0 ? await readNotices(scope, database, noticesOf(services)) : [];
      const there = notices.filter(({ about }) => added.includes(mailKindOf[about.kind]));
      const ids = there.map(({ noticeId }) => noticeId);
      await noteNoticesMailed(scope, database, ids, now);
      await saveMailKinds(scope, database, mailKinds);
      const recurring = mailNoticesEachHour(scope.subject);
      if (mailKinds.some((kind) => kind !== 'orders')) await setSchedule(database, recurring, now);
      else await removeSchedule(database, recurring.key);
      return {};
    },
  }),
];
