import type { Page } from 'playwright';
import sharp from 'sharp';
import { runsOf } from '#contract/rules/mask-runs.ts';
import { answer, isPhone, type Place, tile } from '../place.ts';

const dialog = (page: Page, text: string) =>
  page.getByRole('dialog').getByText(text, { exact: true }).first().waitFor();

/** A photo that is drawn at; the server of the sweep cuts nothing. */
const cutoutBegins = (page: Page) =>
  page.route('**/api/**', (route) => {
    if (!route.request().postData()?.startsWith('{"getItemCutout"')) return route.fallback();
    const [width, height] = [300, 400];
    const data = Array.from({ length: width * height }, (_, at) =>
      Math.hypot((at % width) - 150, Math.floor(at / width) - 200) < 120 ? 255 : 0,
    );
    const urls = { 240: '/icon.svg', 720: '/icon.svg', 1600: '/icon.svg' };
    const begins = { photo: { width, height, urls }, cutout: 'likely', strokes: [], softness: 2 };
    const mask = runsOf(width, height, data);
    return route.fulfill({ json: { status: 'ok', data: { ...begins, mask } } });
  });

/** The lists of items, what is done in them, and one item. */
export const itemPlaces: Record<string, Place> = {
  'own categories and tags': {
    who: 'maya',
    path: () => '/items?sheet=words',
    ready: (page) =>
      page
        .getByRole('button', { name: /^Change / })
        .first()
        .waitFor(),
  },
  'own categories and tags, changing one': {
    who: 'maya',
    path: () => '/items?sheet=words',
    async ready(page) {
      await page
        .getByRole('button', { name: /^Change / })
        .first()
        .click();
      await page.getByLabel('Name').waitFor();
    },
  },
  'saved filters, saving one': {
    who: 'maya',
    path: () => '/items?season=Winter&sheet=saved',
    ready: (page) => page.getByLabel('Name of these filters').waitFor(),
  },
  'items, near what little is found': {
    who: 'maya',
    path: () => '/items?search=blak+tuxedo',
    ready: (page) => page.getByRole('region', { name: 'Near it' }).waitFor(),
  },
  'items of a wardrobe': {
    who: 'maya',
    path: ({ wardrobeId }) => `/wardrobes/${wardrobeId}/items`,
    ready: tile,
  },
  'items of a wardrobe, long names': {
    who: 'wordy',
    path: () => '/items',
    ready: (page) => page.locator('[data-tile] a').first().waitFor(),
  },
  'items, 2 in a row': { who: 'maya', path: () => '/items', ready: tile },
  'items, 4 in a row': { who: 'maya', path: () => '/items', ready: tile, perRow: 4 },
  'items, 6 in a row': { who: 'maya', path: () => '/items', ready: tile, perRow: 6 },
  'items, filtered': {
    who: 'maya',
    path: () => '/items?group=top&condition=Needs+Repair',
    ready: (page) => page.getByRole('main').waitFor(),
  },
  'items, all filters': {
    who: 'maya',
    path: () => '/items?mainColor=navy&season=Winter&price=20-200',
    ready: async (page) => {
      // A desktop has them in a column.
      const all = page.getByRole('button', { name: /^Filters/ });
      await page.getByRole('list', { name: 'Chosen filters' }).waitFor();
      if (await all.isVisible()) {
        await all.click();
        await dialog(page, 'Clear all');
      }
    },
  },
  'items, no cut-out to look at': {
    who: 'maya',
    path: () => '/items?sheet=cutouts',
    ready: (page) => dialog(page, 'No cut-out is doubted.'),
  },
  'items, none recognized': {
    who: 'maya',
    path: () => '/items?sheet=recognized',
    ready: (page) => dialog(page, 'Nothing to check.'),
  },
  'items, searching': {
    who: 'maya',
    path: () => '/items?search=shirt',
    ready: (page) => page.getByLabel('Search pieces').waitFor(),
  },
  'items, nothing found': {
    who: 'maya',
    path: () => '/items?search=no+such+piece',
    ready: (page) => page.getByText('Nothing matches').waitFor(),
  },
  'items, sort menu': {
    who: 'maya',
    path: () => '/items',
    ready: async (page) => {
      await tile(page);
      await page.getByRole('button', { name: /^Sort/ }).click();
      await page.getByRole('menuitem').first().waitFor();
    },
    isMenu: true,
  },
  laundry: {
    who: 'wordy',
    path: () => '/items/laundry',
    ready: (page) => page.getByRole('button', { name: 'Both clean again' }).waitFor(),
  },
  'laundry, nothing to wash': {
    who: 'beginner',
    path: () => '/items/laundry',
    ready: (page) => page.getByText('No piece has a category yet').waitFor(),
    isIn: isPhone,
  },
  'laundry, the price of a cleaning': {
    who: 'maya',
    path: () => '/items/laundry?sheet=cleaning',
    ready: (page) => page.getByLabel('Each cleaning').waitFor(),
  },
  'laundry, earlier washes': {
    who: 'maya',
    path: () => '/items/laundry?sheet=history',
    ready: (page) => dialog(page, 'No wash yet'),
    isIn: isPhone,
  },
  'keep or repair': {
    who: 'maya',
    path: () => '/items/keep-or-repair',
    ready: (page) => page.getByText(/^1 of /).waitFor(),
  },
  'keep or repair, choosing the months': {
    who: 'maya',
    path: () => '/items/keep-or-repair?months=3',
    async ready(page) {
      await page.getByRole('button', { name: 'Not worn for 3 months' }).click();
      await page.getByRole('menuitem', { name: '6 months' }).waitFor();
    },
    isMenu: true,
    isIn: isPhone,
  },
  'keep or repair, nothing to ask': {
    who: 'beginner',
    path: () => '/items/keep-or-repair',
    ready: (page) => page.getByText('Nothing to go through').waitFor(),
  },
  'keep or repair, failed': {
    who: 'maya',
    path: () => '/items/keep-or-repair',
    prepare: answer('error', 'getUnworn'),
    ready: (page) => page.getByText('What you did not wear did not load').waitFor(),
  },
  'keep or repair, loading': {
    who: 'maya',
    path: () => '/items/keep-or-repair',
    prepare: answer('never', 'getUnworn'),
    ready: (page) => page.locator('[aria-label="Loading what you did not wear"] b').waitFor(),
  },
  'resale, nothing offered': {
    who: 'beginner',
    path: () => '/resell-item',
    ready: (page) => page.getByText('Nothing offered yet').waitFor(),
  },
  'resale, failed': {
    who: 'maya',
    path: () => '/resell-item',
    prepare: answer('error', 'getResaleListings'),
    ready: (page) => page.getByText('What you offer did not load').waitFor(),
  },
  'resale, loading': {
    who: 'maya',
    path: () => '/resell-item',
    prepare: answer('never', 'getResaleListings'),
    ready: (page) => page.locator('[aria-label="What you offer is loading"] i').first().waitFor(),
  },
  'resale, picking a piece': {
    who: 'maya',
    path: () => '/resell-item?sheet=pick',
    ready: (page) => dialog(page, 'Which piece?'),
  },
  'resale, a draft': {
    who: 'maya',
    path: ({ itemId }) => `/resell-item?item=${itemId}`,
    ready: (page) => page.getByRole('button', { name: 'List item' }).waitFor(),
  },
  'resale, what it cost': {
    who: 'maya',
    path: ({ itemId }) => `/resell-item?item=${itemId}&sheet=cost`,
    ready: (page) => dialog(page, 'What did it cost?'),
  },
  'resale, what is offered': {
    who: 'wordy',
    path: () => '/resell-item',
    ready: (page) => page.getByText('Withdrawn').waitFor(),
  },
  'resale, listed': {
    who: 'wordy',
    path: ({ offered }) => `/resell-item?item=${offered.listed}`,
    ready: (page) => page.getByRole('button', { name: 'Mark as sold' }).waitFor(),
  },
  'resale, selling': {
    who: 'wordy',
    path: ({ offered }) => `/resell-item?item=${offered.listed}&sheet=sell`,
    ready: (page) => dialog(page, 'For how much?'),
  },
  'resale, sold': {
    who: 'wordy',
    path: ({ offered }) => `/resell-item?item=${offered.sold}`,
    ready: (page) => page.getByRole('link', { name: 'See the piece' }).waitFor(),
  },
  'resale, how it works': {
    who: 'maya',
    path: ({ itemId }) => `/resell-item?item=${itemId}&sheet=method`,
    ready: (page) => dialog(page, 'How it works'),
  },
  'resale, its photos': {
    who: 'maya',
    path: ({ itemId }) => `/resell-item?item=${itemId}&sheet=photos`,
    ready: (page) => dialog(page, 'Photos'),
  },
  'resale, a preview': {
    who: 'maya',
    path: ({ itemId }) => `/resell-item?item=${itemId}&sheet=preview`,
    ready: (page) => dialog(page, 'Share page'),
  },
  'item, where it is now': {
    who: 'maya',
    path: ({ itemId }) => `/items/${itemId}?sheet=where`,
    ready: (page) => page.getByRole('dialog').getByRole('button', { name: 'Packed' }).waitFor(),
  },
  'items, sorting': {
    who: 'wordy',
    path: () => '/items?sheet=sort',
    ready: (page) => dialog(page, '1 of 2'),
  },
  'items, adding': {
    who: 'maya',
    path: () => '/items?sheet=add',
    ready: (page) => dialog(page, 'Choose photos'),
  },
  'items, selecting': {
    who: 'maya',
    path: ({ wardrobeId }) => `/wardrobes/${wardrobeId}/items`,
    ready: async (page) => {
      await page.getByRole('button', { name: 'Select' }).click();
      for (const index of [0, 1, 2]) await page.locator('[data-tile] button').nth(index).click();
      await page.getByText('3 selected').waitFor();
    },
  },
  'items, selecting 6 in a row': {
    who: 'maya',
    path: () => '/items',
    perRow: 6,
    ready: async (page) => {
      await page.getByRole('button', { name: 'Select' }).click();
      await page.locator('[data-tile] button').nth(3).click();
      await page.getByText('1 selected').waitFor();
    },
  },
  'items, picking a wardrobe': {
    who: 'maya',
    path: () => '/items',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Select' }).click();
      await page.locator('[data-tile] button').first().click();
      await page.getByRole('button', { name: 'Wardrobe', exact: true }).click();
      await page.getByRole('dialog').getByText('Everyday').waitFor();
    },
  },
  'items, a new wardrobe for them': {
    who: 'maya',
    path: () => '/items',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Select' }).click();
      await page.locator('[data-tile] button').first().click();
      await page.getByRole('button', { name: 'Wardrobe', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'New wardrobe' }).click();
      await page.getByLabel('Name of the new wardrobe').waitFor();
    },
  },
  'items, editing many': {
    who: 'maya',
    path: () => '/items',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Select' }).click();
      for (const index of [0, 1]) await page.locator('[data-tile] button').nth(index).click();
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await dialog(page, 'What you leave out stays as it is.');
    },
  },
  'items, photos on their way': {
    who: 'maya',
    path: () => '/items',
    prepare: answer('never', 'imageUpload'),
    async ready(page) {
      const green = {
        create: { width: 90, height: 120, channels: 3, background: '#6b8' },
      } as const;
      const add = async (name: string, buffer: Buffer) => {
        await page.getByRole('button', { name: 'Add piece' }).first().click();
        const file = { name, mimeType: 'image/jpeg', buffer };
        await page.getByTestId('photo-library').setInputFiles(file);
      };
      await add('b.jpg', Buffer.from('no photo'));
      await page.getByText('These were not added').waitFor();
      await add('a.jpg', await sharp(green).jpeg().toBuffer());
      await page.locator('article[data-step="prepared"]').waitFor();
    },
  },
  'items, none': {
    who: 'beginner',
    path: () => '/items',
    ready: (page) => page.getByText('Nothing on the rail yet').waitFor(),
  },
  'deleted pieces': {
    who: 'wordy',
    path: () => '/items/deleted',
    ready: (page) => page.getByText('30 days left').waitFor(),
  },
  'deleted outfits': {
    who: 'wordy',
    path: () => '/items/deleted?view=outfits',
    ready: (page) => page.getByText('30 days left').waitFor(),
  },
  'deleted outfit, opened': {
    who: 'wordy',
    path: () => '/items/deleted?view=outfits',
    ready: async (page) => {
      await page.locator('[data-tile] a').first().click();
      await page.getByRole('dialog').getByText('30 days left').waitFor();
    },
  },
  'deleted looks': {
    who: 'wordy',
    path: () => '/items/deleted?view=looks',
    ready: (page) => page.getByText('30 days left').waitFor(),
  },
  'deleted, none': {
    who: 'beginner',
    path: () => '/items/deleted',
    ready: (page) => page.getByText('Nothing deleted').waitFor(),
  },
  'deleted outfits, none': {
    who: 'beginner',
    path: () => '/items/deleted?view=outfits',
    ready: (page) => page.getByText('Nothing deleted').waitFor(),
  },
  'deleted, failed': {
    who: 'maya',
    path: () => '/items/deleted',
    prepare: answer('error', 'getDeletedItems'),
    ready: (page) => page.getByText('These deleted pieces did not load').waitFor(),
  },
  'items, failed': {
    who: 'maya',
    path: () => '/items',
    prepare: answer('error', 'getItemNavigation'),
    ready: (page) => page.getByText('These pieces did not load').waitFor(),
  },
  'a cut-out, drawn at': {
    who: 'maya',
    path: ({ itemId }) => `/items/${itemId}/photos/00000000-0000-4000-8000-000000000000/cut-out`,
    prepare: cutoutBegins,
    ready: (page) => page.getByText('Draw over what').waitFor(),
  },
  'a cut-out, a stroke that is not followed': {
    who: 'maya',
    path: ({ itemId }) => `/items/${itemId}/photos/00000000-0000-4000-8000-000000000000/cut-out`,
    async prepare(page) {
      await cutoutBegins(page);
      await answer('error', 'followItemStrokes')(page);
    },
    async ready(page) {
      await page.getByText('Draw over what').waitFor();
      await page.getByRole('img', { name: 'The photo, to draw at' }).click();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  'a photo, cropped': {
    who: 'maya',
    path: ({ itemId }) => `/items/${itemId}`,
    async ready(page) {
      await page.getByRole('button', { name: 'Crop photo' }).click();
      await page.getByRole('slider', { name: 'Upper edge' }).waitFor();
      await page.getByRole('button', { name: 'Half a degree clockwise' }).click();
    },
  },
  'items, loading': {
    who: 'maya',
    path: () => '/items',
    prepare: answer('never', 'getItemNavigation'),
    ready: (page) => page.getByLabel(/^Loading/).waitFor(),
  },
  'items, planning': {
    who: 'maya',
    path: () => '/items',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Select' }).click();
      for (const index of [0, 1]) await page.locator('[data-tile] button').nth(index).click();
      await page.getByRole('button', { name: 'Plan', exact: true }).click();
      await page.getByRole('dialog').getByLabel('What for').waitFor();
    },
  },
  'item, adding it to an outfit': {
    who: 'maya',
    path: ({ itemId }) => `/items/${itemId}`,
    ready: async (page) => {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Add to outfit' }).click();
      await page.getByRole('dialog').getByLabel('Search your outfits').waitFor();
    },
  },
  item: {
    who: 'maya',
    path: ({ itemId }) => `/items/${itemId}`,
    ready: (page) => page.getByText('Category').waitFor(),
  },
  'item, long names': {
    who: 'wordy',
    path: ({ wordyItemId }) => `/items/${wordyItemId}`,
    ready: (page) => page.getByText('Category').waitFor(),
  },
  'item, editing': {
    who: 'wordy',
    path: ({ wordyItemId }) => `/items/${wordyItemId}?sheet=edit`,
    ready: async (page) => {
      await page.getByText('More about it').click();
      await page.getByLabel('Notes').waitFor();
    },
  },
  'item, loading': {
    who: 'maya',
    path: ({ itemId }) => `/items/${itemId}`,
    prepare: answer('never', 'getItemDetails'),
    ready: (page) => page.getByLabel('Loading').waitFor(),
  },
  'item, failed': {
    who: 'maya',
    path: ({ itemId }) => `/items/${itemId}`,
    prepare: answer('error', 'getItemDetails'),
    ready: (page) => page.getByText('This piece did not load').waitFor(),
  },
  'item, not there': {
    who: 'maya',
    path: () => '/items/987654321',
    ready: (page) => page.getByText('This piece is not here').waitFor(),
  },
};
