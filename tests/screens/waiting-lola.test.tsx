import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '#api/outbox/outbox.ts';
import { host } from '#lib/host-state.ts';
import { paths } from '#lib/paths.ts';
import type { WeatherPort } from '#server/ports/weather.ts';
import { type RenderedApp, reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { toasts } from '#ui/toasts.ts';
import { type FaultyWire, faultyWire, refused } from './faulty-wire.ts';
import { hangItems, settledMember } from './member.ts';

/* What is told to Lola without a network: it shows as done, waits on the device, and is sent later. */

/** It knows no weather, and of towns Lisbon. */
const weather: WeatherPort = {
  forecast: async () => [],
  findPlaces: async () => [
    {
      name: 'Lisbon',
      latitude: 38.71667,
      longitude: -9.13333,
      region: null,
      country: 'Portugal',
    },
  ],
};

let server: TestServer;
let wire: FaultyWire;
let maya: Person;
let owner: string;

beforeAll(async () => {
  server = await startTestServer({ weather });
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  wire = faultyWire();
  maya = await settledMember(server);
  owner = maya.userId;
  await hangItems(server, maya, [
    { title: 'Blue oxford shirt', category: 'shirt' },
    { title: 'White tee', category: 't-shirt' },
    { title: 'Straight jeans', category: 'jeans' },
    { title: 'White sneakers', category: 'sneakers' },
  ]);
});
afterEach(async () => {
  cleanup();
  host.isOnline = true;
  await outbox.drop(outbox.state.list.map(({ id }) => id));
});

const waiting = () => outbox.state.list.map(({ words }) => `${words.title}: ${words.text}`);
/** The device has lost its network, and knows it. */
const goOffline = () => {
  host.isOnline = false;
};
const goOnline = () => {
  host.isOnline = true;
};
/** Everything that waited has left the device. */
const allSent = () => waitFor(() => expect(waiting()).toEqual([]));
const press = async ({ user }: RenderedApp, name: string | RegExp) =>
  user.click((await screen.findAllByRole('button', { name }))[0]!);
const sheet = async () => within(await screen.findByRole('dialog'));
const notes = async () => {
  const { rows } = await server.app.services.open.pool.query(
    'select kind from lola_notes where owner_id = $1 order by id',
    [owner],
  );
  return rows.map(({ kind }: { kind: string }) => kind);
};

describe('without a network what Lola is told', () => {
  it('of an outfit is kept, and sent; Undo leaves nothing to send', async () => {
    const app = renderApp('/outfits?view=suggested', maya);
    await screen.findAllByRole('button', { name: /^Outfit: / });
    goOffline();
    await press(app, /^Pass on /);
    await screen.findByText('Passed on');
    await waitFor(() => expect(waiting()).toHaveLength(1));
    expect(waiting()[0]).toMatch(/^\d pieces: Passed on$/);
    await press(app, 'Undo');
    await waitFor(() => expect(waiting()).toEqual([]));
    await press(app, /^Pass on /);
    await waitFor(() => expect(waiting()).toHaveLength(1));
    expect(await notes()).toEqual([]);
    app.unmount();
    renderApp('/items', maya);
    goOnline();
    await allSent();
    expect(await notes()).toEqual(['passed']);
    expect(wire.callsOf('takeBackLolaNote')).toEqual([]);
  });

  it('is taken back in its turn where it was sent', async () => {
    const app = renderApp('/outfits?view=suggested', maya);
    await screen.findAllByRole('button', { name: /^Outfit: / });
    await press(app, /^Pass on /);
    await waitFor(async () => expect(await notes()).toEqual(['passed']));
    await allSent();
    goOffline();
    await press(app, 'Undo');
    await waitFor(() => expect(waiting()).toHaveLength(1));
    expect(waiting()[0]).toMatch(/: Passed on, taken back$/);
    goOnline();
    await allSent();
    expect(await notes()).toEqual([]);
  });
});

describe('without a network what Lola learned', () => {
  const learn = async () => {
    const { itemIds } = await server.call('getItemNavigation', { owner, filter: {} }, maya);
    await server.call('noteLolaTaste', { owner, kind: 'not-for-me', itemIds }, maya);
  };
  const learned = async () => (await server.call('getLolaTaste', { owner }, maya)).learned.length;

  it('is forgotten by the line, also after the page is opened anew, and then for the server', async () => {
    await learn();
    const before = await learned();
    const app = renderApp('/ask-lola-ai?sheet=taste', maya);
    await screen.findAllByRole('button', { name: /^Forget: / });
    goOffline();
    await press(app, /^Forget: /);
    await screen.findByText('Forgotten');
    expect(waiting()).toEqual(['What Lola learned: Forgotten: 1 line']);
    expect(await learned()).toBe(before);
    app.unmount();
    renderApp('/ask-lola-ai?sheet=taste', maya);
    if (before > 1) await screen.findAllByRole('button', { name: /^Forget: / });
    await waitFor(() =>
      expect(screen.queryAllByRole('button', { name: /^Forget: / })).toHaveLength(before - 1),
    );
    goOnline();
    await allSent();
    expect(await learned()).toBe(before - 1);
  });

  it('is forgotten as a whole', async () => {
    await learn();
    const app = renderApp('/ask-lola-ai?sheet=taste', maya);
    goOffline();
    await press(app, 'Forget all of it');
    await press(app, 'Forget it for good');
    await waitFor(() => expect(waiting()).toEqual(['What Lola learned: Forgotten']));
    expect(await learned()).toBeGreaterThan(0);
    goOnline();
    await allSent();
    expect(await learned()).toBe(0);
  });

  it('is there again where the server refuses, which is said', async () => {
    await learn();
    const app = renderApp('/ask-lola-ai?sheet=taste', maya);
    wire.cut('forgetLolaTaste', refused(403, 'forbidden'));
    const lines = await screen.findAllByRole('button', { name: /^Forget: / });
    await press(app, /^Forget: /);
    await screen.findByText(/forgetLolaTaste failed/);
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^Forget: / })).toHaveLength(lines.length),
    );
    expect(waiting()).toEqual([]);
  });
});

