import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { CirclePlanKey } from '#contract/rules/circle.ts';
import type { Database } from '../../database/database.ts';
import { type ReceiptReader, ReceiptRefused } from '../../ports/receipts.ts';
import type { JobServices } from '../../ports/services.ts';
import { testStorePurchases } from './tables.ts';
import { buy, factsOf, listed, setStop, type TestPurchase } from './test-purchases.ts';

type Given = Pick<JobServices, 'open' | 'now' | 'signer'>;

const topic = 'test-store-receipt';

/** The receipt of a purchase: its id, signed. */
export const receiptOf = ({ signer }: Pick<Given, 'signer'>, purchaseId: string): string =>
  `${purchaseId}.${signer.sign(topic, purchaseId)}`;

/** Reads what the app's store of simulated phones sold, in place of Apple's and Google's. */
export function readTestStore(given: Given): ReceiptReader {
  const read = async (purchaseId: string) => {
    const [row] = await given.open.database
      .select()
      .from(testStorePurchases)
      .where(eq(testStorePurchases.purchaseId, purchaseId));
    return row ? factsOf(row.purchase, given.now().getTime()) : null;
  };
  return {
    async verify(receipt) {
      const [purchaseId = '', signature = ''] = receipt.split('.');
      const isOurs = given.signer.holds(signature, topic, purchaseId);
      const purchase = isOurs ? await read(purchaseId) : null;
      if (!purchase) throw new ReceiptRefused('the test store sold no such thing');
      return purchase;
    },
    read,
  };
}

/** Sells a plan to a phone; the receipt, or null where it has that plan already. */
export async function sell(
  given: Given,
  customer: string,
  { plan, account }: { plan: CirclePlanKey; account: string },
): Promise<string | null> {
  return given.open.transaction(async (database) => {
    const owned = await lockOf(database, customer);
    const purchase = buy(
      owned,
      { plan, account, newId: `test-${randomUUID()}` },
      given.now().getTime(),
    );
    if (!purchase) return null;
    await put(database, customer, purchase);
    return receiptOf(given, purchase.purchaseId);
  });
}

/** What a phone's owner can do to a purchase in the settings of the store, and what the store does to it. */
export const storeActs = ['stop', 'resume', 'refund'] as const;
export type StoreAct = (typeof storeActs)[number];

/** Changes a purchase of a phone's; nothing where it has none of that id. */
export async function changeSold(
  given: Given,
  customer: string,
  purchaseId: string,
  act: StoreAct,
): Promise<void> {
  await given.open.transaction(async (database) => {
    const purchase = (await lockOf(database, customer)).find(
      (one) => one.purchaseId === purchaseId,
    );
    if (!purchase) return;
    const changed =
      act === 'refund'
        ? { ...purchase, isTakenBack: true }
        : setStop(purchase, act === 'stop', given.now().getTime());
    await put(database, customer, changed);
  });
}

/** What a phone bought, and the receipts of what it still has. */
export async function listSold(given: Given, customer: string) {
  const nowMs = given.now().getTime();
  const rows = await given.open.database
    .select()
    .from(testStorePurchases)
    .where(eq(testStorePurchases.customer, customer))
    .orderBy(testStorePurchases.createdAt);
  const purchases = rows.map(({ purchase }) => listed(purchase, nowMs));
  const kept = purchases.filter(({ state }) => state !== 'over' && state !== 'refunded');
  return { purchases, receipts: kept.map(({ purchaseId }) => receiptOf(given, purchaseId)) };
}

/** What a phone bought, which nobody else changes meanwhile. */
async function lockOf(database: Database, customer: string): Promise<TestPurchase[]> {
  const rows = await database
    .select()
    .from(testStorePurchases)
    .where(eq(testStorePurchases.customer, customer))
    .for('update');
  return rows.map(({ purchase }) => purchase);
}

async function put(database: Database, customer: string, purchase: TestPurchase): Promise<void> {
  await database
    .insert(testStorePurchases)
    .values({ purchaseId: purchase.purchaseId, customer, purchase })
    .onConflictDoUpdate({ target: testStorePurchases.purchaseId, set: { purchase } });
}
