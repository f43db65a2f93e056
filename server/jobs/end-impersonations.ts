import { lockAccount } from '../repositories/account-lock.ts';
import { endImpersonation, findOver } from '../repositories/impersonations.ts';
import type { Job } from './job.ts';
import { tellOfImpersonation } from './leave-account.ts';

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
        await tellOfImpersonation(database, row, now());
      });
    }
  },
};
