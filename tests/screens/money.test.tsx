import '#tests/support/page.ts';
import './still-motion.ts';
// Brought before the first test, which would wait for it.
import '#features/account/account-settings-screen.tsx';
import '#features/items/availability/availability-sheet.tsx';
import '#features/items/laundry/laundry-screen.tsx';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { toasts } from '#ui/toasts.ts';
import { settledMember } from './member.ts';

let server: TestServer;
let maya: Person;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  maya = await settledMember(server);
  localStorage.clear();
  toasts.list.splice(0);
});
afterEach(cleanup);

const owner = () => ({ owner: maya.userId });
const piece = async (changes: OperationInput<'saveItem'>['changes']) =>
  (await server.call('saveItem', { ...owner(), changes }, maya)).item.itemId;
const details = async (itemId: string) =>
  (await server.call('getItemDetails', { ...owner(), itemId }, maya)).item;
const wear = (itemId: string) =>
  server.call(
    'savePlan',
    { ...owner(), changes: { day: todayIs(), slot: 'day', itemIds: [itemId] }, isWorn: true },
    maya,
  );
/** The value beside a name in the list of facts. */
const fact = async (name: string) =>
  (await screen.findByText(name)).nextElementSibling?.textContent;

describe('a member’s currency', () => {
  it('is chosen in the settings, and the prices told so far are renamed or stay', async () => {
    const coat = await piece({ title: 'Coat', purchasePriceCents: 4900 });
    const { user } = renderApp('/account-settings', maya);
    await screen.findByText('US Dollar (USD)');
    await user.click(screen.getByRole('button', { name: 'Change the currency' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Your currency' }));
    expect(sheet.queryByRole('radio')).toBeNull();
    await user.selectOptions(sheet.getByLabelText('Currency'), 'EUR');
    await user.click(sheet.getByRole('radio', { name: /^stay in USD/ }));
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    await screen.findByText('Prices in Euro from now on');
    await screen.findByText('Euro (EUR)');
    expect((await details(coat)).purchaseCurrency).toBe('USD');
    expect((await details(await piece({ purchasePriceCents: 1 }))).purchaseCurrency).toBe('EUR');
  });

  it('stands beside a price in the form, where a piece gets another one', async () => {
    const bag = await piece({ title: 'Bag' });
    const { user } = renderApp(`/items/${bag}?sheet=edit`, maya);
    const sheet = within(await screen.findByRole('dialog', { name: 'Edit piece' }));
    await user.selectOptions(await sheet.findByLabelText('Purchase Price: currency'), 'JPY');
    await user.type(sheet.getByLabelText('Purchase Price'), '¥1,800');
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await details(bag)).toMatchObject({
        purchasePriceCents: 180_000,
        purchaseCurrency: 'JPY',
      }),
    );
    expect(await fact('Purchase Price')).toBe('¥1,800');
  });
});

describe('the cost per wear', () => {
  it('says after how many more wears one costs less than the next round sum', async () => {
    const coat = await piece({ title: 'Coat', purchasePriceCents: 8900 });
    renderApp(`/items/${coat}`, maya);
    expect(await fact('Cost per wear')).toBe('Not worn yet2 wears until it costs less than $50');
    cleanup();
    await wear(coat);
    renderApp(`/items/${coat}`, maya);
    await waitFor(async () =>
      expect(await fact('Cost per wear')).toBe('$89.001 more wear until it costs less than $50'),
    );
  });

  it('counts what a cleaning costs, from when that is said, and tells it in the history', async () => {
    const coat = await piece({ title: 'Coat', category: 'coat', purchasePriceCents: 8500 });
    await wear(coat);
    const { user } = renderApp('/items/laundry', maya);
    await user.click(await screen.findByRole('button', { name: 'Add a price' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'What does cleaning cost?' }));
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    await sheet.findByText('Choose a category.');
    await user.selectOptions(sheet.getByLabelText('Category'), 'coat');
    await user.type(sheet.getByLabelText('Each cleaning'), '15');
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: /^Coats\s*\$15\.00$/ });
    const laundry = async () => (await server.call('getLaundry', owner(), maya)).categories[0];
    await waitFor(async () => expect((await laundry())?.cleaning?.cents).toBe(1500));
    for (const availability of ['in-the-wash', 'ready'] as const) {
      const changeId = newIdempotencyKey();
      const change = { ...owner(), changeId, itemIds: [coat], availability };
      await server.call('setAvailability', change, maya);
    }
    cleanup();
    renderApp(`/items/${coat}?sheet=where`, maya);
    const where = within(await screen.findByRole('dialog', { name: 'Where is it now?' }));
    await where.findByText('· for $15.00');
    expect(await fact('Cleaning')).toBe('$15.00');
    expect(await fact('Cost per wear')).toContain('$100.00');
  });

  it('of what an own category is a kind of is said beside it, and taken away there alone', async () => {
    await piece({ title: 'Kimono', category: 'robe/Kimonos' });
    const price = { cents: 900, currency: 'USD' };
    await server.call('setCleaningPrice', { ...owner(), category: 'robe', price }, maya);
    const { user } = renderApp('/items/laundry', maya);
    await user.click(await screen.findByRole('button', { name: /^Kimonos\s*\$9\.00, as / }));
    const sheet = within(await screen.findByRole('dialog', { name: 'What does cleaning cost?' }));
    expect(sheet.queryByRole('button', { name: 'No price any more' })).toBeNull();
    const field = sheet.getByLabelText('Each cleaning');
    await user.clear(field);
    await user.type(field, '12');
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: /^Kimonos\s*\$12\.00$/ }));
    await user.click(await screen.findByRole('button', { name: 'No price any more' }));
    await screen.findByRole('button', { name: /^Kimonos\s*\$9\.00, as / });
  });

  it('leaves out services in another currency, and says so', async () => {
    await server.call('userSaveCurrency', { currency: 'EUR', arePricesRenamed: true }, maya);
    const coat = await piece({ title: 'Coat', purchasePriceCents: 8500, purchaseCurrency: 'USD' });
    await wear(coat);
    await server.call(
      'setAvailability',
      {
        ...{ ...owner(), changeId: newIdempotencyKey(), itemIds: [coat] },
        ...{ availability: 'gone', goneWay: 'sold', amount: { cents: 2000, currency: 'EUR' } },
      },
      maya,
    );
    renderApp(`/items/${coat}`, maya);
    expect(await fact('Sold for')).toBe('€20.00');
    expect(await fact('Cost per wear')).toBe('$85.00without €20.00 it was sold for');
  });
});

it('asks of what was sold for how much, and says it where it is', async () => {
  const coat = await piece({ title: 'Coat', purchasePriceCents: 8500 });
  const { user } = renderApp(`/items/${coat}?sheet=where`, maya);
  const sheet = within(await screen.findByRole('dialog', { name: 'Where is it now?' }));
  await user.click(await sheet.findByRole('button', { name: 'Gone' }));
  await user.click(sheet.getByRole('button', { name: 'Sold' }));
  await user.type(sheet.getByLabelText('For how much?'), '40');
  await user.click(sheet.getByRole('button', { name: 'Sold' }));
  await sheet.findByText('· for $40.00');
  await waitFor(async () =>
    expect((await details(coat)).availabilityFacts).toMatchObject({
      goneWay: 'sold',
      amount: { cents: 4000, currency: 'USD' },
    }),
  );
});
