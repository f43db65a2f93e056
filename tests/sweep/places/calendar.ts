import type { Page } from 'playwright';
import { answer, type Place } from '../place.ts';

const month = (page: Page) => page.getByRole('heading', { name: /^\w+ \d{4}$/ }).waitFor();
const board = (page: Page) => page.locator('[data-day] [data-picture]').first().waitFor();

/** The calendar by month and week, and what is done on a day. */
export const calendarPlaces: Record<string, Place> = {
  'calendar, month': {
    who: 'maya',
    path: () => '/outfits?view=calendar&by=month',
    ready: board,
  },
  'calendar, week': { who: 'maya', path: () => '/outfits?view=calendar&by=week', ready: board },
  'calendar, long names, month': {
    who: 'wordy',
    path: () => '/outfits?view=calendar&by=month',
    ready: board,
  },
  'calendar, long names, week': {
    who: 'wordy',
    path: () => '/outfits?view=calendar&by=week',
    ready: board,
  },
  'calendar, nothing planned': {
    who: 'beginner',
    path: () => '/outfits?view=calendar&by=month',
    ready: (page) => page.getByText('Nothing planned yet.').waitFor(),
  },
  'calendar, failed': {
    who: 'maya',
    path: () => '/outfits?view=calendar&by=month',
    prepare: answer('error', 'getPlans'),
    ready: (page) => page.getByText('Your plans did not load').waitFor(),
  },
  'calendar, loading': {
    who: 'maya',
    path: () => '/outfits?view=calendar&by=month',
    prepare: answer('never', 'getPlans'),
    ready: month,
  },
  'calendar, choosing an outfit': {
    who: 'maya',
    path: () => '/outfits?view=calendar&by=month&on=2031-05-05',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Plan', exact: true }).click();
      await page.getByRole('dialog').locator('[data-picture]').first().waitFor();
    },
  },
  'calendar, choosing pieces': {
    who: 'maya',
    path: () => '/outfits?view=calendar&by=month&on=2031-05-05',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Plan', exact: true }).click();
      await page
        .getByRole('dialog')
        .locator('label', { hasText: /^Pieces$/ })
        .click();
      await page.getByRole('dialog').locator('button[aria-pressed] img').first().waitFor();
    },
  },
  'calendar, a plan': {
    who: 'wordy',
    path: () => '/outfits?view=calendar&by=month',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Move', exact: true }).click();
      await page.getByRole('dialog').getByLabel('Day', { exact: true }).first().waitFor();
    },
  },
  'calendar, dressing together': {
    who: 'maya',
    path: () => '/outfits?view=calendar',
    ready: async (page) => {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Dress together' }).click();
      await page.getByText('Priya Raman').click();
    },
  },
  'dressing together': {
    who: 'maya',
    path: ({ together }) => together.coming,
    ready: (page) => page.locator('[data-picture]').first().waitFor(),
  },
  'dressing together, asked': {
    who: 'maya',
    path: ({ together }) => together.waiting,
    ready: (page) => page.getByRole('button', { name: 'I’ll come' }).waitFor(),
  },
  'dressing together, nobody has answered': {
    who: 'maya',
    path: ({ together }) => together.hosted,
    ready: (page) => page.getByText(/have not answered/).waitFor(),
  },
  'dressing together, changing it': {
    who: 'maya',
    path: ({ together }) => together.hosted,
    ready: async (page) => {
      await page.getByText(/have not answered/).waitFor();
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Change' }).click();
      await page.getByLabel(/^What for/).waitFor();
    },
  },
  'dressing together, ending it': {
    who: 'maya',
    path: ({ together }) => together.hosted,
    ready: async (page) => {
      await page.getByText(/have not answered/).waitFor();
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'End it' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  'dressing together, failed': {
    who: 'maya',
    path: ({ together }) => together.coming,
    prepare: answer('error', 'getSharedDay'),
    ready: (page) => page.getByText('These days did not load').waitFor(),
  },
  'dressing together, loading': {
    who: 'maya',
    path: ({ together }) => together.coming,
    prepare: answer('never', 'getSharedDay'),
    ready: (page) => page.getByLabel('Loading what everybody wears').waitFor(),
  },
  'dressing together, gone': {
    who: 'maya',
    path: () => '/friends/together/999999999',
    ready: (page) => page.getByText('This is not here').waitFor(),
  },
  'calendar, subscribing': {
    who: 'maya',
    path: () => '/outfits?view=calendar',
    ready: async (page) => {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: /^Subscribe/ }).click();
      await page.getByRole('button', { name: 'Make an address' }).waitFor();
    },
  },
};
