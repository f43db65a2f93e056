import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadDraft } from '#lib/drafts.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { type RenderedApp, reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type FaultyWire, faultyWire, held, refused } from './faulty-wire.ts';
import { hangItems, hangRail, settledMember } from './member.ts';

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
});
afterEach(cleanup);

/** A wardrobe of Maya's with so many pieces. */
async function rail(name: string, pieces = 0): Promise<string> {
  const wardrobeId = await hangRail(server, maya, name);
  const titles = Array.from({ length: pieces }, (_, index) => ({ title: `Piece ${index + 1}` }));
  await hangItems(server, maya, titles, [wardrobeId]);
  return wardrobeId;
}
const card = async (name: string) =>
  (await screen.findByRole('heading', { name })).closest('article')!;
async function choose({ user }: RenderedApp, name: string, entry: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}
const kept = async () =>
  (await server.call('getWardrobes', { owner: maya.userId }, maya)).wardrobes;
/** As the router of a browser has it once one has gone on from the first screen. */
const comeFromOurs = () => {
  vi.spyOn(window.history, 'state', 'get').mockReturnValue({ idx: 1 });
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
};

describe('the wardrobes', () => {
  it('hang with their names and how much is in them', async () => {
    await rail('Everyday', 2);
    await rail('Work', 1);
    await rail('Summer trip');
    renderApp('/wardrobes', maya);
    expect(within(await card('Everyday')).getByText('2 pieces')).toBeTruthy();
    expect(within(await card('Work')).getByText('1 piece')).toBeTruthy();
    expect(within(await card('Summer trip')).getByText('0 pieces')).toBeTruthy();
  });

  it('lead to their items', async () => {
    const wardrobeId = await rail('Everyday');
    const { user, where } = renderApp('/wardrobes', maya);
    await user.click(await screen.findByRole('link', { name: 'Everyday' }));
    await waitFor(() => expect(where()).toBe(`/wardrobes/${wardrobeId}/items`));
  });

  it('show their shape until they have come', async () => {
    await rail('Everyday');
    const { fault, release } = held();
    wire.cut('getWardrobes', fault);
    renderApp('/wardrobes', maya);
    await screen.findByRole('status', { name: 'Loading wardrobes' });
    expect(screen.queryByText('Start with one rail')).toBeNull();
    release();
    await card('Everyday');
    expect(screen.queryByRole('status', { name: 'Loading wardrobes' })).toBeNull();
  });

  it('invite to the first one where there is none', async () => {
    const { user, where } = renderApp('/wardrobes', maya);
    await screen.findByText('Start with one rail');
    await user.click(screen.getByRole('button', { name: 'New wardrobe' }));
    await screen.findByRole('dialog', { name: 'New wardrobe' });
    await waitFor(() => expect(where()).toBe('/wardrobes?sheet=new'));
    // Nothing was added yet.
    expect(screen.queryByText(/What you added already/)).toBeNull();
  });

  it('say that they did not load, and come when tried again', async () => {
    await rail('Everyday');
    wire.cut('getWardrobes', refused(500, 'server'));
    const { user } = renderApp('/wardrobes', maya);
    await screen.findByText('Your wardrobes did not load');
    wire.cut('getWardrobes');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await card('Everyday');
    expect(screen.queryByText('Your wardrobes did not load')).toBeNull();
  });
});

describe('a new wardrobe', () => {
  it('hangs there once it is made, and the sheet is gone', async () => {
    const { user, where } = renderApp('/wardrobes', maya);
    await user.click(await screen.findByRole('button', { name: 'New wardrobe' }));
    await user.type(await screen.findByLabelText(/^Name/), 'Work');
    await user.type(screen.getByLabelText(/What it is for/), 'Monday to Thursday');
    await user.click(screen.getByRole('button', { name: 'Create wardrobe' }));
    await card('Work');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(where()).toMatch(/^\/wardrobes\??$/));
    expect(await kept()).toMatchObject([{ name: 'Work', description: 'Monday to Thursday' }]);
  });

  it('is made once, though the answer was lost and one pressed again', async () => {
    const { user } = renderApp('/wardrobes?sheet=new', maya);
    await user.type(await screen.findByLabelText(/^Name/), 'Work');
    wire.cut('saveWardrobe', async (_call, through) => {
      await through();
      throw new TypeError('Failed to fetch');
    });
    await user.click(screen.getByRole('button', { name: 'Create wardrobe' }));
    await screen.findByText(/^Not saved/);
    wire.cut('saveWardrobe');
    await user.click(screen.getByRole('button', { name: 'Create wardrobe' }));
    await card('Work');
    expect(await kept()).toHaveLength(1);
  });

  it('keeps what was typed over a reload, until it is made', async () => {
    const first = renderApp('/wardrobes?sheet=new', maya);
    await first.user.type(await screen.findByLabelText(/^Name/), 'Weekends');
    first.unmount();

    const second = renderApp('/wardrobes?sheet=new', maya);
    expect(await screen.findByDisplayValue('Weekends')).toBeTruthy();
    await second.user.click(screen.getByRole('button', { name: 'Create wardrobe' }));
    await card('Weekends');
    const place = { userId: maya.userId, name: 'wardrobe new' };
    await waitFor(async () => expect(await loadDraft(place)).toBeNull());
  });

  it('needs a name, which is said beside the field and asked of nobody', async () => {
    const { user } = renderApp('/wardrobes?sheet=new', maya);
    const field = await screen.findByLabelText(/^Name/);
    await user.type(field, '   ');
    await user.click(screen.getByRole('button', { name: 'Create wardrobe' }));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    const said = document.getElementById(field.getAttribute('aria-describedby')!);
    expect(said?.textContent).toBe('Give it a name.');
    expect(wire.callsOf('saveWardrobe')).toEqual([]);
    await user.type(field, 'W');
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
  });

  it('that the server refuses says so beside the field, and what was typed stays', async () => {
    wire.cut('saveWardrobe', refused(400, 'invalid', { name: 'bad' }));
    const { user } = renderApp('/wardrobes?sheet=new', maya);
    const field = await screen.findByLabelText<HTMLInputElement>(/^Name/);
    await user.type(field, 'Work');
    await user.click(screen.getByRole('button', { name: 'Create wardrobe' }));
    await screen.findByText('saveWardrobe failed to retrieve the information.');
    await screen.findByText('That name cannot be used.');
    expect(field.value).toBe('Work');
  });
});

