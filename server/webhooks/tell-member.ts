import { enqueue } from '../jobs/job.ts';
import { sendMailJob } from '../jobs/send-mail.ts';
import { mails } from '../mails.ts';
import type { TellMember } from '../repositories/service-order-news.ts';
import type { JobServices } from '../services.ts';

/** Tells a member by mail what is new in an order: one mail for each piece of news, written down with it. */
export const tellMember =
  (services: Pick<JobServices, 'config'>): TellMember =>
  (database, told) =>
    enqueue(database, sendMailJob, mails.orderNews(services, told));
