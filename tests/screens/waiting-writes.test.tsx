import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { outbox } from '#api/outbox/outbox.ts';
import { saveOutfitLater } from '#api/outfit-saves/outfit-saves.ts';
import { itemNoun } from '#components/noun/item-noun.tsx';
import { lookNoun } from '#components/noun/look-noun.tsx';
import { outfitNoun } from '#components/noun/outfit-noun.tsx';
import { host } from '#lib/host-state.ts';
import { paths } from '#lib/paths.ts';
import { items } from '#server/database/schema.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { type RenderedApp, reachServer, renderApp } from '#tests/support/render-app.tsx';
import { collageOf } from '#tests/support/sample-calls/outfits.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { toasts } from '#ui/toasts.ts';
import { type FaultyWire, faultyWire, held, offline, refused } from './faulty-wire.ts';
import { hangItems, hangRail, settledMember } from './member.ts';

/* What is done without a network: it shows as done, waits on the device, and is sent later. */

let server: TestServer;
let wire: FaultyWire;
let maya: Person;
let owner: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(844);
  reachServer(server);
  wire = faultyWire();
  maya = await settledMember(server);
  owner = maya.userId;
});
afterEach(async () => {
  cleanup();
  host.isOnline = true;
  for (const selection of [itemNoun.selection, outfitNoun.selection, lookNoun.selection])
    selection.clear();
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
  user.click(await screen.findByRole('button', { name }));
const tiles = () =>
  [...document.querySelectorAll('[data-tile]')].map(({ textContent }) => textContent ?? '');
const shown = (...titles: string[]) =>
  waitFor(() => {
    expect(tiles()).toHaveLength(titles.length);
    for (const [at, title] of titles.entries()) expect(tiles()[at]).toContain(title);
  });

const makeOutfit = async (title: string) => {
  const { item } = await server.call('saveItem', { owner, changes: { title: 'Hat' } }, maya);
  const input = { owner, changes: { title }, collage: collageOf([item.itemId]) };
  return (await server.call('saveOutfit', input, maya)).outfit.outfitId;
};
const makeLook = async (title: string) => {
  const link = { url: 'https://example.com/a', siteName: null };
  const changes = { kind: 'worn' as const, title, link };
  return (await server.call('saveLook', { owner, changes }, maya)).look.lookId;
};

const nouns = [
  {
    many: 'pieces',
    one: 'Piece',
    path: '/items',
    inWardrobe: (id: string) => `/wardrobes/${id}/items`,
    deleted: paths.deletedItems(),
    make: async (title: string) =>
      (await server.call('saveItem', { owner, changes: { title } }, maya)).item.itemId,
    listed: async (filter = {}) =>
      (await server.call('getItemNavigation', { owner, filter }, maya)).itemIds,
    hang: (itemIds: string[], wardrobeIds: string[]) =>
      server.call('itemAddToWardrobes', { owner, itemIds, wardrobeIds }, maya),
    add: 'itemAddToWardrobes',
    remove: 'itemRemoveFromWardrobes',
    tab: 'Items',
    delete: 'deleteItems',
    restore: 'restoreItems',
  },
  {
    many: 'outfits',
    one: 'Outfit',
    path: '/outfits',
    inWardrobe: (id: string) => paths.wardrobeOutfits(id),
    deleted: `${paths.deletedItems()}?view=outfits`,
    make: makeOutfit,
    listed: async (filter = {}) =>
      (await server.call('getOutfitNavigation', { owner, filter }, maya)).outfitIds,
    hang: (outfitIds: string[], wardrobeIds: string[]) =>
      server.call('outfitAddToWardrobes', { owner, outfitIds, wardrobeIds }, maya),
    add: 'outfitAddToWardrobes',
    remove: 'outfitRemoveFromWardrobes',
    tab: 'Outfits',
    delete: 'deleteOutfits',
    restore: 'restoreOutfits',
  },
  {
    many: 'looks',
    one: 'Look',
    path: '/looks',
    inWardrobe: (id: string) => paths.wardrobeLooks(id),
    deleted: `${paths.deletedItems()}?view=looks`,
    make: makeLook,
    listed: async (filter = {}) =>
      (await server.call('getLookNavigation', { owner, filter }, maya)).lookIds,
    hang: (lookIds: string[], wardrobeIds: string[]) =>
      server.call('lookAddToWardrobes', { owner, lookIds, wardrobeIds }, maya),
    add: 'lookAddToWardrobes',
    remove: 'lookRemoveFromWardrobes',
    tab: 'Looks',
    delete: 'deleteLooks',
    restore: 'restoreLooks',
  },
] as const;

describe.each(nouns)('without a network $many', (noun) => {
  const { one, many } = noun;
  let ids: string[];
  /** One, Two and Three, of which Three was made last and stands in front. */
  const three = async () => {
    ids = [];
    for (const title of ['One', 'Two', 'Three']) {
      ids.push(await noun.make(title));
      server.advance(1000);
    }
  };
  const select = async (app: RenderedApp, ...titles: string[]) => {
    await screen.findAllByText(titles[0]!);
    await press(app, 'Select');
    for (const title of titles) await press(app, new RegExp(`^${title}\\b`));
  };

  it('are deleted, and Undo leaves nothing to send', async () => {
    await three();
    const app = renderApp(noun.path, maya);
    await select(app, 'One', 'Three');
    goOffline();
    await press(app, 'Delete');
    await screen.findByText(`2 ${many} deleted`);
    await shown('Two');
    expect(waiting()).toEqual([`2 ${many}: Deleted`]);
    await press(app, 'Undo');
    await shown('Three', 'Two', 'One');
    expect(waiting()).toEqual([]);
    goOnline();
    expect(await noun.listed()).toEqual(ids.toReversed());
    expect(wire.callsOf(noun.delete)).toEqual([]);
    expect(wire.callsOf(noun.restore)).toEqual([]);
  });

  it('leave the others in sight where nothing can be read', async () => {
    await three();
    const app = renderApp(noun.path, maya);
    await shown('Three', 'Two', 'One');
    await app.user.click(screen.getAllByRole('link', { name: 'Wardrobes' })[0]!);
    await screen.findByRole('heading', { name: 'Wardrobes' });
    goOffline();
    wire.cut('everything', offline);
    // Long enough ago that the screen would read the cards anew.
    const now = performance.now.bind(performance);
    const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 5000);
    await app.user.click(screen.getAllByRole('link', { name: noun.tab })[0]!);
    await select(app, 'Two');
    await press(app, 'Delete');
    await screen.findByText(`${one} deleted`);
    await shown('Three', 'One');
    await press(app, 'Undo');
    await shown('Three', 'Two', 'One');
    expect(screen.queryByText(/did not load/)).toBeNull();
    later.mockRestore();
    wire.cut('everything');
    goOnline();
  });

  it('are deleted, also after the page is opened anew, and then for the server', async () => {
    await three();
    const app = renderApp(noun.path, maya);
    await select(app, 'Two');
    goOffline();
    await press(app, 'Delete');
    await screen.findByText(`${one} deleted`);
    expect(waiting()).toEqual(['Two: Deleted']);
    app.unmount();
    renderApp(noun.path, maya);
    await shown('Three', 'One');
    expect(await noun.listed()).toHaveLength(3);
    goOnline();
    await allSent();
    expect(await noun.listed()).toEqual([ids[2], ids[0]]);
    await shown('Three', 'One');
  });

  it('come back to their place, once their deletion was sent', async () => {
    await three();
    const app = renderApp(noun.path, maya);
    await select(app, 'Two');
    await press(app, 'Delete');
    await screen.findByText(`${one} deleted`);
    await allSent();
    await waitFor(async () => expect(await noun.listed()).toHaveLength(2));
    await shown('Three', 'One');
    goOffline();
    await press(app, 'Undo');
    await shown('Three', 'Two', 'One');
    expect(waiting()).toHaveLength(1);
    expect(waiting()[0]).toMatch(/: Brought back$/);
    goOnline();
    await allSent();
    expect(await noun.listed()).toEqual(ids.toReversed());
  });

  it('come back in their turn where the deletion is under way', async () => {
    await three();
    const app = renderApp(noun.path, maya);
    await select(app, 'Two');
    wire.cut(noun.delete, offline);
    await press(app, 'Delete');
    await screen.findByText(`${one} deleted`);
    await shown('Three', 'One');
    await press(app, 'Undo');
    await shown('Three', 'Two', 'One');
    await waitFor(() => expect(waiting()).toHaveLength(2));
    expect(wire.callsOf(noun.restore)).toEqual([]);
    wire.cut(noun.delete);
    outbox.wakeAnew();
    await allSent();
    expect(await noun.listed()).toEqual(ids.toReversed());
  });

  it('are brought back from what was deleted', async () => {
    await three();
    const app = renderApp(noun.path, maya);
    await select(app, 'Two');
    await press(app, 'Delete');
    await screen.findByText(`${one} deleted`);
    await allSent();
    app.unmount();
    toasts.list = [];
    const there = renderApp(noun.deleted, maya);
    await there.user.click(await screen.findByRole('link', { name: /^Two/ }));
    goOffline();
    await press(there, 'Bring back');
    await screen.findByText(/brought back$/);
    await waitFor(() => expect(tiles()).toEqual([]));
    expect(waiting()).toEqual(['Two: Brought back']);
    goOnline();
    await allSent();
    expect(await noun.listed()).toHaveLength(3);
  });

  it('stand in Recently deleted before that was sent, and come back from there', async () => {
    await three();
    const app = renderApp(noun.path, maya);
    await select(app, 'Two');
    goOffline();
    await press(app, 'Delete');
    await screen.findByText(`${one} deleted`);
    app.unmount();
    toasts.list = [];
    const there = renderApp(noun.deleted, maya);
    await there.user.click(await screen.findByRole('link', { name: /^Two/ }));
    await press(there, 'Bring back');
    await screen.findByText(/brought back$/);
    expect(waiting()).toEqual([]);
    expect(await noun.listed()).toHaveLength(3);
  });

  it('hang in a wardrobe', async () => {
    const work = await hangRail(server, maya, 'Work');
    await three();
    const app = renderApp(noun.path, maya);
    await select(app, 'One', 'Two');
    await press(app, 'Wardrobe');
    await app.user.click(await screen.findByLabelText(/^Work/));
    goOffline();
    await press(app, /^Add 2 /);
    await screen.findByText('Hung in Work');
    expect(waiting()).toEqual([`2 ${many}: Added to Work`]);
    expect(await noun.listed({ wardrobeId: work })).toEqual([]);
    await app.user.click(await screen.findByRole('link', { name: /^One\b/ }));
    await screen.findByRole('link', { name: 'Work' });
    goOnline();
    await allSent();
    expect(await noun.listed({ wardrobeId: work })).toEqual([ids[1], ids[0]]);
  });

  it('are taken out of a wardrobe, and put back into their place by Undo', async () => {
    const work = await hangRail(server, maya, 'Work');
    await three();
    await noun.hang(ids, [work]);
    const app = renderApp(noun.inWardrobe(work), maya);
    await select(app, 'Two');
    goOffline();
    await press(app, 'Take out');
    await screen.findByText(`${one} taken out`);
    await shown('Three', 'One');
    expect(waiting()).toEqual(['Two: Taken out of Work']);
    await press(app, 'Undo');
    await shown('Three', 'Two', 'One');
    expect(waiting()).toEqual(['Two: Taken out of Work', 'Two: Added to Work']);
    goOnline();
    await allSent();
    expect(await noun.listed({ wardrobeId: work })).toEqual(ids.toReversed());
  });

  it('are there again where the server refuses, which is said', async () => {
    await three();
    const app = renderApp(noun.path, maya);
    await select(app, 'Two');
    wire.cut(noun.delete, refused(403, 'forbidden'));
    await press(app, 'Delete');
    await screen.findByText(new RegExp(`${noun.delete} failed`));
    await shown('Three', 'Two', 'One');
    expect(waiting()).toEqual([]);
  });

  it('are there again where the server refuses what waited, which is said', async () => {
    await three();
    const app = renderApp(noun.path, maya);
    await select(app, 'Two');
    goOffline();
    await press(app, 'Delete');
    await screen.findByText(`${one} deleted`);
    await shown('Three', 'One');
    toasts.list = [];
    wire.cut(noun.delete, refused(403, 'forbidden'));
    goOnline();
    await screen.findByText('A change was not taken');
    await shown('Three', 'Two', 'One');
  });
});

describe('without a network wardrobes', () => {
  it('count what hangs in them, where that is certain', async () => {
    const work = await hangRail(server, maya, 'Work');
    const [shirt] = await hangItems(server, maya, [{ title: 'Shirt' }, { title: 'Coat' }], [work]);
    const app = renderApp(`/wardrobes/${work}/items`, maya);
    await press(app, 'Select');
    await press(app, /^Shirt/);
    goOffline();
    await press(app, 'Delete');
    await screen.findByText('Piece deleted');
    await app.user.click(screen.getAllByRole('link', { name: 'Wardrobes' })[0]!);
    const card = async () =>
      within((await screen.findByRole('heading', { name: 'Work' })).closest('article')!);
    await (await card()).findByText('1 piece');
    await press(app, 'Undo');
    await (await card()).findByText('2 pieces');
    expect(shirt).toBeTruthy();
  });
});

describe('without a network pieces', () => {
  const select = async (app: RenderedApp, ...titles: string[]) => {
    await screen.findAllByText(titles[0]!);
    await press(app, 'Select');
    for (const title of titles) await press(app, new RegExp(`^${title}\\b`));
  };
  const of = async (itemId: string) =>
    (await server.call('getItemDetails', { owner, itemId }, maya)).item;

  it('are edited as one', async () => {
    const [shirt, coat] = await hangItems(server, maya, [
      { title: 'Shirt', personalTags: ['old'] },
      { title: 'Coat', brand: 'Muji' },
    ]);
    const app = renderApp('/items', maya);
    await select(app, 'Shirt', 'Coat');
    await press(app, 'Edit');
    const sheet = within(await screen.findByRole('dialog', { name: 'Edit 2 pieces' }));
    await app.user.type(sheet.getByLabelText('Brand'), 'Oda');
    await app.user.type(sheet.getByLabelText('Add tags'), 'gala{Enter}');
    goOffline();
    await app.user.click(sheet.getByRole('button', { name: 'Save' }));
    await screen.findByText('2 pieces changed');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(waiting()).toEqual(['2 pieces: Edited']);
    await waitFor(() => expect(tiles()).toHaveLength(2));
    for (const tile of tiles()) expect(tile).toContain('Oda');
    expect(await of(shirt!)).toMatchObject({ brand: null });
    app.unmount();
    renderApp(paths.item(shirt!), maya);
    await screen.findByText('gala');
    await screen.findAllByText('Oda');
    goOnline();
    await allSent();
    expect(await of(shirt!)).toMatchObject({ brand: 'Oda', personalTags: ['old', 'gala'] });
    expect(await of(coat!)).toMatchObject({ brand: 'Oda', personalTags: ['gala'] });
  });

  it('are edited once more before it is sent, as one change', async () => {
    const ids = await hangItems(server, maya, [{ title: 'Shirt' }, { title: 'Coat' }]);
    const app = renderApp('/items', maya);
    goOffline();
    for (const brand of ['Oda', 'Muji']) {
      await select(app, 'Shirt', 'Coat');
      await press(app, 'Edit');
      const sheet = within(await screen.findByRole('dialog', { name: 'Edit 2 pieces' }));
      await app.user.type(sheet.getByLabelText('Brand'), brand);
      await app.user.click(sheet.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(waiting()).toEqual(['2 pieces: Edited']);
    goOnline();
    await allSent();
    expect(wire.callsOf('changeItems')).toHaveLength(1);
    expect(await of(ids[0]!)).toMatchObject({ brand: 'Muji' });
  });

  it('keep what was typed where the server refuses', async () => {
    await hangItems(server, maya, [{ title: 'Shirt' }]);
    wire.cut('changeItems', refused(400, 'invalid', { brand: 'too-long' }));
    const app = renderApp('/items', maya);
    await select(app, 'Shirt');
    await press(app, 'Edit');
    const sheet = within(await screen.findByRole('dialog', { name: 'Edit 1 piece' }));
    await app.user.type(sheet.getByLabelText('Brand'), 'Oda');
    await app.user.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sheet.getByLabelText('Brand').getAttribute('aria-invalid')).toBe('true'),
    );
    expect((sheet.getByLabelText('Brand') as HTMLInputElement).value).toBe('Oda');
    expect(waiting()).toEqual([]);
  });

  it('have their recognized categories confirmed', async () => {
    const [shirt] = await hangItems(server, maya, [{ title: 'Shirt' }]);
    const said = { category: 'shirt', categoryGroup: 'top', categoryFrom: 'photo' } as const;
    const { database } = server.app.services.open;
    await database
      .update(items)
      .set(said)
      .where(eq(items.id, Number(shirt)));
    const counts = async () =>
      (await server.call('getItemNavigation', { owner, filter: {} }, maya)).counts;
    const app = renderApp('/items', maya);
    await screen.findByText(/guess/);
    await press(app, 'Check them');
    await screen.findByRole('button', { name: /Shirts$/ });
    goOffline();
    await press(app, 'This is right');
    await screen.findByRole('dialog', { name: 'All checked' });
    expect(waiting()).toEqual(['Shirt: Category confirmed']);
    expect((await counts()).recognized).toBe(1);
    app.unmount();
    renderApp('/items', maya);
    await shown('Shirt');
    expect(screen.queryByText(/guess/)).toBeNull();
    goOnline();
    await allSent();
    expect((await counts()).recognized).toBe(0);
  });

  it('fill the gap of an outfit again', async () => {
    const outfitId = await makeOutfit('Opera');
    const { outfit } = await server.call('getOutfitDetails', { owner, outfitId }, maya);
    const itemIds = outfit.pieces.map(({ itemId }) => itemId);
    await server.call('deleteItems', { owner, itemIds }, maya);
    const app = renderApp(paths.outfit(outfitId), maya);
    await screen.findByText('Deleted');
    goOffline();
    await press(app, 'Bring Hat back');
    await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull());
    expect(waiting()).toHaveLength(1);
    goOnline();
    await allSent();
    await screen.findByRole('link', { name: /^Hat/ });
  });
});

