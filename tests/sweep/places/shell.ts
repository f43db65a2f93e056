import { answer, isPhone, type Place, tile } from '../place.ts';

/** What stands around every screen, and what stands where there is none. */
export const shellPlaces: Record<string, Place> = {
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
    // Waits for the request's limit of 10 s.
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
      // It would disappear during the check.
      await toast.hover();
    },
    isIn: (width) => isPhone(width),
  },
  'not found': {
    who: 'nobody',
    path: () => '/no/such/place',
    ready: (page) => page.getByText('This page is not here').waitFor(),
  },
  'service unavailable': {
    who: 'nobody',
    path: () => '/service-unavailable',
    ready: (page) => page.getByText('The studio is closed for now').waitFor(),
  },
};
