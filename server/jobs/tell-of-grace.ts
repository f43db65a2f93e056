import { mails } from '../mails/mails.ts';
import type { JobServices } from '../ports/services.ts';
import { lockAccount } from '../repositories/account-lock.ts';
import { takeUntoldGrace } from '../repositories/circle-customers.ts';
import { findEmail } from '../repositories/users.ts';
import { enqueue } from './job.ts';
import { sendMailJob } from './send-mail.ts';

/** Mails a member whose payment failed until when their membership holds, once for each such time. */
export async function tellOfGrace(services: JobServices, userId: string): Promise<void> {
  await services.open.transaction(async (database) => {
    if (!(await lockAccount(database, userId))) return;
    const grace = await takeUntoldGrace(database, userId, services.now());
    if (!grace) return;
    const email = await findEmail(database, userId);
    await enqueue(database, sendMailJob, mails.paymentFailed(services, email, grace));
  });
}
