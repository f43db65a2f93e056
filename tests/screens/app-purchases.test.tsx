import '#tests/support/page.ts';
import './still-motion.ts';
// Brought before the first test, which would wait for them.
import '#features/circle/circle-screen.tsx';

import { randomUUID } from 'node:crypto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Payload } from '#bridge/protocol.ts';
import type { CirclePlanKey } from '#contract/rules/circle.ts';
import { page } from '#lib/leave-page.ts';
import { askTestStore, buyInTestStore } from '#tests/support/buy-in-test-store.ts';
import { payPlan } from '#tests/support/pay-plan.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { settledMember } from './member.ts';
import { type NativeHost, startNativeHost } from './native-host.ts';

let server: TestServer;
let maya: Person;
let app: NativeHost;
/** The account of the phone at its store. */
let phone: string;
/** Where the page left for. */
let left: string[];
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  maya = await settledMember(server);
  phone = randomUUID();
  left = [];
  vi.spyOn(page, 'go').mockImplementation((address) => void left.push(address));
});
afterEach(() => {
  cleanup();
  app.stop();
  vi.restoreAllMocks();
});

type Asked = Payload<'purchase.ask'>;

/** The page at the plans, in an app that sells them or not. */
function openPlans(capabilities = ['purchase@1']) {
  app = startNativeHost();
  app.say('bridge.welcome', { platform: 'test phone', capabilities });
  return renderApp('/circle-membership', maya);
}

/** Waits for the page's next question of a kind; answers it by what is given. */
async function meet(kind: Asked['kind'], said: object | string): Promise<Asked> {
  const open = () =>
    app
      .sentOf('purchase.ask')
      .find(({ id, payload }) => (payload as Asked).kind === kind && !met.has(id));
  await waitFor(() => expect(open()).toBeTruthy());
  const request = open()!;
  met.add(request.id);
  app.answer(request, said);
  return request.payload as Asked;
}
const met = new Set<string>();

const buy = (plan: CirclePlanKey, as = maya) => buyInTestStore(server, as, plan, phone);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const plan = (name: RegExp) => screen.findByRole('radio', { name });
const membership = async () =>
  (await server.call('getCircle', { owner: maya.userId }, maya)).membership;
const nothing = { outcome: 'restored', receipts: [] };

