import type { Page } from 'playwright';
import type { Place } from '../place.ts';

const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { name }).first().waitFor();
const tip = 'lab/tips/leave-the-middle-empty';

/** The staff's area. */
export const adminPlaces: Record<string, Place> = {
  'admin, color analysis': {
    who: 'staff',
    path: () => '/admin/color-analysis',
    ready: (page) =>
      page
        .getByRole('link', { name: /^Review / })
        .first()
        .waitFor(),
  },
  'admin, color analysis, review': {
    who: 'staff',
    path: () => '/admin/color-analysis',
    async ready(page) {
      await page
        .getByRole('link', { name: /^Review / })
        .first()
        .click();
      await page.getByRole('button', { name: /^Portrait of .*, at full size/ }).waitFor();
    },
  },
  'admin, qa content': {
    who: 'staff',
    path: () => '/admin/qa-content',
    ready: (page) =>
      page
        .getByRole('button', { name: /missing/i })
        .first()
        .waitFor(),
  },
  'admin, qa content, texts of the lab': {
    who: 'staff',
    path: () => '/admin/qa-content?of=lab',
    ready: (page) => page.getByText('One coat, chosen well').first().waitFor(),
  },
  'admin, qa content, a text': {
    who: 'staff',
    path: () => `/admin/qa-content?of=lab&slot=${tip}`,
    ready: (page) => page.getByRole('textbox', { name: /^Text of / }).waitFor(),
  },
  'admin, impersonate': {
    who: 'staff',
    path: () => '/admin/impersonate',
    ready: (page) => page.getByRole('searchbox').waitFor(),
  },
  'admin, impersonate, found': {
    who: 'staff',
    path: () => '/admin/impersonate',
    async ready(page) {
      await page.getByRole('searchbox').fill('anna@');
      await page.getByRole('button', { name: /^Choose/ }).click();
      await page.getByRole('textbox', { name: /^Reason/ }).waitFor();
    },
  },
  'admin, for a member': {
    who: 'beginner',
    path: () => '/admin',
    ready: heading(/./),
  },
};
