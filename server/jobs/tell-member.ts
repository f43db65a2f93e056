import { mails } from '../mails/mails.ts';
import type { JobServices } from '../ports/services.ts';
import type { TellMember } from '../repositories/service-order-told.ts';
import { enqueue } from './job.ts';
import { sendMailJob } from './send-mail.ts';

/** Tells a member by mail what is new in an order: one mail for each piece of news, written down with it. */
export const tellMember =
  (services: Pick<JobServices, 'config'>): TellMember =>
  (database, told) =>
    enqueue(database, sendMailJob, mails.orderNews(services, told));
