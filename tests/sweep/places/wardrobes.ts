import { answer, type Place } from '../place.ts';

/** The rails, and what is done with one. */
export const wardrobePlaces: Record<string, Place> = {
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
  'wardrobes, their looks': {
    who: 'maya',
    path: () => '/wardrobes?view=looks',
    ready: (page) => page.locator('section li a').first().waitFor(),
  },
  'wardrobes, no looks': {
    who: 'wordy',
    path: () => '/wardrobes?view=looks',
    ready: (page) => page.getByText('No looks in your wardrobes yet').waitFor(),
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
  'wardrobes, in order': {
    who: 'maya',
    path: () => '/wardrobes?sheet=order',
    ready: (page) =>
      page
        .getByRole('button', { name: /^Move / })
        .first()
        .waitFor(),
  },
  'wardrobes, in order, long names': {
    who: 'wordy',
    path: () => '/wardrobes?sheet=order',
    ready: (page) =>
      page
        .getByRole('button', { name: /^Move / })
        .first()
        .waitFor(),
  },
  'wardrobe, choosing its cover': {
    who: 'maya',
    path: ({ wardrobeId }) => `/wardrobes?sheet=cover-${wardrobeId}`,
    async ready(page) {
      const pieces = page.getByRole('dialog').locator('li button:enabled');
      for (const index of [0, 1]) await pieces.nth(index).click();
      await page.getByText('2 of 5').waitFor();
    },
  },
  'wardrobe, choosing its pieces': {
    who: 'maya',
    path: ({ wardrobeId }) => `/wardrobes/${wardrobeId}/items?sheet=hang`,
    async ready(page) {
      const pieces = page.getByRole('dialog').locator('button[aria-pressed="false"]:has(img)');
      await pieces.first().click();
      await page.getByText('Hang 1 piece').waitFor();
    },
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
};
