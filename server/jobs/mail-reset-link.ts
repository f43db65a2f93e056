import { mails } from '../mails/mails.ts';
import { lockAccount } from '../repositories/account-lock.ts';
import { makeLink } from '../repositories/one-time-links.ts';
import { findAccount } from '../repositories/users.ts';
import type { Job } from './job.ts';
import { orGiveUp } from './send-mail.ts';

/**
 * Mails a link to a new password, if the address has an account. Each try makes a new link, so that it
 * works for a full hour however late the mail is sent.
 */
export const mailResetLinkJob: Job<{ email: string }> = {
  kind: 'mail-reset-link',
  async work({ email }, services) {
    const mail = await services.open.transaction(async (database) => {
      const account = await findAccount(database, email);
      if (!account || !(await lockAccount(database, account.id))) return null;
      const link = { userId: account.id, purpose: 'reset-password', email } as const;
      return mails.resetPassword(services, email, await makeLink(database, link, services.now()));
    });
    if (mail) await orGiveUp(() => services.mailer.send(mail));
  },
};