describe('without a network a deleted outfit', () => {
  /** Deletes an outfit whose save waits. */
  const deleteSaved = async () => {
    const outfitId = await makeOutfit('Snow');
    const app = renderApp(paths.outfit(outfitId), maya);
    await screen.findByRole('heading', { name: '1 piece' });
    const { outfit } = await server.call('getOutfitDetails', { owner, outfitId }, maya);
    goOffline();
    await saveOutfitLater({
      outfitId,
      form: { title: 'Snow and ice', notes: null, seasons: [], occasions: [] },
      collage: collageOf(outfit.pieces.map(({ itemId }) => itemId)),
      baseRevision: outfit.revision,
      wardrobeIds: [],
      pieces: [],
    });
    await press(app, 'More');
    await app.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByText('Outfit deleted');
    return app;
  };
  const titles = async () => {
    const input = { owner, filter: {} };
    const { outfitIds } = await server.call('getOutfitNavigation', input, maya);
    const { outfits } = await server.call('getOutfits', { owner, outfitIds }, maya);
    return outfits.map(({ title }) => title);
  };

  it('has what waited to be saved of it once more with Undo', async () => {
    const app = await deleteSaved();
    await waitFor(() => expect(waiting()).toEqual(['Snow: Deleted']));
    await press(app, 'Undo');
    await waitFor(() => expect(waiting()).toEqual(['Snow and ice: Outfit saved, 0 pieces']));
    goOnline();
    await allSent();
    expect(await titles()).toEqual(['Snow and ice']);
  });

  it('has it too where it is brought back from what was deleted, and after that', async () => {
    const app = await deleteSaved();
    goOnline();
    await allSent();
    expect(await titles()).toEqual([]);
    app.unmount();
    toasts.list = [];
    const there = renderApp(`${paths.deletedItems()}?view=outfits`, maya);
    await there.user.click(await screen.findByRole('link', { name: /^Snow/ }));
    goOffline();
    await press(there, 'Bring back');
    await screen.findByText('1 outfit brought back');
    expect(waiting()).toEqual(['Snow: Brought back']);
    goOnline();
    await waitFor(async () => expect(await titles()).toEqual(['Snow and ice']));
    await allSent();
  });
});

