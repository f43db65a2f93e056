import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '#api/outbox/outbox.ts';
import { lolaBoards } from '#features/lola/lola-boards.ts';
import { host } from '#lib/host-state.ts';
import { type RenderedApp, reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type FaultyWire, faultyWire, refused } from './faulty-wire.ts';
import { hangItems, settledMember } from './member.ts';

/* Lola asks once whether a piece meets a need of which nothing is written. */

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
  await hangItems(server, maya, [
    { title: 'Blue blouse', category: 'blouse' },
    { title: 'Grey trousers', category: 'trousers' },
    { title: 'Penny loafers', category: 'loafers' },
  ]);
});
afterEach(async () => {
  cleanup();
  host.isOnline = true;
  lolaBoards.work = {};
  await outbox.drop(outbox.state.list.map(({ id }) => id));
});

const question = 'Does it cover your arms?';
const thanks = 'Thanks, Lola will remember.';
const open = () => renderApp('/ask-lola-ai', maya);
const ask = async ({ user }: RenderedApp) => {
  await user.type(await screen.findByRole('textbox', { name: /^What/ }), 'covered arms, 24 °C');
  await user.click(screen.getByRole('button', { name: 'Ask' }));
};
const card = async () => within(await screen.findByRole('region', { name: question }));
const say = async ({ user }: RenderedApp, words: string) =>
  user.click((await card()).getByRole('button', { name: words }));
const boards = () => screen.queryAllByRole('button', { name: /^Outfit: / });
const told = async () => {
  const { rows } = await server.app.services.open.pool.query(
    `select need, fits from lola_item_needs join items on items.id = item_id where owner_id = $1`,
    [maya.userId],
  );
  return rows;
};
const waiting = () => outbox.state.list.map(({ words }) => `${words.title}: ${words.text}`);

describe('Lola asks of a piece whether it meets a need', () => {
  it.each([
    ['Yes', true],
    ['Not sure', null],
  ])('and remembers: %s', async (words, fits) => {
    const app = open();
    await ask(app);
    expect((await card()).getByText('Blue blouse')).toBeTruthy();
    const names = (await card()).getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['Yes', 'No', 'Not sure']);
    await say(app, words);
    // What is read next is that it was understood.
    expect(document.activeElement).toBe(await screen.findByText(thanks));
    expect((await card()).queryAllByRole('button')).toEqual([]);
    await waitFor(async () => expect(await told()).toEqual([{ need: 'covered-arms', fits }]));
    app.unmount();
    const anew = open();
    await waitFor(() => expect(boards()).toHaveLength(1));
    expect(screen.queryByRole('region', { name: question })).toBeNull();
    await ask(anew);
    await waitFor(() => expect(wire.callsOf('fetchLolaOutfitSuggestions')).toHaveLength(2));
    await waitFor(() => expect(screen.getAllByText('covered arms, 24 °C')).toHaveLength(2));
    expect(screen.queryByRole('region', { name: question })).toBeNull();
  });

  it('and asks again without it where it does not', async () => {
    await hangItems(server, maya, [{ title: 'White tank', category: 'tank-top' }]);
    await hangItems(server, maya, [{ title: 'Green blazer', category: 'blazer' }]);
    const app = open();
    await ask(app);
    await say(app, 'No');
    await screen.findByText(thanks);
    const again = (await card()).getAllByRole('button');
    expect(again.map(({ textContent }) => textContent)).toEqual(['Ask again without it']);
    await app.user.click(again[0]!);
    await screen.findByRole('button', { name: 'Take away: Not Blue blouse' });
    screen.getByRole('button', { name: 'Take away: Covered arms' });
    const asked = wire.callsOf('fetchLolaOutfitSuggestions').at(-1)?.input;
    expect(asked).toMatchObject({ text: null, asked: { needs: ['covered-arms'] } });
    await waitFor(() =>
      expect(boards().at(-1)?.getAttribute('aria-label')).toContain('White tank'),
    );
    expect(screen.queryByRole('region', { name: question })).toBeNull();
  });

  it('keeps what is said without a network, also after the page is opened anew, and sends it', async () => {
    const app = open();
    await ask(app);
    await card();
    host.isOnline = false;
    await say(app, 'No');
    await screen.findByText(thanks);
    expect(waiting()).toEqual(['Blue blouse: Told Lola: no']);
    expect(await told()).toEqual([]);
    app.unmount();
    open();
    await waitFor(() => expect(boards()).toHaveLength(1));
    expect(screen.queryByRole('region', { name: question })).toBeNull();
    host.isOnline = true;
    await waitFor(() => expect(waiting()).toEqual([]));
    expect(await told()).toEqual([{ need: 'covered-arms', fits: false }]);
  });

  it('asks on where the server refuses, which is said', async () => {
    const app = open();
    await ask(app);
    wire.cut('tellLolaOfItem', refused(403, 'forbidden'));
    await say(app, 'Yes');
    await screen.findByText(/tellLolaOfItem failed/);
    await waitFor(async () =>
      expect((await card()).getByRole('button', { name: 'Not sure' })).toBeTruthy(),
    );
    expect(await told()).toEqual([]);
  });

  it('asks nothing where no need was told', async () => {
    const app = open();
    await app.user.type(await screen.findByRole('textbox', { name: /^What/ }), 'everyday, 24 °C');
    await app.user.click(screen.getByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(boards().length).toBeGreaterThan(0));
    expect(screen.queryByRole('region', { name: question })).toBeNull();
  });
});
