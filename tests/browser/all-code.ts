import type { Page } from 'playwright';

/** Parts that are loaded late: sheets, menus and messages of every room. */
const parts = [
  'add-sheet',
  'item-sheet',
  'availability-sheet',
  'add-to-wardrobes',
  'open-sheet',
  'destination-menu',
  'wardrobe-menu',
  'plan-sheet',
  'prepare-photo',
  'toast-stack',
  'failure-dialog',
  'sort-sheet',
  'message-log',
  'waiting-sheet',
];

/** Waits until all late code was loaded by itself. */
export const allCodeIsHere = (page: Page) =>
  page.waitForFunction((names) => {
    const came = performance.getEntriesByType('resource').map(({ name }) => name);
    return names.every((part) => came.some((name) => name.includes(`/${part}-`)));
  }, parts);
