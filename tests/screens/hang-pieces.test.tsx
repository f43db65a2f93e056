import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeConsoleErrors } from '#tests/support/console-guard.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type FaultyWire, faultyWire, held, refused } from './faulty-wire.ts';
import { hangItems, hangRail, settledMember } from './member.ts';
import { startNativeHost } from './native-host.ts';

// happy-dom lays nothing out: the grid is as wide as a phone, and what scrolls it as tall.
vi.mock('react-use-measure', () => ({
  default: () => [() => {}, { width: 350, height: 500, top: 0, left: 0 }],
}));

let server: TestServer;
let wire: FaultyWire;
let maya: Person;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const side of ['offsetHeight', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(500);
  reachServer(server);
  wire = faultyWire();
  maya = await settledMember(server);
});
afterEach(() => {
  cleanup();
  // happy-dom has no `search` element yet, of which React warns.
  expect(takeConsoleErrors().filter(([, tag]) => tag !== 'search')).toEqual([]);
});

const three = () =>
  hangItems(server, maya, [
    { title: 'Linen shirt', category: 'shirt' },
    { title: 'Rain coat', category: 'coat' },
    { title: 'Canvas sneakers', category: 'sneakers' },
  ]);
const inWardrobe = async (wardrobeId: string) =>
  (await server.call('getItemNavigation', { owner: maya.userId, filter: { wardrobeId } }, maya))
    .itemIds;
const piece = (name: RegExp) => screen.findByRole('button', { name });
const tick = async (user: ReturnType<typeof renderApp>['user'], name: RegExp) => {
  const tile = await piece(name);
  await user.click(tile);
  await waitFor(() => expect(tile.getAttribute('aria-pressed')).toBe('true'));
};
const onRail = () =>
  [...document.querySelectorAll<HTMLElement>('[data-hung]')].map(({ dataset }) => dataset['hung']);

/** The sheet of an empty wardrobe. */
async function openSheet() {
  const wardrobeId = await hangRail(server, maya, 'Autumn');
  const app = renderApp(`/wardrobes/${wardrobeId}/items`, maya);
  await app.user.click(await screen.findByRole('button', { name: 'Choose from your pieces' }));
  await screen.findByRole('dialog', { name: 'Autumn' });
  return { ...app, wardrobeId };
}

/** Makes a wardrobe by its form. */
async function makeWardrobe(beforeItIsMade = () => {}) {
  const app = renderApp('/wardrobes', maya);
  await app.user.click(await screen.findByRole('button', { name: 'New wardrobe' }));
  await app.user.type(await screen.findByLabelText(/^Name/), 'Autumn');
  beforeItIsMade();
  await app.user.click(screen.getByRole('button', { name: 'Create wardrobe' }));
  return app;
}

describe('a wardrobe that is made', () => {
  it('asks for pieces, and has those that were ticked', async () => {
    const [shirt = '', coat = ''] = await three();
    const { user, where } = await makeWardrobe();
    await screen.findByText('New and empty. Choose from your pieces.');
    const wardrobeId = where().split('hang-')[1]!;
    const hang = () => screen.getByRole('button', { name: /^Hang / });
    expect(hang().getAttribute('aria-disabled')).toBe('true');
    await tick(user, /^Rain coat/);
    expect(hang().textContent).toBe('Hang 1 piece');
    await tick(user, /^Linen shirt/);
    expect(hang().textContent).toBe('Hang 2 pieces');
    screen.getByText('1 top, 1 jacket or coat');
    await user.click(hang());
    await screen.findByText('2 pieces hung in Autumn');
    await waitFor(() => expect(where()).toMatch(/^\/wardrobes\??$/));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await inWardrobe(wardrobeId)).toSorted()).toEqual([shirt, coat].toSorted());
  });

  it('asks for pieces while the list of wardrobes is still being read', async () => {
    await three();
    const { fault, release } = held();
    await makeWardrobe(() => wire.cut('getWardrobes', fault));
    await screen.findByRole('dialog', { name: 'Autumn' });
    expect(screen.queryByRole('dialog', { name: 'New wardrobe' })).toBeNull();
    release();
    await piece(/^Rain coat/);
  });

  it.each(['Later', 'Close'])('is kept, empty, with %s', async (way) => {
    await three();
    const { user, where } = await makeWardrobe();
    await tick(user, /^Rain coat/);
    await user.click(screen.getByRole('button', { name: way }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(where()).toMatch(/^\/wardrobes\??$/));
    await screen.findByRole('link', { name: /Autumn/ });
    expect(wire.callsOf('itemAddToWardrobes')).toEqual([]);
  });

  it('asks for nothing where there is no piece', async () => {
    const { where } = await makeWardrobe();
    await screen.findByRole('link', { name: /Autumn/ });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(where()).toMatch(/^\/wardrobes\??$/);
  });
});

