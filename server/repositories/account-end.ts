import { and, count, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { storeOfSubscription } from '#contract/rules/app-stores.ts';
import { alsoRenewedBy, membershipOf } from '#contract/rules/membership.ts';
import { nextStep, orderPlace } from '#contract/rules/service-orders.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import {
  friendInvitations,
  images,
  items,
  jobs,
  loanItems,
  loans,
  serviceOrders,
  users,
} from '../database/schema.ts';
import { findCustomer } from './circle-customers.ts';
import { isOut } from './loan-facts.ts';
import { findPaidFacts } from './paid-facts.ts';
import type { FullScope } from './scope.ts';

/*
 * [Note: End of an account] Whoever has their account deleted is signed out everywhere, and out of the sight of friends at
 * once; a sign-in until the day that was told brings all of it back. From that day on a job deletes the account's row, and
 * with it, by the references of the tables, every row that is the member's; the files of their pictures, and what the
 * provider of payments knows, follow by jobs of their own, which outlive the account. While the studio has an order,
 * the account waits for it (decision 092).
 */

/** Notes that an account is to be deleted at a moment. The account is locked. */
export async function setDeletion(database: Database, userId: string, at: Date): Promise<void> {
  await database.update(users).set({ deletionAt: at }).where(eq(users.id, userId));
}

/** Has an account stay; answers whether it was to be deleted. The account is locked. */
export async function dropDeletion(database: Database, userId: string): Promise<boolean> {
  const kept = await database
    .update(users)
    .set({ deletionAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.deletionAt)))
    .returning({ id: users.id });
  return kept.length > 0;
}

/** Finds the accounts that are due to be deleted. */
export async function listDueDeletions(database: Database, now: Date): Promise<string[]> {
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deletionAt, now));
  return rows.map(({ id }) => id);
}

/** Reads what a member has to know before their account is deleted. */
export async function readAccountEnd(
  { subject }: FullScope,
  database: Database,
  now: Date,
): Promise<OperationOutput<'userAccountEnd'>> {
  const lent = and(eq(items.availability, 'lent'), isNull(items.deletedAt));
  const [own] = await database
    .select({ count: count() })
    .from(items)
    .where(and(eq(items.ownerId, subject), lent));
  const [borrowed] = await database
    .select({ count: count() })
    .from(loans)
    .innerJoin(loanItems, eq(loanItems.loanId, loans.id))
    .innerJoin(items, eq(items.id, loanItems.itemId))
    .where(and(eq(loans.borrowerId, subject), isOut));
  const facts = await findPaidFacts(database, subject);
  const membership = membershipOf(facts, now);
  const { subscriptionId = null, state } = membership ?? {};
  const store = subscriptionId === null ? null : storeOfSubscription(subscriptionId);
  return {
    ordersUnderWay: await countOrdersUnderWay(database, subject),
    lentPieces: own!.count,
    borrowedPieces: borrowed!.count,
    plan: membership?.plan ?? null,
    planUntil: membership?.until?.toISOString() ?? null,
    chargingStore: store && state !== 'ends' ? store : alsoRenewedBy(facts, now),
  };
}

/** Counts a member's orders that the studio has yet to send back. */
async function countOrdersUnderWay(database: Database, userId: string): Promise<number> {
  const orders = await database
    .select({
      status: serviceOrders.status,
      totalCents: serviceOrders.totalCents,
      refunds: serviceOrders.refunds,
    })
    .from(serviceOrders)
    .where(eq(serviceOrders.ownerId, userId));
  return orders.filter(({ refunds, ...order }) => {
    const refundedCents = refunds.reduce((sum, { cents }) => sum + cents, 0);
    return nextStep(orderPlace({ ...order, refundedCents })) !== null;
  }).length;
}

/** What is left to be done once an account's rows are gone. */
interface Gone {
  email: string;
  imageIds: string[];
  /** Who the member was to the provider of payments; null where they never were about to pay. */
  customerId: string | null;
}

/**
 * Deletes an account that is due, with every row that is its member's; null where it is not due any more, or the studio
 * still has an order. The account is locked.
 */
export async function deleteAccount(
  database: Database,
  userId: string,
  now: Date,
): Promise<Gone | null> {
  const [account] = await database
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), lte(users.deletionAt, now)));
  if (!account || (await countOrdersUnderWay(database, userId)) > 0) return null;
  const pictures = await database
    .select({ id: images.id })
    .from(images)
    .where(eq(images.ownerId, userId));
  const customer = await findCustomer(database, userId);
  await database.delete(users).where(eq(users.id, userId));
  // Others may have invited their address.
  await database.delete(friendInvitations).where(eq(friendInvitations.email, account.email));
  // What was still to be done for them, and what was given up, names them in its payload.
  await database.delete(jobs).where(
    sql`position(${userId} in ${jobs.payload}::text) > 0
        or position(${JSON.stringify(account.email)} in ${jobs.payload}::text) > 0`,
  );
  return {
    email: account.email,
    imageIds: pictures.map(({ id }) => id),
    customerId: customer?.customerId ?? null,
  };
}