describe('a wardrobe', () => {
  it('can be renamed', async () => {
    const wardrobeId = await rail('Everyday', 1);
    const app = renderApp('/wardrobes', maya);
    await choose(app, 'Everyday', 'Edit');
    const field = await screen.findByLabelText<HTMLInputElement>(/^Name/);
    expect(field.value).toBe('Everyday');
    expect(app.where()).toBe(`/wardrobes?sheet=${wardrobeId}`);
    await app.user.clear(field);
    await app.user.type(field, 'Weekend');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(within(await card('Weekend')).getByText('1 piece')).toBeTruthy();
    expect(await kept()).toMatchObject([{ wardrobeId, name: 'Weekend' }]);
  });

  it('is deleted only when confirmed, and its pieces stay', async () => {
    await rail('Everyday', 2);
    const app = renderApp('/wardrobes', maya);
    await choose(app, 'Everyday', 'Delete');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Everyday?' });
    expect(within(dialog).getByText('Its 2 pieces stay with you, under Items.')).toBeTruthy();
    expect(wire.callsOf('deleteWardrobe')).toEqual([]);
    await app.user.click(within(dialog).getByRole('button', { name: 'Delete wardrobe' }));
    await screen.findByText('Start with one rail');
    await screen.findByText(/What you added already is under Items\./);
    const filter = {};
    const { itemIds } = await server.call(
      'getItemNavigation',
      { owner: maya.userId, filter },
      maya,
    );
    expect(itemIds).toHaveLength(2);
  });

  it('goes to the top, or where the arrow keys of its handle put it', async () => {
    for (const name of ['Everyday', 'Work', 'Summer trip']) await rail(name);
    const app = renderApp('/wardrobes', maya);
    const names = () =>
      screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
    await choose(app, 'Summer trip', 'Move to the top');
    await waitFor(() => expect(names()).toEqual(['Summer trip', 'Everyday', 'Work']));

    await choose(app, 'Work', 'Put in order');
    const save = await screen.findByRole('button', { name: 'Save order' });
    expect(save.getAttribute('aria-disabled')).toBe('true');
    screen.getByRole('button', { name: /^Move Summer trip, 1 of 3/ }).focus();
    await app.user.keyboard('{ArrowUp}{ArrowDown}');
    await screen.findByText('Summer trip, 2 of 3');
    await app.user.keyboard('{ArrowDown}{ArrowDown}');
    await screen.findByText('Summer trip, 3 of 3');
    await app.user.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(names()).toEqual(['Everyday', 'Work', 'Summer trip']));
    await waitFor(async () => expect((await kept()).map(({ name }) => name)).toEqual(names()));
  });

  it('shows the pieces that were chosen for its cover, and lets Hem choose again', async () => {
    const wardrobeId = await hangRail(server, maya, 'Everyday');
    const titles = ['Coat', 'Shirt', 'Skirt', 'Socks', 'Vest', 'Hat'];
    for (const title of titles) {
      const { imageId } = await server.upload(maya, await drawPicture(), 'image/jpeg');
      const input = { changes: { title }, imageIds: [imageId], wardrobeIds: [wardrobeId] };
      await server.call('saveItem', { owner: maya.userId, ...input }, maya);
    }
    await server.app.services.jobs.idle();
    const app = renderApp('/wardrobes', maya);
    await choose(app, 'Everyday', 'Choose cover');
    const press = async (name: string) =>
      app.user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
    for (const name of titles.slice(0, 5)) await press(name);
    await screen.findByText(/^5 of 5/);
    await press('Hat');
    await screen.findByText('Five are chosen. Tap one of them to make room.');
    await press('Coat');
    await press('Save cover');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const rail = async () => (await kept())[0]!.rail.map(({ title }) => title);
    expect(await rail()).toEqual(['Shirt', 'Skirt', 'Socks', 'Vest', 'Hat']);

    // Somebody has taken the piece out on another device.
    await choose(app, 'Everyday', 'Choose cover');
    for (const name of ['Shirt', 'Skirt', 'Socks']) await press(name);
    const { itemId } = (await kept())[0]!.rail.find(({ title }) => title === 'Vest')!;
    const taken = { owner: maya.userId, itemIds: [itemId], wardrobeIds: [wardrobeId] };
    await server.call('itemRemoveFromWardrobes', taken, maya);
    await press('Save cover');
    await screen.findByText('The cover was not changed');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await rail()).slice(0, 3)).toEqual(['Shirt', 'Skirt', 'Socks']);
    await server.call('itemAddToWardrobes', taken, maya);

    await choose(app, 'Everyday', 'Choose cover');
    await press('Let Hem choose');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The vest was hung last.
    expect(await rail()).toEqual(['Vest', 'Hat', 'Socks', 'Skirt', 'Shirt']);
  });

  it('is kept when one thinks better of it', async () => {
    await rail('Everyday');
    const app = renderApp('/wardrobes', maya);
    await choose(app, 'Everyday', 'Delete');
    expect(await screen.findByText('It is empty, so nothing is lost.')).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await kept()).toHaveLength(1);
  });
});

