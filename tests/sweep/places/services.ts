import type { Page } from 'playwright';
import { answer, type Place } from '../place.ts';

const heading = (name: string) => (page: Page) =>
  page.getByRole('heading', { name, exact: true }).waitFor();

/** Chooses the first two services of the piece. */
async function chooseTwo(page: Page): Promise<void> {
  const rows = page.locator('li:has(> label)');
  await rows.first().waitFor();
  for (const index of [0, 1]) {
    const box = rows.nth(index).getByRole('checkbox');
    if (await box.isChecked()) continue;
    await rows.nth(index).locator('label').click();
    // One that changes a length asks how much.
    const asked = page.getByRole('heading', { name: /^How much/ });
    await asked
      .or(rows.nth(index).getByRole('checkbox', { checked: true }))
      .first()
      .waitFor();
    if (!(await asked.isVisible())) continue;
    await page.getByRole('button', { name: 'A little more' }).click();
    await page.getByRole('button', { name: 'Add to order' }).click();
    await rows.nth(index).waitFor();
  }
  await rows.nth(1).getByRole('checkbox', { checked: true }).waitFor();
}

/** An order that was placed just now. */
const placedNow = (page: Page) =>
  page.route('**/api/**', async (route) => {
    if (!route.request().postData()?.startsWith('{"getServiceOrders"')) return route.fallback();
    const response = await route.fetch();
    const json = await response.json();
    json.data.orders = [
      {
        orderId: '1',
        orderNumber: 'HEM-1038',
        cartToken: 'paid',
        placedDate: new Date().toISOString(),
        status: 'created',
        lines: [],
        totalCents: 4279,
        problem: null,
      },
    ];
    return route.fulfill({ response, json });
  });

/** What the studio offers, and the wizard that orders it. */
export const servicePlaces: Record<string, Place> = {
  services: { who: 'maya', path: () => '/services', ready: heading('Needs repair first') },
  'services, nothing to repair': {
    who: 'beginner',
    path: () => '/services',
    ready: (page) => page.getByRole('link', { name: /^Shorten sleeves/ }).waitFor(),
  },
  'services, what is offered did not load': {
    who: 'beginner',
    path: () => '/services',
    prepare: (page) => page.route('**/store/api/**', (route) => route.fulfill({ status: 400 })),
    ready: heading('Failed to fetch collections'),
  },
  'service history': {
    who: 'maya',
    path: () => '/item-service-history',
    ready: (page) => page.getByText('Working our magic').first().waitFor(),
  },
  'service history, all of an order': {
    who: 'maya',
    path: () => '/item-service-history',
    async ready(page) {
      await page
        .getByRole('button', { name: /^Details and messages/ })
        .nth(1)
        .click();
      await heading('What you paid')(page);
    },
  },
  'service history, something is not right': {
    who: 'maya',
    path: () => '/item-service-history',
    async ready(page) {
      await page.getByRole('button', { name: 'Something is not right' }).click();
      await page.getByLabel(/^What is not right/).waitFor();
    },
  },
  'service history, empty': {
    who: 'beginner',
    path: () => '/item-service-history',
    ready: heading('Nothing at the studio'),
  },
  'service history, failed': {
    who: 'maya',
    path: () => '/item-service-history',
    prepare: answer('error', 'getServiceOrders'),
    ready: heading('Your orders did not load'),
  },
  'service history, waiting': {
    who: 'maya',
    path: () => '/item-service-history',
    prepare: answer('never', 'getServiceOrders'),
    ready: (page) => page.locator('[aria-label="Loading your orders"] b').first().waitFor(),
  },
  'select country': {
    who: 'maya',
    path: () => '/select-country',
    ready: (page) => page.getByRole('combobox', { name: 'Country' }).waitFor(),
  },
  'alterations, select item': {
    who: 'maya',
    path: () => '/alterations',
    ready: (page) => page.locator('li button img').first().waitFor(),
  },
  'alterations, select services': {
    who: 'maya',
    path: ({ itemId }) => `/alterations/select-services?item=${itemId}`,
    ready: chooseTwo,
  },
  'alterations, how much': {
    who: 'maya',
    path: ({ itemId }) => `/alterations/select-services?item=${itemId}`,
    async ready(page) {
      await page
        .getByRole('checkbox', { name: /^Shorten (sleeves|hem|dress|coat|top)/ })
        .first()
        .click({ force: true });
      await page.getByRole('button', { name: 'A little more' }).click();
      await page.getByRole('radio', { name: /^To a finished length/ }).click();
    },
  },
  'alterations, mark the place': {
    who: 'maya',
    path: ({ itemId }) => `/alterations/select-services?item=${itemId}`,
    async ready(page) {
      await chooseTwo(page);
      await page.getByRole('button', { name: 'Show the garment larger' }).click();
      await page.getByRole('dialog').getByRole('img').waitFor();
    },
  },
  'alterations, order summary': {
    who: 'maya',
    path: ({ itemId }) => `/alterations/select-services?item=${itemId}`,
    async ready(page) {
      await chooseTwo(page);
      await page.getByRole('button', { name: 'Continue' }).click();
      await heading('Order Summary')(page);
      await page.getByText('10% off, multiple services').waitFor();
    },
  },
  'alterations, measurements': {
    who: 'maya',
    path: ({ itemId }) => `/alterations/select-services?item=${itemId}`,
    async ready(page) {
      await chooseTwo(page);
      await page.getByRole('button', { name: 'Continue' }).click();
      await heading('Order Summary')(page);
      const card = page.getByRole('region', { name: 'Measurements' });
      await card.getByRole('link').click();
      await heading('For these services')(page);
    },
  },
  'alterations, nothing to select': {
    who: 'beginner',
    path: () => '/alterations',
    ready: heading('Nothing to alter yet'),
  },
  'alterations, empty cart': {
    who: 'beginner',
    path: () => '/alterations/cart',
    ready: heading('Your cart is empty'),
  },
  'alterations, looking for an order': {
    who: 'beginner',
    path: () => '/alterations/thank-you',
    prepare: answer('never', 'getServiceOrders'),
    ready: heading('Looking for your order'),
  },
  'alterations, thank you': {
    // Has no cart, so that there is none to be led to.
    who: 'beginner',
    path: () => '/alterations/thank-you',
    prepare: placedNow,
    ready: heading('Your clothes are in good hands'),
  },
};
