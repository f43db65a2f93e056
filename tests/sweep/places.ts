import type { Page } from 'playwright';
import type { OperationName } from '#contract/operations.ts';
import type { Frame, Width } from './dresses.ts';
import type { World } from './world.ts';

/** A screen in one of its states, and what tells that it stands. */
export interface Place {
  who: 'nobody' | 'maya' | 'beginner' | 'wordy' | 'nameless';
  path(world: World): string;
  ready(page: Page): Promise<unknown>;
  /** Before the page is opened: what the server is to do. */
  prepare?(page: Page): Promise<unknown>;
  perRow?: 2 | 4 | 6;
  /** Where it exists; without it, everywhere. */
  isIn?(width: Width, frame: Frame): boolean;
  /** It hangs from its button, yet stands at the end of the document. */
  isMenu?: true;
}

const isPhone = (width: Width) => width < 768;

/** Answers an operation with an error, or never. */
const answer = (how: 'error' | 'never', name: OperationName) => (page: Page) =>
  page.route('**/api/**', (route) => {
    if (!route.request().postData()?.startsWith(`{"${name}"`)) return route.fallback();
    if (how === 'never') return;
    const body = { status: 'error', statusCode: 500, code: 'server', message: '' };
    return route.fulfill({ status: 500, json: body });
  });

const tile = (page: Page) => page.locator('[data-item] img').first().waitFor();
const dialog = (page: Page, text: string) =>
  page.getByRole('dialog').getByText(text, { exact: true }).first().waitFor();
const step = async (page: Page, email: string, label: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(label, { exact: true }).waitFor();
};