describe('the sheet', () => {
  it('is in the address, and closes by going back', async () => {
    await rail('Everyday');
    const { user, where } = renderApp('/items', maya);
    await user.click((await screen.findAllByRole('link', { name: 'Wardrobes' }))[0]!);
    await user.click(await screen.findByRole('button', { name: 'New wardrobe' }));
    await screen.findByRole('dialog', { name: 'New wardrobe' });
    await waitFor(() => expect(where()).toBe('/wardrobes?sheet=new'));
    comeFromOurs();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(where()).toBe('/wardrobes'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opened by its own address stays in the app when it closes', async () => {
    await rail('Everyday');
    const { user, where } = renderApp('/wardrobes?sheet=new', maya);
    await screen.findByRole('dialog', { name: 'New wardrobe' });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(where()).toMatch(/^\/wardrobes\??$/));
    await card('Everyday');
  });

  it('closes by Escape as well', async () => {
    const { user } = renderApp('/wardrobes?sheet=new', maya);
    await screen.findByRole('dialog', { name: 'New wardrobe' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the looks of the wardrobes', () => {
  /** Makes a look with a photo that hangs in a wardrobe. */
  async function hangLook(title: string, wardrobeId: string): Promise<string> {
    const { imageId } = await server.upload(maya, await drawPicture(), 'image/jpeg', 'look');
    const { look } = await server.call(
      'saveLook',
      {
        owner: maya.userId,
        changes: { kind: 'worn', title },
        imageId,
        wardrobeIds: [wardrobeId],
      },
      maya,
    );
    return look.lookId;
  }

  it('stand behind a tab of their own, wardrobe by wardrobe', async () => {
    const everyday = await rail('Everyday');
    await rail('Work');
    await hangLook('Market on Saturday', everyday);
    const lookId = await hangLook('Gallery opening', everyday);
    const { user, where } = renderApp('/wardrobes', maya);
    await user.click(await screen.findByRole('radio', { name: 'Looks' }));
    expect(where()).toBe('/wardrobes?view=looks');
    const shelf = (await screen.findByRole('heading', { name: 'Everyday' })).closest('section')!;
    await within(shelf).findByText('Market on Saturday');
    const titles = within(within(shelf).getByRole('list')).getAllByRole('link');
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Gallery opening',
      'Market on Saturday',
    ]);
    expect(
      within(shelf).getByRole('link', { name: '2 looks in Everyday' }).getAttribute('href'),
    ).toBe(`/wardrobes/${everyday}/looks`);
    expect(screen.queryByRole('heading', { name: 'Work' })).toBeNull();
    expect(document.body.textContent).toContain('No looks yet in Work.');
    await user.click(titles[0]!);
    expect(where()).toBe(`/looks/${lookId}`);
    // The next of it is the next on its shelf.
    await user.click(await screen.findByRole('button', { name: /^More/ }));
    await screen.findByRole('menuitem', { name: 'Next look' });
  });

  it('have no tab where none hangs anywhere, and their address says how one comes there', async () => {
    await rail('Everyday');
    const { user, where } = renderApp('/wardrobes', maya);
    await card('Everyday');
    expect(screen.queryByRole('radio', { name: 'Looks' })).toBeNull();
    cleanup();
    renderApp('/wardrobes?view=looks', maya);
    await screen.findByText('No looks in your wardrobes yet');
    expect(screen.getByRole('link', { name: 'Add look' }).getAttribute('href')).toBe(
      '/looks?sheet=add',
    );
    await user.click(screen.getByRole('radio', { name: 'Wardrobes' }));
    await card('Everyday');
    expect(where()).toMatch(/^\/wardrobes/);
  });
});
