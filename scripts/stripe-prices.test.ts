import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { setUpPrices } from './stripe-prices.ts';

/** An account at Stripe with products and prices alone. */
function newAccount() {
  const products = new Set<string>();
  const prices: { key: string; cents: number; every: string | null }[] = [];
  const call: typeof fetch = async (address, init = {}) => {
    const url = new URL(String(address));
    const form = new URLSearchParams(init.method === 'POST' ? String(init.body) : '');
    const asked = `${init.method} ${url.pathname}`;
    const answer = (body: object, status = 200) =>
      new Response(JSON.stringify(body), { status, headers: { 'request-id': 'req_1' } });
    if (asked.startsWith('GET /v1/products/')) {
      const id = url.pathname.split('/').at(-1)!;
      const missing = { error: { type: 'invalid_request_error', code: 'resource_missing' } };
      return products.has(id) ? answer({ id }) : answer(missing, 404);
    }
    if (asked === 'POST /v1/products') {
      products.add(form.get('id')!);
      return answer({ id: form.get('id') });
    }
    if (asked === 'POST /v1/prices') {
      const key = form.get('lookup_key')!;
      expect(form.get('transfer_lookup_key')).toBe('true');
      for (const price of prices) if (price.key === key) price.key = '';
      const cents = Number(form.get('unit_amount'));
      prices.push({ key, cents, every: form.get('recurring[interval]') });
      return answer({ id: `price_${prices.length}` });
    }
    const key = url.searchParams.get('lookup_keys[0]');
    const found = prices.filter((price) => price.key === key);
    return answer({
      data: found.map(({ cents }) => ({ unit_amount: cents, currency: 'usd' })),
    });
  };
  const stripe = new Stripe('sk_test_1', { httpClient: Stripe.createFetchHttpClient(call) });
  return { stripe, products, prices };
}

it('sets up every plan once, and takes a changed price over', async () => {
  const { stripe, products, prices } = newAccount();
  expect(await setUpPrices(stripe)).toEqual([
    'Monthly: was made',
    'Yearly: was made',
    'Lifetime: was made',
  ]);
  expect([...products]).toEqual(['hem_circle_monthly', 'hem_circle_yearly', 'hem_circle_lifetime']);
  expect(prices).toEqual([
    { key: 'hem-circle-monthly', cents: 900, every: 'month' },
    { key: 'hem-circle-yearly', cents: 6000, every: 'year' },
    { key: 'hem-circle-lifetime', cents: 14900, every: null },
  ]);
  expect(await setUpPrices(stripe)).toEqual([
    'Monthly: is right',
    'Yearly: is right',
    'Lifetime: is right',
  ]);
  prices[1]!.cents = 5000;
  expect(await setUpPrices(stripe)).toContain('Yearly: has a new price');
  expect(prices.filter(({ key }) => key === 'hem-circle-yearly')).toEqual([
    { key: 'hem-circle-yearly', cents: 6000, every: 'year' },
  ]);
});
