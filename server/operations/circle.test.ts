import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CirclePlanKey, circlePlans } from '#contract/rules/circle.ts';
import { beginCheckout, payPlan, sendForm } from '#tests/support/pay-plan.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { findCustomer } from '../repositories/circle-customers.ts';
import { listGrants } from '../repositories/grants.ts';
import { eventJob } from '../store/payments/events.ts';

/** So many orders of events; HEM_EVENT_ORDERS sets more, for a longer run. */
const orders = Number(process.env.HEM_EVENT_ORDERS ?? 10);

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let server: TestServer;
let ada: Person;
/** The events that are held back; null while they are delivered. */
let held: string[] | null = null;
beforeAll(async () => {
  server = await startTestServer();
  const { http } = server.app;
  const inject = http.inject.bind(http) as (given: object) => unknown;
  vi.spyOn(http, 'inject').mockImplementation(((given: { url: string; payload: string }) => {
    if (given.url !== '/webhooks/stripe' || !held) return inject(given);
    held.push(given.payload);
    return Promise.resolve({ statusCode: 200 });
  }) as never);
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await server.person({ bought: [] });
});
afterEach(() => {
  held = null;
});

const owner = () => ({ owner: ada.userId });
const circle = () => server.call('getCircle', owner(), ada);
const membership = async () => (await circle()).membership;
const entitlements = async () =>
  (await server.call('userDetails', { userIds: [ada.userId] }, ada))[
    ada.userId
  ]!.userDetails.entitlements.toSorted();
const idle = () => server.app.services.jobs.idle();
const portal = async () =>
  (await server.call('openCirclePortal', { ...owner(), leaveUrl: '/circle-membership' }, ada)).url;
/** Does one of the test acts of the portal. */
async function act(name: string) {
  expect((await sendForm(server, await portal(), { act: name })).statusCode).toBe(303);
  await idle();
}
const refusal = async (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: Error) => error.message,
  );
const everyPlan = [...circlePlans.monthly.entitles].sort();

