import '#tests/support/page.ts';
import './still-motion.ts';
// Brought before the first test, which would wait for them.
import '#components/circle/cancel-dialog.tsx';
import '#features/account/account-settings-screen.tsx';
import '#features/circle/circle-screen.tsx';
import '#features/circle/transaction-successful-screen.tsx';

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { flagDefaults } from '#bridge/flags.ts';
import { takeFlags } from '#lib/host-state.ts';
import { page } from '#lib/leave-page.ts';
import { hurryPlan, payPlan, sendForm } from '#tests/support/pay-plan.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { settledMember } from './member.ts';

let server: TestServer;
let maya: Person;
/** Where the page left for. */
let left: string[];
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  maya = await settledMember(server);
  left = [];
  vi.spyOn(page, 'go').mockImplementation((address) => void left.push(address));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  takeFlags({ ...flagDefaults });
});

const owner = () => ({ owner: maya.userId });
const circle = () => server.call('getCircle', owner(), maya);
const plan = (name: RegExp) => screen.findByRole('radio', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const tab = '/account-settings?tab=Circle+Membership';

/** Pays, as a test, the page that was left for; answers where that leads back to. */
async function payWhatIsLeftFor(): Promise<string> {
  await waitFor(() => expect(left).toHaveLength(1));
  const { pathname } = new URL(left[0]!);
  const answer = await sendForm(server, pathname, { outcome: 'success' });
  await server.app.services.jobs.idle();
  return answer.headers.location as string;
}

describe('the plans', () => {
  it('stand with prices, trials and what comes with them, Yearly chosen', async () => {
    renderApp('/circle-membership', maya);
    const yearly = (await plan(/^Yearly/)) as HTMLInputElement;
    expect(yearly.checked).toBe(true);
    const words = screen.getAllByRole('radio').map((one) => one.closest('label')!.textContent);
    expect(words).toEqual([
      'Monthly$9 per month7-day trial',
      'YearlySave 65%$60 per year14-day trialIncludes $20 towards alterations and repairs',
      'Lifetime$149 onceIncludes Style Blueprint valued at $49 and $20 towards makeup',
    ]);
    expect(screen.getByText(/Monthly and Yearly can be cancelled anytime\./)).toBeTruthy();
  });

  it('say what is to pay, as one is chosen', async () => {
    const { user } = renderApp('/circle-membership', maya);
    expect(await button('Start 14-day trial')).toBeTruthy();
    expect(screen.getByText('Then $60 per year.')).toBeTruthy();
    expect(screen.getByText('Nothing is charged today.')).toBeTruthy();
    await user.click(await plan(/^Monthly/));
    expect(await button('Start 7-day trial')).toBeTruthy();
    await user.click(await plan(/^Lifetime/));
    expect(await button('Buy Lifetime')).toBeTruthy();
    expect(screen.queryByText('Nothing is charged today.')).toBeNull();
  });

  it('have no trial for whoever had one', async () => {
    await payPlan(server, maya, 'monthly');
    await server.call('setCircleEnd', { ...owner(), ends: true }, maya);
    const { url } = await server.call('openCirclePortal', { ...owner(), leaveUrl: '/' }, maya);
    await sendForm(server, url, { act: 'hurry' });
    await server.app.services.jobs.idle();
    renderApp('/circle-membership', maya);
    expect(await button('Buy Yearly')).toBeTruthy();
    expect(screen.queryByText(/-day trial/)).toBeNull();
  });

  it('are the third tab of the settings too', async () => {
    const { user } = renderApp('/account-settings', maya);
    const tabs = within(await screen.findByRole('navigation', { name: 'Account settings' }));
    await user.click(tabs.getByRole('link', { name: 'Circle Membership' }));
    expect(await plan(/^Yearly/)).toBeTruthy();
  });

  it('are bought at another page, and the member has it on the return', async () => {
    const { user } = renderApp('/circle-membership', maya);
    await user.click(await button('Start 14-day trial'));
    const back = await payWhatIsLeftFor();
    cleanup();
    const app = renderApp(back, maya);
    expect(await screen.findByRole('heading', { name: 'Transaction Successful' })).toBeTruthy();
    expect(await screen.findByText(/^Free until .* Then \$60 per year\.$/)).toBeTruthy();
    await app.user.click(screen.getByRole('link', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'Yearly' })).toBeTruthy();
    expect(app.where()).toBe(tab);
  });

  it.each([
    ['/resell-item?item=7', '/resell-item?item=7'],
    ['https://elsewhere.example/', tab],
    ['//elsewhere.example/', tab],
  ])('lead on to where they were asked from, if it is here: %s', async (from, to) => {
    const { user } = renderApp(`/circle-membership?returnUrl=${encodeURIComponent(from)}`, maya);
    await user.click(await button('Start 14-day trial'));
    const back = await payWhatIsLeftFor();
    cleanup();
    renderApp(back, maya);
    const on = await screen.findByRole('link', { name: 'Continue' });
    expect(on.getAttribute('href')).toBe(to);
  });

  it('can be bought after all by whoever comes back from the checkout by the browser', async () => {
    const { user } = renderApp('/circle-membership', maya);
    await user.click(await button('Start 14-day trial'));
    await waitFor(() => expect(left).toHaveLength(1));
    // One tap is one checkout.
    await user.click(await button('Start 14-day trial'));
    expect(left).toHaveLength(1);
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    await user.click(await button('Start 14-day trial'));
    await waitFor(() => expect(left).toHaveLength(2));
  });

  it('say when they cannot be bought, and why, with nothing changed', async () => {
    const { user } = renderApp('/circle-membership', maya);
    const take = await button('Start 14-day trial');
    // Bought in another tab meanwhile.
    await payPlan(server, maya, 'monthly');
    await user.click(take);
    expect(await screen.findByText(/^You are a member already/)).toBeTruthy();
    expect(left).toEqual([]);
  });

  it('are not offered where none are sold', async () => {
    const closed = await startTestServer({ env: { EMBEDDED_PAYMENTS: 'off' } });
    reachServer(closed);
    renderApp('/circle-membership', await settledMember(closed));
    expect(await screen.findByText('The Circle is not open yet')).toBeTruthy();
    cleanup();
    await closed.close();
  });
});

