import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { followHostSync } from '#app/follow-host-sync.ts';
import { host } from '#lib/host-state.ts';
import { users } from '#server/database/schema.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type FaultyWire, faultyWire } from './faulty-wire.ts';
import { hangItems, settledMember } from './member.ts';
import { type NativeHost, startNativeHost } from './native-host.ts';

const heard = { onReturn: vi.fn(), onNetwork: vi.fn() };
let server: TestServer;
let maya: Person;
let coat: string;
let wire: FaultyWire;
let native: NativeHost;
const say: NativeHost['say'] = (type, payload) => native.say(type, payload);

beforeAll(async () => {
  server = await startTestServer();
  maya = await settledMember(server);
  [coat] = (await hangItems(server, maya, [{ title: 'Rain coat' }])) as [string];
});
afterAll(() => server.close());
beforeEach(() => {
  vi.clearAllMocks();
  reachServer(server);
  wire = faultyWire();
  native = startNativeHost({ header: false }, heard);
});
afterEach(() => {
  cleanup();
  native.stop();
});

it('says while it is offline that nothing is lost, and that is all', async () => {
  renderApp('/items', maya);
  await screen.findByRole('heading', { name: 'Items', level: 1 });
  expect(screen.queryByText(/^You are offline/)).toBeNull();
  say('network.state', { isOnline: false });
  await screen.findByText(
    'You are offline. Most changes are kept and sent later; forms keep what you type until you save it.',
  );
  expect(screen.getByRole('heading', { name: 'Items', level: 1 })).toBeTruthy();
  say('network.state', { isOnline: true });
  await waitFor(() => expect(screen.queryByText(/^You are offline/)).toBeNull());
  expect(heard.onNetwork.mock.calls).toEqual([[false], [true]]);
});

it.each([
  ['/alterations', 'What you chose is kept.'],
  ['/measure', 'What you type is kept and sent later.'],
  ['/services', ''],
])('says while it is offline what is kept in this room: %s', async (path, kept) => {
  renderApp(path, maya);
  say('network.state', { isOnline: false });
  const strip = await screen.findByText(/^You are offline\./, { selector: '[data-top]' });
  expect(strip.textContent).toBe(`You are offline. ${kept}`.trim());
  say('network.state', { isOnline: true });
});

it('returns from the background once it is in front again, not from a moment aside', async () => {
  renderApp('/items', maya);
  await screen.findByRole('heading', { name: 'Items', level: 1 });
  for (const state of ['inactive', 'active']) say('app.state', { state });
  await waitFor(() => expect(host.appState).toBe('active'));
  expect(heard.onReturn).not.toHaveBeenCalled();
  for (const state of ['inactive', 'background', 'inactive', 'active']) say('app.state', { state });
  await waitFor(() => expect(heard.onReturn).toHaveBeenCalledOnce());
  const shown = new Event('pageshow');
  window.dispatchEvent(Object.assign(shown, { persisted: true }));
  expect(heard.onReturn).toHaveBeenCalledTimes(2);
});

it('reads the lists again when the host has synced, and says when it could not', async () => {
  renderApp('/items', maya);
  followHostSync();
  await screen.findByRole('heading', { name: 'Items', level: 1 });
  await screen.findByRole('button', { name: 'Select' });
  expect(wire.callsOf('getItemNavigation')).toHaveLength(1);
  say('sync.changed', { status: 'started' });
  await waitFor(() => expect(host.isSyncing).toBe(true));
  expect(wire.callsOf('getItemNavigation')).toHaveLength(1);
  say('sync.changed', { status: 'done' });
  await waitFor(() => expect(wire.callsOf('getItemNavigation')).toHaveLength(2));
  expect(host.isSyncing).toBe(false);
  say('sync.changed', { status: 'failed' });
  await screen.findByText('Error refreshing cache');
});

it('ticks under the finger as pieces are chosen', async () => {
  say('bridge.welcome', { platform: 'test', capabilities: ['haptic.play@1'] });
  const app = renderApp('/items', maya);
  await app.user.click(await screen.findByRole('button', { name: 'Select' }));
  const kinds = () => native.sentOf('haptic.play').map(({ payload }) => payload);
  expect(kinds()).toEqual([{ kind: 'medium' }]);
});

it('reaches every place from a piece too, after what the piece itself offers', async () => {
  const app = renderApp(`/items/${coat}`, maya);
  await screen.findByRole('heading', { name: 'Rain coat' });
  await app.user.click(screen.getByRole('button', { name: 'More' }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Add to outfit',
    'Ask Lola around it',
    'Plan',
    'Where is it now?',
    'Hide from friends',
    'Delete',
    'Wardrobes',
    'Services',
    'The Style Lab',
    'Shop',
    'What’s New',
    'Account Settings',
    'Logout',
  ]);
});

it('has a dot at More while a notice is unread, as there is no bell', async () => {
  const asked = await settledMember(server);
  await server.call('inviteFriend', { email: asked.email }, maya);
  const { database } = server.app.services.open;
  await database
    .update(users)
    .set({ emailValidatedAt: new Date() })
    .where(eq(users.id, asked.userId));
  const app = renderApp('/wardrobes', asked);
  await screen.findByRole('button', { name: 'More' });
  // It is another one once its menu was opened, and out of the way while the panel lies over it.
  const hasDot = () =>
    screen.getByRole('button', { name: 'More', hidden: true }).hasAttribute('data-dot');
  await waitFor(() => expect(hasDot()).toBe(true));
  await app.user.click(screen.getByRole('button', { name: 'More' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'What’s New' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Notices' }));
  await app.user.click(await panel.findByRole('button', { name: 'Mark all read' }));
  await waitFor(() => expect(hasDot()).toBe(false));
  await app.user.click(panel.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('leaves the places to a host that has a menu for them', async () => {
  say('bridge.welcome', { platform: 'test', capabilities: ['nav.menu@1'] });
  const app = renderApp(`/items/${coat}`, maya);
  await screen.findByRole('heading', { name: 'Rain coat' });
  await app.user.click(screen.getByRole('button', { name: 'More' }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Add to outfit',
    'Ask Lola around it',
    'Plan',
    'Where is it now?',
    'Hide from friends',
    'Delete',
  ]);
});

it('opens the log of its messages by five taps on the version', async () => {
  say('bridge.welcome', { platform: 'test phone', capabilities: [] });
  say('wear.hat', { size: 7 });
  const app = renderApp('/account-settings', maya);
  const version = await screen.findByText(/^Hem \d/);
  for (let tap = 0; tap < 4; tap += 1) await app.user.click(version);
  expect(app.where()).toBe('/account-settings');
  await app.user.click(version);
  const log = await screen.findByRole('dialog', { name: 'Messages' });
  expect(within(log).getByText(/^test phone/)).toBeTruthy();
  const rows = within(log).getAllByRole('listitem');
  const row = (type: string) => rows.find((one) => within(one).queryByText(type));
  expect(within(row('bridge.hello')!).getByLabelText('To the host')).toBeTruthy();
  expect(within(row('wear.hat')!).getByLabelText('To the page')).toBeTruthy();
  expect(within(row('wear.hat')!).getByText('unknown')).toBeTruthy();
});

it('offers that log in the menu where the host has switched the flag on', async () => {
  say('flags.set', { flags: { 'hem.flag.debug': true } });
  const app = renderApp('/items', maya);
  await app.user.click(await screen.findByRole('button', { name: 'More' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Messages' }));
  expect(await screen.findByRole('dialog', { name: 'Messages' })).toBeTruthy();
});
