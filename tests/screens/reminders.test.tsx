import { entitle } from '#tests/support/entitle.ts';
import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { loansQuery } from '#api/loans.ts';
import { readAgain } from '#api/query-client.ts';
import { queryClient } from '#app/client.ts';
import { endSession } from '#app/end-session.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { followReminders } from '#lib/reminders.ts';
import { openSession } from '#lib/session.ts';
import { dayFromNow, lendable } from '#tests/support/loans.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { settledMember } from './member.ts';
import { type NativeHost, startNativeHost } from './native-host.ts';

let server: TestServer;
let maya: Person;
let phone: NativeHost;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  maya = await settledMember(server);
  meetPhone();
});
afterEach(() => {
  cleanup();
  phone.stop();
});

/** Another document meets the host, which has not welcomed it yet. */
function meetPhone(): void {
  phone?.stop();
  phone = startNativeHost();
  followReminders();
}

/** Chooses an hour on another device, or that there be none. */
async function choose(hour: number | null): Promise<void> {
  const morning = hour === null ? null : { hour, timeZone: 'America/New_York' };
  await server.call('saveLolaMorning', { owner: maya.userId, morning }, maya);
}

/** Welcomes the page, and waits until it has heard all of it. */
async function welcome(...capabilities: string[]): Promise<void> {
  const all = ['reminder.set@1', ...capabilities];
  phone.say('bridge.welcome', { platform: 'test', capabilities: all });
  const pongs = phone.sentOf('bridge.pong').length;
  phone.say('bridge.ping');
  await waitFor(() => expect(phone.sentOf('bridge.pong').length).toBeGreaterThan(pongs));
}

/** The times that the phone was told, message by message. */
const told = () =>
  phone.sentOf('reminder.set').map(({ payload }) => {
    const { reminders } = payload as { reminders: { time: string }[] };
    return reminders.map(({ time }) => time).join();
  });

/** What the phone was told to say once, by the day and where it leads, message by message. */
const saidOnce = () =>
  phone.sentOf('reminder.once').map(({ payload }) => {
    const { reminders } = payload as { reminders: { day: string; path: string }[] };
    return reminders.map(({ day, path }) => `${day} ${path}`);
  });

/** Waits until the phone was told this, message by message. */
const hears = (...times: string[]) => waitFor(() => expect(told()).toEqual(times));

it('are told to a host whose welcome comes late, once', async () => {
  await choose(9);
  renderApp('/wardrobes', maya);
  await screen.findByRole('heading', { name: 'Wardrobes' });
  expect(told()).toEqual([]);
  await welcome();
  await hears('09:00');
  await welcome();
  readAgain(queryClient);
  await choose(7);
  readAgain(queryClient);
  await hears('09:00', '07:00');
});

it('are told anew to whoever signs in again, and as they are on a cold start', async () => {
  await choose(9);
  await welcome();
  await hears('');
  const app = renderApp('/wardrobes', maya);
  await hears('', '09:00');
  endSession('expired');
  await hears('', '09:00', '');
  openSession(maya);
  app.unmount();
  renderApp('/wardrobes', maya);
  await hears('', '09:00', '', '09:00');
  cleanup();
  queryClient.clear();
  await choose(null);
  meetPhone();
  renderApp('/wardrobes', maya);
  await screen.findByRole('heading', { name: 'Wardrobes' });
  await welcome();
  await hears('');
});

it('are those of the next member, where the session before ended unheard', async () => {
  renderApp('/wardrobes', maya);
  await screen.findByRole('heading', { name: 'Wardrobes' });
  endSession('signed-out');
  maya = await settledMember(server);
  await choose(6);
  openSession(maya);
  cleanup();
  renderApp('/wardrobes', maya);
  await screen.findByRole('heading', { name: 'Wardrobes' });
  await welcome();
  await waitFor(() => expect(told().at(-1)).toBe('06:00'));
});

