import { mailOfImpersonation } from '../mails/impersonation-mail.ts';
import { lockAccount } from '../repositories/account-lock.ts';
import { endImpersonation, findOver } from '../repositories/impersonations.ts';
import { enqueue, type Job } from './job.ts';
import { sendMailJob } from './send-mail.ts';

/**
 * Writes down the end of each impersonation that is over without anybody having ended it, and tells its member. What its
 * token opened was over by itself, whether or not this runs.
 */
export const endImpersonationsJob: Job<Record<string, never>> = {
  kind: 'end-impersonations',
  async work(_payload, { open, now, signer }) {
    for (const { row, by } of await findOver(open.database, now())) {
      await open.transaction(async (database) => {
        await lockAccount(database, row.staffId);
        if (!(await endImpersonation(database, signer, row, by, now()))) return;
        const mail = await mailOfImpersonation(database, row, now());
        if (mail) await enqueue(database, sendMailJob, mail);
      });
    }
  },
};
