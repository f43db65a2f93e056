import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { exportPKCS8, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AppPurchase, withAppPurchases } from '#contract/rules/app-purchases.ts';
import { type AppStore, productOfPlan } from '#contract/rules/app-stores.ts';
import type { CirclePlanKey } from '#contract/rules/circle.ts';
import { membershipOf } from '#contract/rules/membership.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { testStorePurchases } from '../store/payments/tables.ts';
import type { TestPurchase } from '../store/payments/test-purchases.ts';
import { readTestStore, receiptOf } from '../store/payments/test-store.ts';
import { openReceipts, type ReceiptReader, ReceiptRefused } from './receipts.ts';
import { openAppleReceipts } from './receipts-apple.ts';
import { openGoogleReceipts } from './receipts-google.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const account = randomUUID();
const dayMs = 86_400_000;
const at = (days: number) => new Date(now.getTime() + days * dayMs);

/** What a store sold, in words that every store can say. */
interface Sold {
  plan: CirclePlanKey;
  isTrial?: boolean;
  ends?: boolean;
  isLate?: boolean;
  isOver?: boolean;
  isRefunded?: boolean;
  isOfAnotherApp?: boolean;
}

/** A store under test: its adapter, and the store itself. */
interface Played {
  reader: ReceiptReader;
  /** Sells something; answers its receipt. */
  sell(sold: Sold): Promise<string>;
  /** What the store answers everything with from now on. */
  breakWith(status: number, body: string): void;
  /** Has it answer again as it should. */
  mend(): void;
  /** Whether the store was told that a purchase was heard of. */
  isAcknowledged?(receipt: string): boolean;
  close(): Promise<void>;
}

const untilOf = ({ plan, isOver, isLate }: Sold) =>
  plan === 'lifetime' ? null : isOver || isLate ? at(-1) : at(20);

/** A server that answers as is said, after whoever asks has shown a token. */
async function listen(
  answer: (request: FastifyRequest) => Promise<unknown>,
): Promise<Pick<Played, 'breakWith' | 'mend'> & { url: string; app: FastifyInstance }> {
  let broken: { status: number; body: string } | null = null;
  const app = Fastify();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.all('/*', async (request, reply) => {
    if (broken) return reply.status(broken.status).type('application/json').send(broken.body);
    const said = await answer(request);
    return said === null ? reply.status(404).send({ errorCode: 4_040_010 }) : said;
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    app,
    breakWith: (status, body) => {
      broken = { status, body };
    },
    mend: () => {
      broken = null;
    },
  };
}

async function playApple(): Promise<Played> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const sold = new Map<string, Sold>();
  const sign = (payload: object) =>
    new SignJWT({ ...payload }).setProtectedHeader({ alg: 'ES256' }).sign(privateKey);
  const transactionOf = (id: string, one: Sold) => ({
    transactionId: id,
    originalTransactionId: id,
    bundleId: one.isOfAnotherApp ? 'com.other' : 'com.hem.app',
    productId: productOfPlan(one.plan),
    originalPurchaseDate: at(-10).getTime(),
    ...(untilOf(one) && { expiresDate: untilOf(one)!.getTime() }),
    ...(one.isRefunded && { revocationDate: now.getTime() }),
    ...(one.isTrial && { offerType: 1, offerDiscountType: 'FREE_TRIAL' }),
    appAccountToken: account.toUpperCase(),
  });
  const { url, app, breakWith, mend } = await listen(async ({ url: path, headers }) => {
    const token = String(headers.authorization).replace('Bearer ', '');
    const { payload, protectedHeader } = await jwtVerify(token, publicKey, {
      audience: 'appstoreconnect-v1',
      issuer: 'an-issuer',
      currentDate: now,
    });
    expect([payload.bid, protectedHeader.kid]).toEqual(['com.hem.app', 'a-key']);
    const id = path.split('/').at(-1)!;
    const one = sold.get(id);
    if (!one) return null;
    const signedTransactionInfo = await sign(transactionOf(id, one));
    if (path.startsWith('/inApps/v1/transactions/')) return { signedTransactionInfo };
    const status = one.isRefunded ? 5 : one.isOver ? 2 : one.isLate ? 3 : 1;
    const signedRenewalInfo = await sign({ autoRenewStatus: one.ends ? 0 : 1 });
    const last = { originalTransactionId: id, status, signedTransactionInfo, signedRenewalInfo };
    return { data: [{ lastTransactions: [last] }] };
  });
  const config = {
    bundleId: 'com.hem.app',
    issuerId: 'an-issuer',
    keyId: 'a-key',
    privateKey: await exportPKCS8(privateKey),
    urls: [url],
  };
  return {
    reader: openAppleReceipts(config, () => now),
    async sell(one) {
      const id = String(1_000_000 + sold.size);
      sold.set(id, one);
      // What a host hands over: the signed transaction.
      return sign(transactionOf(id, one));
    },
    breakWith,
    mend,
    close: () => app.close(),
  };
}

