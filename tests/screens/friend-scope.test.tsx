import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { descriptorOf } from '#contract/operations.ts';
import { host } from '#lib/host.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { makeFriends } from '#tests/support/friends.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { collageOf } from '#tests/support/sample-calls/outfits.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { toasts } from '#ui/toasts.ts';
import { type FaultyWire, faultyWire, refused } from './faulty-wire.ts';
import { hangItems, hangRail, settledMember } from './member.ts';

/*
 * The rooms of somebody else are the same screens ([Note: Scope on screen]): what is shared is seen, nothing is offered
 * that would change it, and no call is made that the server keeps to the owner.
 */

let server: TestServer;
let owner: Person;
let friend: Person;
let wardrobeId: string;
let itemIds: string[];
let outfitId: string;
let lookId: string;
let wire: FaultyWire;

beforeAll(async () => {
  server = await startTestServer();
  owner = await settledMember(server);
  friend = await settledMember(server);
  const own = { owner: owner.userId };
  wardrobeId = await hangRail(server, owner, 'Party');
  const hidden = await hangRail(server, owner, 'Secrets');
  const pieces = [
    { title: 'Cape', purchasePriceCents: 12_300, notes: 'From Ada', personalTags: ['gift'] },
    { title: 'Hat' },
  ];
  itemIds = await hangItems(server, owner, pieces, [wardrobeId]);
  const [hiddenId] = await hangItems(server, owner, [{ title: 'Robe' }], [hidden]);
  const outfit = {
    ...own,
    changes: { title: 'Friday', notes: 'For Ada' },
    collage: collageOf([...itemIds, hiddenId!]),
    wardrobeIds: [wardrobeId],
  };
  outfitId = (await server.call('saveOutfit', outfit, owner)).outfit.outfitId;
  const { imageId } = await server.upload(owner, await drawPicture(), 'image/jpeg', 'look');
  const look = {
    ...own,
    changes: { kind: 'inspiration' as const, title: 'Street' },
    imageId,
    pins: itemIds.map((itemId, at) => ({ itemId, x: 0.3 + at / 3, y: 0.5 })),
    wardrobeIds: [wardrobeId],
  };
  lookId = (await server.call('saveLook', look, owner)).look.lookId;
  await server.app.services.jobs.idle();
  await makeFriends(server, owner, friend);
  await share('friends');
});
afterAll(() => server.close());
beforeEach(() => {
  reachServer(server);
  wire = faultyWire();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(844);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  host.isOnline = true;
});

const share = (sharing: 'friends' | 'private') =>
  server.call('shareWardrobe', { owner: owner.userId, wardrobeId, sharing, viewerIds: [] }, owner);

const at = (room: string) => `/friends/${owner.userId}${room}`;
const main = () => within(screen.getByRole('main'));

/** Everything that can be pressed or followed on the screen, without the bars around it. */
const offered = () => [
  ...main().queryAllByRole('button').map(nameOf),
  ...main().queryAllByRole('link').map(nameOf),
];
const nameOf = (element: HTMLElement) =>
  element.getAttribute('aria-label') ?? element.textContent ?? '';

/** What no screen offers where nothing may be changed. */
const changes =
  /add|edit|select|more|wear|delete|new wardrobe|ask lola|mend|cut|plan|group|copy|bring back|move|take|restore|sort these|price/i;

async function expectReadOnly() {
  // Whatever a screen reads in its own time has been asked for.
  await waitFor(() => expect(wire.calls.length).toBeGreaterThan(0));
  expect(offered().filter((name) => changes.test(name) && name !== 'Load more')).toEqual([]);
  // What one asked for oneself is read as one's own.
  const kept = wire.calls.filter(
    ({ name, input }) =>
      descriptorOf(name).sight === 'owner' && (input as { owner?: string }).owner !== friend.userId,
  );
  expect(kept.map(({ name }) => name)).toEqual([]);
  // A start reads anew what is one's own.
  const written = wire.calls.filter(
    ({ name }) => descriptorOf(name).kind === 'write' && name !== 'refreshCache',
  );
  expect(written.map(({ name }) => name)).toEqual([]);
  expect(toasts.list).toEqual([]);
}

const linksOf = () =>
  [...screen.getByRole('main').querySelectorAll('a[href^="/"]')].map(
    (link) => link.getAttribute('href')!,
  );

