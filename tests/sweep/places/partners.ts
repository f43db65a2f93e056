import type { Page } from 'playwright';
import { answer, isPhone, type Place } from '../place.ts';

/** The longest that a shop may tell of a product, and one that is told in few words. */
const products = [
  'Donaudampfschifffahrtsgesellschaftskapitänsuniformjacke, double-breasted, of boiled wool',
  'Striped poplin shirt',
  'Belted trench',
  'Pleated skirt',
].map((title, at) => ({
  productId: String(at + 1),
  title,
  brand: 'Ferry Lane',
  shop: at === 0 ? 'Österreichische Trachtenmanufaktur & Söhne' : 'Ferry Lane',
  cents: at === 2 ? null : 24_000 + at * 1_950,
  currency: at === 2 ? null : 'USD',
  link: 'https://shop.example/1',
  picture: '/icon.svg',
  category: 'shirt',
  ownsLike: at === 1,
  wishId: null,
  itemId: at === 3 ? '1' : null,
}));

const feeds = [
  { feed: 'ferry-lane', name: 'Ferry Lane', count: 3 },
  { feed: 'trachten', name: 'Österreichische Trachtenmanufaktur & Söhne', count: 1 },
];

const wishes = products
  .slice(0, 3)
  .map(({ productId, wishId: _none, itemId: _no, ...told }, at) => ({
    ...told,
    wishId: productId,
    isSold: at !== 2,
    createDate: '2026-05-05T00:00:00.000Z',
  }));

/** What a shop's page says at its longest. */
const soldPage = {
  title: products[0]?.title,
  brand: 'Österreichische Trachtenmanufaktur',
  shop: 'donaudampfschifffahrtsgesellschaftsladen.example',
  link: 'https://shop.example/1',
  family: 'navy',
  price: { cents: 124_000, currency: 'USD' },
  imageId: null,
};
const soldPagePath = '/partner-feeds?view=own-this&link=https://shop.example/1';

/** The server answers as one that has shops, and compares by what it knows of the member. */
const withShops = async (page: Page, shops = feeds) => {
  await page.route('**/api/items/v1/*', async (route) => {
    const [[name, input] = []] = Object.entries(JSON.parse(route.request().postData() ?? '{}'));
    const reply = (data: object) => route.fulfill({ json: { status: 'ok', data } });
    if (name === 'getPartnerFeeds') return reply({ feeds: shops, wishCount: wishes.length });
    if (name === 'getWishes') return reply({ wishes });
    if (name === 'readThing') return reply(soldPage);
    if (name === 'getPartnerProducts') {
      const isNone = Object(input).search === 'nothing';
      return reply({ products: isNone ? [] : products, after: null });
    }
    if (name !== 'compareWithMine' && name !== 'saveWish') return route.fallback();
    const { owner } = Object(input);
    const price = { cents: 24_000, currency: 'USD' };
    const thing = { title: 'Striped poplin shirt', category: 'shirt', family: 'blue', price };
    const response = await route.fetch({
      url: route.request().url().replace('manage', 'query'),
      postData: JSON.stringify({
        compareWithMine: { owner, today: new Date().toISOString().slice(0, 10), thing },
      }),
    });
    const { data } = await response.json();
    return reply(
      name === 'saveWish'
        ? { wishId: '9', goesWith: data.goesWith }
        : { ...data, product: products[0] },
    );
  });
};

const told = (page: Page) => page.getByRole('heading', { name: 'Belted trench' }).waitFor();

/** What partners sell, and what is wished for. */
export const partnerPlaces: Record<string, Place> = {
  'partners, what shops sell': {
    who: 'maya',
    path: () => '/partner-feeds',
    prepare: (page) => withShops(page),
    ready: told,
  },
  'partners, filtered to nothing': {
    who: 'maya',
    path: () => '/partner-feeds?search=nothing',
    prepare: (page) => withShops(page),
    ready: (page) => page.getByText('Nothing like that').waitFor(),
  },
  'partners, no shops': {
    who: 'maya',
    path: () => '/partner-feeds',
    prepare: (page) => withShops(page, []),
    ready: (page) => page.getByText('No shops yet').waitFor(),
  },
  'partners, failed': {
    who: 'maya',
    path: () => '/partner-feeds',
    prepare: answer('error', 'getPartnerFeeds'),
    ready: (page) => page.getByText('The shops did not load').waitFor(),
  },
  'partners, wishes': {
    who: 'maya',
    path: () => '/partner-feeds?view=wishes',
    prepare: (page) => withShops(page),
    ready: told,
  },
  'partners, no wishes': {
    who: 'beginner',
    path: () => '/partner-feeds?view=wishes',
    ready: (page) => page.getByText('No wishes yet').waitFor(),
  },
  'partners, do I already own this': {
    who: 'maya',
    path: () => '/partner-feeds?view=own-this&product=1',
    prepare: (page) => withShops(page),
    ready: (page) => page.getByRole('heading', { name: /^Donaudampf/ }).waitFor(),
  },
  'partners, a page of a shop compared': {
    who: 'maya',
    path: () => soldPagePath,
    prepare: (page) => withShops(page),
    ready: (page) => page.getByRole('heading', { name: /^Donaudampf/ }).waitFor(),
  },
  'partners, a page of a shop corrected': {
    who: 'maya',
    path: () => soldPagePath,
    prepare: (page) => withShops(page),
    async ready(page) {
      await page.getByRole('button', { name: 'Correct' }).click();
      await page.getByRole('dialog', { name: 'What is it?' }).waitFor();
    },
  },
  'partners, a page of a shop that says nothing': {
    who: 'maya',
    path: () => soldPagePath,
    prepare: answer('error', 'readThing'),
    ready: (page) => page.getByText('Check the link, or ask with a photo.').waitFor(),
  },
  'partners, what it goes with': {
    who: 'maya',
    path: () => '/partner-feeds?view=own-this&product=1',
    prepare: (page) => withShops(page),
    async ready(page) {
      await page.getByRole('button', { name: 'See what it goes with' }).click();
      await page.getByRole('dialog', { name: 'Goes with these' }).waitFor();
    },
  },
  'partners, asking about a link': {
    who: 'maya',
    path: () => '/partner-feeds',
    prepare: (page) => withShops(page),
    async ready(page) {
      await page.getByRole('button', { name: 'Ask about a link' }).click();
      await page.getByRole('dialog', { name: 'Do I already own this?' }).waitFor();
    },
  },
  'partners, sold no more': {
    who: 'maya',
    path: () => '/partner-feeds?view=own-this&product=999999999',
    ready: (page) => page.getByText('Sold no more').waitFor(),
  },
  'partners, wished': {
    who: 'maya',
    path: () => '/partner-feeds',
    prepare: (page) => withShops(page),
    async ready(page) {
      await page.getByRole('button', { name: 'Wish for Belted trench' }).click();
      const panel = page.getByRole('region', { name: 'Kept as a wish' });
      await panel.waitFor();
      // It stays while it is touched.
      await panel.getByRole('button', { name: 'To the shop' }).focus();
    },
    isIn: (width) => isPhone(width) || width === 1440,
  },
};