describe('without a network the hour of the morning', () => {
  const hour = async () =>
    (await server.call('getLolaMorning', { owner }, maya)).morning?.hour ?? null;
  /** Chooses an hour. */
  const choose = async (value: string) => {
    const app = renderApp(paths.suggested('morning'), maya);
    const dialog = await sheet();
    const field = await dialog.findByLabelText('When');
    goOffline();
    await app.user.selectOptions(field, value);
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    app.unmount();
    toasts.list = [];
  };

  it('is chosen, also after the page is opened anew, and then for the server', async () => {
    await choose('7 AM');
    await choose('8 AM');
    expect(waiting()).toEqual(['Outfits each morning: Set to 8 AM']);
    expect(await hour()).toBeNull();
    renderApp('/account-settings', maya);
    await screen.findByText('At 8 AM');
    goOnline();
    await allSent();
    expect(await hour()).toBe(8);
    expect(wire.callsOf('saveLolaMorning')).toHaveLength(1);
  });

  it('is as it was where the server refuses, which is said', async () => {
    await choose('7 AM');
    renderApp('/account-settings', maya);
    await screen.findByText('At 7 AM');
    wire.cut('saveLolaMorning', refused(403, 'forbidden'));
    goOnline();
    await screen.findByText('A change was not taken');
    expect(await hour()).toBeNull();
    await screen.findByText('Off');
  });
});

describe('without a network the place for the weather', () => {
  const kept = async () => (await server.call('getLolaPlace', { owner }, maya)).place?.name ?? null;
  const openSheet = async (app: RenderedApp) => {
    const row = (await screen.findByText('Place for the weather')).parentElement!;
    await app.user.click(within(row).getByRole('button'));
    return sheet();
  };

  it('is kept, also after the page is opened anew, taken away, and then for the server', async () => {
    const app = renderApp('/account-settings', maya);
    const place = await openSheet(app);
    await app.user.type(place.getByRole('textbox', { name: 'Town' }), 'Lisbon{Enter}');
    const town = await place.findByRole('button', { name: 'Lisbon Portugal' });
    goOffline();
    await app.user.click(town);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(waiting()).toEqual(['Lisbon, Portugal: Kept as your place']);
    expect(await kept()).toBeNull();
    app.unmount();
    const anew = renderApp('/account-settings', maya);
    await screen.findByText('Lisbon, Portugal');
    goOnline();
    await allSent();
    expect(await kept()).toBe('Lisbon, Portugal');
    goOffline();
    const there = await openSheet(anew);
    await anew.user.click(there.getByRole('button', { name: 'Take away: Lisbon, Portugal' }));
    await screen.findByRole('button', { name: 'Choose', hidden: true });
    expect(waiting()).toEqual(['Your place: Taken away']);
    goOnline();
    await allSent();
    expect(await kept()).toBeNull();
  });
});
