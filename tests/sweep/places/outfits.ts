import { answer, type Place, tile } from '../place.ts';

/** The outfits, one of them, and what is done with them. */
export const outfitPlaces: Record<string, Place> = {
  outfits: { who: 'maya', path: () => '/outfits', ready: tile },
  'outfits, none': {
    who: 'beginner',
    path: () => '/outfits',
    ready: (page) => page.getByText('No outfits yet').waitFor(),
  },
  'outfits, long names': {
    who: 'wordy',
    path: () => '/outfits',
    ready: (page) => page.locator('[data-tile]').first().waitFor(),
  },
  'outfits, failed': {
    who: 'maya',
    path: () => '/outfits',
    prepare: answer('error', 'getOutfitNavigation'),
    ready: (page) => page.getByText('These outfits did not load').waitFor(),
  },
  'outfits, loading': {
    who: 'maya',
    path: () => '/outfits',
    prepare: answer('never', 'getOutfitNavigation'),
    ready: (page) => page.getByLabel('Loading outfits').waitFor(),
  },
  'outfits of a wardrobe': {
    who: 'maya',
    path: ({ wardrobeId }) => `/wardrobes/${wardrobeId}/outfits`,
    ready: tile,
  },
  'outfits, selecting': {
    who: 'maya',
    path: () => '/outfits',
    ready: async (page) => {
      await tile(page);
      await page.getByRole('button', { name: 'Select', exact: true }).click();
      await page.locator('[data-tile] button').first().click();
      await page.getByText('1 selected').waitFor();
    },
  },
  'outfits, grouping': {
    who: 'maya',
    path: () => '/outfits',
    ready: async (page) => {
      await tile(page);
      await page.getByRole('button', { name: 'Select', exact: true }).click();
      await page.locator('[data-tile] button').first().click();
      await page.getByRole('button', { name: 'Group', exact: true }).click();
      await page.getByLabel('New group').waitFor();
    },
  },
  'groups of outfits': {
    who: 'maya',
    path: () => '/outfits?sheet=groups',
    ready: (page) => page.getByRole('dialog').getByLabel('New group').waitFor(),
  },
  outfit: {
    who: 'maya',
    path: ({ outfitId }) => `/outfits/${outfitId}`,
    ready: (page) => page.getByRole('heading', { name: /pieces$/ }).waitFor(),
  },
  'outfit, long name and a gap': {
    who: 'wordy',
    path: ({ wordyOutfitId }) => `/outfits/${wordyOutfitId}`,
    ready: (page) => page.getByText('Bring back').waitFor(),
  },
  'outfit that is gone': {
    who: 'maya',
    path: () => '/outfits/999999',
    ready: (page) => page.getByText('This outfit is not here').waitFor(),
  },
  'planning an outfit': {
    who: 'maya',
    path: ({ outfitId }) => `/outfits/${outfitId}`,
    ready: async (page) => {
      await page.getByRole('button', { name: 'Plan', exact: true }).click();
      await page.getByRole('dialog').getByLabel('What for').waitFor();
    },
  },
};