describe('the rooms of a friend', () => {
  it('show the wardrobes that are shared', async () => {
    const app = renderApp(at('/wardrobes'), friend);
    await screen.findByRole('heading', { name: 'Party' });
    expect(screen.queryByText('Secrets')).toBeNull();
    await expectReadOnly();
    await app.user.click(screen.getByRole('link', { name: 'Party' }));
    await screen.findByRole('link', { name: /Cape/ });
    expect(app.where()).toBe(at(`/wardrobes/${wardrobeId}/items`));
    expect(new Set(linksOf().map((link) => link.startsWith(at('/'))))).toEqual(new Set([true]));
  });

  it.each([
    ['items', /Cape/, /Hat/],
    ['outfits', /Friday/, /Friday/],
    ['looks', /Street/, /Street/],
  ])('list their %s, and lead to no other room', async (room, first, last) => {
    renderApp(at(`/${room}`), friend);
    await screen.findByRole('link', { name: first });
    screen.getByRole('link', { name: last });
    await expectReadOnly();
    expect(linksOf().every((link) => link.startsWith(at('/')))).toBe(true);
  });

  it('order and filter by what is shown alone', async () => {
    const app = renderApp(at('/items?sort=price-high&tag=gift'), friend);
    await screen.findByRole('link', { name: /Cape/ });
    await screen.findByRole('link', { name: /Hat/ });
    await app.user.click(screen.getByRole('button', { name: /^Sort/ }));
    const orders = await screen.findAllByRole('menuitem');
    expect(orders.map(nameOf)).toEqual(['Newest first', 'Oldest first', 'Title', 'Brand']);
    expect(toasts.list).toEqual([]);
  });

  it('show a piece without what is its owner’s to know, and step to the next', async () => {
    const app = renderApp(at(`/items/${itemIds[1]}`), friend);
    await screen.findByRole('heading', { name: 'Hat' });
    await app.user.click(await screen.findByRole('button', { name: 'Next piece' }));
    await screen.findByRole('heading', { name: 'Cape' });
    expect(app.where()).toBe(at(`/items/${itemIds[0]}`));
    await screen.findByText('Hangs in');
    for (const secret of ['$123', 'From Ada', 'gift', 'Secrets']) {
      expect(screen.queryByText(new RegExp(secret.replace('$', '\\$')))).toBeNull();
    }
    await expectReadOnly();
  });

  it('show an outfit with those of its pieces that are in sight', async () => {
    renderApp(at(`/outfits/${outfitId}`), friend);
    await screen.findByRole('heading', { name: 'Friday' });
    const piece = await screen.findByRole('link', { name: /Cape/ });
    expect(piece.getAttribute('href')).toBe(at(`/items/${itemIds[0]}`));
    expect(screen.queryByText(/Robe/)).toBeNull();
    expect(screen.queryByText('Cost')).toBeNull();
    expect(screen.queryByText('For Ada')).toBeNull();
    await expectReadOnly();
  });

  it('show a look, whose pins name their pieces and cannot be carried away', async () => {
    const app = renderApp(at(`/looks/${lookId}`), friend);
    await screen.findByRole('heading', { name: 'Street' });
    await app.user.click(await screen.findByRole('button', { name: 'Cape' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Cape' }).getAttribute('aria-pressed')).toBe(
        'true',
      ),
    );
    // A press on the photo asks for nothing to be pinned.
    await app.user.click(screen.getByRole('img', { name: 'Street' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await expectReadOnly();
  });

  it('leave alone what was looked at last among one’s own', async () => {
    localStorage.setItem('hem.itemNavigation', JSON.stringify({ sort: 'title' }));
    renderApp(at('/items?sort=oldest'), friend);
    await screen.findByRole('link', { name: /Cape/ });
    expect(localStorage.getItem('hem.itemNavigation')).toBe(JSON.stringify({ sort: 'title' }));
  });

  it('are not there for whom nothing is shared with', async () => {
    await share('private');
    renderApp(at('/wardrobes'), friend);
    await screen.findByText('Nothing is shared here');
    await share('friends');
  });

  it.each([
    ['wardrobes', () => '/wardrobes'],
    ['items', () => '/items'],
    ['a piece', () => `/items/${itemIds[0]}`],
    ['the board for them', () => '/create-outfit'],
  ])('say at the address of %s that somebody is no friend', async (_what, room) => {
    const stranger = await settledMember(server);
    const { user, where } = renderApp(at(room()), stranger);
    await screen.findByRole('heading', { name: 'Not a friend of yours' });
    expect(screen.queryByText(/did not load/)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Your friends' }));
    await screen.findByText('No shared wardrobes yet');
    expect(where()).toBe('/friends');
  });

  it('are shown while it is not known whether somebody is a friend', async () => {
    wire.cut('getFriends', refused(500, 'server'));
    renderApp(at('/items'), friend);
    await screen.findByRole('link', { name: /Cape/ });
    expect(screen.queryByText('Not a friend of yours')).toBeNull();
  });
});

describe('one’s own rooms as a friend sees them', () => {
  const as = (room: string) => `/friends/${owner.userId}~${friend.userId}${room}`;

  it('are reached from where a wardrobe is shared, and show what the friend sees', async () => {
    const app = renderApp(`/wardrobes?sheet=share-${wardrobeId}`, owner);
    const sheet = within(await screen.findByRole('dialog', { name: 'Share Party' }));
    const ways = await sheet.findByRole('navigation', { name: 'See it as' });
    wire.calls.length = 0;
    await app.user.click(within(ways).getByRole('link'));
    await screen.findByRole('link', { name: /Cape/ });
    expect(app.where()).toBe(as(`/wardrobes/${wardrobeId}/items`));
    screen.getByText(/^As .* sees it$/);
    expect(screen.queryByRole('button', { name: 'Borrow' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Style/ })).toBeNull();
    await expectReadOnly();
    await app.user.click(screen.getByRole('button', { name: 'Back to your own view' }));
    await screen.findByRole('heading', { name: 'Secrets' });
    expect(app.where()).toBe('/wardrobes');
  });

  it('are offered for what is kept, to those who see it', async () => {
    const app = renderApp(`/wardrobes?sheet=share-${wardrobeId}`, owner);
    const sheet = within(await screen.findByRole('dialog', { name: 'Share Party' }));
    await sheet.findByRole('navigation', { name: 'See it as' });
    await app.user.click(sheet.getByRole('radio', { name: /Only me/ }));
    expect(sheet.queryByRole('navigation', { name: 'See it as' })).toBeNull();
  });

  it('are reached from the friend’s rooms', async () => {
    const app = renderApp(`/friends/${friend.userId}/wardrobes`, owner);
    await app.user.click(await screen.findByRole('button', { name: 'More' }));
    await app.user.click(await screen.findByRole('menuitem', { name: /^See yours as/ }));
    await screen.findByRole('heading', { name: 'Party' });
    expect(screen.queryByText('Secrets')).toBeNull();
    expect(app.where()).toBe(as('/wardrobes'));
  });

  it('show a piece without prices, places out of sight or anything to press', async () => {
    renderApp(as(`/items/${itemIds[0]}`), owner);
    await screen.findByRole('heading', { name: 'Cape' });
    await screen.findByText(/^As .* sees it$/);
    await screen.findByText('Hangs in');
    for (const secret of [/\$123/, /From Ada/, /gift/, /Secrets/, /Ask to borrow/]) {
      expect(screen.queryByText(secret)).toBeNull();
    }
    await expectReadOnly();
    cleanup();
    renderApp(as(`/outfits/${outfitId}`), owner);
    await screen.findByRole('link', { name: /Cape/ });
    expect(screen.queryByText(/Robe|For Ada/)).toBeNull();
    await expectReadOnly();
  });

  it('show what is shared with the friend alone, and nothing to make', async () => {
    await share('private');
    const app = renderApp(as('/create-outfit'), owner);
    await screen.findByText('Nothing is shared here');
    expect(app.where()).toBe(as('/wardrobes'));
    await share('friends');
  });

  it('are nobody else’s, and of friends alone', async () => {
    const stranger = await settledMember(server);
    renderApp(as('/items'), friend);
    await screen.findByRole('heading', { name: 'Not a friend of yours' });
    cleanup();
    renderApp(`/friends/${owner.userId}~${stranger.userId}/items`, owner);
    await screen.findByRole('heading', { name: 'Not a friend of yours' });
  });

  it('end with the friendship, with a word', async () => {
    const passing = await settledMember(server);
    await makeFriends(server, owner, passing);
    const app = renderApp(`/friends/${owner.userId}~${passing.userId}/wardrobes`, owner);
    await app.user.click(await screen.findByRole('link', { name: 'Party' }));
    await screen.findByRole('link', { name: /Cape/ });
    await server.call('endFriendship', { userId: owner.userId }, passing);
    await app.user.click(screen.getByRole('link', { name: /Cape/ }));
    await screen.findByText(/is no friend of yours any more$/);
    await waitFor(() => expect(app.where()).toBe('/friends'));
  });
});
