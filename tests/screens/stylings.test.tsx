import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '#contract/rules/calendar-days.ts';
import { maxPlansOfDay } from '#contract/rules/plans.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { paths } from '#lib/paths.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { takeConsoleErrors } from '#tests/support/console-guard.ts';
import { makeFriends } from '#tests/support/friends.ts';
import { sharedWardrobe } from '#tests/support/loans.ts';
import { type RenderedApp, reachServer, renderApp } from '#tests/support/render-app.tsx';
import { collageOf } from '#tests/support/sample-calls/outfits.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { toasts } from '#ui/toasts.ts';
import { faultyWire, refused } from './faulty-wire.ts';
import { hangItems, settledMember } from './member.ts';

// happy-dom lays nothing out: the board has a phone's room.
vi.mock('react-use-measure', () => ({
  default: () => [() => {}, { width: 360, height: 450, top: 0, left: 0 }],
}));

const view = window as unknown as {
  happyDOM: { setViewport(size: { width: number; height: number }): void };
};
let server: TestServer;
/** Whose pieces they are. */
let maya: Person;
/** Who lays them. */
let priya: Person;
let itemIds: string[];
let name: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(844);
  view.happyDOM.setViewport({ width: 1440, height: 900 });
  reachServer(server);
  maya = await settledMember(server);
  priya = await settledMember(server);
  await makeFriends(server, maya, priya);
  const wardrobeIds = [await sharedWardrobe(server, maya)];
  const pieces = [
    { title: 'Camel coat', category: 'coat' },
    { title: 'Green skirt', category: 'skirt' },
    { title: 'Plaid skirt', category: 'skirt' },
  ];
  itemIds = await hangItems(server, maya, pieces, wardrobeIds);
  const { friends } = await server.call('getFriends', {}, maya);
  name = friends[0]!.screenName!;
});
afterEach(() => {
  cleanup();
  // happy-dom has no `search` element yet, of which React warns.
  expect(takeConsoleErrors().filter(([, tag]) => tag !== 'search')).toEqual([]);
});

type Wanted = Partial<OperationInput<'sendStyling'>>;
async function send(wanted: Wanted = {}): Promise<string> {
  const collage = collageOf(itemIds.slice(0, 2));
  const input = { owner: maya.userId, title: 'Gallery', collage, ...wanted };
  return (await server.call('sendStyling', input, priya)).stylingId;
}
const soon = (slot: 'day' | 'evening' = 'evening') => ({ day: addDays(todayIs(), 1), slot });
const open = async (stylingId: string) => {
  const app = renderApp(paths.styling(stylingId), maya);
  await screen.findByRole('button', { name: 'Not for me' });
  return app;
};
const received = async () =>
  (await server.call('getStylings', { owner: maya.userId }, maya)).received;
const sent = async () => (await server.call('getStylings', { owner: priya.userId }, priya)).sent;
const outfits = async () => {
  const own = { owner: maya.userId };
  const { outfitIds } = await server.call('getOutfitNavigation', { ...own, filter: {} }, maya);
  const all = outfitIds.map((outfitId) =>
    server.call('getOutfitDetails', { ...own, outfitId }, maya),
  );
  return (await Promise.all(all)).map(({ outfit }) => outfit);
};
const plans = async (day: string) =>
  (await server.call('getPlans', { owner: maya.userId, from: day, to: day }, maya)).plans;
const said = () => toasts.list.map(({ title }) => title);
const press = async ({ user }: RenderedApp, label: string | RegExp) =>
  user.click(await screen.findByRole('button', { name: label }));

