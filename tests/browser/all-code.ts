import type { BrowserContext, Page } from 'playwright';

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

/** Most files that a page remembers to have loaded: by itself it remembers 250, which are fewer than Hem has. */
const mostFiles = 2000;

/** Has the pages of a context remember all files that they load, which `allCodeIsHere` asks for. */
export const rememberFiles = (context: BrowserContext) =>
  context.addInitScript((most) => performance.setResourceTimingBufferSize(most), mostFiles);

/** Waits until all late code was loaded by itself; the page remembers its files (`rememberFiles`). */
export const allCodeIsHere = (page: Page) =>
  page.waitForFunction((names) => {
    const came = performance.getEntriesByType('resource').map(({ name }) => name);
    return names.every((part) => came.some((name) => name.includes(`/${part}-`)));
  }, parts);
