import '#tests/support/page.ts';
import './still-motion.ts';
// Brought before the first test, which would wait for them.
import '#features/partners/partner-feeds-screen.tsx';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { madeProduct, sellProducts, soldProduct } from '#tests/support/partner-products.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { hangItems, settledMember } from './member.ts';

let server: TestServer;
let maya: Person;
beforeAll(async () => {
  server = await startTestServer();
  await sellProducts(server, [madeProduct()], 'Ferry Lane');
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  maya = await settledMember(server);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = async (some: Parameters<typeof soldProduct>[2] = {}) => {
  const productId = await soldProduct(server, maya, some);
  return renderApp(`/partner-feeds?view=own-this&product=${productId}`, maya);
};
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const coats = [
  { title: 'Camel wool coat', category: 'coat', mainColor: 'camel' },
  { title: 'Charcoal coat', category: 'coat', mainColor: 'charcoal' },
] as const;

describe('a product beside one’s own', () => {
  it('is opened by its picture, and leads to the shop from there', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user, where } = renderApp('/partner-feeds?shop=ferry-lane', maya);
    await user.click(
      await screen.findByRole('link', { name: 'Belted trench: do I already own this?' }),
    );
    expect(await heading('Do I already own this?')).toBeTruthy();
    expect(where()).toMatch(/view=own-this&product=\d+/);
    const thing = within(await screen.findByRole('region', { name: 'Belted trench' }));
    for (const words of ['from Ferry Lane', '$240', 'Beige', 'Trench coat']) {
      expect(thing.getByText(words)).toBeTruthy();
    }
    await user.click(thing.getByRole('button', { name: 'To the shop' }));
    expect(opened).toHaveBeenCalledWith(
      expect.stringMatching(/^https:\/\/shop\.example\//),
      '_blank',
      'noopener',
    );
  });

  it('says how like the nearest are and in what, and sets one at its side', async () => {
    await hangItems(server, maya, [...coats]);
    const { user, where } = await open();
    expect(await heading('You own one very like it')).toBeTruthy();
    const nearest = await button(/Camel wool coat.*8 of 10 alike.*color, length, cut/);
    expect(await button(/Charcoal coat.*length, cut/)).toBeTruthy();
    await user.click(nearest);
    const sheet = within(await screen.findByRole('dialog', { name: 'Side by side' }));
    expect(sheet.getByText('They agree in color, length, and cut.')).toBeTruthy();
    const colors = sheet.getByRole('row', { name: /^Color/ });
    expect(
      within(colors)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Beige', 'Camel']);
    await user.click(sheet.getByRole('link', { name: 'See yours' }));
    await waitFor(() => expect(where()).toMatch(/^\/items\/\d+$/));
  });

  it('goes with some, each of which leads to itself', async () => {
    await hangItems(
      server,
      maya,
      Array.from({ length: 7 }, () => ({
        title: 'Jeans',
        category: 'jeans',
        mainColor: 'navy' as const,
      })),
    );
    const { user } = await open();
    const region = await screen.findByRole('region', { name: 'Goes with 7 of your pieces' });
    expect(within(region).getAllByRole('link')).toHaveLength(5);
    expect(within(region).getByText('+2')).toBeTruthy();
    expect(await heading('You own nothing like it')).toBeTruthy();
    await user.click(within(region).getByRole('button', { name: 'See what it goes with' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Goes with these' }));
    expect(await sheet.findAllByRole('link', { name: /Jeans/ })).toHaveLength(7);
  });

  it('says after how many wears it is worth its price', async () => {
    const priced = { category: 'coat', purchasePriceCents: 800, purchaseCurrency: 'USD' } as const;
    const ids = await hangItems(server, maya, [priced, priced, priced]);
    const day = new Date().toISOString().slice(0, 10);
    for (const itemId of ids) {
      const changes = { day, itemIds: [itemId] };
      await server.call('savePlan', { owner: maya.userId, changes, isWorn: true }, maya);
    }
    await open({ category: 'coat', cents: 2400 });
    const region = await screen.findByRole('region', { name: '3 wears to be worth it' });
    expect(region.textContent).toContain(
      'At $8 a wear, like your other coats. You wear each about once a year, so that is 3 years.',
    );
  });

  it('says why nobody can tell that', async () => {
    await open();
    expect(
      await screen.findByText(/^Among your outerwear fewer than three have a price/),
    ).toBeTruthy();
    cleanup();
    await open({ cents: null, currency: null });
    expect(await screen.findByText(/^No price is known/)).toBeTruthy();
  });
});

describe('what one makes of it', () => {
  it('is a wish, and then let go of', async () => {
    const { user, where } = await open();
    await user.click(await button('Keep as a wish'));
    expect(await screen.findByText('Belted trench is among your wishes')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Among your wishes' })).toBeTruthy();
    await user.click(await button('Remove wish'));
    await waitFor(() => expect(where()).toBe('/partner-feeds'));
    const { wishes } = await server.call('getWishes', { owner: maya.userId }, maya);
    expect(wishes).toEqual([]);
  });

  it('is nothing where it is let go', async () => {
    const { user, where } = await open();
    await user.click(await button('No, thanks'));
    await waitFor(() => expect(where()).toBe('/partner-feeds'));
  });

  it('is said where it hangs in the wardrobe already', async () => {
    const productId = await soldProduct(server, maya);
    const { itemId } = await server.call(
      'ownPartnerProduct',
      { owner: maya.userId, productId },
      maya,
    );
    renderApp(`/partner-feeds?view=own-this&product=${productId}`, maya);
    const link = await screen.findByRole('link', { name: 'In your wardrobe' });
    expect(link.getAttribute('href')).toContain(`/items/${itemId}`);
  });
});

it.each([
  ['999999999', 'Sold no more'],
  ['x', 'Nothing to compare yet'],
  ['', 'Nothing to compare yet'],
])('says of %j: %s', async (product, words) => {
  renderApp(`/partner-feeds?view=own-this&product=${product}`, maya);
  expect(await heading(words)).toBeTruthy();
});

it('says that it was not compared, and tries again', async () => {
  const whole = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    String(init?.body).includes('compareWithMine')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : whole(input, init);
  const { user } = await open();
  expect(await heading('Your pieces were not compared')).toBeTruthy();
  globalThis.fetch = whole;
  await user.click(await button('Try again'));
  expect(await heading('You own nothing like it')).toBeTruthy();
});