describe('a member', () => {
  it('cancels after a question, and keeps it again', async () => {
    await payPlan(server, maya, 'monthly');
    const { user } = renderApp(tab, maya);
    await user.click(await button('Cancel membership'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/Everything stays yours until/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel membership' }));
    expect(await screen.findByText(/^It ends on /)).toBeTruthy();
    expect((await circle()).membership).toMatchObject({ state: 'ends' });
    await user.click(await button('Keep my membership'));
    expect(await screen.findByText(/^Free until /)).toBeTruthy();
    expect((await circle()).membership).toMatchObject({ state: 'trial' });
  });

  it('turns to a longer plan, and is offered no shorter one', async () => {
    await payPlan(server, maya, 'monthly');
    const { user } = renderApp(tab, maya);
    await plan(/^Yearly/);
    expect(screen.queryByRole('radio', { name: /^Monthly/ })).toBeNull();
    // It is offered, not urged.
    expect(screen.queryByRole('button', { name: 'Change to Yearly' })).toBeNull();
    await user.click(await plan(/^Yearly/));
    await user.click(await button('Change to Yearly'));
    expect(await screen.findByRole('heading', { name: 'Yearly' })).toBeTruthy();
    expect((await circle()).membership).toMatchObject({ plan: 'yearly', state: 'trial' });
  });

  it('whose card is declined is told so, and led to give another', async () => {
    await payPlan(server, maya, 'monthly');
    const portal = { ...owner(), leaveUrl: '/' };
    const { url } = await server.call('openCirclePortal', portal, maya);
    await sendForm(server, url, { act: 'declines' });
    await sendForm(server, url, { act: 'hurry' });
    await server.app.services.jobs.idle();
    const { user } = renderApp(tab, maya);
    expect(await screen.findByText(/^Your card was declined\./)).toBeTruthy();
    await user.click(await plan(/^Yearly/));
    await user.click(await button('Change to Yearly'));
    expect(
      await screen.findByText(/^Your card was declined, and nothing has changed/),
    ).toBeTruthy();
    await user.click(await button('Give another card'));
    await waitFor(() => expect(left[0]).toMatch(/\/payments\/portal\//));
  });

  it('sees what is left of the credit, once the plan is paid for', async () => {
    await payPlan(server, maya, 'yearly');
    renderApp(tab, maya);
    expect(await screen.findByText(/^Free until/)).toBeTruthy();
    expect(screen.queryByText(/taken off your next order/)).toBeNull();
    cleanup();
    await hurryPlan(server, maya);
    renderApp(tab, maya);
    expect(
      await screen.findByText('$20 towards alterations and repairs, taken off your next order.'),
    ).toBeTruthy();
  });

  it('for life has nothing to cancel, and sees what was paid', async () => {
    await payPlan(server, maya, 'lifetime');
    renderApp(tab, maya);
    expect(await screen.findByText('Yours for life')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel membership' })).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    const invoices = within(screen.getByRole('region', { name: 'Invoices' }));
    expect(invoices.getByText('$149.00')).toBeTruthy();
    expect(invoices.getByText('Paid')).toBeTruthy();
  });
});

describe('after a transaction', () => {
  const title = () => screen.findByRole('heading', { name: 'Transaction Successful' });
  const continueTo = () => screen.getByRole('link', { name: 'Continue' }).getAttribute('href');

  it('the id of the checkout is taken out of the address, and the rest stays', async () => {
    const app = renderApp('/transaction-successful?session_id=cs_test_1&returnUrl=%2Fitems', maya);
    await title();
    await waitFor(() => expect(app.where()).toBe('/transaction-successful?returnUrl=%2Fitems'));
    expect(
      screen.getByText(
        'Your Circle membership purchase succeeded. Plan details will be available shortly.',
      ),
    ).toBeTruthy();
    expect(await screen.findByText('Waiting for your plan’s details')).toBeTruthy();
    expect(continueTo()).toBe('/items');
  });

  it('everybody is told, also who is signed out', async () => {
    renderApp('/transaction-successful?session_id=cs_test_1');
    expect(await title()).toBeTruthy();
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\\evil.example',
    '/%5Cevil.example/..//evil.example',
  ])('a return to a foreign place leads to the plan instead: %s', async (returnUrl) => {
    const search = new URLSearchParams({ session_id: 'cs_test_1', returnUrl });
    renderApp(`/transaction-successful?${search}`, maya);
    await title();
    expect(new URL(continueTo()!, location.href).origin).toBe(location.origin);
    expect(continueTo()).not.toContain('//');
  });

  it('Continue leads to the Circle tab; in the app to the membership', async () => {
    renderApp('/transaction-successful?session_id=cs_test_1', maya);
    await title();
    expect(continueTo()).toBe(tab);
    cleanup();
    takeFlags({ ...flagDefaults, webView: true });
    renderApp('/transaction-successful?session_id=cs_test_1', maya);
    await title();
    expect(continueTo()).toBe('/circle-membership');
  });

  it('without the id of a checkout it leads away at once', async () => {
    const app = renderApp('/transaction-successful?returnUrl=%2Fitems', maya);
    await waitFor(() => expect(app.where()).toBe(tab));
    cleanup();
    takeFlags({ ...flagDefaults, webView: true });
    const inApp = renderApp('/transaction-successful', maya);
    await waitFor(() => expect(inApp.where()).toBe('/circle-membership'));
  });
});
