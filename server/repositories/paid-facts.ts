import { withAppPurchases } from '#contract/rules/app-purchases.ts';
import { type Membership, membershipOf, type PaidFacts } from '#contract/rules/membership.ts';
import type { Database } from '../database/database.ts';
import { listAppPurchases } from './app-purchases.ts';
import { findCustomer } from './circle-customers.ts';

const nothing: PaidFacts = { isGone: false, subscriptions: [], purchases: [], invoices: [] };

/** What a member pays for, on the web and in the stores of native apps, as it was read last. */
export async function findPaidFacts(database: Database, userId: string): Promise<PaidFacts> {
  const customer = await findCustomer(database, userId);
  return withAppPurchases(customer?.facts ?? nothing, await listAppPurchases(database, userId));
}

/** The membership that a member pays for; null of none. */
export const findMembership = async (
  database: Database,
  userId: string,
  now: Date,
): Promise<Membership | null> => membershipOf(await findPaidFacts(database, userId), now);
