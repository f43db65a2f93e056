import type { Mail } from '../ports/mailer.ts';
import type { Job } from './job.ts';

/** Sends a mail. */
export const sendMailJob: Job<Mail> = {
  kind: 'send-mail',
  work: (mail, { mailer }) => mailer.send(mail),
};