it('are told as they were chosen before the welcome came', async () => {
  await choose(9);
  const app = renderApp('/outfits?view=suggested&sheet=morning', maya);
  const sheet = within(await screen.findByRole('dialog', { name: 'Outfits each morning' }));
  await app.user.selectOptions(await sheet.findByLabelText('When'), 'Not at all');
  await app.user.click(sheet.getByRole('button', { name: 'Save' }));
  await screen.findByText('No more in the morning');
  expect(told()).toEqual([]);
  await welcome();
  await hears('');
});

it('end for whoever may not have them any more', async () => {
  await choose(9);
  const { database } = server.app.services.open;
  await entitle(database, maya.userId, []);
  renderApp('/wardrobes', maya);
  await welcome();
  await hears('');
});

it('say what is due for the wash, at an hour that is chosen on this phone', async () => {
  const owner = maya.userId;
  const changes = { title: 'Plain tee', category: 't-shirt' };
  const { item } = await server.call('saveItem', { owner, changes }, maya);
  const plan = { day: todayIs(), slot: 'day' as const, itemIds: [item.itemId] };
  await server.call('savePlan', { owner, changes: plan, isWorn: true }, maya);
  const { user } = renderApp('/items/laundry', maya);
  await screen.findByText('Plain tee');
  await welcome();
  await hears('');
  await user.selectOptions(await screen.findByLabelText('When'), '7 PM');
  await hears('', '19:00');
  expect(phone.sentOf('reminder.set').at(-1)!.payload).toMatchObject({
    reminders: [{ key: 'laundry', text: '1 piece is due for the wash.', path: '/items/laundry' }],
  });
  await user.click(screen.getByRole('button', { name: 'Plain tee: into the wash' }));
  await hears('', '19:00', '');
  expect((screen.getByLabelText('When') as HTMLSelectElement).value).toBe('19');
});

it('say once when what is borrowed is due back, and no more once it is back', async () => {
  const theo = await settledMember(server);
  const asked = { ...(await lendable(server, theo, maya)), lastDay: dayFromNow(4) };
  const { loanId } = await server.call('askForLoan', asked, maya);
  const ofLoan = { owner: theo.userId, loanId };
  await server.call('answerLoan', { ...ofLoan, isAccepted: true }, theo);
  await server.call('handOverLoan', ofLoan, theo);
  renderApp('/wardrobes', maya);
  await screen.findByRole('heading', { name: 'Wardrobes' });
  await welcome('reminder.once@1');
  const path = `/friends?loan=${loanId}`;
  const both = [`${dayFromNow(4)} ${path}`, `${dayFromNow(5)} ${path}`];
  await waitFor(() => expect(saidOnce().at(-1)).toEqual(both));
  await server.call('returnLoan', ofLoan, theo);
  readAgain(queryClient);
  await waitFor(() => expect(saidOnce().at(-1)).toEqual([]));
});

it('say nothing of loans where shared wardrobes are off', async () => {
  const theo = await settledMember(server);
  const asked = { ...(await lendable(server, theo, maya)), lastDay: dayFromNow(4) };
  const { loanId } = await server.call('askForLoan', asked, maya);
  await server.call('answerLoan', { owner: theo.userId, loanId, isAccepted: true }, theo);
  const { features } = server.app.services.config;
  features.enableSharedWardrobes = false;
  try {
    renderApp('/wardrobes', maya);
    await screen.findByRole('heading', { name: 'Wardrobes' });
    await welcome('reminder.once@1');
    await waitFor(() => expect(saidOnce().at(-1)).toEqual([]));
    // What else is read for reminders was read by then.
    await hears('');
    const { queryKey } = loansQuery(maya.userId);
    const { fetchStatus, errorUpdateCount } = queryClient.getQueryState(queryKey)!;
    expect({ fetchStatus, errorUpdateCount }).toEqual({ fetchStatus: 'idle', errorUpdateCount: 0 });
  } finally {
    features.enableSharedWardrobes = true;
  }
});