describe('a plan that is bought', () => {
  it.each([
    ['monthly', 'trial', 7, everyPlan],
    ['yearly', 'trial', 14, everyPlan],
    ['lifetime', 'lifetime', null, [...circlePlans.lifetime.entitles].sort()],
  ] as const)('%s entitles at once, by the event alone', async (plan, state, days, keys) => {
    const before = server.app.services.now().getTime();
    const back = await payPlan(server, ada, plan);
    expect(back).toMatch(/^\/transaction-successful\?session_id=cs_test_\w+$/);
    expect(await entitlements()).toEqual(keys);
    const { membership: is, invoices, hasPortal } = await circle();
    expect(is).toMatchObject({ plan, state });
    if (days === null) expect(is?.until).toBeNull();
    else {
      const left = (new Date(is!.until!).getTime() - before) / dayMs;
      expect(left).toBeGreaterThan(days - 0.1);
      expect(left).toBeLessThan(days + 0.1);
    }
    expect(invoices.map(({ cents, state }) => [cents, state])).toEqual([
      [days === null ? circlePlans[plan].priceCents : 0, 'paid'],
    ]);
    expect(hasPortal).toBe(true);
  });

  it('leads back to where it was bought', async () => {
    const asked = { ...owner(), plan: 'monthly' as const, leaveUrl: '/circle-membership' };
    const { url } = await server.call('startCheckout', { ...asked, returnUrl: '/items?a=b' }, ada);
    const answer = await sendForm(server, url, { outcome: 'success' });
    expect(answer.headers.location).toMatch(/&returnUrl=%2Fitems%3Fa%3Db$/);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    '/\\evil.example',
    '/\t/evil.example',
  ])('leads to no foreign place: %s', async (returnUrl) => {
    const asked = { ...owner(), plan: 'monthly', leaveUrl: '/circle-membership', returnUrl };
    const { statusCode } = await server.raw('startCheckout', asked, ada);
    expect(statusCode).toBe(400);
  });

  it('has its trial once, of whichever plan it was', async () => {
    await payPlan(server, ada, 'monthly');
    await server.call('setCircleEnd', { ...owner(), ends: true }, ada);
    await act('hurry');
    expect(await membership()).toBeNull();
    expect((await circle()).hadTrial).toBe(true);
    await payPlan(server, ada, 'yearly');
    expect(await membership()).toMatchObject({ plan: 'yearly', state: 'active' });
    expect((await circle()).invoices[0]).toMatchObject({ cents: 60_00, state: 'paid' });
  });

  it('is known on the return although no event came', async () => {
    held = [];
    const url = await beginCheckout(server, ada, 'monthly');
    const sessionId = url.split('/').at(-1)!;
    const waiting = await server.call('refreshCircle', { ...owner(), sessionId }, ada);
    expect(waiting).toMatchObject({ isPaid: false, circle: { membership: null, isAwaited: true } });
    await sendForm(server, url, { outcome: 'success' });
    expect(await membership()).toBeNull();
    const back = await server.call('refreshCircle', { ...owner(), sessionId }, ada);
    expect(back).toMatchObject({
      isPaid: true,
      circle: { membership: { plan: 'monthly' }, isAwaited: false },
    });
    expect(await entitlements()).toEqual(everyPlan);
  });

  it('is nobody else’s: another member’s checkout is not theirs', async () => {
    const url = await beginCheckout(server, ada, 'monthly');
    await sendForm(server, url, { outcome: 'success' });
    const eve = await server.person({ bought: [] });
    const asked = { owner: eve.userId, sessionId: url.split('/').at(-1)! };
    expect(await server.call('refreshCircle', asked, eve)).toMatchObject({
      isPaid: false,
      circle: { membership: null },
    });
  });

  it('is not bought by a declined card, or by leaving', async () => {
    const url = await beginCheckout(server, ada, 'yearly');
    const declined = await sendForm(server, url, { outcome: 'declined' });
    const shown = await server.app.http.inject(declined.headers.location as string);
    expect(shown.body).toContain('The test card was declined');
    const left = await sendForm(server, url, { outcome: 'leave' });
    expect(left.headers.location).toBe('/circle-membership');
    await idle();
    expect(await membership()).toBeNull();
    // The same checkout can still be paid.
    await sendForm(server, url, { outcome: 'success' });
    await idle();
    expect(await membership()).toMatchObject({ plan: 'yearly' });
  });

  it('is paid once, by two tabs and two taps', async () => {
    const first = await beginCheckout(server, ada, 'monthly');
    const second = await beginCheckout(server, ada, 'yearly');
    const old = await sendForm(server, first, { outcome: 'success' });
    expect(old.body).toContain('This checkout is over');
    const pay = () => sendForm(server, second, { outcome: 'success' });
    const answers = await Promise.all([pay(), pay()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    await idle();
    expect((await circle()).invoices).toHaveLength(1);
    const again = { ...owner(), plan: 'monthly' as const, leaveUrl: '/' };
    expect(await refusal(server.call('startCheckout', again, ada))).toContain('conflict');
  });

  it('that is begun twice at once can be paid once', async () => {
    const urls = await Promise.all(
      (['monthly', 'yearly', 'monthly', 'yearly'] as const).map((plan) =>
        beginCheckout(server, ada, plan),
      ),
    );
    expect(new Set(urls).size).toBe(4);
    const answers = [];
    for (const url of urls) answers.push(await sendForm(server, url, { outcome: 'success' }));
    expect(answers.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1);
  });

  it('is bought anew by whom the provider has forgotten', async () => {
    await payPlan(server, ada, 'monthly');
    const { open, payments } = server.app.services;
    const { customerId } = (await findCustomer(open.database, ada.userId))!;
    await payments!.forgetCustomer(customerId);
    await idle();
    expect(await membership()).toBeNull();
    expect(await entitlements()).toEqual([]);
    await payPlan(server, ada, 'yearly');
    // The trial was had.
    expect(await membership()).toMatchObject({ plan: 'yearly', state: 'active' });
  });

  it('cannot be paid a day later', async () => {
    const url = await beginCheckout(server, ada, 'monthly');
    server.advance(25 * hourMs);
    expect((await sendForm(server, url, { outcome: 'success' })).body).toContain('is over');
  });
});

describe('a membership', () => {
  it('is cancelled at its end, and resumed until then', async () => {
    await payPlan(server, ada, 'monthly');
    const { circle: ending } = await server.call('setCircleEnd', { ...owner(), ends: true }, ada);
    expect(ending.membership).toMatchObject({ plan: 'monthly', state: 'ends' });
    expect(await entitlements()).toEqual(everyPlan);
    const { circle: going } = await server.call('setCircleEnd', { ...owner(), ends: false }, ada);
    expect(going.membership).toMatchObject({ state: 'trial' });
    await server.call('setCircleEnd', { ...owner(), ends: true }, ada);
    server.advance(7 * dayMs + 60_000);
    expect(await membership()).toBeNull();
    expect(await entitlements()).toEqual([]);
    expect(await refusal(server.call('setCircleEnd', { ...owner(), ends: false }, ada))).toContain(
      'conflict',
    );
  });

  it('goes on by itself when its trial and its months are over', async () => {
    await payPlan(server, ada, 'monthly');
    server.advance(7 * dayMs + 2 * hourMs);
    await idle();
    expect(await membership()).toMatchObject({ state: 'active' });
    server.advance(70 * dayMs);
    await idle();
    expect(await membership()).toMatchObject({ state: 'active' });
    expect(await entitlements()).toEqual(everyPlan);
    expect((await circle()).invoices.map(({ cents }) => cents)).toEqual([900, 900, 900, 0]);
  });

  it('holds for a week after a payment failed, and goes on once the card works', async () => {
    await payPlan(server, ada, 'yearly');
    await act('declines');
    await act('hurry');
    expect(await membership()).toMatchObject({ state: 'grace' });
    expect((await circle()).invoices[0]).toMatchObject({ state: 'failed' });
    server.advance(6 * dayMs);
    await idle();
    expect(await entitlements()).toEqual(everyPlan);
    server.advance(2 * dayMs);
    await idle();
    expect(await membership()).toBeNull();
    expect(await entitlements()).toEqual([]);
    await act('works');
    expect(await membership()).toMatchObject({ plan: 'yearly', state: 'active' });
    expect(await entitlements()).toEqual(everyPlan);
  });

  it('is told of under the bell while a payment is missing', async () => {
    const told = async () =>
      (await server.call('getNotices', {}, ada)).notices.filter(
        ({ about }) => about.kind === 'payment-failed',
      );
    await payPlan(server, ada, 'yearly');
    await act('declines');
    expect(await told()).toEqual([]);
    await act('hurry');
    const { until } = (await membership())!;
    const [notice, ...more] = await told();
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ isRead: false, about: { plan: 'yearly', until } });
    expect(notice!.date < until!).toBe(true);
    await act('works');
    expect(await told()).toEqual([]);
  });

  it('is mailed about once when a payment failed, and again when another one does', async () => {
    const mails = () =>
      server.mails.filter(({ to, subject }) => to === ada.email && /did not go/.test(subject));
    await payPlan(server, ada, 'monthly');
    expect(mails()).toEqual([]);
    await act('declines');
    await act('hurry');
    server.advance(2 * dayMs);
    await idle();
    await server.call('refreshCircle', owner(), ada);
    await idle();
    expect(mails()).toHaveLength(1);
    expect(mails()[0]!.text).toMatch(/^Your card was not charged for Monthly\./);
    await act('works');
    await act('declines');
    await act('hurry');
    expect(await membership()).toMatchObject({ state: 'grace' });
    expect(mails()).toHaveLength(2);
  });

  it.each(['refunded', 'disputed'] as const)(
    'that was %s is over, and not paid again',
    async (how) => {
      await payPlan(server, ada, 'monthly');
      await act('hurry');
      expect(await membership()).toMatchObject({ state: 'active' });
      await act(how);
      expect(await membership()).toBeNull();
      expect(await entitlements()).toEqual([]);
      expect((await circle()).invoices[0]).toMatchObject({ state: 'refunded' });
      server.advance(60 * dayMs);
      await idle();
      expect((await circle()).invoices).toHaveLength(2);
    },
  );

  it('for life comes back when its dispute is won', async () => {
    await payPlan(server, ada, 'lifetime');
    await act('disputed');
    expect(await entitlements()).toEqual([]);
    await act('won');
    expect(await membership()).toMatchObject({ plan: 'lifetime' });
    expect(await entitlements()).toContain('styleBlueprint');
  });

  it('becomes a longer one: in the trial for nothing, later for what is not paid for yet', async () => {
    await payPlan(server, ada, 'monthly');
    const change = () => server.call('changeCirclePlan', { ...owner(), plan: 'yearly' }, ada);
    expect((await change()).circle.membership).toMatchObject({ plan: 'yearly', state: 'trial' });
    expect((await circle()).invoices).toHaveLength(1);

    const eve = await server.person({ bought: [] });
    ada = eve;
    await payPlan(server, ada, 'monthly');
    await act('hurry');
    await act('declines');
    expect(await refusal(change())).toContain('conflict');
    expect(await membership()).toMatchObject({ plan: 'monthly' });
    await act('works');
    server.advance(15 * dayMs);
    expect((await change()).circle.membership).toMatchObject({ plan: 'yearly', state: 'active' });
    const [last] = (await circle()).invoices;
    // About half of the month was left.
    expect(last!.cents).toBeGreaterThan(55_00);
    expect(last!.cents).toBeLessThan(56_00);
  });

  it('is not changed twice: one that was cancelled since stays cancelled', async () => {
    await payPlan(server, ada, 'monthly');
    const change = () => server.call('changeCirclePlan', { ...owner(), plan: 'yearly' }, ada);
    await change();
    await server.call('setCircleEnd', { ...owner(), ends: true }, ada);
    expect(await refusal(change())).toContain('conflict');
    expect(await membership()).toMatchObject({ plan: 'yearly', state: 'ends' });
  });

  it('that is bought for life ends the one that is paid for again and again', async () => {
    await payPlan(server, ada, 'yearly');
    await payPlan(server, ada, 'lifetime');
    expect(await membership()).toMatchObject({ plan: 'lifetime' });
    server.advance(400 * dayMs);
    await idle();
    // Whoever was away that long has to sign in anew.
    const customer = await findCustomer(server.app.services.open.database, ada.userId);
    expect(customer?.facts?.invoices.map(({ cents }) => cents)).toEqual([149_00, 0]);
  });

  it('leaves alone what was given by others', async () => {
    const bo = await server.person({ bought: ['resaleValue'] });
    ada = bo;
    await payPlan(server, ada, 'monthly');
    await server.call('setCircleEnd', { ...owner(), ends: true }, ada);
    server.advance(8 * dayMs);
    await idle();
    expect(await entitlements()).toEqual(['resaleValue']);
  });
});

