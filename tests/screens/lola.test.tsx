import { entitle } from '#tests/support/entitle.ts';
import '#tests/support/page.ts';
import './still-motion.ts';

import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import { outfitSaves } from '#api/outfit-saves/outfit-saves.ts';
import { endSession } from '#app/end-session.ts';
import { failures } from '#app/failures.ts';
import { addDays } from '#contract/rules/calendar-days.ts';
import { lolaBoards } from '#features/lola/lola-boards.ts';
import { notices } from '#features/notices/notices-store.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { host } from '#lib/host.ts';
import { dropCopy } from '#lib/kept-answers.ts';
import { noteWrite } from '#lib/unanswered-writes.ts';
import { suggestOutfitsJob } from '#server/jobs/suggest-outfits.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import { WeatherAway, type WeatherPort } from '#server/ports/weather.ts';
import { type RenderedApp, reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { toasts } from '#ui/toasts.ts';
import { type FaultyWire, faultyWire, held, late, lost, offline, refused } from './faulty-wire.ts';
import { hangItems, settledMember } from './member.ts';
import { startNativeHost } from './native-host.ts';

let server: TestServer;
let maya: Person;
let wire: FaultyWire;
let isWeatherAway: boolean;
/** Days of 14 °C and rain; of towns it knows Lisbon. */
const weather: WeatherPort = {
  async forecast() {
    if (isWeatherAway) throw new WeatherAway('away');
    const rain = {
      lowC: 8,
      highC: 14,
      feelsLowC: 7,
      feelsHighC: 12,
      sky: 'rain',
      isWet: true,
    } as const;
    return Array.from({ length: 16 }, (_, at) => ({ day: addDays(todayIs(), at), ...rain }));
  },
  async findPlaces(name) {
    if (isWeatherAway) throw new WeatherAway('away');
    const lisbon = { latitude: 38.71667, longitude: -9.13333, region: null, country: 'Portugal' };
    return name === 'Lisbon' ? [{ name, ...lisbon }] : [];
  },
};
/** A language model that answers nothing. */
const model: LanguageModel = { provider: 'model.example', answer: async () => null };
beforeAll(async () => {
  server = await startTestServer({ weather, model });
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  toasts.list = [];
  isWeatherAway = false;
  wire = faultyWire();
  maya = await settledMember(server);
  await hangItems(server, maya, [
    { title: 'Blue oxford shirt', category: 'shirt' },
    { title: 'White tee', category: 't-shirt' },
    { title: 'Straight jeans', category: 'jeans' },
    { title: 'Grey trousers', category: 'trousers' },
    { title: 'White sneakers', category: 'sneakers' },
    { title: 'Penny loafers', category: 'loafers' },
    // For the weather that is likely, whenever this runs.
    { title: 'Wool coat', category: 'coat' },
    { title: 'Wool sweater', category: 'sweater' },
  ]);
});
afterEach(cleanup);

const open = (path = '/ask-lola-ai') => renderApp(path, maya);
const field = () => screen.findByRole('textbox', { name: /^What/ });
async function ask({ user }: RenderedApp, text: string): Promise<void> {
  await user.type(await field(), text);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
}
const boards = () => screen.findAllByRole('button', { name: /^Outfit: / });
const shown = async () => (await boards()).map((one) => one.getAttribute('aria-label')).join(' ');
const openBoard = async ({ user }: RenderedApp) => {
  await user.click((await boards())[0]!);
  return within(await screen.findByRole('dialog'));
};
const rowsOf = async (table: string) => {
  const { rows } = await server.app.services.open.pool.query(
    `select count(*)::int as count from ${table} where owner_id = $1`,
    [maya.userId],
  );
  return rows[0].count as number;
};

describe('Ask Lola', () => {
  it('answers words with boards, shows what was understood, and asks again without a chip', async () => {
    const app = open();
    await ask(app, 'For the office, 16 °C, no jeans, with my green hat, xyzzy');
    await screen.findByText('For the office, 16 °C, no jeans, with my green hat, xyzzy');
    expect(await shown()).toContain('Blue oxford shirt');
    expect(await shown()).not.toContain('Straight jeans');
    screen.getByText('You do not seem to own: green hat.');
    screen.getByText('I did not catch “xyzzy”.');
    await app.user.click(screen.getByRole('button', { name: 'Take away: Office' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Take away: Office' })).toBeNull(),
    );
    screen.getByRole('button', { name: 'Take away: Not jeans' });
  });

  it('packs for a trip: its days, what to take, and all of it on the calendar', async () => {
    await hangItems(server, maya, [{ title: 'Trench coat', category: 'trench-coat' }]);
    const app = open();
    const friday = addDays(todayIs(), 3);
    await ask(app, `Pack for 2 days in Lisbon from ${friday}: a dinner on ${addDays(friday, 1)}`);
    await screen.findByRole('heading', { name: /^2 days in Lisbon, \d pieces$/ });
    const outfits = await screen.findAllByRole('button', { name: /, (everyday|evening): / });
    expect(outfits).toHaveLength(3);
    screen.getAllByText('57°F, rain');
    screen.getByRole('button', { name: 'Take away: 2 days' });
    screen.getByRole('button', { name: 'Take away: In Lisbon' });
    const packing = within(screen.getByRole('region', { name: 'What to pack' }));
    expect(packing.getAllByText(/^worn /).length).toBeGreaterThan(2);
    // One outfit is planned for its own day.
    await app.user.click(screen.getByRole('button', { name: /, evening: / }));
    const evening = within(await screen.findByRole('dialog'));
    const own = await evening.findByRole('button', { name: /^Plan for / });
    await waitFor(() => expect(own.getAttribute('aria-busy')).toBeNull());
    await app.user.click(own);
    await evening.findByRole('button', { name: /^Planned for / });
    const days = { owner: maya.userId, from: friday, to: addDays(friday, 1) };
    const planned = async () => (await server.call('getPlans', days, maya)).plans;
    await waitFor(async () =>
      expect(await planned()).toMatchObject([{ day: addDays(friday, 1), slot: 'evening' }]),
    );
    await app.user.click(evening.getByRole('button', { name: 'Close' }));
    const plan = () => screen.findByRole('button', { name: 'Put it on my calendar' });
    await waitFor(async () => expect((await plan()).getAttribute('aria-busy')).toBeNull());
    await app.user.click(await plan());
    const onCalendar = await screen.findByRole('button', { name: 'On your calendar' });
    await waitFor(async () => expect(await rowsOf('plans')).toBe(3));
    await waitFor(() => expect(onCalendar.getAttribute('aria-busy')).toBeNull());
    await app.user.click(onCalendar);
    await plan();
    await app.user.click(screen.getByRole('button', { name: 'Take away: 2 days' }));
    await boards();
    expect(screen.queryByText('What to pack')).toBeNull();
  });

  it('says that it packs for so many days at most', async () => {
    const app = open();
    await ask(app, 'Pack for 15 days in Lisbon');
    await screen.findByText('I pack for 14 days at most.');
    screen.getByRole('button', { name: 'Take away: 14 days' });
    await app.user.type(screen.getByRole('textbox'), '3 days{Enter}');
    await screen.findByRole('button', { name: 'Take away: 3 days' });
    expect(screen.getAllByText('I pack for 14 days at most.')).toHaveLength(1);
  });

  it.each([
    ['there is no network', offline],
    ['she takes too long', late],
  ])(
    'says in its own line that she is not answering where %s, and tries again',
    async (_why, fault) => {
      const app = open();
      await field();
      wire.cut('fetchLolaOutfitSuggestions', fault);
      await ask(app, 'dinner');
      const line = await screen.findByText(/^Lola is not answering\./);
      expect(toasts.list).toEqual([]);
      expect(failures.dialog).toBeNull();
      wire.cut('fetchLolaOutfitSuggestions');
      await app.user.click(within(line).getByRole('button', { name: 'Try again.' }));
      await boards();
      expect(screen.queryByText(/not answering/)).toBeNull();
      expect(await rowsOf('lola_turns')).toBe(1);
    },
  );

  it('asks no second time where only the answer was lost, whatever is asked meanwhile', async () => {
    const app = open();
    await field();
    wire.cut('fetchLolaOutfitSuggestions', lost);
    await ask(app, 'dinner');
    const line = await screen.findByText(/^Lola is not answering\./);
    await waitFor(async () => expect(await rowsOf('lola_turns')).toBe(1));
    // Any other write that is answered ends what the page knows of keys (src/lib/unanswered-writes.ts).
    noteWrite('another write', 'its key', null);
    wire.cut('fetchLolaOutfitSuggestions');
    await app.user.click(within(line).getByRole('button', { name: 'Try again.' }));
    await boards();
    const [first, second] = wire.callsOf('fetchLolaOutfitSuggestions');
    expect(second?.input).toEqual(first?.input);
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(await rowsOf('lola_turns')).toBe(1);
    expect(screen.getAllByText('dinner')).toHaveLength(1);
  });

  it('says how long to wait where that was a lot of questions', async () => {
    const app = open();
    await field();
    const busy = refused(429, 'rate-limited', { retryAfter: '16' });
    wire.cut('fetchLolaOutfitSuggestions', busy);
    await ask(app, 'dinner');
    const line = await screen.findByText(/^That was a lot of questions\./);
    expect(line.textContent).toMatch(/ You can ask again in \d+ s\.$/);
    expect(screen.queryByText(/not answering/)).toBeNull();
    expect(within(line).queryByRole('button')).toBeNull();
    expect(toasts.list).toEqual([]);
  });

  it('says that the device is offline where it is, and that it was once it is back', async () => {
    onTestFinished(() => {
      host.isOnline = true;
    });
    const app = open();
    await field();
    wire.cut('everything', offline);
    host.isOnline = false;
    await ask(app, 'dinner');
    within(await screen.findByRole('alert')).getByText('You are offline.');
    expect(screen.queryByText(/not answering/)).toBeNull();
    wire.cut('everything');
    host.isOnline = true;
    await screen.findByText('You were offline.');
    await app.user.click(
      within(screen.getByRole('alert')).getByRole('button', { name: 'Try again.' }),
    );
    await boards();
    app.unmount();
    wire.cut('getLolaSuggestions', offline);
    host.isOnline = false;
    open('/outfits?view=suggested');
    await screen.findByRole('heading', { name: 'You are offline' });
  });

  it('loses no question that was not answered, nor the one after it', async () => {
    const app = open();
    await field();
    wire.cut('fetchLolaOutfitSuggestions', offline);
    await ask(app, 'dinner');
    await screen.findByText(/^Lola is not answering\./);
    await ask(app, 'the office');
    await waitFor(() => expect(screen.getAllByText(/^Lola is not answering\./)).toHaveLength(2));
    app.unmount();
    // After a reload the last one stands in the field.
    wire.cut('fetchLolaOutfitSuggestions');
    const again = open();
    await waitFor(async () =>
      expect((await field()) as HTMLInputElement).toHaveProperty('value', 'the office'),
    );
    await again.user.click(screen.getByRole('button', { name: 'Ask' }));
    await boards();
    again.unmount();
    open();
    await boards();
    expect(await field()).toHaveProperty('value', '');
  });

  it('keeps what was not answered above what was asked since, and the answer in sight', async () => {
    // A conversation that is longer than the screen: an answer begins above its end.
    const measured = [
      vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(2000),
      vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500),
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
        this: Element,
      ) {
        return new DOMRect(0, this.tagName === 'ARTICLE' ? -200 : 100, 0, 0);
      }),
    ];
    onTestFinished(() => {
      for (const one of measured) one.mockRestore();
    });
    const app = open();
    await field();
    wire.cut('fetchLolaOutfitSuggestions', offline);
    await ask(app, 'dinner');
    await screen.findByText(/^Lola is not answering\./);
    wire.cut('fetchLolaOutfitSuggestions', lost);
    await ask(app, 'a wedding');
    await waitFor(() => expect(screen.getAllByText(/^Lola is not answering\./)).toHaveLength(2));
    wire.cut('fetchLolaOutfitSuggestions');
    await ask(app, 'the office');
    await boards();
    // The one whose answer alone was lost has it now.
    const line = await waitFor(() => screen.getByText(/^Lola is not answering\./));
    const order = screen.getAllByText(/^(?:dinner|a wedding|the office)$/);
    expect(order.map((one) => one.textContent)).toEqual(['dinner', 'a wedding', 'the office']);
    const list = order.at(-1)!.closest('article')!.parentElement!;
    // Its beginning is in sight, and not the end.
    expect(list.scrollTop).toBeLessThan(2000);
    await app.user.click(within(line).getByRole('button', { name: 'Try again.' }));
    await waitFor(() => expect(screen.queryByText(/not answering/)).toBeNull());
    const after = screen.getAllByText(/^(?:dinner|a wedding|the office)$/);
    expect(after.map((one) => one.textContent)).toEqual(['a wedding', 'the office', 'dinner']);
  });

  it('says how many characters fit once there are many, and that no more do', async () => {
    const { user } = open();
    await user.click(await field());
    await user.paste('a'.repeat(449));
    expect(screen.queryByText(/ of 500/)).toBeNull();
    await user.paste('b');
    screen.getByText('450 of 500');
    await user.paste('c'.repeat(99));
    expect(((await field()) as HTMLInputElement).value).toHaveLength(500);
    const words = screen.getByText('500 of 500. At most 500 characters.');
    expect((await field()).getAttribute('aria-describedby')).toBe(words.id);
    screen.getByText('At most 500 characters.');
  });

  it('wears a board today once, however often it is pressed, and takes it back', async () => {
    const app = open();
    await ask(app, 'everyday');
    const board = await openBoard(app);
    const { fault, release } = held();
    wire.cut('savePlan', fault);
    const wear = board.getByRole('button', { name: 'Wear today' });
    await waitFor(() => expect(wear.getAttribute('aria-busy')).toBeNull());
    await app.user.click(wear);
    await app.user.click(wear);
    release();
    // A late second tap takes nothing back.
    await app.user.click(await board.findByRole('button', { name: 'Worn today' }));
    await waitFor(async () => expect(await rowsOf('plans')).toBe(1));
    // After a reload too.
    app.unmount();
    const again = open();
    const same = await openBoard(again);
    await same.findByRole('button', { name: 'Worn today' });
    const undo = same.getByRole('button', { name: 'Not worn after all' });
    await waitFor(() => expect(undo.getAttribute('aria-busy')).toBeNull());
    await again.user.click(undo);
    await same.findByRole('button', { name: 'Wear today' });
    const today = new Date().toISOString().slice(0, 10);
    const days = { owner: maya.userId, from: addDays(today, -1), to: addDays(today, 1) };
    const plansThen = async () => (await server.call('getPlans', days, maya)).plans;
    await waitFor(async () => expect(await plansThen()).toEqual([]));
  });

  it('plans for the day that was asked for, and begins anew', async () => {
    const app = open();
    const later = addDays(todayIs(), 9);
    await ask(app, `work on ${later}, no heels`);
    const board = await openBoard(app);
    const plan = await board.findByRole('button', { name: /^Plan for / });
    await waitFor(() => expect(plan.getAttribute('aria-busy')).toBeNull());
    await app.user.click(plan);
    await board.findByRole('button', { name: /^Planned for / });
    const days = { owner: maya.userId, from: later, to: later };
    await waitFor(async () =>
      expect((await server.call('getPlans', days, maya)).plans).toMatchObject([
        { day: later, isWorn: false },
      ]),
    );
    await app.user.click(board.getByRole('button', { name: 'Close' }));
    await app.user.click(await screen.findByRole('button', { name: 'New question' }));
    expect(screen.queryByRole('button', { name: /^Take away: / })).toBeNull();
    await ask(app, 'dinner');
    await screen.findByRole('button', { name: 'Take away: Dinner' });
    expect(screen.queryByRole('button', { name: 'Take away: Not heels' })).toBeNull();
  });

  it('shows after a reload what was saved, and not what is not for them', async () => {
    const app = open();
    await ask(app, 'everyday');
    const all = (await boards()).map((one) => one.getAttribute('aria-label'));
    const board = await openBoard(app);
    await app.user.click(board.getByRole('button', { name: 'Not for me' }));
    await waitFor(async () => expect(await rowsOf('lola_notes')).toBe(1));
    await app.user.click((await screen.findAllByRole('button', { name: 'Save outfit' }))[0]!);
    await waitFor(async () => expect(await rowsOf('outfits')).toBe(1));
    app.unmount();
    // Another device knows of nothing but what the server tells.
    lolaBoards.work = {};
    dropCopy();
    open();
    const left = (await boards()).map((one) => one.getAttribute('aria-label'));
    expect(left).toEqual(all.slice(1));
    expect(await screen.findAllByRole('button', { name: 'Saved' })).toHaveLength(1);
  });

  it.each([
    ['worn, then saved', ['Wear today', 'Save outfit']],
    ['saved, then worn', ['Save outfit', 'Wear today']],
  ])('tells on the page of an outfit that it was worn: %s', async (_order, names) => {
    const app = open();
    await ask(app, 'everyday');
    const board = await openBoard(app);
    const wear = board.getByRole('button', { name: 'Wear today' });
    await waitFor(() => expect(wear.getAttribute('aria-busy')).toBeNull());
    for (const name of names) await app.user.click(board.getByRole('button', { name }));
    await board.findByRole('button', { name: 'Worn today' });
    const outfits = { owner: maya.userId, filter: {} };
    const saved = async () =>
      (await server.call('getOutfitNavigation', outfits, maya)).outfitIds[0];
    await waitFor(async () => expect(await saved()).toBeDefined());
    const outfitId = (await saved())!;
    const details = { owner: maya.userId, outfitId };
    await waitFor(async () =>
      expect((await server.call('getOutfitDetails', details, maya)).outfit.wearCount).toBe(1),
    );
    app.unmount();
    const page = renderApp(`/outfits/${outfitId}`, maya);
    await screen.findByText('Once');
    page.unmount();
    // And the board still says so.
    const again = open();
    await (await openBoard(again)).findByRole('button', { name: 'Worn today' });
  });

  it('saves a board as an outfit once', async () => {
    const app = open();
    await ask(app, 'work');
    const board = await openBoard(app);
    await app.user.click(board.getByRole('button', { name: 'Save outfit' }));
    const saved = await board.findByRole('button', { name: 'Saved' });
    await app.user.click(saved);
    await waitFor(async () => expect(await rowsOf('outfits')).toBe(1));
    await waitFor(() => expect(outfitSaves()).toEqual([]));
    expect(await rowsOf('outfits')).toBe(1);
  });

  const press = async ({ user }: RenderedApp, name: string) =>
    user.click(await screen.findByRole('button', { name, hidden: true }));

  it('saves each board under its own title, with the way to the outfit', async () => {
    const app = open();
    await ask(app, 'everyday');
    const headline = (await screen.findByRole('heading', { level: 2 })).textContent;
    const [first, second] = await screen.findAllByRole('button', { name: 'Save outfit' });
    await app.user.click(first!);
    await app.user.click(second!);
    await waitFor(async () => expect(await rowsOf('outfits')).toBe(2));
    const { rows } = await server.app.services.open.pool.query(
      'select id, title from outfits where owner_id = $1 order by id',
      [maya.userId],
    );
    expect(rows[0].title).toBe(headline);
    expect(rows[1].title).not.toBe(headline);
    await waitFor(() => expect(toasts.list.filter(({ more }) => more)).toHaveLength(2));
    await press(app, 'Open');
    await waitFor(() => expect(app.where()).toBe(`/outfits/${rows[1].id}`));
    await screen.findByRole('heading', { name: rows[1].title });
  });

  it('says that a board is saved, and undoes it for as long as any deletion', async () => {
    const app = open();
    await ask(app, 'work');
    const board = await openBoard(app);
    await app.user.click(board.getByRole('button', { name: 'Save outfit' }));
    await board.findByRole('button', { name: 'Saved' });
    await waitFor(() =>
      expect(toasts.list).toMatchObject([{ title: 'Saved', durationMs: 10_000 }]),
    );
    await press(app, 'Undo');
    await board.findByRole('button', { name: 'Save outfit' });
    const outfits = { owner: maya.userId, filter: {} };
    await waitFor(async () =>
      expect((await server.call('getOutfitNavigation', outfits, maya)).outfitIds).toEqual([]),
    );
  });

  it('brings a board back that was not for one, for as long as any deletion', async () => {
    const app = open();
    await ask(app, 'everyday');
    const before = await shown();
    const board = await openBoard(app);
    await app.user.click(board.getByRole('button', { name: 'Not for me' }));
    expect(toasts.list).toMatchObject([{ title: 'Not this one again', durationMs: 10_000 }]);
    await waitFor(async () => expect(await shown()).not.toBe(before));
    // On a phone its place is at the top, clear of the boards.
    expect((await field()).closest('[data-at-foot]')).not.toBeNull();
    await press(app, 'Undo');
    await waitFor(async () => expect(await shown()).toBe(before));
    await waitFor(async () => expect(await rowsOf('lola_notes')).toBe(0));
  });

  it('swaps one piece while the rest stays, and locks another', async () => {
    const app = open();
    await ask(app, 'everyday');
    const board = await openBoard(app);
    const names = () =>
      within(board.getByRole('list', { name: 'Pieces' }))
        .getAllByRole('button')
        .map((one) => one.getAttribute('aria-label'));
    const before = names();
    const shoes = before.find((name) => /sneakers|loafers/.test(name!))!;
    await app.user.click(board.getByRole('button', { name: shoes }));
    await app.user.click(board.getByRole('button', { name: 'Swap' }));
    const other = shoes === 'White sneakers' ? 'Penny loafers' : 'White sneakers';
    await app.user.click(await board.findByRole('button', { name: other }));
    await waitFor(() => expect(names()).toContain(other));
    expect(names()).toHaveLength(before.length);
    await app.user.click(board.getByRole('button', { name: 'Lock' }));
    expect(names()).toContain(`${other}, locked`);
    expect(board.queryByRole('button', { name: 'Swap' })).toBeNull();
    await waitFor(async () => expect(await rowsOf('lola_notes')).toBe(3));
  });

  it('still names what it was about once something is forgotten', async () => {
    const app = open();
    await ask(app, 'everyday');
    const board = await openBoard(app);
    await app.user.click(board.getByRole('button', { name: 'Not for me' }));
    await waitFor(async () => expect(await rowsOf('lola_notes')).toBe(1));
    app.unmount();
    const again = open('/ask-lola-ai?sheet=taste');
    const forget = await screen.findByRole('button', { name: /^Forget: / });
    const name = forget.getAttribute('aria-label')!.slice('Forget: '.length);
    let answers = 0;
    wire.cut('getLolaTaste', async (_call, through) => {
      const answer = await through();
      answers += 1;
      return answer;
    });
    await again.user.click(forget);
    await screen.findByText('Forgotten');
    // The list is read again, without it.
    await waitFor(() => expect(answers).toBe(1));
    await act(async () => undefined);
    screen.getByText(name);
    expect(screen.queryByText(/a piece that is gone/)).toBeNull();
  });

  it('asks before all that was learned is forgotten', async () => {
    const { rows } = await server.app.services.open.pool.query(
      'select id from items where owner_id = $1 order by id limit 3',
      [maya.userId],
    );
    const itemIds = rows.map(({ id }: { id: number }) => String(id));
    await server.call('noteLolaTaste', { owner: maya.userId, kind: 'not-for-me', itemIds }, maya);
    const { user } = open('/ask-lola-ai?sheet=taste');
    // A double tap forgets nothing.
    await user.dblClick(await screen.findByRole('button', { name: 'Forget all of it' }));
    await user.click(await screen.findByRole('button', { name: 'Forget all of it' }));
    expect(await rowsOf('lola_notes')).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Forget it for good' }));
    await waitFor(async () => expect(await rowsOf('lola_notes')).toBe(0));
  });

  it('shows a board no more that is not for one, and says what was learned until it is forgotten', async () => {
    const app = open();
    await ask(app, 'everyday');
    const [first] = (await shown()).split(' Outfit');
    const board = await openBoard(app);
    await app.user.click(board.getByRole('button', { name: 'Not for me' }));
    await waitFor(async () => expect(await rowsOf('lola_notes')).toBe(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: first! })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Your conversation' }));
    await app.user.click(await screen.findByRole('button', { name: 'What Lola learned' }));
    const forget = await screen.findByRole('button', { name: /^Forget: / });
    await app.user.click(forget);
    // It keeps its place while one looks.
    await screen.findByText('Forgotten');
    app.unmount();
    open('/ask-lola-ai?sheet=taste');
    await screen.findByText('Nothing yet. It takes a few outfits.');
  });

  it('goes back to an earlier answer from the list of what was asked', async () => {
    const app = open();
    await ask(app, 'dinner');
    await boards();
    await ask(app, 'the office');
    await screen.findByText('the office');
    await boards();
    await app.user.click(await screen.findByRole('button', { name: 'Your conversation' }));
    const sheet = within(await screen.findByRole('dialog'));
    sheet.getByRole('heading', { name: 'Today' });
    await app.user.click(sheet.getByRole('button', { name: /^dinner \d\d:\d\d$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first] = screen.getAllByRole('heading', { level: 2 });
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(first?.closest('article')?.textContent).toContain('dinner');
  });

  it('keeps the conversation, and deletes it where one is sure', async () => {
    const first = open();
    await ask(first, 'dinner');
    await boards();
    first.unmount();
    const app = open();
    await screen.findByText('dinner');
    await app.user.click(await screen.findByRole('button', { name: 'Your conversation' }));
    const remove = await screen.findByRole('button', { name: 'Delete the conversation' });
    // A finger that slips and taps twice deletes nothing.
    await app.user.dblClick(remove);
    expect(screen.queryByRole('button', { name: 'Delete it for good' })).toBeNull();
    await app.user.click(remove);
    screen.getByRole('button', { name: 'Keep it' });
    await app.user.click(screen.getByRole('button', { name: 'Delete it for good' }));
    await screen.findByText(/^What are you dressing for\? Say it/);
    expect(await rowsOf('lola_turns')).toBe(0);
  });

  it('keeps what is typed and not sent', async () => {
    const first = open();
    await first.user.type(await field(), 'a wedding in the rain');
    await waitFor(() => expect(localStorage.length).toBeGreaterThan(0));
    first.unmount();
    open();
    await waitFor(async () =>
      expect(((await field()) as HTMLInputElement).value).toBe('a wedding in the rain'),
    );
  });

  it('says what is missing in an empty wardrobe, and where to begin', async () => {
    maya = await settledMember(server);
    const app = open();
    await ask(app, 'dinner');
    await screen.findByText('There are no shoes in your wardrobes yet.');
    screen.getByRole('link', { name: 'Add pieces' });
    expect(screen.queryByRole('button', { name: 'This once, without shoes' })).toBeNull();
  });

  it('says that pieces without a category cannot be placed, and leads to where that is mended', async () => {
    maya = await settledMember(server);
    await hangItems(server, maya, [{ title: 'Blue' }, { title: 'Silver' }]);
    const app = open();
    await ask(app, 'dinner');
    await screen.findByText(
      '2 of your pieces have no category yet: nothing says how they are worn.',
    );
    expect(screen.queryByText(/^There are no/)).toBeNull();
    await app.user.click(screen.getByRole('link', { name: 'Add categories' }));
    await waitFor(() => expect(app.where()).toBe('/items?sheet=sort'));
    cleanup();
    open('/outfits?view=suggested');
    await screen.findByRole('heading', { name: 'Nothing to suggest yet' });
    await screen.findByRole('link', { name: 'Add categories' });
  });

  it('goes without shoes for this once', async () => {
    maya = await settledMember(server);
    await hangItems(server, maya, [
      { title: 'Wrap dress', category: 'day-dress' },
      { title: 'Wool coat', category: 'coat' },
    ]);
    const app = open();
    await ask(app, 'everyday');
    await app.user.click(await screen.findByRole('button', { name: 'This once, without shoes' }));
    expect(await shown()).toContain('Wrap dress');
    screen.getByRole('button', { name: 'Take away: Without: shoes' });
  });

  it('builds outfits around a piece', async () => {
    const [skirt] = await hangItems(server, maya, [
      { title: 'Satin skirt', category: 'midi-skirt' },
    ]);
    const app = open(`/ask-lola-ai?item=${skirt}`);
    await boards();
    for (const one of await boards())
      expect(one.getAttribute('aria-label')).toContain('Satin skirt');
    screen.getByRole('button', { name: 'Take away: Locked: Satin skirt' });
    expect(app.where()).toBe('/ask-lola-ai');
  });
});

describe('outfits for today', () => {
  const openSuggested = async () => {
    const app = open('/outfits?view=suggested');
    await boards();
    return app;
  };
  const press = async ({ user }: RenderedApp, name: RegExp) =>
    user.click(screen.getAllByRole('button', { name })[0]!);

  it('stand by occasion; what is kept is saved, what is passed on goes, and neither comes back', async () => {
    const app = await openSuggested();
    const names = async () => (await boards()).map((one) => one.getAttribute('aria-label'));
    const [kept, passed, ...others] = await names();
    await press(app, /^Keep /);
    await waitFor(async () => expect(await rowsOf('outfits')).toBe(1));
    screen.getByText('Saved to Outfits');
    await press(app, /^Pass on /);
    // Each leaves its place, so that nothing moves under a finger.
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(await names()).toEqual(others);
    await waitFor(async () => expect(await rowsOf('lola_notes')).toBe(2));
    await app.user.click(undo);
    await waitFor(async () => expect(await names()).toEqual([passed, ...others]));
    await waitFor(async () => expect(await rowsOf('lola_notes')).toBe(1));
    wire.cut('noteLolaTaste', refused(500, 'server'));
    await press(app, /^Pass on /);
    await screen.findByText('That did not go through');
    wire.cut('noteLolaTaste');
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Passed on');
    await waitFor(async () => expect(await rowsOf('lola_notes')).toBe(2));
    app.unmount();
    await openSuggested();
    expect(await names()).not.toContain(kept);
    expect(await names()).not.toContain(passed);
    // Called by its pieces, so that kept ones can be told apart.
    const [first, second] = kept!.replace('Outfit: ', '').split(', ');
    const { rows } = await server.app.services.open.pool.query(
      'select title from outfits where owner_id = $1',
      [maya.userId],
    );
    expect(rows).toEqual([{ title: `${first} and ${second}` }]);
  });

  it('show a piece that came by a swap, also one that no other outfit of the day has', async () => {
    await hangItems(
      server,
      maya,
      Array.from({ length: 12 }, (_, at) => ({ title: `Gray tee ${at}`, category: 't-shirt' })),
    );
    const app = await openSuggested();
    const card = (await boards()).find((one) =>
      /tee|shirt/i.test(one.getAttribute('aria-label')!),
    )!;
    const before = card.getAttribute('aria-label')!.replace('Outfit: ', '').split(', ');
    await app.user.click(card);
    const sheet = within(await screen.findByRole('dialog'));
    const top = before.find((one) => /tee|shirt/i.test(one))!;
    await app.user.click(sheet.getByRole('button', { name: top }));
    await app.user.click(sheet.getByRole('button', { name: 'Swap' }));
    const swaps = (await sheet.findByText(`Swap ${top}`)).closest('div')!;
    const others = within(swaps).getAllByRole('button');
    const chosen = others.at(-1)!;
    const name = chosen.textContent!;
    await app.user.click(chosen);
    await app.user.click(sheet.getByRole('button', { name: 'Save outfit' }));
    await waitFor(async () => expect(await rowsOf('outfits')).toBe(1));
    const { rows } = await server.app.services.open.pool.query(
      'select title from outfits where owner_id = $1',
      [maya.userId],
    );
    expect(rows[0].title).toContain(name);
    await app.user.click(sheet.getByRole('button', { name: 'Close' }));
    // Its place shows what became of it.
    await waitFor(() => expect(screen.getAllByText('Saved to Outfits')).toHaveLength(1));
  });

  it('are worn from there, and say why they work', async () => {
    const app = await openSuggested();
    const sheet = await openBoard(app);
    sheet.getByRole('heading', { name: 'Why it works' });
    const wear = await sheet.findByRole('button', { name: 'Wear today' });
    await waitFor(() => expect(wear.getAttribute('aria-busy')).toBeNull());
    await app.user.click(wear);
    await sheet.findByRole('button', { name: 'Worn today' });
    await waitFor(async () => expect(await rowsOf('plans')).toBe(1));
  });

  it('come each morning at an hour that is chosen in the settings, and the phone says so', async () => {
    const native = startNativeHost();
    native.say('bridge.welcome', { platform: 'test', capabilities: ['reminder.set@1'] });
    const app = open('/account-settings');
    await screen.findByText('Outfits each morning');
    await screen.findByText('Off');
    await app.user.click(screen.getByRole('link', { name: 'Change' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Outfits each morning' }));
    await app.user.selectOptions(await sheet.findByLabelText('When'), '7 AM');
    await app.user.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await rowsOf('lola_mornings')).toBe(1));
    await waitFor(() =>
      expect(native.sentOf('reminder.set').at(-1)?.payload).toEqual({
        reminders: [expect.objectContaining({ time: '07:00', path: '/outfits?view=suggested' })],
      }),
    );
    endSession('signed-out');
    expect(native.sentOf('reminder.set').at(-1)?.payload).toEqual({ reminders: [] });
    native.stop();
  });

  it('that were laid out this morning are news until they are seen', async () => {
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const input = { owner: maya.userId, morning: { hour: 7, timeZone } };
    await server.call('saveLolaMorning', input, maya);
    await suggestOutfitsJob.work({ owner: maya.userId }, server.app.services);
    notices.isSeen = true;
    const app = open('/wardrobes');
    await app.user.click(await screen.findByRole('button', { name: 'What’s New, unread' }));
    await app.user.click(await screen.findByRole('link', { name: 'Your outfits for today' }));
    await boards();
    await screen.findByRole('button', { name: 'What’s New' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are not offered each morning to whoever may not have that', async () => {
    const { database } = server.app.services.open;
    await entitle(database, maya.userId, []);
    await openSuggested();
    expect(screen.queryByRole('button', { name: 'Outfits each morning' })).toBeNull();
  });
});

describe('Where one will be', () => {
  const lisbon = 'Lisbon, today: 57°F, rain';
  const sheet = async () => within(await screen.findByRole('dialog'));
  /** A device that answers so when it is asked where it is. */
  const device = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
    Object.defineProperty(navigator, 'geolocation', {
      value: { getCurrentPosition },
      configurable: true,
    });
  // What was asked of the weather is kept for a while.
  const afterAWhile = 1_900_000;
  beforeEach(() => server.advance(afterAWhile));
  afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));
  const placeRow = async () => {
    const { rows } = await server.app.services.open.pool.query(
      'select name, latitude, longitude from lola_places where owner_id = $1',
      [maya.userId],
    );
    return rows[0];
  };

  it('is typed, and the weather there is dressed for, told, taken away and brought back', async () => {
    const app = open();
    await ask(app, 'coffee');
    await boards();
    await app.user.click(await screen.findByRole('button', { name: 'Where will you be?' }));
    const place = await sheet();
    await app.user.type(place.getByRole('textbox', { name: 'Town' }), 'Xyzzy{Enter}');
    await place.findByText(/^No town of that name/);
    await app.user.clear(place.getByRole('textbox', { name: 'Town' }));
    await app.user.type(place.getByRole('textbox', { name: 'Town' }), 'Lisbon{Enter}');
    await app.user.click(await place.findByRole('button', { name: 'Lisbon Portugal' }));
    await screen.findByRole('button', { name: lisbon });
    expect(await placeRow()).toEqual({
      name: 'Lisbon, Portugal',
      latitude: 38.72,
      longitude: -9.13,
    });
    await app.user.click(screen.getByRole('button', { name: `Take away: ${lisbon}` }));
    const back = await screen.findByRole('button', { name: 'Take away: Without the forecast' });
    expect(screen.queryByRole('button', { name: lisbon })).toBeNull();
    await app.user.click(back);
    await screen.findByRole('button', { name: lisbon });
  });

  it('is told by the device after a tap, to two decimals, and typed where it is not told', async () => {
    let asked = 0;
    device((_found, refused) => {
      asked += 1;
      refused?.({ code: 1 } as GeolocationPositionError);
    });
    const app = open();
    await app.user.click(await screen.findByRole('button', { name: 'Where will you be?' }));
    const place = await sheet();
    expect(asked).toBe(0);
    await app.user.click(place.getByRole('button', { name: 'Use my location' }));
    await place.findByText('Your device did not say where it is. Type the town instead.');
    device((found) =>
      found({ coords: { latitude: 38.716671, longitude: -9.133339 } } as GeolocationPosition),
    );
    await app.user.click(place.getByRole('button', { name: 'Use my location' }));
    await screen.findByRole('button', { name: 'Where you are' });
    expect(await placeRow()).toEqual({ name: null, latitude: 38.72, longitude: -9.13 });
    expect(wire.callsOf('keepLolaPlace')[0]?.input).toMatchObject({
      latitude: 38.72,
      longitude: -9.13,
    });
  });

  it('says in plain words that nobody knows the weather, and goes on without', async () => {
    const input = {
      owner: maya.userId,
      name: 'Lisbon, Portugal',
      latitude: 38.72,
      longitude: -9.13,
    };
    await server.call('keepLolaPlace', input, maya);
    isWeatherAway = true;
    const app = open();
    await ask(app, 'coffee');
    await screen.findByText(/^I cannot see the weather in Lisbon right now\./);
    await boards();
    await app.user.click(await screen.findByRole('button', { name: 'Lisbon' }));
    const place = await sheet();
    await app.user.type(place.getByRole('textbox', { name: 'Town' }), 'Lisbon{Enter}');
    const fault = within(await place.findByRole('alert'));
    isWeatherAway = false;
    await app.user.click(fault.getByRole('button', { name: 'Try again' }));
    await place.findByRole('button', { name: 'Lisbon Portugal' });
    expect(toasts.list).toEqual([]);
  });

  it('is shown in the settings, and taken away there', async () => {
    const input = {
      owner: maya.userId,
      name: 'Lisbon, Portugal',
      latitude: 38.72,
      longitude: -9.13,
    };
    await server.call('keepLolaPlace', input, maya);
    const { user } = open('/account-settings');
    await screen.findByText('Lisbon, Portugal');
    await user.click(screen.getByRole('button', { name: 'Change' }));
    const place = await sheet();
    await place.findByText('Today 57°F, rain');
    await user.click(place.getByRole('button', { name: 'Take away: Lisbon, Portugal' }));
    await screen.findByRole('button', { name: 'Choose', hidden: true });
    await waitFor(async () => expect(await placeRow()).toBeUndefined());
  });
});

describe('A language model', () => {
  it('is off until it is switched on in the settings, which say what is sent to whom', async () => {
    const { user } = open('/account-settings');
    const choice = within(await screen.findByRole('group', { name: 'Lola’s language model' }));
    const isOn = () => (choice.getByRole('radio', { name: 'On' }) as HTMLInputElement).checked;
    screen.getByText(/sends model\.example what you write to Lola, with the date, and the titles/);
    expect(isOn()).toBe(false);
    await user.click(choice.getByRole('radio', { name: 'On' }));
    await waitFor(async () => expect(await rowsOf('lola_model_consents')).toBe(1));
    expect(isOn()).toBe(true);
    await user.click(choice.getByRole('radio', { name: 'Off' }));
    await waitFor(async () => expect(await rowsOf('lola_model_consents')).toBe(0));
    await waitFor(() => expect(isOn()).toBe(false));
  });
});