async function playGoogle(): Promise<Played> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const sold = new Map<string, Sold & { isAcknowledged?: boolean }>();
  const { url, app, breakWith, mend } = await listen(
    async ({ method, url: path, headers, body }) => {
      if (path === '/token') {
        const assertion = new URLSearchParams(String(body)).get('assertion') ?? '';
        const { payload } = await jwtVerify(assertion, publicKey, {
          audience: `${url}/token`,
          issuer: 'us@hem.example',
          currentDate: now,
        });
        expect(payload.scope).toBe('https://www.googleapis.com/auth/androidpublisher');
        return { access_token: 'a-token', expires_in: 3600 };
      }
      expect(headers.authorization).toBe('Bearer a-token');
      const asked = /purchases\/(\w+)(?:\/[\w.]+)?\/tokens\/([^:]+)(:acknowledge)?$/.exec(path);
      const one = sold.get(asked?.[2] ?? '');
      if (!one || !path.includes('/applications/com.hem.app/')) return null;
      if (asked?.[3]) {
        expect(method).toBe('POST');
        one.isAcknowledged = true;
        return {};
      }
      const isOnce = one.plan === 'lifetime';
      if ((asked?.[1] === 'subscriptionsv2') === isOnce) return null;
      if (isOnce) {
        return {
          purchaseTimeMillis: String(at(-10).getTime()),
          purchaseState: one.isRefunded ? 1 : 0,
          acknowledgementState: one.isAcknowledged ? 1 : 0,
          obfuscatedExternalAccountId: account,
        };
      }
      const state = one.isOver || one.isRefunded ? 'EXPIRED' : one.isLate ? 'ON_HOLD' : 'ACTIVE';
      return {
        startTime: at(-10).toISOString(),
        subscriptionState: `SUBSCRIPTION_STATE_${one.ends ? 'CANCELED' : state}`,
        acknowledgementState: `ACKNOWLEDGEMENT_STATE_${one.isAcknowledged ? 'ACKNOWLEDGED' : 'PENDING'}`,
        externalAccountIdentifiers: { obfuscatedExternalAccountId: account },
        lineItems: [
          {
            productId: one.isOfAnotherApp ? 'something.else' : productOfPlan(one.plan),
            expiryTime: untilOf(one)!.toISOString(),
            autoRenewingPlan: { autoRenewEnabled: !one.ends },
            offerDetails: { offerTags: one.isTrial ? ['trial'] : [] },
          },
        ],
      };
    },
  );
  const config = {
    packageName: 'com.hem.app',
    email: 'us@hem.example',
    privateKey: await exportPKCS8(privateKey),
    apiUrl: url,
    tokenUrl: `${url}/token`,
  };
  const reader = openGoogleReceipts(config, () => now);
  return {
    reader,
    async sell(one) {
      const token = `token-${sold.size}`;
      sold.set(token, one);
      return token;
    },
    breakWith,
    isAcknowledged: (token) => sold.get(token)?.isAcknowledged ?? false,
    mend,
    close: () => app.close(),
  };
}

async function playTestStore(): Promise<Played> {
  const server = await startTestServer();
  const given = { ...server.app.services, now: () => now };
  let count = 0;
  return {
    reader: readTestStore(given),
    async sell(one) {
      const until = untilOf(one)?.getTime() ?? null;
      const purchase: TestPurchase = {
        purchaseId: `test-${count++}`,
        plan: one.plan,
        account,
        boughtAt: at(-10).getTime(),
        trialEndsAt: one.isTrial ? until : null,
        stopsAt: one.ends || one.isOver ? until : null,
        isTakenBack: one.isRefunded ?? false,
      };
      await given.open.database
        .insert(testStorePurchases)
        .values({ purchaseId: purchase.purchaseId, customer: randomUUID(), purchase });
      return receiptOf(given, purchase.purchaseId);
    },
    breakWith() {},
    mend() {},
    close: () => server.close(),
  };
}

const stores: { store: AppStore; play(): Promise<Played> }[] = [
  { store: 'apple', play: playApple },
  { store: 'google', play: playGoogle },
  { store: 'test', play: playTestStore },
];

/** What a purchase makes of who has nothing else. */
const membershipBy = (purchase: AppPurchase) => {
  const facts = { isGone: false, subscriptions: [], purchases: [], invoices: [] };
  const made = membershipOf(withAppPurchases(facts, [purchase]), now);
  return made && { plan: made.plan, state: made.state };
};

