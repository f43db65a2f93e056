import type { Place } from '../place.ts';

/** The account’s settings. */
export const accountPlaces: Record<string, Place> = {
  'account settings': {
    who: 'maya',
    path: () => '/account-settings',
    ready: (page) => page.getByLabel('Screen name').waitFor(),
  },
  'account settings, sent there': {
    who: 'nameless',
    path: () => '/account-settings?tab=Profile&redirected=true',
    ready: (page) => page.getByText(/^Add .* to go on\.$/).waitFor(),
  },
  'currency, about to be another': {
    who: 'maya',
    path: () => '/account-settings?sheet=currency',
    async ready(page) {
      await page.getByRole('combobox', { name: 'Currency' }).selectOption('CHF');
      await page.getByText('were in CHF all along').waitFor();
    },
  },
  'notices by email': {
    who: 'maya',
    path: () => '/account-settings?sheet=mail',
    ready: (page) => page.getByRole('dialog').getByText('Orders').waitFor(),
  },
  measurements: {
    who: 'maya',
    path: () => '/account-settings?sheet=measurements',
    ready: (page) => page.getByRole('dialog').getByText('9 of 13 measured').waitFor(),
  },
  'measurements, faulty': {
    who: 'maya',
    path: () => '/account-settings?sheet=measurements',
    ready: async (page) => {
      const field = page.getByRole('dialog').locator('input[inputmode="decimal"]');
      await field.fill('a lot');
      await field.press('Enter');
      await page.getByText('Type a number, such as 29.5.').waitFor();
    },
  },
  'measurements, by phone': {
    who: 'maya',
    path: () => '/account-settings?sheet=measurements',
    ready: async (page) => {
      await page.getByRole('dialog').getByRole('radio', { name: 'Scan' }).check({ force: true });
      await page.getByRole('button', { name: /^Text .* the link/ }).click();
      await page.getByLabel('Mobile number').waitFor();
    },
  },
  'measuring phone, too late': {
    who: 'nobody',
    path: () => `/measure#${'x'.repeat(43)}`,
    ready: (page) => page.getByText('This link is over').waitFor(),
  },
  'password and security': {
    who: 'maya',
    path: () => '/account-settings?tab=Password+%26+Security',
    ready: (page) => page.getByText('This device').first().waitFor(),
  },
};
