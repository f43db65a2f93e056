import { and, eq, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { CirclePlanKey } from '#contract/rules/circle.ts';
import { lookAgainAt, membershipOf, type PaidFacts } from '#contract/rules/membership.ts';
import type { Database } from '../database/database.ts';
import { circleCustomers } from '../database/schema.ts';

const hourMs = 3_600_000;
/** A checkout can be paid for a day; what was paid in its last minute is found after that. */
const checkoutMs = 25 * hourMs;

/** A member as the provider of payments knows them. */
export type CircleCustomer = typeof circleCustomers.$inferSelect;

/** Finds a member as a customer; null of who never was about to pay. */
export async function findCustomer(
  database: Database,
  userId: string,
): Promise<CircleCustomer | null> {
  const [row] = await database
    .select()
    .from(circleCustomers)
    .where(eq(circleCustomers.userId, userId));
  return row ?? null;
}

/** Finds whose a customer is; null of nobody's, such as of an account that is gone. */
export async function findUserOfCustomer(
  database: Database,
  customerId: string,
): Promise<string | null> {
  const [row] = await database
    .select({ userId: circleCustomers.userId })
    .from(circleCustomers)
    .where(eq(circleCustomers.customerId, customerId));
  return row?.userId ?? null;
}

/** Keeps who a member is as a customer, in the place of who they were. Answers what is kept. */
export async function keepCustomer(
  database: Database,
  userId: string,
  customerId: string,
): Promise<CircleCustomer> {
  await database
    .insert(circleCustomers)
    .values({ userId, customerId })
    .onConflictDoUpdate({ target: circleCustomers.userId, set: { customerId } });
  return (await findCustomer(database, userId))!;
}

/** Has a member's payments read again while a checkout that was begun now may be paid, should no event tell of it. */
export async function awaitCheckout(database: Database, userId: string, now: Date): Promise<void> {
  await database
    .update(circleCustomers)
    .set({
      awaitedUntil: new Date(now.getTime() + checkoutMs),
      lookAt: new Date(now.getTime() + hourMs),
    })
    .where(eq(circleCustomers.userId, userId));
}

/** Begins a reading; its number is above those of all that were begun before. */
export async function beginReading(database: Database, userId: string): Promise<number> {
  const [row] = await database
    .update(circleCustomers)
    .set({ asked: sql`${circleCustomers.asked} + 1` })
    .where(eq(circleCustomers.userId, userId))
    .returning({ number: circleCustomers.asked });
  return row!.number;
}

/** Keeps what a reading found, unless a later one was kept meanwhile; answers whether it was kept. */
export async function keepReading(
  database: Database,
  userId: string,
  number: number,
  facts: PaidFacts,
  now: Date,
): Promise<boolean> {
  const trials = facts.subscriptions
    .filter(({ hadTrial }) => hadTrial)
    .map(({ from }) => from)
    .sort();
  const first = trials[0] ? new Date(trials[0]) : null;
  const later = lookAgainAt(facts, now)?.toISOString() ?? null;
  const soon = new Date(now.getTime() + hourMs).toISOString();
  const isAwaited = sql`${circleCustomers.awaitedUntil} > ${now.toISOString()}`;
  const kept = await database
    .update(circleCustomers)
    .set({
      ...{ read: number, facts },
      // The sooner of both.
      lookAt: sql`least(${later}::timestamptz, case when ${isAwaited} then ${soon}::timestamptz end)`,
      ...(first && { trialAt: sql`coalesce(${circleCustomers.trialAt}, ${first.toISOString()})` }),
    })
    .where(and(eq(circleCustomers.userId, userId), lt(circleCustomers.read, number)))
    .returning({ userId: circleCustomers.userId });
  return kept.length > 0;
}

/** Finds members whose payments are to be read again. */
export async function listToLookAt(database: Database, now: Date): Promise<string[]> {
  const rows = await database
    .select({ userId: circleCustomers.userId })
    .from(circleCustomers)
    .where(and(isNotNull(circleCustomers.lookAt), lte(circleCustomers.lookAt, now)));
  return rows.map(({ userId }) => userId);
}

/**
 * Finds the days of grace that a member was not told of yet, and notes that they are; null where there are none. The account
 * is locked.
 */
export async function takeUntoldGrace(
  database: Database,
  userId: string,
  now: Date,
): Promise<{ plan: CirclePlanKey; until: Date } | null> {
  const customer = await findCustomer(database, userId);
  const { plan, state, until } = (customer?.facts && membershipOf(customer.facts, now)) ?? {};
  if (!plan || !until || state !== 'grace') return null;
  if (customer?.graceToldUntil?.getTime() === until.getTime()) return null;
  await database
    .update(circleCustomers)
    .set({ graceToldUntil: until })
    .where(eq(circleCustomers.userId, userId));
  return { plan, until };
}
