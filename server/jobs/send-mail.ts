import { type Mail, type Mailer, MailRefused } from '../ports/mailer.ts';
import { HopelessJob, type Job } from './job.ts';

/** Sends a mail. */
export const sendMailJob: Job<Mail> = {
  kind: 'send-mail',
  work: (mail, { mailer }) => sendOrGiveUp(mailer, mail),
};

/** Sends a mail in a job. Throws HopelessJob where the mail server has refused it for good. */
export async function sendOrGiveUp(mailer: Mailer, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    throw error instanceof MailRefused ? new HopelessJob(error.message, { cause: error }) : error;
  }
}
