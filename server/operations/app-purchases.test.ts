import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppPurchase } from '#contract/rules/app-purchases.ts';
import { type CirclePlanKey, circlePlans } from '#contract/rules/circle.ts';
import { askTestStore, buyInTestStore } from '#tests/support/buy-in-test-store.ts';
import { payPlan } from '#tests/support/pay-plan.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { enqueue } from '../jobs/job.ts';
import { readCirclesJob } from '../jobs/read-circle.ts';
import { AppStoreAway, type ReceiptsPort } from '../ports/receipts.ts';
import { keepAppPurchase, listAppPurchases } from '../repositories/app-purchases.ts';

const dayMs = 86_400_000;

let server: TestServer;
let ada: Person;
let bob: Person;
/** The account of Ada's phone at the store. */
let phone: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await server.person({ bought: [] });
  bob = await server.person({ bought: [] });
  phone = randomUUID();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const receipts = () => server.app.services.receipts as ReceiptsPort;
const buy = (plan: CirclePlanKey, as = ada) => buyInTestStore(server, as, plan, phone);
const take = (given: Awaited<ReturnType<typeof buy>>[], as = ada) =>
  server.call('takeAppPurchases', { owner: as.userId, receipts: given }, as);
const takeRaw = async (given: object[], as = ada) => {
  const input = { owner: as.userId, receipts: given };
  const { statusCode, body } = await server.raw('takeAppPurchases', input, as);
  return { statusCode, fields: 'fields' in body ? body.fields : undefined };
};
const refused = { statusCode: 409, fields: { purchase: 'another' } };
const circle = (as = ada) => server.call('getCircle', { owner: as.userId }, as);
const refresh = (as = ada) => server.call('refreshCircle', { owner: as.userId }, as);
const entitlements = async (as = ada) =>
  (await server.call('userDetails', { userIds: [as.userId] }, as))[
    as.userId
  ]!.userDetails.entitlements.toSorted();
/** Does something to what the phone bought, in the settings of the store. */
async function inStore(act: 'stop' | 'resume' | 'refund') {
  const { purchases } = await askTestStore<{ purchases: { purchaseId: string }[] }>(server, {
    do: 'list',
    customer: phone,
  });
  for (const { purchaseId } of purchases) {
    await askTestStore(server, { do: act, customer: phone, purchaseId });
  }
}

/** A purchase that a store tells of, of nobody's account unless said. */
const told = (some: Partial<AppPurchase> = {}): AppPurchase => {
  const now = server.app.services.now().getTime();
  return {
    store: 'test',
    purchaseId: `told-${randomUUID()}`,
    account: null,
    plan: 'monthly',
    state: 'active',
    from: new Date(now - dayMs).toISOString(),
    until: new Date(now + 20 * dayMs).toISOString(),
    ends: false,
    hadTrial: false,
    isTakenBack: false,
    ...some,
  };
};

const some = { store: 'test' as const, receipt: 'some' };