describe('what a friend laid', () => {
  it('stands among the requests, and is kept with their name, on the day that it is for', async () => {
    await send({ note: 'Trust me on the coat.', occasion: soon() });
    const app = renderApp('/friends', maya);
    await app.user.click(
      await screen.findByRole('link', { name: `${name} styled you for tomorrow evening` }),
    );
    await screen.findByRole('heading', { name: 'Styled for tomorrow evening' });
    expect(screen.getByText('Trust me on the coat.')).toBeTruthy();
    expect(screen.getByText('Never worn together')).toBeTruthy();
    const pieces = within(screen.getByRole('list', { name: 'Pieces' }));
    expect(pieces.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Camel coat',
      'Green skirt',
    ]);
    await waitFor(async () => expect(await sent()).toMatchObject([{ state: 'seen' }]));
    await press(app, 'Keep it, plan for tomorrow evening');
    await screen.findByText(`Styled by ${name}`);
    expect(await outfits()).toMatchObject([{ title: 'Gallery', styledBy: name }]);
    expect(await plans(soon().day)).toMatchObject([{ slot: 'evening' }]);
    expect(await received()).toEqual([]);
  });

  it('that does not load is said, beside the friends', async () => {
    faultyWire().cut('getStylings', refused(500, 'server'));
    renderApp('/friends', maya);
    await screen.findByText('Outfits from and for friends did not load.');
    screen.getByRole('article');
  });

  it('is kept without a piece that was deleted meanwhile, which is said', async () => {
    const app = await open(await send());
    const gone = { owner: maya.userId, itemIds: [itemIds[1]!] };
    await server.call('deleteItems', gone, maya);
    await press(app, 'Keep it');
    await screen.findByText('1 piece of it is gone, and left out.');
    expect((await outfits())[0]!.pieces.map(({ title }) => title)).toEqual(['Camel coat']);
  });

  it('is passed on without a question', async () => {
    const app = await open(await send());
    await press(app, 'Not for me');
    await screen.findByRole('heading', { name: 'Friends' });
    await waitFor(async () => expect(await received()).toEqual([]));
    expect(screen.queryByRole('link', { name: /styled you/ })).toBeNull();
    expect(await sent()).toMatchObject([{ state: 'seen' }]);
    expect(await outfits()).toEqual([]);
  });

  it('says what is not ready, and is kept with what takes its place, also after a reload', async () => {
    const stylingId = await send();
    const away = { changeId: newIdempotencyKey(), itemIds: [itemIds[1]!] };
    await server.call(
      'setAvailability',
      { owner: maya.userId, ...away, availability: 'in-the-wash' },
      maya,
    );
    const app = await open(stylingId);
    await screen.findByText('Green skirt is in the wash');
    await press(app, 'Swap it: Green skirt');
    await app.user.click(
      await within(await screen.findByRole('dialog', { name: 'Swap Green skirt' })).findByRole(
        'button',
        { name: 'Plaid skirt' },
      ),
    );
    await screen.findByText('In place of Green skirt');
    const address = app.where();
    cleanup();
    const again = renderApp(address, maya);
    await screen.findByText('In place of Green skirt');
    await press(again, 'Keep it');
    await screen.findByText(`Styled by ${name}`);
    expect((await outfits())[0]!.layers).toMatchObject([
      { itemId: itemIds[0] },
      { itemId: itemIds[2] },
    ]);
  });

  it('is changed as a copy, and is kept by that once it is saved', async () => {
    const stylingId = await send();
    const app = await open(stylingId);
    await app.user.click(screen.getByRole('link', { name: 'Change it' }));
    await screen.findByRole('heading', { name: 'Create outfit' });
    await press(app, /^Add Plaid skirt/);
    expect(await received()).toMatchObject([{ stylingId, pieceCount: 2 }]);
    await press(app, 'Save outfit');
    await waitFor(async () => expect(await outfits()).toHaveLength(1));
    const [copy] = await outfits();
    expect(copy).toMatchObject({ title: 'Gallery', styledBy: null });
    expect(copy!.layers.map(({ itemId }) => itemId)).toEqual(itemIds);
    expect(await received()).toEqual([]);
    expect(await sent()).toMatchObject([{ stylingId, state: 'kept' }]);
    // Its address leads to the copy.
    cleanup();
    renderApp(paths.styling(stylingId), maya);
    await screen.findByRole('heading', { name: 'Gallery' });
    expect(await outfits()).toHaveLength(1);
  });

  it('is handed to Lola with what of it is ready', async () => {
    await open(await send());
    const link = screen.getByRole('link', { name: 'Ask Lola to finish it' });
    expect(link.getAttribute('href')).toBe(paths.askLola(itemIds.slice(0, 2).join(',')));
  });

  it('is kept without a plan where the day is full', async () => {
    const { day } = soon('day');
    for (let count = 0; count < maxPlansOfDay; count += 1) {
      const changes = { day, title: `Plan ${count}` };
      await server.call('savePlan', { owner: maya.userId, changes }, maya);
    }
    const app = await open(await send({ occasion: soon('day') }));
    await press(app, 'Keep it, plan for tomorrow');
    await screen.findByText(`A day holds ${maxPlansOfDay} plans.`);
    expect(await outfits()).toEqual([]);
    await press(app, 'Keep it');
    await screen.findByText(`Styled by ${name}`);
    expect(await plans(day)).toHaveLength(maxPlansOfDay);
  });

  it('is not there once it was taken back', async () => {
    const stylingId = await send();
    await server.call('withdrawStyling', { owner: maya.userId, stylingId }, priya);
    renderApp(paths.styling(stylingId), maya);
    await screen.findByRole('heading', { name: 'This outfit is not here' });
  });

  it('has no address with the feature off', async () => {
    const stylingId = await send();
    const { features } = server.app.services.config;
    features.enableSharedWardrobes = false;
    try {
      renderApp(paths.styling(stylingId), maya);
      await screen.findByRole('heading', { name: /not found|page is not/i });
      cleanup();
      renderApp(paths.friend(maya.userId).createOutfit(), priya);
      await screen.findByRole('heading', { name: /not found|page is not/i });
    } finally {
      features.enableSharedWardrobes = true;
    }
  });
});

