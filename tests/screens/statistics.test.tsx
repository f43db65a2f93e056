import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#app/client.ts';
import type { ItemAttributes } from '#contract/schemas/item.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { paths } from '#lib/paths.ts';
import { takeConsoleErrors } from '#tests/support/console-guard.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type FaultyWire, faultyWire, held, offline, refused } from './faulty-wire.ts';
import { hangItems, hangRail, settledMember } from './member.ts';
import { startNativeHost } from './native-host.ts';

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
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  // happy-dom has no `search` element yet, of which React warns.
  expect(takeConsoleErrors().filter(([, tag]) => tag !== 'search')).toEqual([]);
});

const loafers: Partial<ItemAttributes> = {
  title: 'Penny loafers',
  category: 'loafers',
  mainColor: 'burgundy',
  brand: 'Arket',
  purchasePriceCents: 12_200,
  purchaseDate: '2024-05-04',
};
const coat: Partial<ItemAttributes> = {
  title: 'Camel coat',
  category: 'coat',
  mainColor: 'navy',
  condition: 'New with Tags',
  purchasePriceCents: 30_000,
  purchaseDate: '2025-10-04',
};
const jeans: Partial<ItemAttributes> = {
  title: 'Indigo jeans',
  category: 'jeans',
  mainColor: 'navy',
  secondhand: true,
  seasons: ['Fall', 'Winter'],
};

/** Wears pieces today, and so many days before that. */
async function wear(itemIds: string[], daysBefore = 0): Promise<void> {
  const day = new Date(Date.parse(todayIs()) - daysBefore * 86_400_000).toISOString().slice(0, 10);
  const changes = { day, slot: 'day' as const, itemIds };
  await server.call('savePlan', { owner: maya.userId, changes, isWorn: true }, maya);
}

/** Hangs three pieces, of which the loafers were worn twice and the jeans once. */
async function wardrobeOfThree(): Promise<string[]> {
  const ids = await hangItems(server, maya, [loafers, coat, jeans]);
  await wear([ids[0]!, ids[2]!]);
  await wear([ids[0]!], 3);
  return ids;
}

const card = async (title: string | RegExp) =>
  (await screen.findByRole('heading', { name: title, level: 2 })).closest('article')!;
