import { type Mail, MailRefused } from '../ports/mailer.ts';
import { HopelessJob, type Job } from './job.ts';

/** Sends a mail. */
export const sendMailJob: Job<Mail> = {
  kind: 'send-mail',
  work: (mail, { mailer }) => orGiveUp(() => mailer.send(mail)),
};

/** Does in a job what sends a mail. Throws HopelessJob where the mail server has refused it for good. */
export async function orGiveUp(send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (error) {
    throw error instanceof MailRefused ? new HopelessJob(error.message, { cause: error }) : error;
  }
}