describe('pieces for a wardrobe', () => {
  it('hang on the rail in the order of the ticks', async () => {
    const [shirt, coat, sneakers] = await three();
    const { user } = await openSheet();
    await tick(user, /^Rain coat/);
    await tick(user, /^Canvas sneakers/);
    await tick(user, /^Linen shirt/);
    expect(onRail()).toEqual([coat, sneakers, shirt]);
    await user.click(await piece(/^Canvas sneakers/));
    await waitFor(() => expect(onRail()).toEqual([coat, shirt]));
  });

  it('are counted on the rail past seven, the last ones hanging', async () => {
    const ids = await hangItems(
      server,
      maya,
      Array.from({ length: 9 }, (_, index) => ({ title: `Shirt ${index}` })),
    );
    const { user } = await openSheet();
    for (let index = 0; index < 9; index += 1) await tick(user, new RegExp(`^Shirt ${index}`));
    expect(onRail()).toEqual(ids.slice(3));
    screen.getByText('+3');
  });

  it('stay ticked while they are narrowed by a kind and a word', async () => {
    const [shirt, coat] = await three();
    const { user } = await openSheet();
    await tick(user, /^Linen shirt/);
    await user.click(screen.getByRole('button', { name: /^Outerwear/ }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Linen shirt/ })).toBeNull());
    await tick(user, /^Rain coat/);
    await user.click(screen.getByRole('button', { name: /^All/ }));
    await user.type(screen.getByLabelText('Search your pieces'), 'sneakers');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Rain coat/ })).toBeNull());
    expect(onRail()).toEqual([shirt, coat]);
    await user.clear(screen.getByLabelText('Search your pieces'));
    expect((await piece(/^Linen shirt/)).getAttribute('aria-pressed')).toBe('true');
    screen.getByRole('button', { name: 'Hang 2 pieces' });
  });

  it('are chosen all at once, also those that are not in view, and given up again', async () => {
    const wardrobeId = await hangRail(server, maya, 'Autumn');
    const titles = Array.from({ length: 70 }, (_, index) => ({ title: `Shirt ${index}` }));
    const ids = await hangItems(server, maya, titles);
    const [jacket] = await hangItems(server, maya, [{ title: 'Cord jacket' }], [wardrobeId]);
    const { user } = renderApp(`/wardrobes/${wardrobeId}/items?sheet=hang`, maya);
    await user.click(await screen.findByRole('button', { name: 'Choose all 70' }));
    await screen.findByRole('button', { name: 'Hang 70 pieces' });
    await user.click(screen.getByRole('button', { name: 'Choose none' }));
    screen.getByText('Tap the pieces that hang here');
    await user.click(screen.getByRole('button', { name: 'Choose all 70' }));
    await user.click(await screen.findByRole('button', { name: 'Hang 70 pieces' }));
    await screen.findByText('70 pieces hung in Autumn');
    const hung = await inWardrobe(wardrobeId);
    expect(hung.toSorted()).toEqual([...ids, jacket].toSorted());
  });

  it('of one kind are chosen all at once, beside those that were ticked', async () => {
    const [shirt, coat] = await three();
    const [anorak] = await hangItems(server, maya, [{ title: 'Anorak', category: 'jacket' }]);
    const { user } = await openSheet();
    await tick(user, /^Linen shirt/);
    await user.click(screen.getByRole('button', { name: /^Outerwear/ }));
    await user.click(await screen.findByRole('button', { name: 'Choose all 2' }));
    await screen.findByRole('button', { name: 'Hang 3 pieces' });
    expect(onRail().toSorted()).toEqual([shirt, coat, anorak].toSorted());
    await user.click(screen.getByRole('button', { name: 'Choose none' }));
    expect(onRail()).toEqual([shirt]);
  });

  it('that do not come when all are chosen leave the choice as it is, which is said', async () => {
    const titles = Array.from({ length: 70 }, (_, index) => ({ title: `Shirt ${index}` }));
    await hangItems(server, maya, titles);
    const { user } = await openSheet();
    await tick(user, /^Shirt 69/);
    wire.cut('getItems', refused(500, 'server'));
    await user.click(screen.getByRole('button', { name: 'Choose all 70' }));
    await screen.findByText('Not all pieces loaded');
    screen.getByRole('button', { name: 'Hang 1 piece' });
    wire.cut('getItems');
    await user.click(screen.getByRole('button', { name: 'Choose all 70' }));
    await screen.findByRole('button', { name: 'Hang 70 pieces' });
  });

  it('that match nothing are said to', async () => {
    await three();
    const { user } = await openSheet();
    await user.type(screen.getByLabelText('Search your pieces'), 'velvet');
    await screen.findByText('Nothing matches “velvet”.');
  });

  it('that hang there already are shown as such, and cannot be ticked', async () => {
    const wardrobeId = await hangRail(server, maya, 'Autumn');
    await three();
    await hangItems(server, maya, [{ title: 'Cord jacket' }], [wardrobeId]);
    const { user, where } = renderApp(`/wardrobes/${wardrobeId}/items`, maya);
    await screen.findByRole('link', { name: /Cord jacket/ });
    await user.click(screen.getAllByRole('button', { name: 'Add piece' })[0]!);
    const add = within(await screen.findByRole('dialog', { name: 'Add pieces' }));
    const [first] = add.getAllByRole('button').filter(({ title }) => title !== 'Close');
    expect(first!.textContent).toBe('Choose from your pieces');
    await user.click(first!);
    const there = await piece(/^Cord jacket.*hangs here already$/);
    await user.click(there);
    expect(there.getAttribute('aria-disabled')).toBe('true');
    expect(onRail()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(where()).toMatch(/items\??$/));
  });

  it('stay ticked when the server fails, which is said', async () => {
    const ids = await three();
    wire.cut('itemAddToWardrobes', refused(500, 'server'));
    const { user, wardrobeId } = await openSheet();
    await tick(user, /^Rain coat/);
    await user.click(screen.getByRole('button', { name: 'Hang 1 piece' }));
    await screen.findByText(/itemAddToWardrobes failed/);
    expect(onRail()).toEqual([ids[1]]);
    wire.cut('itemAddToWardrobes');
    await user.click(screen.getByRole('button', { name: 'Hang 1 piece' }));
    await screen.findByText('1 piece hung in Autumn');
    expect(await inWardrobe(wardrobeId)).toEqual([ids[1]]);
  });

  it('are taken down by Undo, and those that hung there stay', async () => {
    const wardrobeId = await hangRail(server, maya, 'Autumn');
    const ids = await three();
    const [jacket] = await hangItems(server, maya, [{ title: 'Cord jacket' }], [wardrobeId]);
    const { user } = renderApp(`/wardrobes/${wardrobeId}/items?sheet=hang`, maya);
    await tick(user, /^Rain coat/);
    await user.click(screen.getByRole('button', { name: 'Hang 1 piece' }));
    await screen.findByText('1 piece hung in Autumn');
    expect(await inWardrobe(wardrobeId)).toEqual([jacket, ids[1]]);
    wire.cut('itemRemoveFromWardrobes', refused(500, 'server'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('They still hang there');
    wire.cut('itemRemoveFromWardrobes');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await inWardrobe(wardrobeId)).toEqual([jacket]));
  });

  it('for one that is deleted meanwhile are not hung, which is said', async () => {
    await three();
    const { user, wardrobeId } = await openSheet();
    await tick(user, /^Rain coat/);
    await server.call('deleteWardrobe', { owner: maya.userId, wardrobeId }, maya);
    await user.click(screen.getByRole('button', { name: 'Hang 1 piece' }));
    await screen.findByText('Nothing was hung');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('show their shape until they have come, and say if they do not', async () => {
    await three();
    const { fault, release } = held(refused(500, 'server'));
    const wardrobeId = await hangRail(server, maya, 'Autumn');
    wire.cut('getItemNavigation', fault);
    const { user } = renderApp(`/wardrobes/${wardrobeId}/items?sheet=hang`, maya);
    const sheet = within(await screen.findByRole('dialog', { name: 'Autumn' }));
    sheet.getByRole('status', { name: 'Loading pieces' });
    release();
    await sheet.findByText('Your pieces did not load');
    wire.cut('getItemNavigation');
    await user.click(sheet.getByRole('button', { name: 'Try again' }));
    await piece(/^Rain coat/);
  });

  it('are left by the back of the device', async () => {
    await three();
    const phone = startNativeHost();
    const { where } = await openSheet();
    phone.say('nav.back');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(where()).toMatch(/items\??$/);
    phone.stop();
  });

  it('are not offered where there is none to hang', async () => {
    const wardrobeId = await hangRail(server, maya, 'Autumn');
    const { user } = renderApp(`/wardrobes/${wardrobeId}/items`, maya);
    await screen.findByText('Nothing on the rail yet');
    expect(screen.queryByText('Choose from your pieces')).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Add piece' })[0]!);
    await screen.findByTestId('photo-library');
    expect(screen.queryByText('Choose from your pieces')).toBeNull();
  });
});
