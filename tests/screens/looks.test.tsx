import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession } from '#app/end-session.ts';
import { lookNoun } from '#components/noun/look-noun.tsx';
import { todayIs } from '#lib/calendar-weeks.ts';
import { paths } from '#lib/paths.ts';
import { takeConsoleErrors } from '#tests/support/console-guard.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { faultyWire, offline } from './faulty-wire.ts';
import { settledMember } from './member.ts';

let server: TestServer;
let maya: Person;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(844);
  reachServer(server);
  maya = await settledMember(server);
});
afterEach(() => {
  cleanup();
  lookNoun.selection.clear();
  // happy-dom has no `search` element yet, of which React warns.
  expect(takeConsoleErrors().filter(([, tag]) => tag !== 'search')).toEqual([]);
});

const makeItem = async (title: string) => {
  const input = { owner: maya.userId, changes: { title } };
  return (await server.call('saveItem', input, maya)).item.itemId;
};
/** Makes a look with a photo; its id. */
async function makeLook(title: string, kind: 'worn' | 'inspiration' = 'worn'): Promise<string> {
  const { imageId } = await server.upload(maya, await drawPicture(), 'image/jpeg', 'look');
  const input = { owner: maya.userId, changes: { kind, title }, imageId };
  const { look } = await server.call('saveLook', input, maya);
  await server.app.services.jobs.idle();
  server.advance(1000);
  return look.lookId;
}
const details = async (lookId: string) =>
  (await server.call('getLookDetails', { owner: maya.userId, lookId }, maya)).look;
const lookIds = async (filter = {}) =>
  (await server.call('getLookNavigation', { owner: maya.userId, filter }, maya)).lookIds;
const titles = () =>
  [...document.querySelectorAll('[data-tile]')].map(({ textContent }) => textContent ?? '');

describe('the looks', () => {
  it('show what was worn, and in a view of their own what inspires', async () => {
    await makeLook('Gallery opening');
    await makeLook('From a magazine', 'inspiration');
    const { user, where } = renderApp('/looks', maya);
    await screen.findByText('Gallery opening');
    expect(titles()).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: 'Inspirations' }));
    await screen.findByText('From a magazine');
    expect(titles()).toHaveLength(1);
    expect(where()).toBe('/looks?view=inspirations');
    await user.click(screen.getByRole('radio', { name: 'Calendar' }));
    await screen.findByRole('button', { name: 'Next month' });
  });

  it('offer to say what is worn today until something was worn today', async () => {
    const lookId = await makeLook('Gallery opening');
    const before = renderApp('/looks', maya);
    await screen.findByRole('button', { name: /^Wear today/ });
    before.unmount();
    const changes = { lookId, day: todayIs(), slot: 'day' as const };
    await server.call('savePlan', { owner: maya.userId, changes, isWorn: true }, maya);
    renderApp('/looks', maya);
    await screen.findByText(/ · worn$/);
    // The offer of the visit before may stand until its own answer is there.
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Wear today/ })).toBeNull());
  });

  it('are deleted together, and come back with Undo', async () => {
    const made = [await makeLook('One'), await makeLook('Two')];
    const { user } = renderApp('/looks', maya);
    await screen.findByText('Two');
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(screen.getByRole('button', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByText('2 looks deleted');
    expect(await lookIds()).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Two');
    await waitFor(async () => expect(await lookIds()).toEqual(made.toReversed()));
  });

  it('go into a group without a network too, of which a sign-out loses nothing', async () => {
    await makeLook('Gallery');
    const last = await makeLook('Harbor');
    const wire = faultyWire();
    wire.cut('makeGroup', offline);
    const { user, where } = renderApp('/looks', maya);
    await screen.findByText('Gallery');
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(screen.getByRole('button', { name: /^Harbor/ }));
    await user.click(screen.getByRole('button', { name: 'Group' }));
    await user.type(await screen.findByLabelText('New group'), 'Lisbon');
    await user.click(screen.getByRole('button', { name: 'Create group' }));
    await screen.findByText('1 look in Lisbon');
    await user.click(await screen.findByRole('button', { name: 'Lisbon 1' }));
    await waitFor(() => expect(titles()).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: /^Harbor/ }));
    await waitFor(() => expect(where()).toBe(paths.look(last)));
    await screen.findByRole('heading', { name: 'Harbor' });
    cleanup();
    endSession('signed-out');
    const groups = async () =>
      (await server.call('getGroups', { owner: maya.userId }, maya)).groups.map(({ name }) => name);
    expect(await groups()).toEqual([]);
    // Whoever signs in next has none of them.
    const noor = await settledMember(server);
    renderApp('/looks', noor);
    await screen.findAllByText(/look/i);
    await waitFor(() => expect(wire.callsOf('getLookNavigation').length).toBeGreaterThan(1));
    expect(screen.queryByRole('button', { name: /Lisbon/ })).toBeNull();
    cleanup();
    endSession('signed-out');
    wire.cut('makeGroup');
    renderApp('/looks', maya);
    await screen.findByRole('button', { name: 'Lisbon 1' });
    await waitFor(async () => expect(await groups()).toEqual(['Lisbon']));
    await waitFor(() => expect(localStorage.getItem('hem.groupChanges')).toBeNull());
  });

  it('of a wardrobe are its own, of both kinds', async () => {
    const form = { owner: maya.userId, name: 'Work', description: '' };
    const { wardrobe } = await server.call('saveWardrobe', form, maya);
    await makeLook('Elsewhere');
    const [worn, seen] = [await makeLook('Worn'), await makeLook('Seen', 'inspiration')];
    const { wardrobeId } = wardrobe;
    const into = { owner: maya.userId, lookIds: [worn, seen], wardrobeIds: [wardrobeId] };
    await server.call('lookAddToWardrobes', into, maya);
    renderApp(paths.wardrobeLooks(wardrobeId), maya);
    await screen.findByText('Worn');
    expect(titles()).toHaveLength(2);
  });

  it('of a wardrobe that is gone are none, as their screen says', async () => {
    renderApp(paths.wardrobeLooks('999999'), maya);
    await screen.findByText('This wardrobe is not here');
  });
});

