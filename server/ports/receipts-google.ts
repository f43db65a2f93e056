import { importPKCS8, SignJWT } from 'jose';
import * as v from 'valibot';
import type { AppPurchase } from '#contract/rules/app-purchases.ts';
import { planOfProduct, productOfPlan } from '#contract/rules/app-stores.ts';
import type { GoogleStore } from '../config/app-stores-topic.ts';
import { callAppStore, isoOf } from './app-store-call.ts';
import { AppStoreAway, type ReceiptReader, ReceiptRefused } from './receipts.ts';

const moment = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

/** https://developers.google.com/android-publisher/api-ref/rest/v3/purchases.subscriptionsv2 */
const subscription = v.object({
  startTime: v.optional(moment),
  subscriptionState: v.string(),
  acknowledgementState: v.optional(v.string()),
  externalAccountIdentifiers: v.optional(
    v.object({ obfuscatedExternalAccountId: v.optional(v.string()) }),
  ),
  lineItems: v.array(
    v.object({
      productId: v.string(),
      expiryTime: v.optional(moment),
      autoRenewingPlan: v.optional(v.object({ autoRenewEnabled: v.optional(v.boolean()) })),
      offerDetails: v.optional(v.object({ offerTags: v.optional(v.array(v.string())) })),
    }),
  ),
});

/** https://developers.google.com/android-publisher/api-ref/rest/v3/purchases.products */
const product = v.object({
  purchaseTimeMillis: v.string(),
  purchaseState: v.optional(v.number(), 0),
  acknowledgementState: v.optional(v.number()),
  obfuscatedExternalAccountId: v.optional(v.string()),
});

/** What a purchase is that Google says is pending: nothing is bought yet. */
const isPending = 2;
const isCanceled = 1;

const states: Record<string, AppPurchase['state']> = {
  SUBSCRIPTION_STATE_ACTIVE: 'active',
  SUBSCRIPTION_STATE_CANCELED: 'active',
  SUBSCRIPTION_STATE_IN_GRACE_PERIOD: 'past-due',
  SUBSCRIPTION_STATE_ON_HOLD: 'past-due',
};

/** The offer that is a trial bears this tag in the Play Console (docs/native-host.md). */
const trialTag = 'trial';

/** Asks Google Play. What it tells of is acknowledged, or Google would pay it back after three days. */
export function openGoogleReceipts(config: GoogleStore, now: () => Date): ReceiptReader {
  const { packageName, email, privateKey, apiUrl, tokenUrl } = config;
  const base = `${apiUrl}/androidpublisher/v3/applications/${encodeURIComponent(packageName)}/purchases`;
  let pass: { token: string; untilMs: number } | null = null;

  /** https://developers.google.com/identity/protocols/oauth2/service-account#httprest */
  async function authorization(): Promise<string> {
    const nowMs = now().getTime();
    if (!pass || pass.untilMs <= nowMs) {
      const from = Math.floor(nowMs / 1000);
      const assertion = await new SignJWT({
        scope: 'https://www.googleapis.com/auth/androidpublisher',
      })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
        .setIssuer(email)
        .setAudience(tokenUrl)
        .setIssuedAt(from)
        .setExpirationTime(from + 3600)
        .sign(await importPKCS8(privateKey, 'RS256'));
      const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
      const answer = await callAppStore(
        tokenUrl,
        { method: 'POST', body: new URLSearchParams({ grant_type: grant, assertion }) },
        v.object({ access_token: v.string(), expires_in: v.number() }),
      );
      if (!answer) throw new AppStoreAway('Google does not know this server');
      // A minute less, so that it does not end on its way.
      pass = { token: answer.access_token, untilMs: nowMs + (answer.expires_in - 60) * 1000 };
    }
    return `Bearer ${pass.token}`;
  }

  const call = async <Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    method = 'GET',
  ) =>
    callAppStore(
      `${base}${path}`,
      { method, headers: { authorization: await authorization() } },
      schema,
    );

  const acknowledge = (kind: 'subscriptions' | 'products', productId: string, token: string) =>
    call(`/${kind}/${productId}/tokens/${token}:acknowledge`, v.object({}), 'POST');

  async function readSubscription(purchaseId: string, token: string): Promise<AppPurchase | null> {
    const found = await call(`/subscriptionsv2/tokens/${token}`, subscription);
    const line = found?.lineItems.findLast(({ productId }) => planOfProduct(productId));
    if (!found || !line?.expiryTime) return null;
    if (found.subscriptionState === 'SUBSCRIPTION_STATE_PENDING') return null;
    if (found.acknowledgementState === 'ACKNOWLEDGEMENT_STATE_PENDING') {
      await acknowledge('subscriptions', line.productId, token);
    }
    const isTrial = line.offerDetails?.offerTags?.includes(trialTag) ?? false;
    const state = states[found.subscriptionState] ?? 'over';
    return {
      store: 'google',
      purchaseId,
      account: found.externalAccountIdentifiers?.obfuscatedExternalAccountId ?? null,
      plan: planOfProduct(line.productId)!,
      state: state === 'active' && isTrial ? 'trial' : state,
      from: new Date(found.startTime ?? line.expiryTime).toISOString(),
      until: new Date(line.expiryTime).toISOString(),
      ends: !line.autoRenewingPlan?.autoRenewEnabled,
      hadTrial: isTrial,
      isTakenBack: false,
    };
  }

  async function readProduct(purchaseId: string, token: string): Promise<AppPurchase | null> {
    const productId = productOfPlan('lifetime');
    const found = await call(`/products/${productId}/tokens/${token}`, product);
    if (!found || found.purchaseState === isPending) return null;
    const isTakenBack = found.purchaseState === isCanceled;
    if (found.acknowledgementState === 0 && !isTakenBack) {
      await acknowledge('products', productId, token);
    }
    return {
      store: 'google',
      purchaseId,
      account: found.obfuscatedExternalAccountId ?? null,
      plan: 'lifetime',
      state: 'active',
      from: isoOf(Number(found.purchaseTimeMillis)),
      until: null,
      ends: false,
      hadTrial: false,
      isTakenBack,
    };
  }

  const read = async (purchaseId: string): Promise<AppPurchase | null> => {
    const token = encodeURIComponent(purchaseId);
    return (await readSubscription(purchaseId, token)) ?? (await readProduct(purchaseId, token));
  };

  return {
    async verify(receipt) {
      const purchase = await read(receipt);
      if (!purchase) throw new ReceiptRefused('Google Play knows no such purchase');
      return purchase;
    },
    read,
  };
}
