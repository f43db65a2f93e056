import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAgain, spoil } from '#api/query-client.ts';
import { queryClient } from '#app/client.ts';
import { itemNoun } from '#components/noun/item-noun.tsx';
import { itemDensity } from '#features/items/item-list.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { takeConsoleErrors } from '#tests/support/console-guard.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { type RenderedApp, reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type FaultyWire, faultyWire, held, offline, refused } from './faulty-wire.ts';
import { hangItems, hangRail, settledMember } from './member.ts';

// happy-dom lays nothing out: the grid is as wide as a phone, and what scrolls it as tall.
vi.mock('react-use-measure', () => ({
  default: () => [() => {}, { width: 358, height: 700, top: 0, left: 0 }],
}));

const view = window as unknown as {
  happyDOM: { setViewport(size: { width: number; height: number }): void };
};
let server: TestServer;
let wire: FaultyWire;
let maya: Person;

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
  itemDensity.choose(2);
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  // happy-dom has no `search` element yet, of which React warns.
  expect(takeConsoleErrors().filter(([, tag]) => tag !== 'search')).toEqual([]);
  itemNoun.selection.clear();
  view.happyDOM.setViewport({ width: 390, height: 844 });
});

const three = () =>
  hangItems(server, maya, [
    { title: 'Linen shirt', category: 'shirt', mainColor: 'white' },
    { title: 'Rain coat', category: 'coat', condition: 'Needs Repair' },
    { title: 'Canvas sneakers', category: 'sneakers' },
  ]);
const tile = (title: string) => screen.findByRole('link', { name: new RegExp(title) });
const titles = () =>
  [...document.querySelectorAll('[data-tile] .title')].map(({ textContent }) => textContent);
const newPiece = `New piece, ${new Date().toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}`;
const order = async () =>
  (await server.call('getItemNavigation', { owner: maya.userId, filter: {} }, maya)).itemIds;

describe('the items', () => {
  it('hang there, the newest first', async () => {
    await three();
    renderApp('/items', maya);
    await tile('Linen shirt');
    expect(titles()).toEqual(['Canvas sneakers', 'Rain coat', 'Linen shirt']);
    expect(screen.getByRole('button', { name: 'All 3' })).toBeTruthy();
  });

  it('of one color and kind are told apart by what else is known, and say no brand twice', async () => {
    const blazer = { category: 'blazer', mainColor: 'cream' } as const;
    await hangItems(server, maya, [
      { ...blazer, brand: 'Marlowe', size: 'M' },
      { ...blazer, furtherColors: ['navy'], patterns: ['Striped'], brand: 'A house of long names' },
      { ...blazer, sleeveLength: 'Sleeveless' },
    ]);
    const { user } = renderApp('/items', maya);
    await screen.findByRole('link', { name: 'Cream sleeveless blazer' });
    const notes = () =>
      [...document.querySelectorAll('[data-tile] .note')].map(({ textContent }) => textContent);
    expect(titles()).toEqual([
      'Cream sleeveless blazer',
      'Cream and navy striped blazer',
      'Cream blazer, Marlowe',
    ]);
    expect(notes()).toEqual(['Add brand and size', 'A house of long names', 'M']);
    await user.click(screen.getByRole('link', { name: /^Cream blazer, Marlowe/ }));
    await screen.findByRole('heading', { name: 'Cream blazer, Marlowe' });
    expect(screen.getByText('Size M')).toBeTruthy();
  });

  it('show their shape until they have come', async () => {
    await three();
    const { fault, release } = held();
    wire.cut('getItemNavigation', fault);
    renderApp('/items', maya);
    await screen.findByRole('status', { name: 'Loading pieces' });
    release();
    await tile('Linen shirt');
    expect(screen.queryByRole('status', { name: 'Loading pieces' })).toBeNull();
  });

  it('invite to the first one where there is none', async () => {
    const { user, where } = renderApp('/items', maya);
    const empty = (await screen.findByText('Nothing on the rail yet')).closest('section')!;
    await user.click(within(empty).getByRole('button', { name: 'Add piece' }));
    await screen.findByRole('dialog', { name: 'Add pieces' });
    await waitFor(() => expect(where()).toBe('/items?sheet=add'));
  });

  it('say that they did not load, and come when tried again', async () => {
    await three();
    wire.cut('getItemNavigation', refused(500, 'server'));
    const { user } = renderApp('/items', maya);
    await screen.findByText('These pieces did not load');
    wire.cut('getItemNavigation');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await tile('Linen shirt');
  });

  it('say that some did not load, and bring those when tried again', async () => {
    await three();
    wire.cut('getItems', refused(500, 'server'));
    const { user } = renderApp('/items', maya);
    await screen.findByText('Some pieces did not load');
    wire.cut('getItems');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await tile('Linen shirt');
  });

  it('of a wardrobe are only its own', async () => {
    const everyday = await hangRail(server, maya, 'Everyday');
    await three();
    await hangItems(server, maya, [{ title: 'Cord jacket' }], [everyday]);
    renderApp(`/wardrobes/${everyday}/items`, maya);
    await tile('Cord jacket');
    expect(titles()).toEqual(['Cord jacket']);
    await screen.findByRole('heading', { name: 'Everyday' });
  });
});

describe('a wardrobe', () => {
  it.each(['999999', 'nonsense'])('that is not there says so: %s', async (wardrobeId) => {
    const { user, where } = renderApp(`/wardrobes/${wardrobeId}/items`, maya);
    await screen.findByText('This wardrobe is not here');
    await user.click(screen.getByRole('link', { name: 'Back to wardrobes' }));
    await waitFor(() => expect(where()).toBe('/wardrobes'));
  });

  it.each(['a write', 'a return to the page'])(
    'that is deleted elsewhere while it is open says so, with a way out: by %s',
    async (how) => {
      const everyday = await hangRail(server, maya, 'Everyday');
      await hangItems(server, maya, [{ title: 'Cord jacket' }], [everyday]);
      const { user, where } = renderApp(`/wardrobes/${everyday}/items`, maya);
      await tile('Cord jacket');
      await server.call('deleteWardrobe', { owner: maya.userId, wardrobeId: everyday }, maya);
      // A list of wardrobes that comes first takes the list of pieces away, before its call has failed.
      const { fault, release } = held();
      wire.cut('getWardrobes', fault);
      if (how === 'a write') await spoil(queryClient, ['GetItemNavigation']);
      else readAgain(queryClient);
      await screen.findByText('getItemNavigation failed to retrieve the information.');
      release();
      await screen.findByText('This wardrobe is not here');
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      await user.click(screen.getByRole('link', { name: 'Back to wardrobes' }));
      await waitFor(() => expect(where()).toBe('/wardrobes'));
    },
  );

  it('of somebody else is not there either', async () => {
    const theirs = await hangRail(server, maya, 'Everyday');
    renderApp(`/wardrobes/${theirs}/items`, await settledMember(server));
    await screen.findByText('This wardrobe is not here');
    expect(screen.queryByText('Everyday')).toBeNull();
  });
});

