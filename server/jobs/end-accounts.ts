import { mails } from '../mails/mails.ts';
import { deleteAccount, listDueDeletions } from '../repositories/account-end.ts';
import { lockAccount } from '../repositories/account-lock.ts';
import { deleteBlobsJob } from './delete-blobs.ts';
import { enqueue, enqueueAll, type Job } from './job.ts';
import { sendMailJob } from './send-mail.ts';

/** So many pictures have their files deleted by one job, which is over in seconds wherever they lie. */
const picturesAtOnce = 100;

/** Has the provider of payments end all of a customer's and forget who they were. */
export const forgetCustomerJob: Job<{ customerId: string }> = {
  kind: 'forget-customer',
  async work({ customerId }, { payments }) {
    await payments?.forgetCustomer(customerId);
  },
};

/** Deletes an account that is due, and has its files and its customer forgotten ([Note: End of an account]). */
export const endAccountJob: Job<{ userId: string }> = {
  kind: 'end-account',
  async work({ userId }, { open, now }) {
    await open.transaction(async (database) => {
      if (!(await lockAccount(database, userId))) return;
      const gone = await deleteAccount(database, userId, now());
      if (!gone) return;
      const { imageIds, customerId, email } = gone;
      const files: { imageIds: string[] }[] = [];
      for (let from = 0; from < imageIds.length; from += picturesAtOnce) {
        files.push({ imageIds: imageIds.slice(from, from + picturesAtOnce) });
      }
      await enqueueAll(database, deleteBlobsJob, files);
      if (customerId !== null) await enqueue(database, forgetCustomerJob, { customerId });
      await enqueue(database, sendMailJob, mails.accountGone(email));
    });
  },
};

/** Every hour ends the accounts that are due. */
export const endAccountsJob: Job<Record<string, never>> = {
  kind: 'end-accounts',
  async work(_payload, { open, now }) {
    await open.transaction(async (database) => {
      const due = await listDueDeletions(database, now());
      await enqueueAll(
        database,
        endAccountJob,
        due.map((userId) => ({ userId })),
      );
    });
  },
};
