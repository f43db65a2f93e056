import { type PaidFacts, subscriptionsToEnd } from '#contract/rules/membership.ts';
import type { PaymentsPort } from '../ports/payments.ts';
import type { JobServices } from '../ports/services.ts';
import { lockAccount } from '../repositories/account-lock.ts';
import {
  beginReading,
  type CircleCustomer,
  findCustomer,
  keepReading,
} from '../repositories/circle-customers.ts';
import { findPaidFacts } from '../repositories/paid-facts.ts';
import { followMembership } from './follow-membership.ts';

type Given = Pick<JobServices, 'open' | 'now'> & { payments: PaymentsPort };

/**
 * Reads a member's payments as they are now, and has their grants follow (decision 090). Subscriptions that must not be
 * paid for any more are ended. Does nothing for who is no customer. Throws what the provider's port throws.
 */
export async function readMembership(
  services: Given,
  userId: string,
): Promise<CircleCustomer | null> {
  const { open, payments, now } = services;
  const customer = await findCustomer(open.database, userId);
  if (!customer) return null;
  await readOnce(services, customer);
  const ended = subscriptionsToEnd(await findPaidFacts(open.database, userId), now());
  for (const subscriptionId of ended) await payments.endNow(subscriptionId);
  if (ended.length > 0) await readOnce(services, customer);
  return findCustomer(open.database, userId);
}

async function readOnce(
  { open, payments, now }: Given,
  { userId, customerId }: CircleCustomer,
): Promise<void> {
  const number = await open.transaction((database) => beginReading(database, userId));
  const facts: PaidFacts = await payments.readCustomer(customerId);
  await open.transaction(async (database) => {
    if (!(await lockAccount(database, userId))) return;
    if (!(await keepReading(database, userId, number, facts, now()))) return;
    await followMembership(database, userId, now());
  });
}
