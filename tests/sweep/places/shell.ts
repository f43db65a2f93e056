import type { Page } from 'playwright-core';
import { answer, isPhone, type Place, tile } from '../place.ts';

/** Opens the panel behind the bell. */
async function openNotices(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^What’s New/ }).click();
  await page.getByRole('dialog').waitFor();
}

/** Opens it at what is for the member, and waits for something in it. */
async function openForMe(page: Page, shown: string): Promise<void> {
  await openNotices(page);
  await page.getByRole('radio', { name: /^For you/ }).check({ force: true });
  await page.getByRole('dialog').locator(shown).first().waitFor();
}

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
      await openNotices(page);
      await page.getByRole('radio', { name: 'What’s New' }).check({ force: true });
      await page.getByText('One coat, chosen well').waitFor();
    },
    isIn: (_width, frame) => frame !== 'web view without header',
  },
  notices: {
    who: 'maya',
    path: () => '/wardrobes',
    ready: (page) => openForMe(page, 'li'),
    isIn: (_width, frame) => frame !== 'web view without header',
  },
  'notices, none': {
    who: 'beginner',
    path: () => '/wardrobes',
    ready: (page) => openForMe(page, 'text=Nothing for you yet'),
    isIn: (_width, frame) => frame !== 'web view without header',
  },
  'notices, failed': {
    who: 'maya',
    path: () => '/wardrobes',
    prepare: answer('error', 'getNotices'),
    ready: (page) => openForMe(page, 'text=Your notices did not load'),
    isIn: (_width, frame) => frame !== 'web view without header',
  },
  'notices, loading': {
    who: 'maya',
    path: () => '/wardrobes',
    prepare: answer('never', 'getNotices'),
    ready: async (page) => {
      await openNotices(page);
      await page.getByRole('radio', { name: /^For you/ }).check({ force: true });
      await page.getByLabel('Loading notices').waitFor();
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