describe.each(stores)('receipts of $store', ({ store, play }) => {
  let played: Played;
  beforeAll(async () => {
    played = await play();
  });
  afterAll(() => played.close());
  const buy = async (sold: Sold) => played.reader.verify(await played.sell(sold));

  it.each<{ sold: Sold; made: ReturnType<typeof membershipBy> }>([
    { sold: { plan: 'monthly' }, made: { plan: 'monthly', state: 'active' } },
    { sold: { plan: 'yearly', isTrial: true }, made: { plan: 'yearly', state: 'trial' } },
    { sold: { plan: 'yearly', ends: true }, made: { plan: 'yearly', state: 'ends' } },
    { sold: { plan: 'lifetime' }, made: { plan: 'lifetime', state: 'lifetime' } },
    { sold: { plan: 'monthly', isOver: true }, made: null },
    { sold: { plan: 'yearly', isRefunded: true }, made: null },
    { sold: { plan: 'lifetime', isRefunded: true }, made: null },
  ])('make a membership of what was sold: $sold', async ({ sold, made }) => {
    const purchase = await buy(sold);
    expect(membershipBy(purchase)).toEqual(made);
    expect(purchase).toMatchObject({ store, plan: sold.plan, account });
    expect(purchase.hadTrial).toBe(sold.isTrial ?? false);
    // Read again by its own id it is the same.
    expect(await played.reader.read(purchase.purchaseId)).toEqual(purchase);
  });

  it('are refused where the store sold no such thing', async () => {
    for (const receipt of ['nothing', '12345', 'a.b.c', 'e30.e30.e30']) {
      await expect(played.reader.verify(receipt)).rejects.toBeInstanceOf(ReceiptRefused);
    }
    expect(await played.reader.read('12345')).toBeNull();
  });
});

describe.each(stores.slice(0, 2))('receipts of $store, over the network', ({ store, play }) => {
  let played: Played;
  beforeAll(async () => {
    played = await play();
  });
  beforeEach(() => played.mend());
  afterAll(() => played.close());
  const faultOf = async (receipt: string) => {
    const port = openReceipts({ [store]: played.reader })!;
    const fault = await port.verify(store, receipt).catch((error: unknown) => error);
    return { fault, isAway: port.isAway(fault) };
  };

  it('keep the plan for days of grace where a payment failed', async () => {
    const receipt = await played.sell({ plan: 'monthly', isLate: true });
    const purchase = await played.reader.verify(receipt);
    expect(membershipBy(purchase)).toEqual({ plan: 'monthly', state: 'grace' });
  });

  it('are refused where they are of another app or product', async () => {
    const { fault } = await faultOf(await played.sell({ plan: 'monthly', isOfAnotherApp: true }));
    expect(fault).toBeInstanceOf(ReceiptRefused);
  });

  it.each([
    { status: 500, body: '{}' },
    { status: 401, body: '{}' },
    { status: 429, body: '{}' },
    { status: 200, body: 'not json' },
    { status: 200, body: '{"surprise":true}' },
    { status: 200, body: `"${'x'.repeat(1_100_000)}"` },
  ])(
    'are asked for again where the store answers $status, $body.length letters',
    async ({ status, body }) => {
      const receipt = await played.sell({ plan: 'monthly' });
      played.breakWith(status, body);
      expect(await faultOf(receipt)).toMatchObject({ isAway: true });
      played.mend();
      expect(await played.reader.verify(receipt)).toMatchObject({ plan: 'monthly' });
    },
  );

  it('are asked for again where the store is not reached', async () => {
    const other = await play();
    const receipt = await other.sell({ plan: 'monthly' });
    await other.close();
    const port = openReceipts({ [store]: other.reader })!;
    const fault = await port.verify(store, receipt).catch((error: unknown) => error);
    expect(port.isAway(fault)).toBe(true);
  });
});

describe('a purchase at Google Play', () => {
  it('is acknowledged, or it would be paid back', async () => {
    const played = await playGoogle();
    for (const plan of ['monthly', 'lifetime'] as const) {
      const receipt = await played.sell({ plan });
      await played.reader.verify(receipt);
      expect(played.isAcknowledged?.(receipt)).toBe(true);
    }
    await played.close();
  });
});

describe('receipts of a store that is not asked here', () => {
  it('are refused, and what was bought there stays as it is', async () => {
    expect(openReceipts({})).toBeNull();
    const played = await playApple();
    const port = openReceipts({ apple: played.reader })!;
    expect(port.stores).toEqual(['apple']);
    await expect(port.verify('google', 'a-token')).rejects.toBeInstanceOf(ReceiptRefused);
    const fault = await port.read('google', 'a-token').catch((error: unknown) => error);
    expect(port.isAway(fault)).toBe(true);
    await played.close();
  });
});