describe('an inspiration', () => {
  it('is kept from a link that cannot be read, without a picture', async () => {
    const fields = { url: 'unreachable' };
    const body = { status: 'error', statusCode: 400, code: 'invalid', message: '', fields };
    faultyWire().cut('readLink', () => Response.json(body, { status: 400 }));
    const { user } = renderApp('/looks?view=inspirations&sheet=add', maya);
    await user.type(await screen.findByLabelText('Or paste a link'), 'http://127.0.0.1/coat');
    await user.click(screen.getByRole('button', { name: 'Save link' }));
    await screen.findByText('This page cannot be reached.');
    await user.click(screen.getByRole('button', { name: 'Keep the link without a picture' }));
    await screen.findByRole('button', { name: 'All 1' });
    const [lookId = ''] = await lookIds({ kind: 'inspiration' });
    expect((await details(lookId)).link).toMatchObject({ url: 'http://127.0.0.1/coat' });
  });

  it('is not made from what is no address', async () => {
    const { user } = renderApp('/looks?view=inspirations&sheet=add', maya);
    await user.type(await screen.findByLabelText('Or paste a link'), 'a red coat');
    await user.click(screen.getByRole('button', { name: 'Save link' }));
    await screen.findByText('That is no address of a page.');
    expect(await lookIds()).toEqual([]);
  });
});