describe('without a network the pins of a look', () => {
  let lookId: string;
  let itemIds: string[];
  const pinned = async () => {
    const { look } = await server.call('getLookDetails', { owner, lookId }, maya);
    return look.pins.map(({ itemId }) => itemId);
  };
  /** A look with three pins. */
  const open = async () => {
    itemIds = await hangItems(server, maya, [
      { title: 'Coat' },
      { title: 'Hat' },
      { title: 'Bag' },
    ]);
    const { imageId } = await server.upload(maya, await drawPicture(), 'image/jpeg', 'look');
    const changes = { kind: 'worn' as const, title: 'Gallery' };
    const pins = itemIds.map((itemId, at) => ({ itemId, x: 0.2 + at * 0.2, y: 0.5 }));
    const { look } = await server.call('saveLook', { owner, changes, imageId, pins }, maya);
    await server.app.services.jobs.idle();
    lookId = look.lookId;
    const app = renderApp(paths.look(lookId), maya);
    await screen.findByRole('button', { name: 'Coat' });
    return app;
  };
  const takeAway = async (app: RenderedApp, name: string) => {
    await press(app, name);
    await press(app, `Take the pin of ${name} away`);
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  };

  it('go, all as one change, also after the page is opened anew, and then for the server', async () => {
    const app = await open();
    goOffline();
    await takeAway(app, 'Coat');
    await waitFor(() => expect(waiting()).toEqual(['Gallery: Pins changed']));
    await takeAway(app, 'Hat');
    app.unmount();
    renderApp(paths.look(lookId), maya);
    await screen.findByRole('button', { name: 'Bag' });
    expect(screen.queryByRole('button', { name: 'Coat' })).toBeNull();
    expect(await pinned()).toEqual(itemIds);
    expect(waiting()).toEqual(['Gallery: Pins changed']);
    goOnline();
    await allSent();
    expect(await pinned()).toEqual([itemIds[2]]);
    expect(wire.callsOf('saveLook')).toHaveLength(1);
  });

  it('come back with Undo', async () => {
    const app = await open();
    goOffline();
    await takeAway(app, 'Coat');
    await press(app, 'Undo');
    await screen.findByRole('button', { name: 'Coat' });
    goOnline();
    await allSent();
    expect((await pinned()).toSorted()).toEqual(itemIds.toSorted());
  });

  it('are set over those of another device, which is said then', async () => {
    const app = await open();
    goOffline();
    await takeAway(app, 'Coat');
    await waitFor(() => expect(waiting()).toHaveLength(1));
    await server.call('saveLook', { owner, lookId, changes: {}, pins: [] }, maya);
    toasts.list = [];
    goOnline();
    await screen.findByText('Changed on another device, too');
    expect(await pinned()).toEqual(itemIds.slice(1));
  });

  it('are not taken for changed elsewhere where this device changed them twice', async () => {
    const app = await open();
    const { fault, release } = held();
    wire.cut('saveLook', fault);
    await takeAway(app, 'Coat');
    await waitFor(() => expect(wire.callsOf('saveLook')).toHaveLength(1));
    await takeAway(app, 'Hat');
    await waitFor(() => expect(waiting()).toHaveLength(2));
    release();
    await allSent();
    expect(await pinned()).toEqual([itemIds[2]]);
    expect(screen.queryByText('Changed on another device, too')).toBeNull();
  });

  it('are as they were where the server refuses, which is said', async () => {
    const app = await open();
    wire.cut('saveLook', refused(403, 'forbidden'));
    await press(app, 'Coat');
    await press(app, 'Take the pin of Coat away');
    await screen.findByText(/saveLook failed/);
    await screen.findByRole('button', { name: 'Coat' });
    expect(waiting()).toEqual([]);
  });
});