describe('a plan that was bought in the store of the app', () => {
  it.each([
    ['monthly', 'trial'],
    ['yearly', 'trial'],
    ['lifetime', 'lifetime'],
  ] as const)('%s entitles at once', async (plan, state) => {
    const { circle: is, isTaken } = await take([await buy(plan)]);
    expect(isTaken).toEqual([true]);
    expect(is.membership).toMatchObject({
      plan,
      state,
      store: plan === 'lifetime' ? null : 'test',
    });
    expect(await entitlements()).toEqual([...circlePlans[plan].entitles].sort());
  });

  it('is taken once, however often it is told of', async () => {
    const receipt = await buy('yearly');
    const all = await Promise.all([take([receipt, receipt]), take([receipt]), take([receipt])]);
    expect(all.map(({ isTaken }) => isTaken)).toEqual([[true, true], [true], [true]]);
    expect(await listAppPurchases(server.app.services.open.database, ada.userId)).toHaveLength(1);
    expect(await entitlements()).toEqual([...circlePlans.yearly.entitles].sort());
  });

  it('is refused where it is made up, or another account bought it', async () => {
    const { receipt } = await buy('yearly', bob);
    const forged = receipt.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'));
    expect(await takeRaw([{ store: 'test', receipt: forged }], bob)).toEqual(refused);
    expect(await takeRaw([{ store: 'test', receipt }])).toEqual(refused);
    expect(await takeRaw([{ store: 'apple', receipt }], bob)).toEqual(refused);
    expect((await circle()).membership).toBeNull();
    // Whose it is has it.
    await take([{ store: 'test', receipt }], bob);
    expect((await circle(bob)).membership?.plan).toBe('yearly');
  });

  it.each([
    { what: 'none', given: [] },
    { what: 'an empty one', given: [{ store: 'test', receipt: '' }] },
    { what: 'one with a space', given: [{ store: 'test', receipt: 'with space' }] },
    { what: 'one of another store', given: [{ store: 'elsewhere', receipt: 'x' }] },
    { what: 'a long one', given: [{ store: 'test', receipt: 'x'.repeat(20_001) }] },
    { what: 'too many', given: Array.from({ length: 21 }, () => some) },
  ])('is not looked for by what is no receipt: $what', async ({ given }) => {
    expect((await takeRaw(given)).statusCode).toBe(400);
  });

  it('belongs to one member, where the store does not say to whom', async () => {
    vi.spyOn(receipts(), 'verify').mockResolvedValue(told());
    const both = await Promise.all([takeRaw([some], ada), takeRaw([some], bob)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const members = [(await circle(ada)).membership, (await circle(bob)).membership];
    expect(members.filter(Boolean)).toHaveLength(1);
  });

  it('is taken beside receipts that are refused', async () => {
    const { circle: is, isTaken } = await take([some, await buy('monthly')]);
    expect(isTaken).toEqual([false, true]);
    expect(is.membership?.plan).toBe('monthly');
  });

  it('is not lost where the store does not answer', async () => {
    const receipt = await buy('monthly');
    const away = vi.spyOn(receipts(), 'verify').mockRejectedValue(new AppStoreAway('away'));
    expect((await takeRaw([receipt])).statusCode).toBe(503);
    expect((await circle()).membership).toBeNull();
    away.mockRestore();
    expect((await take([receipt])).circle.membership?.plan).toBe('monthly');
  });

  it('turns to a longer one there, under the same purchase', async () => {
    await take([await buy('monthly')]);
    await take([await buy('yearly')]);
    expect((await circle()).membership).toMatchObject({ plan: 'yearly', store: 'test' });
    expect(await listAppPurchases(server.app.services.open.database, ada.userId)).toHaveLength(1);
    // The trial was had with the first.
    expect((await circle()).membership?.state).toBe('active');
    expect((await circle()).hadTrial).toBe(true);
  });

  it('ends as the store says: cancelled, gone on with, paid back', async () => {
    await take([await buy('yearly')]);
    await inStore('stop');
    expect((await refresh()).circle.membership?.state).toBe('ends');
    await inStore('resume');
    expect((await refresh()).circle.membership?.state).toBe('trial');
    await inStore('refund');
    expect((await refresh()).circle.membership).toBeNull();
    expect(await entitlements()).toEqual([]);
  });

  it('stays as it is while the store does not answer', async () => {
    await take([await buy('yearly')]);
    vi.spyOn(receipts(), 'read').mockRejectedValue(new AppStoreAway('away'));
    expect((await refresh()).circle.membership?.plan).toBe('yearly');
    expect(await entitlements()).toEqual([...circlePlans.yearly.entitles].sort());
  });

  it('is forgotten where the store forgets it', async () => {
    await take([await buy('yearly')]);
    vi.spyOn(receipts(), 'read').mockResolvedValue(null);
    expect((await refresh()).circle.membership).toBeNull();
  });

  it('is as the latest reading found it, in whatever order readings end', async () => {
    const { open, now } = server.app.services;
    const purchase = told();
    const early = now();
    const late = new Date(early.getTime() + 1000);
    const keep = (one: AppPurchase, begun: Date) =>
      open.transaction((database) => keepAppPurchase(database, ada.userId, one, begun));
    expect(await keep({ ...purchase, ends: true }, late)).toBe(true);
    expect(await keep(purchase, early)).toBe(true);
    expect((await listAppPurchases(open.database, ada.userId))[0]?.ends).toBe(true);
  });
});

describe('a plan of a store beside one of the web', () => {
  it('takes its place: what the web charges for is ended', async () => {
    await payPlan(server, ada, 'monthly');
    await take([await buy('lifetime')]);
    expect((await circle()).membership).toMatchObject({ plan: 'lifetime', store: null });
    expect((await circle()).alsoRenewedBy).toBeNull();
    // Nothing is charged for the month after.
    const before = (await circle()).invoices.length;
    server.advance(40 * dayMs);
    await refresh();
    expect((await circle()).invoices).toHaveLength(before);
  });

  it('is changed and ended in its store alone', async () => {
    await take([await buy('monthly')]);
    const given = { owner: ada.userId };
    const end = await server.raw('setCircleEnd', { ...given, ends: true }, ada);
    expect(end.statusCode).toBe(409);
    expect(end.body).toMatchObject({ fields: { plan: 'store' } });
    const change = await server.raw('changeCirclePlan', { ...given, plan: 'yearly' }, ada);
    expect(change.statusCode).toBe(409);
    const again = { ...given, plan: 'yearly', leaveUrl: '/circle-membership' };
    expect((await server.raw('startCheckout', again, ada)).statusCode).toBe(409);
    expect((await circle()).membership).toMatchObject({ plan: 'monthly', state: 'trial' });
  });

  it('goes on beside Lifetime of the web, and that is said until it is cancelled', async () => {
    await take([await buy('monthly')]);
    await payPlan(server, ada, 'lifetime');
    expect(await circle()).toMatchObject({
      membership: { plan: 'lifetime' },
      alsoRenewedBy: 'test',
    });
    await inStore('stop');
    expect((await refresh()).circle.alsoRenewedBy).toBeNull();
  });

  it('had the trial, which the web gives no more', async () => {
    await take([await buy('monthly')]);
    await inStore('refund');
    await refresh();
    await payPlan(server, ada, 'yearly');
    expect((await circle()).membership).toMatchObject({ plan: 'yearly', state: 'active' });
  });
});

describe('as time goes by', () => {
  it('a plan that the store renews is held until that is read, and renews', async () => {
    await take([await buy('monthly')]);
    // The trial of seven days is over, and an hour has passed.
    server.advance(7 * dayMs + 3_600_000);
    expect((await circle()).membership?.plan).toBe('monthly');
    expect(await entitlements()).toEqual([...circlePlans.monthly.entitles].sort());
    const { open, jobs } = server.app.services;
    await enqueue(open.database, readCirclesJob, {});
    await jobs.idle();
    const { membership } = await circle();
    expect(membership?.state).toBe('active');
    expect(new Date(membership!.until!) > server.app.services.now()).toBe(true);
  });

  it('a plan that was cancelled in the store ends without being asked for', async () => {
    await take([await buy('monthly')]);
    await inStore('stop');
    await refresh();
    server.advance(8 * dayMs);
    expect((await circle()).membership).toBeNull();
    expect(await entitlements()).toEqual([]);
  });
});
