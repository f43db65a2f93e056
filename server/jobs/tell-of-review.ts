import { mails, type ReviewTold } from '../mails/mails.ts';
import type { JobServices } from '../ports/services.ts';
import { findMailReader } from '../repositories/mail-choice.ts';
import { enqueue } from './job.ts';
import { sendMailJob } from './send-mail.ts';

/** Mails a member, whose account is locked, what a stylist decided of their portrait, unless they want no such mails. */
export async function tellOfReview(
  services: Pick<JobServices, 'config'>,
  database: Parameters<typeof enqueue>[0],
  userId: string,
  told: ReviewTold,
  now: Date,
): Promise<void> {
  const reader = await findMailReader(database, userId, now);
  if (!reader?.mailKinds.includes('orders')) return;
  await enqueue(database, sendMailJob, mails.colorReviewed(services, reader.email, told));
}