describe('a look', () => {
  const open = (lookId: string) => renderApp(paths.look(lookId), maya);
  const photo = async (name: string) => {
    const image = await screen.findByAltText(name);
    vi.spyOn(image.parentElement!, 'getBoundingClientRect').mockReturnValue({
      ...new DOMRect(0, 0, 400, 500),
      left: 0,
      top: 0,
      width: 400,
      height: 500,
    } as DOMRect);
    return image;
  };

  it('gets a pin where its photo is pressed, and keeps it as a fraction', async () => {
    const coat = await makeItem('Camel coat');
    const lookId = await makeLook('Gallery opening');
    const { user } = open(lookId);
    await screen.findByText(/0 pieces/);
    fireEvent.click(await photo('Gallery opening'), { clientX: 100, clientY: 400 });
    const sheet = await screen.findByRole('dialog', { name: 'What is it?' });
    await user.click(await within(sheet).findByRole('button', { name: /^Camel coat/ }));
    await user.click(within(sheet).getByRole('button', { name: 'Pin piece' }));
    await screen.findByRole('button', { name: 'Camel coat', pressed: true });
    const { pins } = await details(lookId);
    expect(pins).toMatchObject([{ itemId: coat, x: 0.25, y: 0.8 }]);
  });

  it('has its pieces to pin narrowed by kind, which leaves what is chosen', async () => {
    const { userId: owner } = maya;
    for (const [title, category] of [
      ['Camel coat', 'coat'],
      ['Ankle boots', 'boots'],
    ] as const) {
      await server.call('saveItem', { owner, changes: { title, category } }, maya);
    }
    const { user } = open(await makeLook('Gallery opening'));
    await screen.findByText(/0 pieces/);
    fireEvent.click(await photo('Gallery opening'), { clientX: 100, clientY: 400 });
    const sheet = within(await screen.findByRole('dialog', { name: 'What is it?' }));
    await user.click(await sheet.findByRole('button', { name: /^Camel coat/ }));
    const filter = within(sheet.getByRole('toolbar', { name: 'Filter' }));
    filter.getByRole('button', { name: 'All 2', pressed: true });
    await user.click(filter.getByRole('button', { name: 'Shoes 1' }));
    await waitFor(() => expect(sheet.queryByRole('button', { name: /^Camel coat/ })).toBeNull());
    await user.click(await sheet.findByRole('button', { name: /^Ankle boots/ }));
    sheet.getByRole('button', { name: 'Pin 2 pieces' });
    await user.click(filter.getByRole('button', { name: 'Shoes 1', pressed: true }));
    await sheet.findByRole('button', { name: /^Camel coat/, pressed: true });
  });

  it('has its pin moved by a drag, and by a tap after its button; Undo puts it back', async () => {
    const coat = await makeItem('Camel coat');
    const lookId = await makeLook('Gallery opening');
    const pins = [{ itemId: coat, x: 0.5, y: 0.5 }];
    await server.call('saveLook', { owner: maya.userId, lookId, changes: {}, pins }, maya);
    const stands = (x: number, y: number) =>
      waitFor(async () => expect((await details(lookId)).pins).toMatchObject([{ x, y }]));
    const { user } = open(lookId);
    const image = await photo('Gallery opening');
    const pin = await screen.findByRole('button', { name: 'Camel coat' });
    const finger = { isPrimary: true, button: 0, pointerId: 1 };
    fireEvent.pointerDown(pin, { ...finger, clientX: 200, clientY: 250 });
    fireEvent.pointerMove(pin, { ...finger, clientX: 300, clientY: 100 });
    fireEvent.pointerCancel(pin, finger);
    expect(pin.style.getPropertyValue('--x')).toBe('50%');
    fireEvent.pointerDown(pin, { ...finger, clientX: 200, clientY: 250 });
    fireEvent.pointerMove(pin, { ...finger, clientX: 100, clientY: 600 });
    fireEvent.pointerUp(pin, finger);
    fireEvent.click(pin);
    await stands(0.25, 1);
    expect(pin.getAttribute('aria-pressed')).toBe('false');
    await user.click(pin);
    const broughtIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(screen.getByRole('button', { name: 'Move the pin of Camel coat' }));
    await screen.findByText('Tap where the pin belongs');
    expect(broughtIntoView.mock.contexts).toEqual([image.parentElement]);
    fireEvent.click(image, { clientX: 300, clientY: 100 });
    await stands(0.75, 0.2);
    await user.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1)!);
    await stands(0.25, 1);
  });

  it('lets go of the pin of a piece that is gone', async () => {
    const coat = await makeItem('Camel coat');
    const lookId = await makeLook('Gallery opening');
    const owner = maya.userId;
    const pins = [{ itemId: coat, x: 0.5, y: 0.5 }];
    await server.call('saveLook', { owner, lookId, changes: {}, pins }, maya);
    await server.call('deleteItems', { owner, itemIds: [coat] }, maya);
    const { user } = open(lookId);
    await user.click(await screen.findByRole('button', { name: 'A piece that is gone' }));
    await user.click(screen.getByRole('button', { name: 'Take the pin of Camel coat away' }));
    await waitFor(async () => expect((await details(lookId)).pins).toEqual([]));
  });

  it('loses a pin by the x in its row, and gets it back with Undo', async () => {
    const coat = await makeItem('Camel coat');
    const lookId = await makeLook('Gallery opening');
    const pins = [{ itemId: coat, x: 0.5, y: 0.5 }];
    await server.call('saveLook', { owner: maya.userId, lookId, changes: {}, pins }, maya);
    const { user } = open(lookId);
    await user.click(await screen.findByRole('button', { name: 'Camel coat' }));
    await user.click(screen.getByRole('button', { name: 'Take the pin of Camel coat away' }));
    await waitFor(async () => expect((await details(lookId)).pins).toEqual([]));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await details(lookId)).pins).toMatchObject(pins));
  });

  it('loses both of two pins that are taken away one right after the other', async () => {
    const [coat, hat, bag] = [
      await makeItem('Camel coat'),
      await makeItem('Hat'),
      await makeItem('Bag'),
    ];
    const lookId = await makeLook('Gallery opening');
    const pins = [coat, hat, bag].map((itemId, at) => ({ itemId, x: 0.2 + at * 0.2, y: 0.5 }));
    await server.call('saveLook', { owner: maya.userId, lookId, changes: {}, pins }, maya);
    const { user } = open(lookId);
    for (const name of ['Camel coat', 'Hat']) {
      await user.click(await screen.findByRole('button', { name }));
      await user.click(screen.getByRole('button', { name: `Take the pin of ${name} away` }));
    }
    await waitFor(async () =>
      expect((await details(lookId)).pins.map(({ itemId }) => itemId)).toEqual([bag]),
    );
    expect(screen.queryByRole('button', { name: 'Camel coat' })).toBeNull();
  });

  it('keeps the gap of a piece that is deleted', async () => {
    const coat = await makeItem('Camel coat');
    const lookId = await makeLook('Gallery opening');
    const owner = maya.userId;
    const pins = [{ itemId: coat, x: 0.5, y: 0.5 }];
    await server.call('saveLook', { owner, lookId, changes: {}, pins }, maya);
    await server.call('deleteItems', { owner, itemIds: [coat] }, maya);
    open(lookId);
    await screen.findByRole('button', { name: 'A piece that is gone' });
  });

  it('is worn again by one press, which wears its pieces once', async () => {
    const coat = await makeItem('Camel coat');
    const lookId = await makeLook('Gallery opening');
    const owner = maya.userId;
    const pins = [{ itemId: coat, x: 0.5, y: 0.5 }];
    await server.call('saveLook', { owner, lookId, changes: {}, pins }, maya);
    const { user } = open(lookId);
    await user.click(await screen.findByRole('button', { name: 'Wear today' }));
    await screen.findByText('Worn today');
    await user.click(await screen.findByRole('button', { name: 'Wear again' }));
    await screen.findByText('It is worn today already');
    await screen.findByText('worn once');
    const { item } = await server.call('getItemDetails', { owner, itemId: coat }, maya);
    expect(item.wearCount).toBe(1);
  });

  it('of an outfit that is removed for good says so', async () => {
    const owner = maya.userId;
    const layer = { x: 0.5, y: 0.5, size: 0.5, rotation: 0, isFlipped: false };
    const { outfit } = await server.call(
      'saveOutfit',
      {
        owner,
        changes: { title: 'Office' },
        collage: { background: 'paper', layers: [{ itemId: await makeItem('Suit'), ...layer }] },
      },
      maya,
    );
    const { outfitId } = outfit;
    const changes = { kind: 'worn' as const, outfitId };
    const { look } = await server.call('saveLook', { owner, changes }, maya);
    await server.call('deleteOutfits', { owner, outfitIds: [outfitId] }, maya);
    await server.call('forgetOutfits', { owner, outfitIds: [outfitId] }, maya);
    open(look.lookId);
    await screen.findByText('The outfit that it showed was removed.');
  });

  it('is renamed', async () => {
    const lookId = await makeLook('Gallery opening');
    const { user } = open(lookId);
    await screen.findByText(/0 pieces/);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const title = await screen.findByLabelText('Title');
    await user.clear(title);
    await user.type(title, 'Vernissage');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { name: 'Vernissage' });
    expect((await details(lookId)).title).toBe('Vernissage');
  });

  it.each(['999999', 'abc'])(
    'that is none says so on its screen, and in the toast of its endpoint: %s',
    async (id) => {
      open(id);
      await screen.findByText('getLookDetails failed to retrieve the information.');
      await screen.findByText('This look is not here');
    },
  );
});
