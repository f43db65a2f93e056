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
  'account settings, ways to sign in': {
    who: 'maya',
    path: () => '/account-settings?tab=Password+%26+Security',
    prepare: async (page) => {
      const linked = {
        provider: 'apple',
        email: 'somebody.with.a.rather.long.address@privaterelay.example.com',
        linkedDate: '2026-01-05T00:00:00.000Z',
        lastUsedDate: '2026-06-05T00:00:00.000Z',
      };
      const data = { hasPassword: true, providers: ['google', 'apple'], ways: [linked] };
      await page.route('**/api/users/v1/query', (route) =>
        route.request().postData()?.startsWith('{"userSignInWays"')
          ? route.fulfill({ json: { status: 'ok', data } })
          : route.fallback(),
      );
    },
    ready: async (page) => {
      await page.getByRole('button', { name: 'Unlink Apple' }).click();
      await page.getByLabel('Your password').waitFor();
    },
  },
  circle: {
    who: 'maya',
    path: () => '/circle-membership',
    ready: (page) => page.getByRole('button', { name: /^(Start|Buy) / }).waitFor(),
  },
  'circle, in the settings': {
    who: 'maya',
    path: () => '/account-settings?tab=Circle+Membership',
    ready: (page) => page.getByRole('button', { name: /^(Start|Buy) / }).waitFor(),
  },
  'circle, of who owes a payment': {
    who: 'maya',
    path: () => '/circle-membership',
    prepare: async (page) => {
      const circle = {
        isSold: true,
        storeAccount: null,
        alsoRenewedBy: null,
        isAwaited: false,
        hadTrial: true,
        hasPortal: true,
        credits: [{ of: 'alterations', leftCents: 2000 }],
        membership: {
          plan: 'monthly',
          state: 'grace',
          until: '2026-12-12T00:00:00.000Z',
          store: null,
        },
        invoices: [
          {
            invoiceId: 'in_1',
            date: '2026-12-05T00:00:00.000Z',
            cents: 900,
            currency: 'USD',
            state: 'failed',
            url: '/',
          },
        ],
      };
      await page.route('**/api/circle/v1/query', (route) =>
        route.fulfill({ json: { status: 'ok', data: circle } }),
      );
    },
    ready: (page) => page.getByRole('button', { name: 'Give another card' }).waitFor(),
  },
  'transaction successful': {
    who: 'maya',
    path: () => '/transaction-successful?session_id=cs_test_1',
    ready: (page) => page.getByText('Transaction Successful').waitFor(),
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
  'deleting the account': {
    who: 'maya',
    path: () => '/account-settings?tab=Password+%26+Security&sheet=delete-account',
    ready: (page) => page.getByLabel('Your password').waitFor(),
  },
  'password and security': {
    who: 'maya',
    path: () => '/account-settings?tab=Password+%26+Security',
    ready: (page) => page.getByText('This device').first().waitFor(),
  },
};