describe('a friend', () => {
  const lay = async () => {
    const app = renderApp(paths.friend(maya.userId).wardrobes(), priya);
    await app.user.click(await screen.findByRole('link', { name: /^Style / }));
    await screen.findByRole('heading', { name: /^Style / });
    return app;
  };

  it('lays an outfit of the pieces in sight, and sends it with a note and a day', async () => {
    const { user, ...app } = await lay();
    await press({ user, ...app }, /^Add Camel coat/);
    await press({ user, ...app }, /^Add Green skirt/);
    await user.type(screen.getByLabelText('Note'), 'Wear it.');
    await user.type(screen.getByLabelText('For a day'), soon().day);
    await user.click(await screen.findByLabelText('Evening'));
    await press({ user, ...app }, /^Send to /);
    await waitFor(async () =>
      expect(await received()).toMatchObject([
        { title: 'Camel coat, green skirt', note: 'Wear it.', occasion: soon(), pieceCount: 2 },
      ]),
    );
    expect(said().some((one) => one.startsWith('Sent to '))).toBe(true);
    expect(said()).not.toContain('Not sent yet, but kept');
  });

  it('finds what was not sent again, among no outfits of their own', async () => {
    await hangItems(server, priya, [{ title: 'Own hat', category: 'hat' }]);
    await press(renderApp('/create-outfit', priya), /^Add Own hat/);
    await waitFor(() => expect(document.querySelector('[data-layer]')).toBeTruthy());
    cleanup();
    await press(await lay(), /^Add Camel coat/);
    await waitFor(() => expect(document.querySelector('[data-layer]')).toBeTruthy());
    cleanup();
    renderApp('/outfits', priya);
    await screen.findByText('Own hat');
    expect(screen.queryByText('Camel coat')).toBeNull();
    cleanup();
    const app = renderApp(paths.friend(maya.userId).createOutfit(), priya);
    await screen.findByText('Your unsaved work is back.');
    await press(app, /^Send to /);
    await waitFor(async () => expect(await received()).toMatchObject([{ pieceCount: 1 }]));
  });

  it('is told which piece is not shared any more, and keeps the board', async () => {
    const app = await lay();
    await press(app, /^Add Camel coat/);
    await press(app, /^Add Green skirt/);
    const hidden = { itemIds: [itemIds[1]!], isHidden: true };
    await server.call('hideItems', { owner: maya.userId, ...hidden }, maya);
    await press(app, /^Send to /);
    await waitFor(() => expect(said()).toContain('Not shared any more: Green skirt'));
    expect(await received()).toEqual([]);
    expect(screen.getByRole('heading', { name: /^Style / })).toBeTruthy();
  });

  it('is told that the friendship is over as they send, and is offered no way on', async () => {
    const app = await lay();
    await press(app, /^Add Camel coat/);
    await server.call('endFriendship', { userId: priya.userId }, maya);
    await press(app, /^Send to /);
    await screen.findByText(/shares nothing with you any more$/);
    await waitFor(() => expect(app.where()).toBe('/friends'));
    expect(said()).not.toContain('Not sent yet, but kept');
  });

  it('sees what became of it, and takes it back', async () => {
    await send();
    const app = renderApp('/friends', priya);
    await screen.findByRole('heading', { name: 'Outfits you sent' });
    const row = within(screen.getByText('Sent · Gallery').closest('li')!);
    expect(row.getByRole('link').getAttribute('href')).toBe(paths.friend(maya.userId).wardrobes());
    await press(app, /^Take back: Gallery/);
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Outfits you sent' })).toBeNull(),
    );
    expect(await received()).toEqual([]);
  });
});
