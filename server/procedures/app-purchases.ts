import type { AppPurchase } from '#contract/rules/app-purchases.ts';
import type { AppStore } from '#contract/rules/app-stores.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import { ReceiptRefused, type ReceiptsPort } from '../ports/receipts.ts';
import type { JobServices } from '../ports/services.ts';
import { lockAccount } from '../repositories/account-lock.ts';
import { keepAppPurchase, listAppPurchases } from '../repositories/app-purchases.ts';
import { followMembership } from './follow-membership.ts';

type Given = Pick<JobServices, 'open' | 'now'> & { receipts: ReceiptsPort };

/**
 * The account that a native app names to its store for a member: a UUID, as Apple wants one, that says nothing of who
 * they are.
 */
export function storeAccountOf({ sign }: Pick<Signer, 'sign'>, userId: string): string {
  const hex = Buffer.from(sign('store-account', userId), 'base64url').toString('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`];
  return [...parts, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}

/**
 * Takes what a receipt is of, as a member's purchase, and has their grants follow. False where it is no purchase of
 * theirs: made up, bought for another account, or another member's already. Throws the Refusal `unavailable` where the
 * store is not reached.
 */
export async function takeReceipt(
  services: Given & Pick<JobServices, 'signer'>,
  userId: string,
  { store, receipt }: { store: AppStore; receipt: string },
): Promise<boolean> {
  const begun = services.now();
  const bought = await verify(services, store, receipt);
  if (!bought) return false;
  const { account } = bought;
  if (account !== null && account !== storeAccountOf(services.signer, userId)) return false;
  return keep(services, userId, bought, begun);
}

async function verify(
  { receipts }: Given,
  store: AppStore,
  receipt: string,
): Promise<AppPurchase | null> {
  try {
    return await receipts.verify(store, receipt);
  } catch (error) {
    if (error instanceof ReceiptRefused) return null;
    if (receipts.isAway(error)) throw new Refusal('unavailable', "the app's store did not answer");
    throw error;
  }
}

/** Reads a member's purchases in stores as they are now. Throws what the port throws, once all others are read. */
export async function readAppPurchases(services: Given, userId: string): Promise<void> {
  const { open, receipts, now } = services;
  const faults: unknown[] = [];
  for (const known of await listAppPurchases(open.database, userId)) {
    const begun = now();
    try {
      const told = await receipts.read(known.store, known.purchaseId);
      await keep(services, userId, told ?? { ...known, state: 'over', isTakenBack: true }, begun);
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw faults[0];
}

const keep = ({ open, now }: Given, userId: string, told: AppPurchase, begun: Date) =>
  open.transaction(async (database) => {
    if (!(await lockAccount(database, userId))) return false;
    const isTheirs = await keepAppPurchase(database, userId, told, begun);
    await followMembership(database, userId, now());
    return isTheirs;
  });