const number = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;
/** What a card's table tells a reader, row by row. */
const rowsOf = (section: HTMLElement) =>
  within(within(section).getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the statistics', () => {
  it('begin with how much there is and what it cost, and say of what no price is known', async () => {
    await wardrobeOfThree();
    renderApp('/wardrobe-statistics', maya);
    await screen.findByRole('heading', { name: 'Statistics', level: 1 });
    expect(await number('items')).toBe('3');
    expect(await number('outfits')).toBe('0');
    expect(await number('paid for 2 of 3')).toBe('$422');
  });

  it('say in sentences what the pictures show, and tell readers the numbers', async () => {
    await wardrobeOfThree();
    renderApp('/wardrobe-statistics', maya);
    expect(rowsOf(await card('Mostly navy'))).toEqual([
      ['Navy', '2'],
      ['Burgundy', '1'],
    ]);
    expect(
      within(await card('$61.00 a wear for Penny loafers')).getByText('Best per wear'),
    ).toBeTruthy();
    await card('Worn most: Penny loafers, twice');
    expect(
      within(await card('One never worn')).getByText('At least $300, one still with tags'),
    ).toBeTruthy();
    await card('Nothing marked for spring and summer');
    await card('Arket is the only brand known');
    await card('Nothing needs repair');
    expect(rowsOf(await card('Most spent in 2025'))).toEqual([
      ['2024', '$122.00', '1'],
      ['2025', '$300.00', '1'],
    ]);
    const months = rowsOf(await card(/busiest month/));
    expect(months).toHaveLength(12);
    expect(months.reduce((sum, [, wears]) => sum + Number(wears), 0)).toBe(3);
  });

  it('give shares of a hundred with one decimal', async () => {
    await wardrobeOfThree();
    renderApp('/wardrobe-statistics', maya);
    const shares = rowsOf(await card('66.7% worn in 90 days'));
    expect(shares.map(([days, , , share]) => [days, share])).toEqual([
      ['30', '66.7%'],
      ['90', '66.7%'],
      ['365', '66.7%'],
    ]);
    expect(
      within(await card('One in three is secondhand')).getByText('1 of 3 pieces, 33.3%'),
    ).toBeTruthy();
  });

  it('are of one wardrobe where that is chosen, as the address says', async () => {
    const ids = await wardrobeOfThree();
    const work = await hangRail(server, maya, 'Work');
    const into = { owner: maya.userId, itemIds: [ids[1]!], wardrobeIds: [work] };
    await server.call('itemAddToWardrobes', into, maya);
    const { user, where } = renderApp('/wardrobe-statistics', maya);
    await card('Mostly navy');
    await user.click(screen.getByRole('button', { name: 'Of: All wardrobes' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Work' }));
    await card('One piece, in navy');
    expect(where()).toBe(`/wardrobe-statistics/${work}`);
    expect(await number('item')).toBe('1');
    expect(await number('paid in all')).toBe('$300');
    await user.click(screen.getByRole('button', { name: 'Of: Work' }));
    await user.click(await screen.findByRole('menuitem', { name: 'All wardrobes' }));
    await card('Mostly navy');
    expect(where()).toBe('/wardrobe-statistics');
  });

  it('lead from a card to the pieces that its sentence is about, in the wardrobe too', async () => {
    const work = await hangRail(server, maya, 'Work');
    await hangItems(server, maya, [loafers, coat, jeans], [work]);
    const { user, where } = renderApp(paths.statistics(work), maya);
    const colors = await card('Mostly navy');
    await user.click(within(colors).getByRole('link', { name: /^Pieces: / }));
    await screen.findByText('Camel coat');
    expect(where()).toBe(`/wardrobes/${work}/items?mainColor=navy`);
    expect(screen.queryByText('Penny loafers')).toBeNull();
  });

  it('show in a sheet the pieces that no filter finds, and lead to each', async () => {
    const [loafersId] = await wardrobeOfThree();
    const { user, where } = renderApp('/wardrobe-statistics', maya);
    const worn = await card('Worn most: Penny loafers, twice');
    await user.click(within(worn).getByRole('button', { name: 'Most and least worn pieces' }));
    const sheet = await screen.findByRole('dialog', { name: 'Most and least worn' });
    expect(where()).toBe('/wardrobe-statistics?sheet=worn');
    await user.click(within(sheet).getByRole('link', { name: /^Penny loafers/ }));
    await waitFor(() => expect(where()).toBe(paths.item(loafersId!)));
  });

  it.each([
    ['One never worn', 'Pieces that were never worn', 'worn=never&sort=price-high', ['Camel coat']],
    [
      '66.7% worn in 90 days',
      /^Worn in 30 days: 2 pieces, 66.7%$/,
      'worn=30',
      ['Indigo jeans', 'Penny loafers'],
    ],
    [
      '66.7% worn in 90 days',
      'Pieces worn in 90 days',
      'worn=90',
      ['Indigo jeans', 'Penny loafers'],
    ],
    ['Most spent in 2025', 'Pieces bought in 2025', 'bought=2025&sort=price-high', ['Camel coat']],
    ['One in three is secondhand', 'Secondhand pieces', 'secondhand=yes', ['Indigo jeans']],
  ] as const)('lead from “%s” by “%s” to its pieces', async (title, way, query, pieces) => {
    await wardrobeOfThree();
    const { user, where } = renderApp('/wardrobe-statistics', maya);
    await user.click(within(await card(title)).getByRole('link', { name: way }));
    await waitFor(() => expect(where()).toBe(`/items?${query}`));
    await screen.findByRole('heading', { name: 'Items', level: 1 });
    const shown = () =>
      ['Camel coat', 'Indigo jeans', 'Penny loafers'].filter(
        (one) => screen.queryAllByText(one).length > 0,
      );
    await waitFor(() => expect(shown()).toEqual(pieces));
  });

  it('lead to what was paid in other currencies', async () => {
    await hangItems(server, maya, [
      coat,
      { title: 'Scarf', purchasePriceCents: 4000, purchaseCurrency: 'EUR' },
      { title: 'Boots', purchasePriceCents: 9000, purchaseCurrency: 'GBP' },
    ]);
    const { user, where } = renderApp('/wardrobe-statistics', maya);
    const foreign = await card('Also €40 for 1 piece and £90 for 1 piece');
    await user.click(within(foreign).getByRole('link', { name: 'Pieces: EUR, GBP' }));
    await waitFor(() => expect(where()).toBe('/items?currency=EUR&currency=GBP&sort=price-high'));
    await screen.findByText('Scarf');
    await screen.findByText('Boots');
    expect(screen.queryByText('Camel coat')).toBeNull();
  });

  it('lead from a sheet of the years to what was bought in each, and without a date', async () => {
    await hangItems(server, maya, [loafers, coat, { title: 'Scarf', purchasePriceCents: 4000 }]);
    const { user, where } = renderApp('/wardrobe-statistics', maya);
    const spending = await card('Most spent in 2025');
    await user.click(within(spending).getByRole('button', { name: 'Every year' }));
    const sheet = await screen.findByRole('dialog', { name: 'Spent by year' });
    expect(where()).toBe('/wardrobe-statistics?sheet=spending');
    const rows = within(sheet).getAllByRole('link');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '20251 piece with a price$300.00',
      '20241 piece with a price$122.00',
      'No date1 piece with a price$40.00',
    ]);
    await user.click(rows[2]!);
    await waitFor(() => expect(where()).toBe('/items?bought=none&sort=price-high'));
    await screen.findByText('Scarf');
    expect(screen.queryByText('Camel coat')).toBeNull();
  });

  it('lead to the brands that a card has no room for', async () => {
    const brands = ['Arket', 'Brora', 'Cos', 'Dries', 'Erdem', 'Fendi', 'Ganni'];
    await hangItems(
      server,
      maya,
      brands.map((brand) => ({ title: `Of ${brand}`, brand })),
    );
    const { user, where } = renderApp('/wardrobe-statistics', maya);
    const section = await card('No brand stands out');
    await user.click(within(section).getByRole('button', { name: 'All 7 brands' }));
    const sheet = await screen.findByRole('dialog', { name: 'Brands' });
    await user.click(within(sheet).getByRole('link', { name: /^Ganni/ }));
    await waitFor(() => expect(where()).toBe('/items?brand=Ganni'));
    await screen.findByText('Of Ganni');
    expect(screen.queryByText('Of Arket')).toBeNull();
  });

  it('do not guess where there is no price and no wear', async () => {
    await hangItems(server, maya, [{ title: 'Scarf' }]);
    renderApp('/wardrobe-statistics', maya);
    expect(await number('no prices yet')).toBe('–');
    expect(screen.getAllByRole('heading', { name: 'No prices yet', level: 2 })).toHaveLength(2);
    await card('No wears yet');
    await card('Not worn yet');
    await card('No color known yet');
    await card('Not worn in 90 days');
  });

  it('of nothing say how they begin', async () => {
    const { user, where } = renderApp('/wardrobe-statistics', maya);
    await screen.findByRole('heading', { name: 'Nothing to count yet' });
    expect(screen.queryByRole('heading', { name: 'No wears yet' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Add piece' }));
    await waitFor(() => expect(where()).toBe(paths.addItems()));
  });

  it.each(['999999', 'work'])('of a wardrobe that is not there say so: %s', async (id) => {
    renderApp(paths.statistics(id), maya);
    await screen.findByText('This wardrobe is not here');
  });

  it('show their shape until they have come', async () => {
    await wardrobeOfThree();
    const { fault, release } = held();
    wire.cut('getWardrobeStatistics', fault);
    renderApp('/wardrobe-statistics', maya);
    await screen.findByRole('status', { name: 'Loading your statistics' });
    release();
    await card('Mostly navy');
    expect(screen.queryByRole('status', { name: 'Loading your statistics' })).toBeNull();
  });

  it('stay where they cannot be read again, and say that they may be out of date', async () => {
    await wardrobeOfThree();
    const before = renderApp('/wardrobe-statistics', maya);
    await card('Mostly navy');
    wire.cut('getWardrobeStatistics', offline);
    await queryClient.refetchQueries();
    await screen.findByText(/^What you see may be out of date/);
    await card('Mostly navy');
    before.unmount();
  });

  it('say that they did not load, and come when tried again', async () => {
    await wardrobeOfThree();
    wire.cut('getWardrobeStatistics', refused(500, 'server'));
    const { user } = renderApp('/wardrobe-statistics', maya);
    await screen.findByText('Your statistics did not load');
    wire.cut('getWardrobeStatistics');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await card('Mostly navy');
    expect(screen.queryByText('Your statistics did not load')).toBeNull();
  });
});

describe('the way to the statistics', () => {
  it('leads from the wardrobes to those of all, and back', async () => {
    await hangRail(server, maya, 'Work');
    const { user, where } = renderApp('/wardrobes', maya);
    await user.click(await screen.findByRole('link', { name: 'Statistics' }));
    await screen.findByRole('heading', { name: 'Statistics', level: 1 });
    expect(where()).toBe('/wardrobe-statistics');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(where()).toBe('/wardrobes'));
  });

  it('leads from the menu of a wardrobe to those of it', async () => {
    const work = await hangRail(server, maya, 'Work');
    const { user, where } = renderApp('/wardrobes', maya);
    await user.click(await screen.findByRole('button', { name: 'More for Work' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Statistics' }));
    await waitFor(() => expect(where()).toBe(`/wardrobe-statistics/${work}`));
  });

  it.each(['items', 'outfits', 'looks'])(
    'leads in the web view from the menu of a wardrobe’s %s to those of it',
    async (list) => {
      const native = startNativeHost({ header: false });
      const work = await hangRail(server, maya, 'Work');
      const { user, where } = renderApp(`/wardrobes/${work}/${list}`, maya);
      await screen.findByRole('heading', { name: 'Work', level: 1 });
      await user.click(await screen.findByRole('button', { name: 'More' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Statistics' }));
      await waitFor(() => expect(where()).toBe(`/wardrobe-statistics/${work}`));
      // Whoever is there has a menu with every place, too.
      await screen.findByRole('heading', { name: 'Statistics', level: 1 });
      await user.click(await screen.findByRole('button', { name: 'More' }));
      await screen.findByRole('menuitem', { name: 'Wardrobes' });
      native.stop();
    },
  );
});