/** Every screen that is built, in each of its states. */
export const places: Record<string, Place> = {
  'sign-in': {
    who: 'nobody',
    path: () => '/auth',
    ready: (page) => page.getByLabel('Email').waitFor(),
  },
  'sign-in, password': {
    who: 'nobody',
    path: () => '/auth',
    ready: (page) => step(page, 'demo@hem.test', 'Password'),
  },
  'sign-in, wrong password': {
    who: 'nobody',
    path: () => '/auth',
    ready: async (page) => {
      await step(page, 'demo@hem.test', 'Password');
      await page.getByLabel('Password', { exact: true }).fill('not-it-1');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.locator('[aria-invalid]').waitFor();
    },
  },
  'sign-in, new account': {
    who: 'nobody',
    path: () => '/auth',
    ready: async (page) => {
      await step(page, 'somebody.with.a.rather.long.address@example.com', 'New password');
      await page.getByLabel('New password', { exact: true }).fill('Abc');
    },
  },
  'sign-in, forgot': {
    who: 'nobody',
    path: () => '/auth?step=forgot',
    ready: (page) => page.getByLabel('Email').waitFor(),
  },
  'sign-in, reset': {
    who: 'nobody',
    path: () => '/auth?reset=0123456789012345678901234567890123456789012',
    ready: (page) =>
      page
        .getByRole('button', { name: /password/i })
        .first()
        .waitFor(),
  },
  'sign-in, dead link': {
    who: 'nobody',
    path: () => '/auth?validate=0123456789012345678901234567890123456789012',
    ready: (page) => page.getByRole('main').getByText(/link/i).first().waitFor(),
  },
  wardrobes: {
    who: 'maya',
    path: () => '/wardrobes',
    ready: (page) => page.locator('article h2').first().waitFor(),
  },
  'wardrobes, long names': {
    who: 'wordy',
    path: () => '/wardrobes',
    ready: (page) => page.locator('article h2').first().waitFor(),
  },
  'wardrobes, none': {
    who: 'beginner',
    path: () => '/wardrobes',
    ready: (page) => page.getByText('Start with one rail').waitFor(),
  },
  'wardrobes, failed': {
    who: 'maya',
    path: () => '/wardrobes',
    prepare: answer('error', 'getWardrobes'),
    ready: (page) => page.getByText('Your wardrobes did not load').waitFor(),
  },
  'wardrobes, loading': {
    who: 'maya',
    path: () => '/wardrobes',
    prepare: answer('never', 'getWardrobes'),
    ready: (page) => page.getByLabel('Loading wardrobes').waitFor(),
  },
  'new wardrobe': {
    who: 'maya',
    path: () => '/wardrobes?sheet=new',
    ready: (page) => page.getByRole('dialog').getByLabel('Name').waitFor(),
  },
  'wardrobe menu': {
    who: 'maya',
    path: () => '/wardrobes',
    ready: async (page) => {
      await page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Delete' }).waitFor();
    },
    isMenu: true,
  },
  'wardrobe, deleting': {
    who: 'wordy',
    path: () => '/wardrobes',
    ready: async (page) => {
      await page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  'items of a wardrobe': {
    who: 'maya',
    path: ({ wardrobeId }) => `/wardrobes/${wardrobeId}/items`,
    ready: tile,
  },
  'items of a wardrobe, long names': {
    who: 'wordy',
    path: () => '/items',
    ready: (page) => page.locator('[data-item] a').first().waitFor(),
  },
  'items, 2 in a row': { who: 'maya', path: () => '/items', ready: tile },
  'items, 4 in a row': { who: 'maya', path: () => '/items', ready: tile, perRow: 4 },
  'items, 6 in a row': { who: 'maya', path: () => '/items', ready: tile, perRow: 6 },
  'items, filtered': {
    who: 'maya',
    path: () => '/items?group=top&condition=Needs+Repair',
    ready: (page) => page.getByRole('main').waitFor(),
  },
  'items, searching': {
    who: 'maya',
    path: () => '/items?search=shirt',
    ready: (page) => page.getByLabel('Search items').waitFor(),
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
      for (const place of [0, 1, 2]) await page.locator('[data-item] button').nth(place).click();
      await page.getByText('3 selected').waitFor();
    },
  },
  'items, selecting 6 in a row': {
    who: 'maya',
    path: () => '/items',
    perRow: 6,
    ready: async (page) => {
      await page.getByRole('button', { name: 'Select' }).click();
      await page.locator('[data-item] button').nth(3).click();
      await page.getByText('1 selected').waitFor();
    },
  },
  'items, picking a wardrobe': {
    who: 'maya',
    path: () => '/items',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Select' }).click();
      await page.locator('[data-item] button').first().click();
      await page.getByRole('button', { name: 'Add to wardrobe' }).click();
      await page.getByRole('dialog').getByText('Everyday').waitFor();
    },
  },
  'items, none': {
    who: 'beginner',
    path: () => '/items',
    ready: (page) => page.getByText('Nothing on the rail yet').waitFor(),
  },
  'items, failed': {
    who: 'maya',
    path: () => '/items',
    prepare: answer('error', 'getItemNavigation'),
    ready: (page) => page.getByText('These pieces did not load').waitFor(),
  },
  'items, loading': {
    who: 'maya',
    path: () => '/items',
    prepare: answer('never', 'getItemNavigation'),
    ready: (page) => page.getByLabel(/^Loading/).waitFor(),
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
    ready: (page) => page.getByText('This piece is not on your rail').waitFor(),
  },
  'account settings': {
    who: 'maya',
    path: () => '/account-settings',
    ready: (page) => page.getByLabel('Screen name').waitFor(),
  },
  'account settings, sent there': {
    who: 'nameless',
    path: () => '/account-settings?tab=Profile&redirected=true',
    ready: (page) => page.getByText('Add your country and gender to go on.').waitFor(),
  },
  'password and security': {
    who: 'maya',
    path: () => '/account-settings?tab=Password+%26+Security',
    ready: (page) => page.getByText('This device').first().waitFor(),
  },
  'profile menu': {
    who: 'maya',
    path: () => '/wardrobes',
    ready: async (page) => {
      await page.getByRole('button', { name: /^Profile menu/ }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
    },
    isIn: (_width, frame) => frame !== 'web view without header',
    isMenu: true,
  },
  'more menu': {
    who: 'maya',
    path: () => '/wardrobes',
    ready: async (page) => {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
    },
    isIn: (_width, frame) => frame !== 'browser',
    isMenu: true,
  },
  'what’s new': {
    who: 'maya',
    path: () => '/wardrobes',
    ready: async (page) => {
      await page.getByRole('button', { name: /^What’s New/ }).click();
      await page.getByRole('dialog').waitFor();
    },
    isIn: (_width, frame) => frame !== 'web view without header',
  },
  'a time-out': {
    who: 'maya',
    path: () => '/items',
    prepare: answer('never', 'getItemNavigation'),
    // The request's own time of 10 s runs out.
    ready: (page) => page.getByRole('alertdialog').waitFor({ timeout: 20_000 }),
    isIn: (width, frame) => isPhone(width) && frame === 'browser',
  },
  'a toast': {
    who: 'maya',
    path: () => '/items',
    ready: async (page) => {
      await tile(page);
      await answer('error', 'getItemNavigation')(page);
      await page.getByRole('button', { name: 'Shoes' }).click();
      const toast = page.getByText('getItemNavigation failed to retrieve the information.');
      await toast.waitFor();
      // It would go while it is looked at.
      await toast.hover();
    },
    isIn: (width) => isPhone(width),
  },
  'not found': {
    who: 'nobody',
    path: () => '/no/such/place',
    ready: (page) => page.getByText('This page is not on the rail').waitFor(),
  },
  'service unavailable': {
    who: 'nobody',
    path: () => '/service-unavailable',
    ready: (page) => page.getByText('The studio is closed for now').waitFor(),
  },
};
