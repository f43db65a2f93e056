import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { AppPurchase } from '#contract/rules/app-purchases.ts';
import type { Database } from '../database/database.ts';
import { appPurchases } from '../database/schema.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** What a member bought in the stores of native apps, as it was read last. */
export async function listAppPurchases(database: Database, userId: string): Promise<AppPurchase[]> {
  const rows = await database
    .select({ facts: appPurchases.facts })
    .from(appPurchases)
    .where(eq(appPurchases.userId, userId))
    .orderBy(appPurchases.createdAt);
  return rows.map(({ facts }) => facts);
}

/** Whose a purchase is; null of nobody's. */
export async function findBuyer(
  database: Database,
  { store, purchaseId }: Pick<AppPurchase, 'store' | 'purchaseId'>,
): Promise<string | null> {
  const [row] = await database
    .select({ userId: appPurchases.userId })
    .from(appPurchases)
    .where(and(eq(appPurchases.store, store), eq(appPurchases.purchaseId, purchaseId)));
  return row?.userId ?? null;
}

/**
 * Keeps what a store told of a purchase of a member's; what a reading found that began earlier than the kept one is left
 * out. A purchase stays with whoever had it first: false where that is somebody else.
 */
export async function keepAppPurchase(
  database: Database,
  userId: string,
  told: AppPurchase,
  begun: Date,
): Promise<boolean> {
  const { store, purchaseId } = told;
  const values = { facts: told, readAt: begun, lookAt: lookAgainAt(told, begun) };
  const [added] = await database
    .insert(appPurchases)
    .values({ store, purchaseId, userId, ...values })
    .onConflictDoNothing()
    .returning({ userId: appPurchases.userId });
  if (added) return true;
  // Who had a trial has had it, whatever is told of what came after it.
  const hadTrial = sql`coalesce((${appPurchases.facts} ->> 'hadTrial')::boolean, false) or ${told.hadTrial}`;
  await database
    .update(appPurchases)
    .set({
      ...values,
      facts: sql`jsonb_set(${JSON.stringify(told)}::jsonb, '{hadTrial}', to_jsonb(${hadTrial}))`,
    })
    .where(
      and(
        eq(appPurchases.store, store),
        eq(appPurchases.purchaseId, purchaseId),
        eq(appPurchases.userId, userId),
        lte(appPurchases.readAt, begun),
      ),
    );
  return (await findBuyer(database, told)) === userId;
}

/**
 * When a store has to be asked again, for it tells of nothing itself: once a day, and at the end of what is paid for;
 * null of what is over for good.
 */
function lookAgainAt({ state, until, isTakenBack }: AppPurchase, now: Date): Date | null {
  if (state === 'over' || isTakenBack) return null;
  const end = until === null ? Number.POSITIVE_INFINITY : Date.parse(until) + minuteMs;
  const soonest = end > now.getTime() ? end : now.getTime() + 60 * minuteMs;
  return new Date(Math.min(now.getTime() + dayMs, soonest));
}

/** Finds members whose purchases in stores are to be read again. */
export async function listBuyersToLookAt(database: Database, now: Date): Promise<string[]> {
  const rows = await database
    .selectDistinct({ userId: appPurchases.userId })
    .from(appPurchases)
    .where(and(isNotNull(appPurchases.lookAt), lte(appPurchases.lookAt, now)));
  return rows.map(({ userId }) => userId);
}