describe('events', () => {
  const acts = [
    'declines',
    'works',
    'hurry',
    'refunded',
    'disputed',
    'won',
    'end',
    'go-on',
    'change',
  ];
  const plans: readonly CirclePlanKey[] = ['monthly', 'yearly', 'lifetime'];

  /** The grants of plans as they count now: key and end. */
  async function planGrants(of: Person) {
    const rows = await listGrants(server.app.services.open.database, of.userId);
    const now = server.app.services.now();
    return rows
      .filter(
        ({ source, revoked, until }) => source === 'plan' && !revoked && (!until || until > now),
      )
      .map(({ key, until, grantedBy }) => [
        key,
        until ? Math.round((until.getTime() - now.getTime()) / dayMs) : null,
        grantedBy,
      ])
      .sort();
  }

  /** Lets everything happen to a new member; `deliver` has a say after each step of which events come. */
  async function live(
    steps: readonly { plan: CirclePlanKey; acts: readonly string[] }[],
    afterStep: () => Promise<void>,
  ): Promise<Person> {
    ada = await server.person({ bought: [] });
    for (const { plan, acts: todo } of steps) {
      const asked = { ...owner(), plan, leaveUrl: '/' };
      const url = await server.call('startCheckout', asked, ada).then(
        (one) => one.url,
        () => null,
      );
      if (url) await sendForm(server, url, { outcome: 'success' });
      await idle();
      await afterStep();
      for (const one of todo) {
        if (one === 'end' || one === 'go-on') {
          await refusal(server.call('setCircleEnd', { ...owner(), ends: one === 'end' }, ada));
        } else if (one === 'change') {
          await refusal(server.call('changeCirclePlan', { ...owner(), plan: 'yearly' }, ada));
        } else {
          const page = await portal().catch(() => null);
          if (page) await sendForm(server, page, { act: one });
        }
        await idle();
        await afterStep();
      }
    }
    return ada;
  }

  const step = fc.record({
    plan: fc.constantFrom(...plans),
    acts: fc.array(fc.constantFrom(...acts), { maxLength: 5 }),
  });

  it('end alike in any order, twice, late or lost', { timeout: 120_000 }, async () => {
    const deliver = (body: string) =>
      eventJob(server.app.http, server.app.services).work({ body }, server.app.services);
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 3 }),
        fc.infiniteStream(fc.nat({ max: 5 })),
        async (steps, luck) => {
          const inOrder = await live(steps, async () => {});
          held = [];
          const late: string[] = [];
          const one = await live(steps, async () => {
            late.push(...held!);
            held = null;
            // Some come now, from anywhere in the row, some of them twice; some are lost.
            while (late.length > 0) {
              const chance = luck.next().value;
              if (chance === 0) break;
              const [body] = late.splice(chance % late.length, 1);
              if (chance === 1) continue;
              await deliver(body!);
              if (chance === 2) await deliver(body!);
            }
            await idle();
            held = [];
          });
          held = null;
          for (const body of late.toReversed()) await deliver(body);
          await idle();
          // What was lost is found within a day.
          server.advance(dayMs + 2 * hourMs);
          await idle();
          expect(await planGrants(one)).toEqual(await planGrants(inOrder));
        },
      ),
      { numRuns: orders },
    );
  });

  it('of nobody are taken and change nothing', async () => {
    const body = JSON.stringify({
      id: 'evt_stranger',
      type: 'customer.subscription.updated',
      data: { object: { object: 'subscription', customer: 'cus_0123456789' } },
    });
    const { services, http } = server.app;
    await eventJob(http, services).work({ body }, services);
    await idle();
    const { rows } = await services.open.pool.query(
      "select count(*)::int as given_up from jobs where kind = 'webhook-stripe'",
    );
    expect(rows).toEqual([{ given_up: 0 }]);
  });

  it('that are forged are refused', async () => {
    const answer = await server.app.http.inject({
      method: 'POST',
      url: '/webhooks/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
      payload: JSON.stringify({ id: 'evt_forged' }),
    });
    expect(answer.statusCode).toBe(401);
  });
});
