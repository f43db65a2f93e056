import { decodeJwt, importPKCS8, SignJWT } from 'jose';
import * as v from 'valibot';
import type { AppPurchase } from '#contract/rules/app-purchases.ts';
import { planOfProduct } from '#contract/rules/app-stores.ts';
import { circlePlans } from '#contract/rules/circle.ts';
import type { AppleStore } from '../config/app-stores-topic.ts';
import { callAppStore, isoOf } from './app-store-call.ts';
import { type ReceiptReader, ReceiptRefused } from './receipts.ts';

/** https://developer.apple.com/documentation/appstoreserverapi/jwstransactiondecodedpayload */
const transaction = v.object({
  originalTransactionId: v.string(),
  bundleId: v.string(),
  productId: v.string(),
  originalPurchaseDate: v.number(),
  expiresDate: v.optional(v.number()),
  revocationDate: v.optional(v.number()),
  appAccountToken: v.optional(v.string()),
  offerType: v.optional(v.number()),
  offerDiscountType: v.optional(v.string()),
});
type Transaction = v.InferOutput<typeof transaction>;

/** https://developer.apple.com/documentation/appstoreserverapi/jwsrenewalinfodecodedpayload */
const renewal = v.object({ autoRenewStatus: v.optional(v.number()) });

/** https://developer.apple.com/documentation/appstoreserverapi/statusresponse */
const statuses = v.object({
  data: v.array(
    v.object({
      lastTransactions: v.array(
        v.object({
          originalTransactionId: v.string(),
          status: v.number(),
          signedTransactionInfo: v.string(),
          signedRenewalInfo: v.optional(v.string()),
        }),
      ),
    }),
  ),
});

/** https://developer.apple.com/documentation/appstoreserverapi/status */
const states: Record<number, AppPurchase['state']> = {
  1: 'active',
  2: 'over',
  3: 'past-due',
  4: 'past-due',
  5: 'over',
};

/** The offer that is an introductory one, of those that a transaction names. */
const introductory = 1;

/**
 * Asks Apple's App Store. Of a receipt only the transaction's id is used: what counts is what Apple answers itself, so a
 * signature that somebody hands over need not be believed.
 */
export function openAppleReceipts(config: AppleStore, now: () => Date): ReceiptReader {
  const { bundleId, issuerId, keyId, privateKey, urls } = config;

  /** https://developer.apple.com/documentation/appstoreserverapi/generating-json-web-tokens-for-api-requests */
  async function authorization(): Promise<string> {
    const from = Math.floor(now().getTime() / 1000);
    const token = await new SignJWT({ bid: bundleId })
      .setProtectedHeader({ alg: 'ES256', kid: keyId, typ: 'JWT' })
      .setIssuer(issuerId)
      .setIssuedAt(from)
      .setExpirationTime(from + 600)
      .setAudience('appstoreconnect-v1')
      .sign(await importPKCS8(privateKey, 'ES256'));
    return `Bearer ${token}`;
  }

  /** Asks each of the environments in turn: a transaction is known in one of them. */
  async function ask<Schema extends v.GenericSchema>(path: string, schema: Schema) {
    const headers = { authorization: await authorization(), accept: 'application/json' };
    for (const url of urls) {
      const answer = await callAppStore(`${url}${path}`, { headers }, schema);
      if (answer !== null) return answer;
    }
    return null;
  }

  async function readOnce(id: string): Promise<AppPurchase | null> {
    const answer = await ask(
      `/inApps/v1/transactions/${encodeURIComponent(id)}`,
      v.object({ signedTransactionInfo: v.string() }),
    );
    const bought = answer && readSigned(transaction, answer.signedTransactionInfo);
    if (!bought || bought.bundleId !== bundleId) return null;
    const plan = planOfProduct(bought.productId);
    if (!plan) return null;
    return circlePlans[plan].every === 'once' ? factsOf(bought) : readSubscription(bought);
  }

  async function readSubscription({
    originalTransactionId,
  }: Transaction): Promise<AppPurchase | null> {
    const path = `/inApps/v1/subscriptions/${encodeURIComponent(originalTransactionId)}`;
    const answer = await ask(path, statuses);
    const last = answer?.data
      .flatMap(({ lastTransactions }) => lastTransactions)
      .find((one) => one.originalTransactionId === originalTransactionId);
    if (!last) return null;
    const renews = readSigned(renewal, last.signedRenewalInfo ?? '')?.autoRenewStatus === 1;
    const bought = readSigned(transaction, last.signedTransactionInfo);
    return bought && factsOf(bought, { state: states[last.status] ?? 'over', ends: !renews });
  }

  return {
    async verify(receipt) {
      const id = /^\d{1,30}$/.test(receipt) ? receipt : transactionIdOf(receipt);
      const purchase = id ? await readOnce(id) : null;
      if (!purchase) throw new ReceiptRefused('the App Store knows no such purchase');
      return purchase;
    },
    read: readOnce,
  };
}

/** What Apple signed, in an answer of its own. */
function readSigned<Schema extends v.GenericSchema>(
  schema: Schema,
  signed: string,
): v.InferOutput<Schema> | null {
  try {
    const found = v.safeParse(schema, decodeJwt(signed));
    return found.success ? found.output : null;
  } catch {
    return null;
  }
}

const transactionIdOf = (signed: string): string | null =>
  readSigned(v.object({ transactionId: v.pipe(v.string(), v.regex(/^\d{1,30}$/)) }), signed)
    ?.transactionId ?? null;

function factsOf(
  bought: Transaction,
  subscription?: Pick<AppPurchase, 'state' | 'ends'>,
): AppPurchase | null {
  const plan = planOfProduct(bought.productId);
  if (!plan || (subscription && bought.expiresDate === undefined)) return null;
  const isTrial = bought.offerType === introductory && bought.offerDiscountType === 'FREE_TRIAL';
  const state = subscription?.state ?? 'active';
  return {
    store: 'apple',
    purchaseId: bought.originalTransactionId,
    account: bought.appAccountToken?.toLowerCase() ?? null,
    plan,
    state: state === 'active' && isTrial ? 'trial' : state,
    from: isoOf(bought.originalPurchaseDate),
    until: subscription ? isoOf(bought.expiresDate!) : null,
    ends: subscription?.ends ?? false,
    hadTrial: isTrial,
    isTakenBack: bought.revocationDate !== undefined,
  };
}
