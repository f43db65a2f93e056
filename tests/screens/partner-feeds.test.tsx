import '#tests/support/page.ts';
import './still-motion.ts';
// Brought before the first test, which would wait for them.
import '#features/partners/partner-feeds-screen.tsx';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { madeProduct, sellProducts } from '#tests/support/partner-products.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { hangItems, settledMember } from './member.ts';

let server: TestServer;
let maya: Person;
beforeAll(async () => {
  server = await startTestServer();
  await sellProducts(
    server,
    [
      madeProduct({ title: 'Belted trench', externalId: 'trench' }),
      madeProduct({
        title: 'White shirt',
        externalId: 'shirt',
        category: 'shirt',
        slot: 'top',
        family: 'white',
        cents: 8900,
      }),
    ],
    'Ferry Lane',
  );
  await sellProducts(
    server,
    [madeProduct({ title: 'Down jacket', category: 'puffer', family: 'navy', currency: 'EUR' })],
    'Northlight',
  );
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

const tile = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('li')!);
const shown = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
const chip = (name: string | RegExp) => screen.findByRole('button', { name });

describe('what partners sell', () => {
  it('stands with its price in its own currency', async () => {
    renderApp('/partner-feeds', maya);
    const jacket = await tile('Down jacket');
    expect(jacket.getByText('€240')).toBeTruthy();
    expect(jacket.getByText('Northlight')).toBeTruthy();
  });

  it('is of one shop, of one kind, or found by words, and the address says so', async () => {
    const { user, where } = renderApp('/partner-feeds', maya);
    expect(await chip('All 3')).toBeTruthy();
    await user.click(await chip('Northlight'));
    await waitFor(() => expect(shown()).toEqual(['Down jacket']));
    expect(where()).toContain('shop=northlight');
    await user.click(await chip('Tops'));
    expect(await screen.findByText('Nothing like that')).toBeTruthy();
    await user.click(await chip(/^All/));
    await waitFor(() => expect(shown()).toHaveLength(3));
    await user.click(await chip('Search'));
    await user.type(await screen.findByRole('searchbox', { name: 'Search products' }), 'belt');
    await waitFor(() => expect(shown()).toEqual(['Belted trench']));
    expect(where()).toContain('search=belt');
    await user.click(await chip('Close search'));
    await waitFor(() => expect(shown()).toHaveLength(3));
  });

  it('that goes with most of one’s own comes first', async () => {
    await hangItems(server, maya, [{ title: 'Jeans', category: 'jeans', mainColor: 'navy' }]);
    const { user } = renderApp('/partner-feeds', maya);
    await user.click(await chip('Goes with mine'));
    await waitFor(() => expect(shown()[0]).toBe('White shirt'));
    expect(shown()).toHaveLength(3);
  });

  it('says that one has one like it, and becomes a piece by a press', async () => {
    await hangItems(server, maya, [{ title: 'Mac', category: 'trench-coat', mainColor: 'beige' }]);
    const { user, where } = renderApp('/partner-feeds', maya);
    const trench = await tile('Belted trench');
    expect(trench.getByText('You own one like it')).toBeTruthy();
    await user.click(trench.getByRole('button', { name: 'I own this' }));
    expect(await screen.findByText('Added to your wardrobe')).toBeTruthy();
    await user.click(
      await (await tile('Belted trench')).findByRole('link', { name: 'In your wardrobe' }),
    );
    await waitFor(() => expect(where()).toMatch(/^\/items\/\d+$/));
  });
});

describe('a wish', () => {
  it('says what it goes with, and is let go by the same button', async () => {
    await hangItems(server, maya, [{ title: 'Jeans', category: 'jeans', mainColor: 'navy' }]);
    const { user } = renderApp('/partner-feeds', maya);
    const wish = async () =>
      (await tile('Belted trench')).getByRole('button', { name: 'Wish for Belted trench' });
    await user.click(await wish());
    const panel = within(await screen.findByRole('region', { name: 'Kept as a wish' }));
    expect(panel.getByText('Kept as a wish. Goes with 1 of yours')).toBeTruthy();
    await waitFor(async () => expect((await wish()).getAttribute('aria-pressed')).toBe('true'));
    expect(await screen.findByRole('link', { name: '1 wish' })).toBeTruthy();
    await user.click(panel.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Kept as a wish' })).toBeNull();
    await user.click(await wish());
    expect(await screen.findByRole('link', { name: '0 wishes' })).toBeTruthy();
  });

  it('stands in a list of its own, where it can be let go', async () => {
    const { user } = renderApp('/partner-feeds?view=wishes', maya);
    expect(await screen.findByText('No wishes yet')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'See what shops have' }));
    await user.click((await tile('White shirt')).getByRole('button', { name: /^Wish for/ }));
    await user.click(await screen.findByRole('link', { name: '1 wish' }));
    const wish = await tile('White shirt');
    expect(wish.getByText('$89')).toBeTruthy();
    await user.click(wish.getByRole('button', { name: 'Remove White shirt' }));
    expect(await screen.findByText('No wishes yet')).toBeTruthy();
  });
});

it('says that products did not load, and tries again', async () => {
  const whole = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    String(init?.body).includes('getPartnerProducts')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : whole(input, init);
  const { user } = renderApp('/partner-feeds', maya);
  expect(await screen.findByText('The products did not load')).toBeTruthy();
  globalThis.fetch = whole;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await tile('Belted trench')).toBeTruthy();
});
