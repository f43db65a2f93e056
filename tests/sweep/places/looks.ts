import { answer, type Place, tile } from '../place.ts';

/** The looks, one of them, and what is done with them. */
export const lookPlaces: Record<string, Place> = {
  looks: { who: 'maya', path: () => '/looks', ready: tile },
  inspirations: { who: 'maya', path: () => '/looks?view=inspirations', ready: tile },
  'looks, none': {
    who: 'beginner',
    path: () => '/looks',
    ready: (page) => page.getByText('No looks yet').waitFor(),
  },
  'looks, failed': {
    who: 'maya',
    path: () => '/looks',
    prepare: answer('error', 'getLookNavigation'),
    ready: (page) => page.getByText('These looks did not load').waitFor(),
  },
  'looks, logging today': {
    who: 'maya',
    path: () => '/looks?sheet=today',
    ready: (page) => page.getByRole('dialog').getByText('An outfit or pieces').waitFor(),
  },
  'looks, adding an inspiration': {
    who: 'maya',
    path: () => '/looks?view=inspirations&sheet=add',
    ready: (page) => page.getByLabel('Or paste a link').waitFor(),
  },
  'looks, grouping': {
    who: 'maya',
    path: () => '/looks',
    ready: async (page) => {
      await tile(page);
      await page.getByRole('button', { name: 'Select', exact: true }).click();
      await page.locator('[data-tile] button').first().click();
      await page.getByRole('button', { name: 'Group', exact: true }).click();
      await page.getByLabel('New group').waitFor();
    },
  },
  'groups of looks': {
    who: 'maya',
    path: () => '/looks?sheet=groups',
    ready: (page) => page.getByRole('dialog').getByLabel('New group').waitFor(),
  },
  look: {
    who: 'maya',
    path: ({ lookId }) => `/looks/${lookId}`,
    ready: (page) => page.getByText('Add pieces').waitFor(),
  },
  'look, a pin chosen': {
    who: 'maya',
    path: ({ lookId }) => `/looks/${lookId}`,
    ready: async (page) => {
      await page.getByText('Add pieces').waitFor();
      await page.locator('button[style*="--x"]').first().click();
      await page.getByRole('button', { name: /^Take the pin/ }).waitFor();
    },
  },
  'look, moving a pin': {
    who: 'maya',
    path: ({ lookId }) => `/looks/${lookId}`,
    ready: async (page) => {
      await page.getByText('Add pieces').waitFor();
      await page.locator('button[style*="--x"]').first().click();
      await page.getByRole('button', { name: /^Move the pin/ }).click();
      await page.getByText('Tap where the pin belongs').waitFor();
    },
  },
  'look, pinning': {
    who: 'maya',
    path: ({ lookId }) => `/looks/${lookId}`,
    ready: async (page) => {
      await page.getByText('Add pieces').click();
      await page.getByRole('dialog').locator('button[aria-pressed] img').first().waitFor();
    },
  },
  'look, edited': {
    who: 'maya',
    path: ({ lookId }) => `/looks/${lookId}?sheet=edit`,
    ready: (page) => page.getByRole('dialog').getByLabel('Title').waitFor(),
  },
};
