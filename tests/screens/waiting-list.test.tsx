import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '#api/outbox/outbox.ts';
import { endSession } from '#app/end-session.ts';
import { signOut } from '#app/sign-out.ts';
import { host } from '#lib/host.ts';
import { type RenderedApp, reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type FaultyWire, faultyWire, offline, refused } from './faulty-wire.ts';
import { hangRail, settledMember } from './member.ts';

let server: TestServer;
let wire: FaultyWire;
let maya: Person;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  wire = faultyWire();
  maya = await settledMember(server);
  for (const name of ['Everyday', 'Work', 'Summer trip']) await hangRail(server, maya, name);
});
afterEach(() => {
  cleanup();
  host.isOnline = true;
  endSession('signed-out');
});

const names = () =>
  screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
const kept = async () =>
  (await server.call('getWardrobes', { owner: maya.userId }, maya)).wardrobes.map(
    ({ name }) => name,
  );
async function choose({ user }: RenderedApp, name: string, entry: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}
function goOffline(): void {
  host.isOnline = false;
  wire.cut('everything', offline);
}
function goOnline(): void {
  wire.cut('everything');
  host.isOnline = true;
}
/** The words of the mark in the top bar. */
const marked = /(wait.* for the network|not taken)$/;
const mark = () => screen.queryByRole('button', { name: marked });
async function openList({ user }: RenderedApp) {
  await user.click(await screen.findByRole('button', { name: marked }));
  return within(await screen.findByRole('dialog'));
}

describe('what waits for the network', () => {
  it('is counted in the top bar, shown as done, and sent by itself', async () => {
    const app = renderApp('/wardrobes', maya);
    await screen.findByRole('heading', { name: 'Work' });
    expect(mark()).toBeNull();
    goOffline();
    await choose(app, 'Summer trip', 'Move to the top');
    await waitFor(() => expect(names()).toEqual(['Summer trip', 'Everyday', 'Work']));
    await screen.findByRole('button', { name: '1 change waits for the network' });
    await choose(app, 'Work', 'Delete');
    await app.user.click(await screen.findByRole('button', { name: 'Delete wardrobe' }));
    await waitFor(() => expect(names()).toEqual(['Summer trip', 'Everyday']));
    await screen.findByRole('button', { name: '2 changes wait for the network' });
    expect(await kept()).toEqual(['Everyday', 'Work', 'Summer trip']);
    goOnline();
    await waitFor(async () => expect(await kept()).toEqual(['Summer trip', 'Everyday']));
    await waitFor(() => expect(mark()).toBeNull());
    expect(names()).toEqual(['Summer trip', 'Everyday']);
  });

  it('is listed with what it is about, and can be dropped and brought back', async () => {
    const app = renderApp('/wardrobes', maya);
    await screen.findByRole('heading', { name: 'Work' });
    goOffline();
    await choose(app, 'Work', 'Delete');
    await app.user.click(await screen.findByRole('button', { name: 'Delete wardrobe' }));
    await waitFor(() => expect(names()).toEqual(['Everyday', 'Summer trip']));
    const list = await openList(app);
    list.getByRole('heading', { name: '1 change waits for the network' });
    list.getByText('Work');
    list.getByText('Deleted');
    list.getByText(/^since /);
    await app.user.click(list.getByRole('button', { name: 'Drop: Work, Deleted' }));
    await list.findByRole('heading', { name: 'Nothing waits' });
    await screen.findByText('Dropped: Work');
    // It is there again without a network.
    await waitFor(() => expect(screen.getByText('Work')).toBeTruthy());
    await app.user.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
    await list.findByText('Deleted');
    goOnline();
    await waitFor(async () => expect(await kept()).toEqual(['Everyday', 'Summer trip']));
  });

  it('stays with its reason where the server refuses it later, until it is dropped', async () => {
    const app = renderApp('/wardrobes', maya);
    await screen.findByRole('heading', { name: 'Work' });
    goOffline();
    await choose(app, 'Summer trip', 'Move to the top');
    await screen.findByRole('button', { name: '1 change waits for the network' });
    wire.cut('orderWardrobes', refused(403, 'forbidden'));
    goOnline();
    await screen.findByText('A change was not taken');
    // What was not taken is not shown as done.
    await waitFor(() => expect(names()).toEqual(['Everyday', 'Work', 'Summer trip']));
    await screen.findByRole('button', { name: '1 change was not taken' });
    const list = await openList(app);
    list.getByRole('heading', { name: '1 change was not taken' });
    list.getByText('That is not open to you now.');
    expect(list.queryByText(/sent by themselves|shown as done/)).toBeNull();
    wire.cut('orderWardrobes');
    await app.user.click(list.getByRole('button', { name: 'Try now' }));
    await list.findByRole('heading', { name: 'Nothing waits' });
    expect(await kept()).toEqual(['Summer trip', 'Everyday', 'Work']);
  });

  it('is asked about once before a sign-out, and goes on after the next sign-in', async () => {
    const app = renderApp('/wardrobes', maya);
    await screen.findByRole('heading', { name: 'Work' });
    goOffline();
    await choose(app, 'Summer trip', 'Move to the top');
    await screen.findByRole('button', { name: '1 change waits for the network' });
    await signOut();
    const question = await screen.findByRole('alertdialog', { name: '1 change is not sent yet' });
    within(question).getByRole('button', { name: 'Sign out' });
    await app.user.click(within(question).getByRole('button', { name: 'Stay' }));
    // The session ends all the same.
    cleanup();
    endSession('expired');
    // Whoever signs in next neither sees nor sends it.
    const noor = await settledMember(server);
    goOnline();
    renderApp('/wardrobes', noor);
    await screen.findAllByText(/wardrobe/i);
    await waitFor(() => expect(outbox.state.isRead).toBe(true));
    expect(outbox.state.list).toEqual([]);
    expect(wire.callsOf('orderWardrobes')).toEqual([]);
    cleanup();
    endSession('signed-out');
    renderApp('/wardrobes', maya);
    await waitFor(async () => expect(await kept()).toEqual(['Summer trip', 'Everyday', 'Work']));
  });
});
