import { deletionGraceDays } from '#contract/rules/account-end.ts';
import { endAccess } from '../jobs/end-access.ts';
import { enqueue } from '../jobs/job.ts';
import { sendMailJob } from '../jobs/send-mail.ts';
import { mails } from '../mails/mails.ts';
import { checkOwnPassword, requireSamePassword } from '../procedures/passwords.ts';
import { readMembership } from '../procedures/read-membership.ts';
import { asking, findRunningPlan } from '../procedures/running-plan.ts';
import { readAccountEnd, setDeletion } from '../repositories/account-end.ts';
import { endOpenLink } from '../repositories/friend-links.ts';
import { ownScope } from '../repositories/scope.ts';
import { findEmail } from '../repositories/users.ts';
import { handle } from './operation.ts';

const dayMs = 86_400_000;

/** The end of an account, of `users/query` and `users/save` ([Note: End of an account]). */
export const accountEndOperations = [
  handle('userAccountEnd', {
    async run({ viewer, database, services }) {
      return readAccountEnd(ownScope(viewer), database, services.now());
    },
  }),

  handle('userDeleteAccount', {
    async prepare({ input, viewer, services }) {
      const stored = await checkOwnPassword(services, viewer, input.password, 'password');
      if (services.payments) {
        // Nothing is charged any more, whatever becomes of the account.
        await asking(services, async (payments) => {
          const running = await findRunningPlan({ ...services, payments }, viewer.userId);
          if (!running) return;
          await payments.setEnd(running.subscriptionId, true);
          await readMembership({ ...services, payments }, viewer.userId);
        });
      }
      return stored;
    },
    async run({ viewer, database, prepared, services }) {
      await requireSamePassword(viewer, database, prepared, 'password');
      const { userId } = viewer;
      const now = services.now();
      const at = new Date(now.getTime() + deletionGraceDays * dayMs);
      await setDeletion(database, userId, at);
      await endOpenLink(database, userId, now);
      await endAccess(services, database, 'account to be deleted', { userId });
      const email = await findEmail(database, userId);
      await enqueue(database, sendMailJob, mails.accountLeaves(services, email, at));
      return { deletionDate: at.toISOString() };
    },
  }),
];