describe('the filters', () => {
  it('search once typing has rested, and stand in the address', async () => {
    await three();
    const { user, where } = renderApp('/items', maya);
    await tile('Linen shirt');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    const field = screen.getByLabelText('Search pieces');
    wire.calls.length = 0;
    for (const text of ['c', 'co', 'coa', 'coat'])
      fireEvent.change(field, { target: { value: text } });
    expect(where()).toBe('/items');
    await waitFor(() => expect(where()).toBe('/items?search=coat'));
    await waitFor(() => expect(titles()).toEqual(['Rain coat']));
    const asked = wire.callsOf('getItemNavigation').map(({ input }) => input);
    expect(asked).toEqual([{ owner: maya.userId, filter: { search: 'coat' } }]);
    await user.click(screen.getByRole('button', { name: 'Close search' }));
    await waitFor(() => expect(where()).toMatch(/^\/items\??$/));
    await tile('Linen shirt');
  });

  it('are read from the address', async () => {
    await three();
    renderApp('/items?search=coat', maya);
    await tile('Rain coat');
    expect(titles()).toEqual(['Rain coat']);
    expect(screen.getByLabelText<HTMLInputElement>('Search pieces').value).toBe('coat');
  });

  it('that nobody knows are left out of what is asked', async () => {
    await three();
    renderApp('/items?group=nonsense&mainColor=mauvish&sort=toString&sheet=&color=red', maya);
    await tile('Linen shirt');
    expect(titles()).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Sort, Newest first' })).toBeTruthy();
    expect(wire.callsOf('getItemNavigation').map(({ input }) => input)).toEqual([
      { owner: maya.userId, filter: {} },
    ]);
  });

  it('as chips go into the address and out of it', async () => {
    await three();
    const { user, where } = renderApp('/items', maya);
    await tile('Linen shirt');
    const repair = screen.getByRole('button', { name: 'Needs Repair' });
    await user.click(repair);
    await waitFor(() => expect(where()).toBe('/items?condition=Needs+Repair'));
    expect(repair.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(titles()).toEqual(['Rain coat']));
    await user.click(repair);
    await waitFor(() => expect(where()).toMatch(/^\/items\??$/));
  });

  it('as a column on a desktop do the same, and say how many are left', async () => {
    view.happyDOM.setViewport({ width: 1280, height: 800 });
    await three();
    const { user, where } = renderApp('/items', maya);
    const column = await screen.findByRole('complementary', { name: 'Filter' });
    await within(column).findByText('3 pieces');
    await user.click(await within(column).findByLabelText(/Outerwear/));
    await waitFor(() => expect(where()).toBe('/items?group=outerwear'));
    await waitFor(() => expect(titles()).toEqual(['Rain coat']));
    within(column).getByText('1 of 3 pieces');
  });

  it.each([
    ['group=top&condition=Needs+Repair', 'Nothing matches', 'Clear filters'],
    ['search=tuxedo', 'Nothing matches “tuxedo”', 'Clear search'],
    ['search=tuxedo&group=top', 'Nothing matches “tuxedo”', 'Clear search and filters'],
  ])('that leave nothing say so, and are taken back at once: %s', async (asked, title, clear) => {
    await three();
    const { user, where } = renderApp(`/items?sort=title&${asked}`, maya);
    await screen.findByText(title);
    await user.click(screen.getByRole('button', { name: clear }));
    await tile('Linen shirt');
    await waitFor(() => expect(where()).toBe('/items?sort=title'));
    const field = screen.queryByLabelText<HTMLInputElement>('Search pieces');
    await waitFor(() => expect(field?.value ?? '').toBe(''));
  });

  it('are all taken back by the first chip, which is pressed while there is none', async () => {
    await three();
    const { user } = renderApp('/items?search=coat', maya);
    await tile('Rain coat');
    const all = screen.getByRole('button', { name: 'All 3' });
    expect(all.getAttribute('aria-pressed')).toBe('false');
    await user.click(all);
    await tile('Linen shirt');
    expect(all.getAttribute('aria-pressed')).toBe('true');
    const field = screen.getByLabelText<HTMLInputElement>('Search pieces');
    await waitFor(() => expect(field.value).toBe(''));
  });

  /** Pieces of every kind of value. */
  const many = () =>
    hangItems(server, maya, [
      { title: 'Linen shirt', category: 'shirt', mainColor: 'white', seasons: ['Summer'] },
      {
        title: 'Rain coat',
        category: 'coat',
        mainColor: 'navy',
        brand: 'Oda',
        availability: 'lent',
      },
      { title: 'Wool coat', category: 'coat', mainColor: 'navy', personalTags: ['gala'] },
      { title: 'Canvas sneakers', category: 'sneakers', purchasePriceCents: 4999 },
    ]);
  const option = (within_: HTMLElement, label: string | RegExp) =>
    within(within_).getByRole('checkbox', { name: label });

  it('stand all in a sheet on a phone, each with how many it would show', async () => {
    await many();
    const { user, where } = renderApp('/items', maya);
    await tile('Linen shirt');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    // The rarer lists are counted once somebody looks.
    await within(sheet).findByRole('group', { name: 'Bought' });
    const names = [...sheet.querySelectorAll('legend')].map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Category',
      'Kind',
      'Main Color',
      'Season',
      'Brand',
      'Availability',
      'Condition',
      'Price',
      'Bought',
      'Tags',
    ]);
    await user.click(option(sheet, 'Navy 2'));
    await within(sheet).findByRole('button', { name: 'Show 2 pieces' });
    // What the others leave, and of its own list as before.
    option(sheet, 'Outerwear 2');
    option(sheet, 'Tops 0');
    option(sheet, 'White 1');
    await user.click(option(sheet, 'Oda 1'));
    await within(sheet).findByRole('button', { name: 'Show 1 piece' });
    expect(where()).toBe('/items?mainColor=navy&brand=Oda');
    await user.click(within(sheet).getByRole('button', { name: 'Clear all' }));
    await within(sheet).findByRole('button', { name: 'Show 4 pieces' });
    await user.click(option(sheet, 'gala 1'));
    await user.click(await within(sheet).findByRole('button', { name: 'Show 1 piece' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(titles()).toEqual(['Wool coat']));
    expect(where()).toBe('/items?tag=gala');
    expect(screen.getByRole('button', { name: 'Filters, 1 chosen' })).toBeTruthy();
  });

  it('say when pieces were bought and worn, the last year first, and only where that differs', async () => {
    const [, scarf] = await hangItems(server, maya, [
      { title: 'Coat', purchaseDate: '2019-04-05' },
      { title: 'Scarf', purchaseDate: '2024-04-05', purchasePriceCents: 100 },
      { title: 'Hat', purchasePriceCents: 200 },
    ]);
    const wear = { day: todayIs(), itemIds: [scarf!] };
    await server.call('savePlan', { owner: maya.userId, changes: wear, isWorn: true }, maya);
    const { user, where } = renderApp('/items', maya);
    await tile('Scarf');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    const group = async (name: string) =>
      within(await within(sheet).findByRole('group', { name }))
        .getAllByRole('checkbox')
        .map((one) => one.closest('label')!.textContent);
    expect(await group('Year bought')).toEqual(['20241', '20191', 'No date1']);
    const worn = ['In 30 days1', 'In 90 days1', 'In 365 days1', 'Never worn2'];
    expect(await group('Last worn')).toEqual(worn);
    // All prices are in one currency.
    expect(within(sheet).queryByRole('group', { name: 'Currency' })).toBeNull();
    await user.click(option(sheet, 'Never worn 2'));
    await user.click(option(sheet, '2019 1'));
    await user.click(option(sheet, /^No date/));
    await user.click(await within(sheet).findByRole('button', { name: 'Show 2 pieces' }));
    expect(where()).toBe('/items?worn=never&bought=2019&bought=none');
    await screen.findByRole('button', { name: 'Remove Bought in 2019' });
    await user.click(screen.getByRole('button', { name: 'Remove No purchase date' }));
    await waitFor(() => expect(titles()).toEqual(['Coat']));
  });

  it.each(['a phone', 'a desktop'])(
    'narrow by price on %s once typing has rested',
    async (view_) => {
      if (view_ === 'a desktop') view.happyDOM.setViewport({ width: 1280, height: 800 });
      await many();
      const { user, where } = renderApp('/items?sort=title', maya);
      await tile('Linen shirt');
      if (view_ === 'a phone') await user.click(screen.getByRole('button', { name: 'Filters' }));
      await user.type(await screen.findByLabelText('Price from'), '40x');
      await waitFor(() => expect(where()).toBe('/items?sort=title&price=40-'));
      await user.type(screen.getByLabelText('Price to'), '50');
      await waitFor(() => expect(where()).toBe('/items?sort=title&price=40-50'));
      await waitFor(() => expect(titles()).toEqual(['Canvas sneakers']));
      const off = await screen.findByText('$40 to $50');
      await user.click(off);
      await waitFor(() => expect(where()).toBe('/items?sort=title'));
      await waitFor(() =>
        expect(screen.getByLabelText<HTMLInputElement>('Price from').value).toBe(''),
      );
    },
  );

  it.each(['a phone', 'a desktop'])(
    'that are chosen stand as chips on %s, are taken off one by one, or all at once',
    async (view_) => {
      if (view_ === 'a desktop') view.happyDOM.setViewport({ width: 1280, height: 800 });
      await many();
      const { user, where } = renderApp(
        '/items?search=coat&mainColor=navy&availability=lent&season=Summer',
        maya,
      );
      await screen.findByText('Nothing matches “coat”');
      const chips = screen.getByRole('list', { name: 'Chosen filters' });
      expect([...chips.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
        'Navy',
        'Summer',
        'Lent',
        'Clear all',
      ]);
      await user.click(within(chips).getByRole('button', { name: 'Remove Summer' }));
      await tile('Rain coat');
      expect(titles()).toEqual(['Rain coat']);
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Navy');
      await user.click(within(chips).getByRole('button', { name: 'Clear all' }));
      await waitFor(() => expect(titles()).toEqual(['Wool coat', 'Rain coat']));
      expect(where()).toBe('/items?search=coat');
      // A word of the search that is a filter stays, as the search does.
      const left = within(screen.getByRole('list', { name: 'Chosen filters' }));
      expect(left.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Coats2']);
    },
  );

  it('name the first few of many words, and the others by one button', async () => {
    view.happyDOM.setViewport({ width: 1280, height: 800 });
    const brands = Array.from(
      { length: 14 },
      (_, index) => `Brand ${String(index).padStart(2, '0')}`,
    );
    await hangItems(
      server,
      maya,
      brands.map((brand) => ({ title: brand, brand })),
    );
    const { user } = renderApp('/items?brand=Brand+13', maya);
    const column = await screen.findByRole('complementary', { name: 'Filter' });
    const shown = () =>
      within(column)
        .queryAllByRole('checkbox', { name: /^Brand/ })
        .map((box) => box.closest('label')?.textContent);
    await waitFor(() => expect(shown()).toHaveLength(9));
    expect(shown().at(-1)).toBe('Brand 131');
    await user.click(within(column).getByRole('button', { name: 'Show all 14' }));
    expect(shown()).toHaveLength(14);
  });

  it('keep the order chosen in the address', async () => {
    await three();
    const { user, where } = renderApp('/items', maya);
    await tile('Linen shirt');
    await user.click(screen.getByRole('button', { name: /^Sort/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Title' }));
    await waitFor(() => expect(where()).toBe('/items?sort=title'));
    await waitFor(() => expect(titles()).toEqual(['Canvas sneakers', 'Linen shirt', 'Rain coat']));
  });
});

it.each([4, 6] as const)(
  'shows %s in a row when chosen, and keeps it on the device',
  async (count) => {
    await three();
    const app = renderApp('/items', maya);
    await tile('Linen shirt');
    await app.user.click(screen.getByRole('radio', { name: `${count} in a row` }));
    const grid = () => document.querySelector('[data-per-row]')?.getAttribute('data-per-row');
    await waitFor(() => expect(grid()).toBe(String(count)));
    expect(localStorage.getItem('hem.itemsPerRow')).toBe(String(count));
  },
);

describe('a selection', () => {
  async function select(app: RenderedApp, ...names: string[]): Promise<void> {
    await tile('Linen shirt');
    await app.user.click(screen.getByRole('button', { name: 'Select' }));
    for (const name of names) {
      await app.user.click(await screen.findByRole('button', { name: new RegExp(name) }));
    }
  }

  it('takes pieces in and out, says how many, and ends', async () => {
    await three();
    const app = renderApp('/items', maya);
    await select(app, 'Linen shirt', 'Rain coat');
    const count = screen.getByText('2 selected');
    expect(count.getAttribute('aria-live')).toBe('polite');
    const shirt = screen.getByRole('button', { name: /Linen shirt/ });
    expect(shirt.getAttribute('aria-pressed')).toBe('true');
    await app.user.click(shirt);
    await screen.findByText('1 selected');
    expect(shirt.getAttribute('aria-pressed')).toBe('false');
    await app.user.click(screen.getByRole('button', { name: 'Stop selecting' }));
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
    await tile('Linen shirt');
    await select(app);
    await screen.findByText('0 selected');
  });

  it('is edited as one: what is left out stays, tags are added', async () => {
    const ids = await hangItems(server, maya, [
      { title: 'Linen shirt', category: 'shirt', brand: 'Oda', personalTags: ['old'] },
      { title: 'Rain coat', category: 'coat', seasons: ['Summer'] },
      { title: 'Canvas sneakers', brand: 'Muji' },
    ]);
    const app = renderApp('/items', maya);
    await select(app, 'Linen shirt', 'Rain coat');
    await app.user.click(screen.getByRole('button', { name: 'Edit' }));
    const sheet = await screen.findByRole('dialog', { name: 'Edit 2 pieces' });
    const done = within(sheet).getByRole<HTMLButtonElement>('button', { name: 'Save' });
    expect(done.getAttribute('aria-disabled')).toBe('true');
    await app.user.click(within(sheet).getByRole('button', { name: 'Fall' }));
    await app.user.type(within(sheet).getByLabelText('Add tags'), 'gala{Enter}');
    await app.user.click(within(sheet).getByRole('radio', { name: 'Photos' }));
    await app.user.click(done);
    await screen.findByText('2 pieces changed');
    expect(wire.callsOf('changeItems')).toMatchObject([{ input: { shown: 'photo' } }]);
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
    const of = async (itemId: string) =>
      (await server.call('getItemDetails', { owner: maya.userId, itemId }, maya)).item;
    expect(await of(ids[0]!)).toMatchObject({
      category: 'shirt',
      brand: 'Oda',
      seasons: ['Fall'],
      personalTags: ['old', 'gala'],
    });
    expect(await of(ids[1]!)).toMatchObject({ seasons: ['Fall'], personalTags: ['gala'] });
    expect(await of(ids[2]!)).toMatchObject({ brand: 'Muji', seasons: [], personalTags: [] });
  });

  it('leaves the notice above the list in its place, but not to be pressed', async () => {
    await hangItems(server, maya, [{ title: 'Linen shirt' }]);
    const app = renderApp('/items', maya);
    const notice = await screen.findByRole('region', { name: 'Pieces without a category' });
    expect(notice.closest('[inert]')).toBeNull();
    await select(app, 'Linen shirt');
    expect(notice.isConnected).toBe(true);
    expect(notice.closest('[inert]')).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Stop selecting' }));
    await waitFor(() => expect(notice.closest('[inert]')).toBeNull());
  });

  it.each(['Delete', 'Wardrobe'])(
    'leaves out what another device has deleted, and does the rest: %s',
    async (action) => {
      const wardrobeId = await hangRail(server, maya, 'Everyday');
      const ids = await three();
      const app = renderApp('/items', maya);
      await select(app, 'Linen shirt', 'Rain coat');
      await server.call('deleteItems', { owner: maya.userId, itemIds: [ids[1]!] }, maya);
      await app.user.click(screen.getByRole('button', { name: action }));
      if (action === 'Delete') {
        await screen.findByText('Piece deleted');
        expect(await order()).toEqual([ids[2]]);
        return;
      }
      await app.user.click(await screen.findByRole('checkbox', { name: /Everyday/ }));
      await app.user.click(screen.getByRole('button', { name: /^Add \d? ?piece/ }));
      await screen.findByText('Hung in Everyday');
      await screen.findByText('One of them was deleted meanwhile.');
      const { itemIds } = await server.call(
        'getItemNavigation',
        { owner: maya.userId, filter: { wardrobeId } },
        maya,
      );
      expect(itemIds).toEqual([ids[0]]);
    },
  );

  it.each(['Delete', 'Wardrobe'])(
    'says where nothing is left to do, and lets go of it: %s',
    async (action) => {
      await hangRail(server, maya, 'Everyday');
      const ids = await three();
      const app = renderApp('/items', maya);
      await select(app, 'Linen shirt', 'Rain coat');
      const itemIds = ids.slice(0, 2);
      await server.call('deleteItems', { owner: maya.userId, itemIds }, maya);
      await app.user.click(screen.getByRole('button', { name: action }));
      if (action !== 'Delete') {
        await app.user.click(await screen.findByRole('checkbox', { name: /Everyday/ }));
        await app.user.click(screen.getByRole('button', { name: /^Add \d? ?piece/ }));
      }
      const name = action === 'Delete' ? 'deleteItems' : 'itemAddToWardrobes';
      await screen.findByText(`${name} failed to retrieve the information.`);
      await screen.findByText('That is gone by now');
      await waitFor(() => expect(titles()).toEqual(['Canvas sneakers']));
      expect(screen.queryByText(/selected/)).toBeNull();
    },
  );

  it('becomes an outfit in the making, without a network too', async () => {
    await three();
    const app = renderApp('/items', maya);
    await select(app, 'Linen shirt', 'Rain coat');
    wire.cut('getItems', offline);
    await app.user.click(screen.getByRole('button', { name: 'Make outfit' }));
    await screen.findByRole('heading', { name: 'Create outfit' });
    await screen.findByRole('application', { name: /^The board.*2 pieces/ });
  });

  it('is planned for a day as loose pieces, and Undo takes that back', async () => {
    const ids = await three();
    const app = renderApp('/items', maya);
    await select(app, 'Linen shirt', 'Rain coat');
    await app.user.click(screen.getByRole('button', { name: 'Plan' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Plan 2 pieces' }));
    const day = '2031-02-28';
    fireEvent.change(sheet.getByLabelText('Day', { selector: '[type=date]' }), {
      target: { value: day },
    });
    await app.user.click(sheet.getByRole('button', { name: 'Plan' }));
    await screen.findByText(/^Planned for .*February 28/);
    const planned = async () => {
      const { plans } = await server.call(
        'getPlans',
        { owner: maya.userId, from: day, to: day },
        maya,
      );
      return plans.map(({ itemIds }) => itemIds);
    };
    await waitFor(async () => expect(await planned()).toEqual([ids.slice(0, 2)]));
    expect(screen.queryByText(/selected/)).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await planned()).toEqual([]));
  });

  it('says in how many outfits it was when it is deleted', async () => {
    const ids = await three();
    const place = { x: 0.5, y: 0.5, size: 0.4, rotation: 0, isFlipped: false };
    for (const itemIds of [ids.slice(0, 2), ids.slice(0, 1), ids.slice(2)]) {
      const layers = itemIds.map((itemId) => ({ itemId, ...place }));
      const collage = { background: 'paper' as const, layers };
      const input = { owner: maya.userId, changes: { title: 'Outfit' }, collage };
      await server.call('saveOutfit', input, maya);
    }
    const app = renderApp('/items', maya);
    await select(app, 'Linen shirt', 'Rain coat');
    await app.user.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByText('They were in 2 outfits.');
  });

  it('is deleted, and comes back with Undo', async () => {
    const ids = await three();
    const app = renderApp('/items', maya);
    await select(app, 'Linen shirt', 'Rain coat');
    await app.user.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByText('2 pieces deleted');
    await waitFor(() => expect(titles()).toEqual(['Canvas sneakers']));
    expect(await order()).toEqual([ids[2]]);
    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    await tile('Linen shirt');
    await waitFor(async () => expect(await order()).toEqual(ids.toReversed()));
  });

  it.each([
    ['one of them', 1, '1 piece brought back', 'One of them was deleted meanwhile.'],
    ['all of them', 2, 'It is too late to undo that', 'Nothing is left of it.'],
  ])(
    'is deleted, and Undo brings back what is left when it comes late for %s',
    async (_, gone, title, text) => {
      const ids = await three();
      const app = renderApp('/items', maya);
      await select(app, 'Linen shirt', 'Rain coat');
      await app.user.click(screen.getByRole('button', { name: 'Delete' }));
      await screen.findByText('2 pieces deleted');
      const forgotten = ids.slice(0, gone);
      await server.app.services.open.pool.query('delete from items where id = any($1)', [
        forgotten,
      ]);
      await app.user.click(screen.getByRole('button', { name: 'Undo' }));
      if (gone === 2) await screen.findByText('restoreItems failed to retrieve the information.');
      await screen.findByText(title);
      await screen.findByText(text);
      const left = gone === 1 ? [ids[2], ids[1]] : [ids[2]];
      expect(await order()).toEqual(left);
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    },
  );

  it('is taken out of a wardrobe, and Undo puts back what is left', async () => {
    const wardrobeId = await hangRail(server, maya, 'Everyday');
    const ids = await three();
    const owner = maya.userId;
    await server.call(
      'itemAddToWardrobes',
      { owner, itemIds: ids, wardrobeIds: [wardrobeId] },
      maya,
    );
    const hanging = async () => {
      const asked = { owner, filter: { wardrobeId } };
      return (await server.call('getItemNavigation', asked, maya)).itemIds;
    };
    const app = renderApp(`/wardrobes/${wardrobeId}/items`, maya);
    const takeOut = async () => {
      await select(app, 'Linen shirt', 'Rain coat');
      await app.user.click(screen.getByRole('button', { name: 'Take out' }));
      await screen.findByText('2 pieces taken out');
    };
    await takeOut();
    await server.call('deleteItems', { owner, itemIds: [ids[0]!] }, maya);
    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('1 piece put back');
    await screen.findByText('One of them was deleted meanwhile.');
    expect(await hanging()).toEqual([ids[2], ids[1]]);
  });

  it('begins with a long press on a piece, by touch', async () => {
    await three();
    const app = renderApp('/items', maya);
    const coat = await tile('Rain coat');
    const finger = { pointerType: 'touch', clientX: 100, clientY: 200 };
    fireEvent.pointerDown(coat, finger);
    await screen.findByText('1 selected');
    fireEvent.pointerUp(document.body, finger);
    const chosen = screen.getByRole('button', { name: /Rain coat/ });
    expect(chosen.getAttribute('aria-pressed')).toBe('true');
    expect(app.where()).toBe('/items');
    await app.user.click(screen.getByRole('button', { name: /Linen shirt/ }));
    await screen.findByText('2 selected');
  });

  it('is hung in a wardrobe, taken out of it, and put back with Undo', async () => {
    const work = await hangRail(server, maya, 'Work');
    const ids = await three();
    const app = renderApp('/items', maya);
    await select(app, 'Linen shirt');
    await app.user.click(screen.getByRole('button', { name: 'Wardrobe' }));
    await app.user.click(await screen.findByLabelText(/^Work/));
    await app.user.click(screen.getByRole('button', { name: 'Add piece' }));
    await screen.findByText('Hung in Work');
    const inWork = async () =>
      (
        await server.call(
          'getItemNavigation',
          { owner: maya.userId, filter: { wardrobeId: work } },
          maya,
        )
      ).itemIds;
    expect(await inWork()).toEqual([ids[0]]);
    app.unmount();
    const there = renderApp(`/wardrobes/${work}/items`, maya);
    await select(there, 'Linen shirt');
    await there.user.click(screen.getByRole('button', { name: 'Take out' }));
    await screen.findByText('Nothing on the rail yet');
    await waitFor(async () => expect(await inWork()).toEqual([]));
    expect(await order()).toHaveLength(3);
    await screen.findByText('Piece taken out');
    await there.user.click(screen.getByRole('button', { name: 'Undo' }));
    await tile('Linen shirt');
    await waitFor(async () => expect(await inWork()).toEqual([ids[0]]));
  });
});

describe('the wardrobes to choose from', () => {
  const hangsIn = async (itemId: string) => {
    const { item } = await server.call('getItemDetails', { owner: maya.userId, itemId }, maya);
    return item.wardrobes.map(({ name }) => name);
  };
  const openPicker = async (itemId: string) => {
    const { user } = renderApp(`/items/${itemId}`, maya);
    await user.click(await screen.findByRole('button', { name: 'Add to wardrobe' }));
    return { user, sheet: within(await screen.findByRole('dialog', { name: 'Add to wardrobe' })) };
  };

  it('say where the piece hangs already, and do not offer that again', async () => {
    const [work = '', travel = ''] = [
      await hangRail(server, maya, 'Work'),
      await hangRail(server, maya, 'Travel'),
    ];
    const [id = ''] = await hangItems(server, maya, [{ title: 'Linen shirt' }], [work]);
    const { user, sheet } = await openPicker(id);
    const there = await sheet.findByLabelText<HTMLInputElement>(/^Work.*Hangs here already/);
    expect([there.checked, there.disabled]).toEqual([true, true]);
    await user.click(there);
    expect(there.checked).toBe(true);
    await user.click(sheet.getByLabelText(/^Travel(?!.*already)/));
    await user.click(sheet.getByRole('button', { name: 'Add piece' }));
    await screen.findByText('Hung in Travel');
    expect(wire.callsOf('itemAddToWardrobes').map(({ input }) => input)).toMatchObject([
      { wardrobeIds: [travel] },
    ]);
    expect(await hangsIn(id)).toHaveLength(2);
  });

  it('say that they did not load, and are there once they are asked for again', async () => {
    await hangRail(server, maya, 'Work');
    const [id = ''] = await three();
    wire.cut('getWardrobes', offline);
    const { user, sheet } = await openPicker(id);
    await sheet.findByText('Your wardrobes did not load');
    expect(sheet.queryByRole('button', { name: 'New wardrobe' })).toBeNull();
    wire.cut('getWardrobes');
    await user.click(sheet.getByRole('button', { name: 'Try again' }));
    await user.click(await sheet.findByLabelText(/^Work/));
    expect(sheet.queryByText('Your wardrobes did not load')).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Add piece' }));
    await screen.findByText('Hung in Work');
    expect(await hangsIn(id)).toEqual(['Work']);
  });

  it('begin with a first one, made there and then, in which the piece hangs', async () => {
    const [id = ''] = await three();
    const { user, sheet } = await openPicker(id);
    await user.type(await sheet.findByLabelText(/^Name/), 'Work');
    await user.click(sheet.getByRole('button', { name: 'Create and add piece' }));
    await screen.findByText('Hung in Work');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await hangsIn(id)).toEqual(['Work']);
  });

  it('take one that is made there and then beside those that are chosen', async () => {
    await hangRail(server, maya, 'Work');
    const [id = ''] = await three();
    const { user, sheet } = await openPicker(id);
    await user.click(await sheet.findByLabelText(/^Work/));
    await user.click(sheet.getByRole('button', { name: 'New wardrobe' }));
    const name = sheet.getByLabelText(/^Name of the new wardrobe/);
    expect(document.activeElement).toBe(name);
    await user.type(name, 'Travel');
    await user.click(sheet.getByRole('button', { name: 'Create and add piece' }));
    await screen.findByText('Hung in Work, Travel');
    expect((await hangsIn(id)).toSorted()).toEqual(['Travel', 'Work']);
  });

  it('keep the first one chosen when the piece did not get there', async () => {
    const [id = ''] = await three();
    wire.cut('itemAddToWardrobes', refused(500, 'server'));
    const { user, sheet } = await openPicker(id);
    await user.type(await sheet.findByLabelText(/^Name/), 'Work{Enter}');
    const made = await sheet.findByLabelText<HTMLInputElement>(/^Work/);
    expect(made.checked).toBe(true);
    wire.cut('itemAddToWardrobes');
    await user.click(sheet.getByRole('button', { name: 'Add piece' }));
    await screen.findByText('Hung in Work');
    expect(await hangsIn(id)).toEqual(['Work']);
  });
});

describe('a deletion', () => {
  afterEach(() => vi.useRealTimers());

  /** The toast, its clock begun anew on a clock of the test's own. */
  async function wind(words: string): Promise<void> {
    const toast = (await screen.findByText(words)).closest('[role="status"] > div')!;
    fireEvent.pointerEnter(toast);
    await settled();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.pointerLeave(toast);
    await settled();
  }
  const settled = async () => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  const pass = async (ms: number) => {
    vi.advanceTimersByTime(ms);
    await settled();
  };
  const undo = () => screen.queryByRole('button', { name: 'Undo' });

  it('of a selection can be taken back for 10 s', async () => {
    await three();
    const { user } = renderApp('/items', maya);
    await tile('Linen shirt');
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(await screen.findByRole('button', { name: /Linen shirt/ }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await wind('Piece deleted');
    await pass(9_999);
    expect(undo()).toBeTruthy();
    await pass(1);
    expect(undo()).toBeNull();
  });

  it('can be undone again where undoing failed, and says a piece that is gone once', async () => {
    await three();
    const { user, where } = renderApp('/items', maya);
    await user.click(await tile('Linen shirt'));
    await screen.findByRole('heading', { name: 'Linen shirt' });
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(where()).toBe('/items'));
    wire.cut('restoreItems', refused(503, 'unavailable'));
    await screen.findByText('Piece deleted');
    await user.click(undo()!);
    await waitFor(() => expect(wire.callsOf('restoreItems')).toHaveLength(1));
    wire.cut('restoreItems');
    await waitFor(() => expect(undo()).toBeTruthy());
    await user.click(undo()!);
    await tile('Linen shirt');
  });

  it('of one piece leads back to the list, and can be taken back for 10 s', async () => {
    const ids = await three();
    const { user, where } = renderApp('/items', maya);
    await user.click(await tile('Linen shirt'));
    await screen.findByRole('heading', { name: 'Linen shirt' });
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(where()).toBe('/items'));
    await waitFor(() => expect(titles()).toEqual(['Canvas sneakers', 'Rain coat']));
    await wind('Piece deleted');
    await pass(9_999);
    expect(undo()).toBeTruthy();
    vi.useRealTimers();
    await user.click(undo()!);
    await tile('Linen shirt');
    await waitFor(async () => expect(await order()).toEqual(ids.toReversed()));
    expect(undo()).toBeNull();
  });
});

/** Taps a chip of the sheet that sorts, once there is a piece that the tap can mean. */
async function tapChip(
  user: RenderedApp['user'],
  sheet: ReturnType<typeof within>,
  name: string,
): Promise<void> {
  await sheet.findByRole('button', { name });
  const chip = () => sheet.getByRole('button', { name });
  await waitFor(() => expect(chip().closest('fieldset')?.disabled).not.toBe(true));
  await user.click(chip());
}

it('takes no tap for a piece that is not there to be seen yet', async () => {
  await hangItems(server, maya, [{ title: 'First' }, { title: 'Second' }]);
  const { user } = renderApp('/items', maya);
  const { fault, release } = held();
  const add = await screen.findByRole('button', { name: 'Add categories' });
  wire.cut('getItemNavigation', fault);
  await user.click(add);
  const sheet = within(await screen.findByRole('dialog', { name: 'What is it?' }));
  await user.click(await sheet.findByRole('button', { name: 'Jeans' }));
  await user.click(sheet.getByRole('button', { name: 'Skip' }));
  wire.cut('getItemNavigation');
  release();
  await sheet.findByText('1 of 2');
  await tapChip(user, sheet, 'Jeans');
  await sheet.findByText('2 of 2');
  expect(wire.callsOf('saveItem')).toHaveLength(1);
});

it('sorts the pieces without a category by one tap each', async () => {
  const ids = await hangItems(server, maya, [{ title: 'First' }, { title: 'Second' }]);
  const { user, where } = renderApp('/items', maya);
  await screen.findByText('2 pieces have no category yet.');
  await user.click(screen.getByRole('button', { name: 'Add categories' }));
  const sheet = await screen.findByRole('dialog', { name: 'What is it?' });
  await waitFor(() => expect(where()).toBe('/items?sheet=sort'));
  await within(sheet).findByText('1 of 2');
  const offered = () =>
    within(sheet)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  await within(sheet).findByRole('button', { name: 'Jeans' });
  const before = offered();
  await tapChip(user, within(sheet), 'Jeans');
  await within(sheet).findByText('2 of 2');
  expect(offered(), 'nothing moves under the finger').toEqual(before);
  await tapChip(user, within(sheet), 'Coats');
  const end = within(await screen.findByRole('dialog', { name: 'All sorted' }));
  await user.click(end.getByRole('button', { name: 'Hang them' }));
  await screen.findByRole('dialog', { name: 'New wardrobe' });
  expect(where()).toBe('/wardrobes?sheet=new');
  expect(document.activeElement).toBe(screen.getByLabelText(/^Name/));
  const { items } = await server.call('getItems', { owner: maya.userId, itemIds: ids }, maya);
  const categories = Object.fromEntries(items.map(({ title, category }) => [title, category]));
  expect(categories).toEqual({ First: 'jeans', Second: 'coat' });
});

it('does not sort a piece again while the list from before is shown', async () => {
  await hangItems(server, maya, [{ title: 'First' }, { title: 'Second' }]);
  const { user } = renderApp('/items', maya);
  const sort = async () => {
    await user.click(await screen.findByRole('button', { name: 'Add categories' }));
    return within(await screen.findByRole('dialog', { name: 'What is it?' }));
  };
  let sheet = await sort();
  await tapChip(user, sheet, 'Jeans');
  await sheet.findByText('2 of 2');
  const { fault, release } = held();
  wire.cut('getItemNavigation', fault);
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  sheet = await sort();
  await sheet.findByRole('button', { name: 'Jeans' });
  expect(sheet.queryByText(/\d of \d/)).toBeNull();
  expect(sheet.queryByRole('img')).toBeNull();
  wire.cut('getItemNavigation');
  release();
  await sheet.findByText('1 of 1');
});

it('offers nothing to press but the way out where no piece is to be sorted', async () => {
  await hangItems(server, maya, [{ title: 'First', category: 'jeans' }]);
  const { user } = renderApp('/items?sheet=sort', maya);
  const sheet = within(await screen.findByRole('dialog', { name: 'What is it?' }));
  await sheet.findByText('Every piece has a category.');
  const names = sheet.getAllByRole('button').map((one) => one.textContent || one.title);
  expect(names).toEqual(['Close', 'Done']);
  await user.click(sheet.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says that the pieces to be sorted did not load, and reads them again', async () => {
  await hangItems(server, maya, [{ title: 'First' }]);
  wire.cut('getItemNavigation', refused(500, 'server'));
  const { user } = renderApp('/items?sheet=sort', maya);
  const sheet = within(await screen.findByRole('dialog', { name: 'What is it?' }));
  await sheet.findByText('Your pieces did not load');
  wire.cut('getItemNavigation');
  await user.click(sheet.getByRole('button', { name: 'Try again' }));
  await sheet.findByText('1 of 1');
});

it('takes any category, one’s own once it is whole, and shows it on the way back', async () => {
  await hangRail(server, maya, 'Everyday');
  const pieces = [{ title: 'First' }, { title: 'Second' }, { title: 'Third' }];
  const ids = await hangItems(server, maya, pieces);
  const { user } = renderApp('/items?sheet=sort', maya);
  const sheet = await screen.findByRole('dialog', { name: 'What is it?' });
  await within(sheet).findByText('1 of 3');
  const press = (name: string) => tapChip(user, within(sheet), name);
  const isSaid = (name: string) =>
    within(sheet).getByRole('button', { name }).getAttribute('aria-pressed') === 'true';
  await press('Something else');
  await press('Other');
  await press('My own');
  await user.type(within(sheet).getByRole('textbox', { name: 'Your own category' }), ' Kilts');
  expect(wire.callsOf('saveItem'), 'no letter is a category').toHaveLength(0);
  await press('Use it');
  await within(sheet).findByText('Second', { selector: 'p' });
  expect(isSaid('Kilts'), 'it is offered for the next piece').toBe(false);
  await press('Back');
  await within(sheet).findByText('First', { selector: 'p' });
  expect(isSaid('Kilts')).toBe(true);
  await press('Next');
  await within(sheet).findByText('Second', { selector: 'p' });
  await press('Something else');
  await press('Accessories');
  await press('Scarves');
  await within(sheet).findByText('Third', { selector: 'p' });
  await press('Back');
  await within(sheet).findByText('Second', { selector: 'p' });
  expect(isSaid('Scarves')).toBe(true);
  await press('Next');
  await within(sheet).findByText('Third', { selector: 'p' });
  await press('Kilts');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { items } = await server.call('getItems', { owner: maya.userId, itemIds: ids }, maya);
  expect(items.map(({ category }) => category)).toEqual(['Kilts', 'scarf', 'Kilts']);
});

it('lets go of an answer that comes once one has gone on, and of a fault of another piece', async () => {
  await hangItems(server, maya, [{ title: 'First' }, { title: 'Second' }, { title: 'Third' }]);
  const { user } = renderApp('/items', maya);
  await user.click(await screen.findByRole('button', { name: 'Add categories' }));
  const sheet = await screen.findByRole('dialog', { name: 'What is it?' });
  await within(sheet).findByText('1 of 3');
  await within(sheet).findByText('First', { selector: 'p' });
  wire.cut('saveItem', refused(500, 'server'));
  await tapChip(user, within(sheet), 'Jeans');
  expect((await within(sheet).findByRole('alert')).textContent).not.toMatch(/kept/);
  const { fault, release } = held();
  wire.cut('saveItem', fault);
  await user.click(within(sheet).getByRole('button', { name: 'Skip' }));
  expect(within(sheet).queryByRole('alert')).toBeNull();
  await tapChip(user, within(sheet), 'Jeans');
  await user.click(within(sheet).getByRole('button', { name: 'Skip' }));
  await within(sheet).findByText('3 of 3');
  release();
  await waitFor(async () => {
    const { itemIds } = await server.call(
      'getItemNavigation',
      { owner: maya.userId, filter: { category: ['jeans'] } },
      maya,
    );
    expect(itemIds).toHaveLength(1);
  });
  expect(within(sheet).getByText('3 of 3')).toBeTruthy();
});

it('sorts one piece by two taps in quick succession, and passes one that is gone', async () => {
  await hangRail(server, maya, 'Everyday');
  const ids = await hangItems(server, maya, [{ title: 'First' }, { title: 'Second' }]);
  const { user } = renderApp('/items', maya);
  await user.click(await screen.findByRole('button', { name: 'Add categories' }));
  const sheet = await screen.findByRole('dialog', { name: 'What is it?' });
  await tapChip(user, within(sheet), 'Jeans');
  await within(sheet).findByText('Second', { selector: 'p' });
  fireEvent.click(within(sheet).getByRole('button', { name: 'Jeans' }), { detail: 2 });
  expect(wire.callsOf('saveItem')).toHaveLength(1);
  expect(within(sheet).getByText('2 of 2')).toBeTruthy();

  await server.call('deleteItems', { owner: maya.userId, itemIds: [ids[1]!] }, maya);
  await tapChip(user, within(sheet), 'Coats');
  await screen.findByText('saveItem failed to retrieve the information.');
  await screen.findByText('That piece was deleted meanwhile');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('reads the list again once when twenty pieces have been sorted, and shows each at once', async () => {
  await hangRail(server, maya, 'Everyday');
  const names = Array.from({ length: 20 }, (_, index) => ({ title: `Piece ${index + 1}` }));
  await hangItems(server, maya, names);
  const { user } = renderApp('/items', maya);
  await user.click(await screen.findByRole('button', { name: 'Add categories' }));
  const sheet = await screen.findByRole('dialog', { name: 'What is it?' });
  await within(sheet).findByText('1 of 20');
  await within(sheet).findByRole('button', { name: 'Jeans' });
  const before = wire.callsOf('getItemNavigation').length;
  const cardsBefore = wire.callsOf('getItems').length;
  for (let position = 1; position <= 19; position += 1) {
    await tapChip(user, within(sheet), 'Jeans');
    await within(sheet).findByText(`${position + 1} of 20`);
  }
  await user.click(within(sheet).getByRole('button', { name: 'Back' }));
  await within(sheet).findByText('19 of 20');
  expect(
    within(sheet).getByRole('button', { name: 'Jeans' }).getAttribute('aria-pressed'),
    'as it was said a moment ago',
  ).toBe('true');
  await user.click(within(sheet).getByRole('button', { name: 'Next' }));
  await tapChip(user, within(sheet), 'Coats');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByText(/no category yet/)).toBeNull());
  expect(wire.callsOf('getItemNavigation').length - before).toBe(1);
  expect(wire.callsOf('getItems').length - cardsBefore).toBeLessThanOrEqual(1);
});

describe('an item', () => {
  it('tells what is known of it, and only that', async () => {
    const everyday = await hangRail(server, maya, 'Everyday');
    const [id] = await hangItems(
      server,
      maya,
      [
        {
          title: 'Linen shirt',
          brand: 'Muji',
          size: 'M',
          category: 'shirt',
          mainColor: 'white',
          condition: 'Like New',
          seasons: ['Summer'],
          purchaseDate: '2026-03-05',
          purchasePriceCents: 4900,
          notes: 'Iron while damp',
        },
      ],
      [everyday],
    );
    renderApp(`/items/${id}`, maya);
    await screen.findByRole('heading', { name: 'Linen shirt' });
    expect(screen.getByText('Muji · Size M')).toBeTruthy();
    expect(screen.getByText('Like New')).toBeTruthy();
    expect(screen.getByText('$49.00')).toBeTruthy();
    expect(screen.getByText('Mar 5, 2026')).toBeTruthy();
    expect(screen.getByText('Iron while damp')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Everyday' }).getAttribute('href')).toBe(
      `/wardrobes/${everyday}/items`,
    );
    expect(screen.queryByText('Neckline')).toBeNull();
  });

  it('without a name is called by the day it came, and is in good condition', async () => {
    const [id] = await hangItems(server, maya, [{}]);
    renderApp(`/items/${id}`, maya);
    await screen.findByRole('heading', { name: newPiece });
    expect(screen.getByText('Good Condition')).toBeTruthy();
    expect(document.body.textContent).not.toContain('Default title');
  });

  it.each([
    [{ mainColor: 'white', category: 't-shirt' }, 'White T-shirt'],
    [{ mainColor: 'grey' }, 'Gray'],
    [{ category: 'jeans' }, 'Jeans'],
  ] as const)('without a name is called by what is known of it: %j', async (known, name) => {
    const [id] = await hangItems(server, maya, [known]);
    const { user } = renderApp('/items', maya);
    await user.click(await screen.findByRole('link', { name }));
    await screen.findByRole('heading', { name });
    expect(document.body.textContent).not.toContain('Default title');
    expect(id).toBeTruthy();
  });

  it.each(['999999', 'nonsense'])('that is not there says so: %s', async (id) => {
    const { user, where } = renderApp(`/items/${id}`, maya);
    await screen.findByText('This piece is not here');
    await user.click(screen.getByRole('link', { name: 'Back to items' }));
    await waitFor(() => expect(where()).toBe('/items'));
  });

  it('of somebody else is not there either', async () => {
    const [id] = await three();
    renderApp(`/items/${id}`, await settledMember(server));
    await screen.findByText('This piece is not here');
    expect(screen.queryByText('Linen shirt')).toBeNull();
  });

  it.each([
    ['the next one', 1, 'Rain coat'],
    ['both behind it', 2, 'Canvas sneakers'],
  ])('steps over what was deleted elsewhere: %s', async (_, gone, title) => {
    const [shirt, coat] = await three();
    const { user } = renderApp('/items?sort=title', maya);
    await user.click(await tile('Canvas sneakers'));
    await screen.findByRole('heading', { name: 'Canvas sneakers' });
    const next = await screen.findByRole('button', { name: 'Next piece' });
    const itemIds = [shirt!, coat!].slice(0, gone);
    await server.call('deleteItems', { owner: maya.userId, itemIds }, maya);
    await user.click(next);
    await screen.findByText('A piece was left out: it was deleted meanwhile');
    await screen.findByRole('heading', { name: title });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Next piece' })).toBeNull());
    expect(screen.queryByText('This piece is not here')).toBeNull();
  });

  it('leads to the next and the previous in the order of the list', async () => {
    await three();
    const { user } = renderApp('/items?sort=title', maya);
    await user.click(await tile('Linen shirt'));
    await screen.findByRole('heading', { name: 'Linen shirt' });
    await user.click(await screen.findByRole('button', { name: 'Next piece' }));
    await screen.findByRole('heading', { name: 'Rain coat' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Next piece' })).toBeNull());
    await user.keyboard('{ArrowLeft}');
    await screen.findByRole('heading', { name: 'Linen shirt' });
    await user.click(await screen.findByRole('button', { name: 'Previous piece' }));
    await screen.findByRole('heading', { name: 'Canvas sneakers' });
    expect(screen.queryByRole('button', { name: 'Previous piece' })).toBeNull();
  });

  it('opened by its own address follows the order that was last looked at, kept on the device', async () => {
    const [, id] = await three();
    const list = renderApp('/items?sort=title', maya);
    await tile('Rain coat');
    list.unmount();
    queryClient.clear();
    const { user } = renderApp(`/items/${id}`, maya);
    await screen.findByRole('heading', { name: 'Rain coat' });
    await user.click(await screen.findByRole('button', { name: 'Previous piece' }));
    await screen.findByRole('heading', { name: 'Linen shirt' });
    await user.click(await screen.findByRole('button', { name: 'Previous piece' }));
    await screen.findByRole('heading', { name: 'Canvas sneakers' });
    expect(screen.queryByRole('button', { name: 'Previous piece' })).toBeNull();
  });

  it('stands by itself when the list one came from was of a wardrobe that is gone', async () => {
    const [id] = await three();
    localStorage.setItem('hem.itemNavigation', JSON.stringify({ wardrobeId: '999999' }));
    renderApp(`/items/${id}`, maya);
    await screen.findByRole('heading', { name: 'Linen shirt' });
    await waitFor(() => expect(wire.callsOf('getWardrobes')).toHaveLength(1));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(wire.callsOf('getItemNavigation')).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads there from its menu too, for whoever cannot swipe', async () => {
    await three();
    const { user } = renderApp('/items?sort=title', maya);
    await user.click(await tile('Canvas sneakers'));
    await screen.findByRole('heading', { name: 'Canvas sneakers' });
    await user.click(screen.getByRole('button', { name: 'More' }));
    await screen.findByRole('menu');
    expect(screen.queryByRole('menuitem', { name: 'Previous piece' })).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: 'Next piece' }));
    await screen.findByRole('heading', { name: 'Linen shirt' });
  });
});

describe('an item’s history', () => {
  it('has the looks that it is pinned on, and the days that it was worn, which lead there', async () => {
    const owner = maya.userId;
    const [shirt = ''] = await three();
    const { imageId } = await server.upload(maya, await drawPicture(), 'image/jpeg', 'look');
    const changes = { kind: 'worn' as const, title: 'In the mirror' };
    const pins = [{ itemId: shirt, x: 0.5, y: 0.5 }];
    await server.call('saveLook', { owner, changes, imageId, pins }, maya);
    for (let day = 1; day <= 7; day += 1) {
      const plan = { day: `2024-05-0${day}`, itemIds: [shirt] };
      await server.call('savePlan', { owner, changes: plan, isWorn: true }, maya);
    }
    const { user, where } = renderApp(`/items/${shirt}`, maya);
    await screen.findByRole('heading', { name: 'On 1 look' });
    await screen.findByRole('link', { name: 'In the mirror' });
    await screen.findByRole('link', { name: 'May 7, 2024' });
    expect(screen.queryByRole('link', { name: 'May 1, 2024' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all 7 days' }));
    await user.click(screen.getByRole('link', { name: 'May 1, 2024' }));
    await waitFor(() => expect(where()).toBe('/outfits?view=calendar&on=2024-05-01'));
  });
});

describe('an item’s menu', () => {
  it('adds it to an outfit that is there', async () => {
    const ids = await three();
    const place = { x: 0.5, y: 0.5, size: 0.4, rotation: 0, isFlipped: false };
    const collage = { background: 'paper' as const, layers: [{ itemId: ids[0]!, ...place }] };
    const input = { owner: maya.userId, changes: { title: 'Rainy day' }, collage };
    await server.call('saveOutfit', input, maya);
    const { user } = renderApp(`/items/${ids[1]}`, maya);
    await screen.findByRole('heading', { name: 'Rain coat' });
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Add to outfit' }));
    await user.click(await screen.findByRole('button', { name: 'Rainy day' }));
    await screen.findByRole('heading', { name: 'Edit outfit' });
    await screen.findByRole('application', { name: /^The board.*2 pieces/ });
  });
});

describe('the edit sheet', () => {
  async function edit(): Promise<{ app: RenderedApp; id: string; field: HTMLInputElement }> {
    const [id] = await three();
    const app = renderApp(`/items/${id}?sheet=edit`, maya);
    const field = await screen.findByLabelText<HTMLInputElement>(/^Title/);
    return { app, id: id!, field };
  }
  const save = ({ user }: RenderedApp) => user.click(screen.getByRole('button', { name: 'Save' }));

  it('offers what a piece without a title is called, and stores the default for an empty one', async () => {
    const { app, field, id } = await edit();
    await app.user.clear(field);
    expect(field.placeholder).toBe('White shirt');
    await app.user.click(screen.getByRole('radio', { name: 'Navy' }));
    expect(field.placeholder).toBe('Navy shirt');
    await save(app);
    await screen.findByRole('heading', { name: 'Navy shirt' });
    const { item } = await server.call('getItemDetails', { owner: maya.userId, itemId: id }, maya);
    expect(item.title).toBe('Default title');
  });

  it('shows no title where none was given, and takes one', async () => {
    const [id] = await hangItems(server, maya, [{}]);
    const app = renderApp(`/items/${id}?sheet=edit`, maya);
    const field = await screen.findByLabelText<HTMLInputElement>(/^Title/);
    expect(field.value).toBe('');
    expect(field.placeholder).toBe(newPiece);
    await app.user.type(field, 'Rain coat');
    await save(app);
    await screen.findByRole('heading', { name: 'Rain coat' });
  });

  it('sends only what has changed, and closes', async () => {
    const { app, id } = await edit();
    await app.user.type(screen.getByLabelText('Brand'), 'Muji');
    await save(app);
    await screen.findByText('Muji');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(wire.callsOf('saveItem').map(({ input }) => input)).toEqual([
      { owner: maya.userId, itemId: id, changes: { brand: 'Muji' } },
    ]);
  });

  it('keeps what was typed over a reload, until it is saved', async () => {
    const { app, id, field } = await edit();
    await app.user.clear(field);
    await app.user.type(field, 'Summer shirt');
    const { loadDraft } = await import('#lib/drafts.ts');
    const place = { userId: maya.userId, name: `item ${id}` };
    await waitFor(async () => expect(await loadDraft(place)).toEqual({ title: 'Summer shirt' }));
    app.unmount();
    const again = renderApp(`/items/${id}?sheet=edit`, maya);
    const after = await screen.findByLabelText<HTMLInputElement>(/^Title/);
    await waitFor(() => expect(after.value).toBe('Summer shirt'));
    await save(again);
    await screen.findByRole('heading', { name: 'Summer shirt' });
    await waitFor(async () => expect(await loadDraft(place)).toBeNull());
  });

  it('closes by history: going back from the piece then leads to the list', async () => {
    await three();
    const { user, where } = renderApp('/items?sort=title', maya);
    await user.click(await tile('Linen shirt'));
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await screen.findByRole('dialog', { name: 'Edit piece' });
    // As the router of a browser has it once one has gone on from the first screen.
    vi.spyOn(window.history, 'state', 'get').mockReturnValue({ idx: 1 });
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(where()).toBe('/items?sort=title'));
  });

  it('reads a price as people write it, and refuses what is none', async () => {
    const { app } = await edit();
    await app.user.click(screen.getByText('More about it'));
    const price = screen.getByLabelText<HTMLInputElement>('Purchase Price');
    await app.user.type(price, 'cheap');
    await screen.findByText('An amount like 49.90.');
    await app.user.clear(price);
    await app.user.type(price, '$1,234.5');
    await app.user.tab();
    expect(price.value).toBe('1234.50');
    await save(app);
    await waitFor(() =>
      expect(wire.callsOf('saveItem')[0]?.input).toMatchObject({
        changes: { purchasePriceCents: 123_450 },
      }),
    );
  });
});
