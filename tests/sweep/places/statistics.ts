import type { Page } from 'playwright';
import { answer, type Place } from '../place.ts';

const cards = (page: Page) => page.locator('[data-card]').first().waitFor();

/** What the wardrobe says of itself. */
export const statisticsPlaces: Record<string, Place> = {
  statistics: { who: 'maya', path: () => '/wardrobe-statistics', ready: cards },
  'statistics of a wardrobe': {
    who: 'maya',
    path: ({ wardrobeId }) => `/wardrobe-statistics/${wardrobeId}`,
    ready: cards,
  },
  'statistics, long names': { who: 'wordy', path: () => '/wardrobe-statistics', ready: cards },
  'statistics, choosing a wardrobe': {
    who: 'maya',
    path: () => '/wardrobe-statistics',
    async ready(page) {
      await cards(page);
      await page.getByRole('button', { name: 'Of: All wardrobes' }).click();
      await page.getByRole('menuitem', { name: 'All wardrobes' }).waitFor();
    },
    isMenu: true,
  },
  'statistics, cost per wear': {
    who: 'maya',
    path: () => '/wardrobe-statistics?sheet=cost',
    ready: (page) => page.getByRole('dialog', { name: 'Cost per wear' }).waitFor(),
  },
  'statistics, brands': {
    who: 'wordy',
    path: () => '/wardrobe-statistics?sheet=brands',
    ready: (page) => page.getByRole('dialog', { name: 'Brands' }).waitFor(),
  },
  'statistics, spent by year': {
    who: 'maya',
    path: () => '/wardrobe-statistics?sheet=spending',
    ready: (page) => page.getByRole('dialog', { name: 'Spent by year' }).waitFor(),
  },
  'statistics, nothing to count': {
    who: 'beginner',
    path: () => '/wardrobe-statistics',
    ready: (page) => page.getByRole('heading', { name: 'Nothing to count yet' }).waitFor(),
  },
  'statistics, failed': {
    who: 'maya',
    path: () => '/wardrobe-statistics',
    prepare: answer('error', 'getWardrobeStatistics'),
    ready: (page) => page.getByText('Your statistics did not load').waitFor(),
  },
  'statistics, loading': {
    who: 'maya',
    path: () => '/wardrobe-statistics',
    prepare: answer('never', 'getWardrobeStatistics'),
    ready: (page) => page.locator('[aria-label="Loading your statistics"] b').first().waitFor(),
  },
};