describe('in an app that sells plans', () => {
  it('the plan is bought there, for an account that does not say who it is', async () => {
    const { user } = openPlans();
    await meet('owned', nothing);
    await user.click(await plan(/^Monthly/));
    await user.click(await button('Start 7-day trial'));
    const receipt = await buy('monthly');
    const asked = await meet('buy', { outcome: 'bought', receipts: [receipt] });
    expect(asked).toMatchObject({ product: 'circle.monthly' });
    expect(asked.account).not.toBe(maya.userId);
    expect(await screen.findByText('You have the Monthly plan')).toBeTruthy();
    expect(await screen.findByText(/You pay for it in the test store/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel membership' })).toBeNull();
    expect(left).toEqual([]);
    expect(await membership()).toMatchObject({ plan: 'monthly', store: 'test' });
  });

  it('says nothing where the member thinks better of it, and lets them try again', async () => {
    const { user } = openPlans();
    await meet('owned', nothing);
    await user.click(await button('Start 14-day trial'));
    await meet('buy', { outcome: 'cancelled' });
    await waitFor(async () =>
      expect((await button('Start 14-day trial')).ariaBusy ?? null).toBeNull(),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await membership()).toBeNull();
    await user.click(await button('Start 14-day trial'));
    await meet('buy', { outcome: 'bought', receipts: [await buy('yearly')] });
    expect(await screen.findByText('You have the Yearly plan')).toBeTruthy();
  });

  it('a purchase that waits for somebody begins once the app is back with it', async () => {
    const { user } = openPlans();
    await meet('owned', nothing);
    await user.click(await button('Start 14-day trial'));
    await meet('buy', { outcome: 'pending' });
    expect(await screen.findByText(/waits for approval/)).toBeTruthy();
    const receipt = await buy('yearly');
    app.say('app.state', { state: 'background' });
    app.say('app.state', { state: 'active' });
    await meet('owned', { outcome: 'restored', receipts: [receipt] });
    expect(await screen.findByText('You have the Yearly plan')).toBeTruthy();
  });

  it('begins while its page is looked at too, without leaving the app', async () => {
    const waits = vi.spyOn(globalThis, 'setInterval');
    const { user } = openPlans();
    await meet('owned', nothing);
    await user.click(await button('Start 14-day trial'));
    await meet('buy', { outcome: 'pending' });
    await screen.findByText(/waits for approval/);
    const receipt = await buy('yearly');
    const wait = await waitFor(() => waits.mock.calls.find(([, ms]) => ms === 10_000)!);
    (wait[0] as () => void)();
    await meet('owned', { outcome: 'restored', receipts: [receipt] });
    expect(await screen.findByText('You have the Yearly plan')).toBeTruthy();
    expect(screen.queryByText(/waits for approval/)).toBeNull();
  });

  it('what was bought before, on another phone, is restored', async () => {
    const { user } = openPlans();
    await meet('owned', nothing);
    await user.click(await button('Restore purchases'));
    await meet('owned', nothing);
    expect(await screen.findByText(/There is nothing to restore/)).toBeTruthy();
    await user.click(await button('Restore purchases'));
    await meet('owned', { outcome: 'restored', receipts: [await buy('lifetime')] });
    expect(await screen.findByText('You have the Lifetime plan')).toBeTruthy();
  });

  it('an answer that was lost is made up for on arrival, without a press', async () => {
    const receipt = await buy('yearly');
    openPlans();
    await meet('owned', { outcome: 'restored', receipts: [receipt] });
    expect(await screen.findByText('You have the Yearly plan')).toBeTruthy();
  });

  it('says whose a purchase is not, and only to who asked', async () => {
    const bob = await server.person({ bought: [] });
    const receipt = await buy('yearly', bob);
    const { user } = openPlans();
    await meet('owned', { outcome: 'restored', receipts: [receipt] });
    await button('Restore purchases');
    expect(screen.queryByText(/belongs to another Hem account/)).toBeNull();
    await user.click(await button('Restore purchases'));
    await meet('owned', { outcome: 'restored', receipts: [receipt] });
    expect(await screen.findByText(/belongs to another Hem account/)).toBeTruthy();
    expect(await membership()).toBeNull();
  });

  it.each([
    { what: 'an error', said: 'FAILED' as string | object },
    { what: 'no answer of its kind', said: { outcome: 'sold' } },
    { what: 'no receipt', said: { outcome: 'bought' } },
  ])('says that the store did not answer: $what', async ({ said }) => {
    const { user } = openPlans();
    await meet('owned', 'FAILED');
    await user.click(await button('Start 14-day trial'));
    await meet('buy', said);
    expect(await screen.findByText(/The store did not answer/)).toBeTruthy();
    expect(await membership()).toBeNull();
  });

  it('says what to do where it was paid for and we could not be told', async () => {
    const { user } = openPlans();
    await meet('owned', nothing);
    const receipt = await buy('yearly');
    await user.click(await button('Start 14-day trial'));
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await meet('buy', { outcome: 'bought', receipts: [receipt] });
    expect(await screen.findByText(/You have paid, but we could not confirm it yet/)).toBeTruthy();
    reachServer(server);
    await user.click(await button('Restore purchases'));
    await meet('owned', { outcome: 'restored', receipts: [receipt] });
    expect(await screen.findByText('You have the Yearly plan')).toBeTruthy();
  });

  it('a longer plan takes the place of the one before, there', async () => {
    await server.call(
      'takeAppPurchases',
      { owner: maya.userId, receipts: [await buy('monthly')] },
      maya,
    );
    const { user } = openPlans();
    expect(await screen.findByText(/You pay for it in the test store/)).toBeTruthy();
    await user.click(await screen.findByRole('radio', { name: /^Yearly/ }));
    await user.click(await button('Change to Yearly'));
    await meet('buy', { outcome: 'bought', receipts: [await buy('yearly')] });
    expect(await screen.findByText('You have the Yearly plan')).toBeTruthy();
  });
});

describe('elsewhere', () => {
  it('an app that sells nothing leads to the checkout on the web', async () => {
    const { user } = openPlans([]);
    await user.click(await button('Start 14-day trial'));
    await waitFor(() => expect(left).toHaveLength(1));
    expect(app.sentOf('purchase.ask')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Restore purchases' })).toBeNull();
  });

  it('a plan of a store is not changed, and Lifetime can be bought beside it', async () => {
    await server.call(
      'takeAppPurchases',
      { owner: maya.userId, receipts: [await buy('monthly')] },
      maya,
    );
    openPlans([]);
    expect(await plan(/^Lifetime/)).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /^Yearly/ })).toBeNull();
    await payPlan(server, maya, 'lifetime');
    cleanup();
    renderApp('/circle-membership', maya);
    expect(await screen.findByText(/you still pay for another plan/)).toBeTruthy();
    expect(screen.queryByText(/Nothing is charged any more/)).toBeNull();
  });

  it('is told that a store was paid back', async () => {
    await server.call(
      'takeAppPurchases',
      { owner: maya.userId, receipts: [await buy('yearly')] },
      maya,
    );
    const { purchases } = await askTestStore<{ purchases: { purchaseId: string }[] }>(server, {
      do: 'list',
      customer: phone,
    });
    const { purchaseId } = purchases[0]!;
    await askTestStore(server, { do: 'refund', customer: phone, purchaseId });
    openPlans([]);
    // The page has it read when it is opened.
    expect(await plan(/^Yearly/)).toBeTruthy();
    expect(await membership()).toBeNull();
  });
});
