import '#tests/support/page.ts';

import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createQueryClient } from '#api/query-client.ts';
import { reactionTo } from '#app/error-policy.ts';
import { blueprintHandle } from '#contract/rules/blueprint-offer.ts';
import { blueprintValueCents } from '#contract/rules/circle.ts';
import { storeCartLines, storeCarts, storeProducts } from '#server/store/tables.ts';
import { embeddedStoreClient, type StoreFault } from '#tests/support/embedded-store-client.ts';
import { shownCart } from '#tests/support/shown-cart.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { blueprintOfferQuery, buyBlueprint } from './blueprint-offer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => {
  localStorage.clear();
  return publish(true);
});

const database = () => server.app.services.open.database;
const publish = (isPublished: boolean) =>
  database()
    .update(storeProducts)
    .set({ isPublished })
    .where(eq(storeProducts.handle, blueprintHandle));
const store = () => ({ ...server.app.services.store!.forPage, retries: 1 });
const buy = (fault?: StoreFault) =>
  buyBlueprint(store(), 'maya', embeddedStoreClient(server, fault).client);

/** What the checkout's form sends when it is paid. */
async function paidForm(pathname: string, search: string) {
  const [, token] = /checkouts\/([\w-]+)/.exec(pathname)!;
  const cart = { token: token!, key: new URLSearchParams(search).get('key')! };
  const shownLines = await shownCart(database(), cart, server.app.services.now());
  return { shownLines, shownCents: '4900', outcome: 'success', email: 'maya@example.com' };
}

/** Reads the offer as the app does; answers what people see of a failure with it. */
async function readOffer(fault?: StoreFault) {
  const seen: string[] = [];
  const queries = createQueryClient((failed) => seen.push(reactionTo(failed).type));
  const query = blueprintOfferQuery(store(), embeddedStoreClient(server, fault).client);
  const offer = await queries.fetchQuery(query).catch(() => 'failed');
  return { offer, seen };
}

const json = { 'content-type': 'application/json' };
const answering =
  (status: number, body: string, of = /./): StoreFault =>
  (name, through) =>
    of.test(name) ? new Response(body, { status, headers: json }) : through();
const cut =
  (of: RegExp): StoreFault =>
  (name, through) => {
    if (of.test(name)) throw new TypeError('Failed to fetch');
    return through();
  };
const made = (cart: object | null, userErrors: object[] = []) =>
  answering(200, JSON.stringify({ data: { cartCreate: { cart, userErrors } } }), /CartCreate/);

describe('the Style Blueprint at the store', () => {
  it('is offered with its first variant and its price', async () => {
    const { offer, seen } = await readOffer();
    expect(offer).toEqual({
      variantId: expect.stringMatching(/^gid:\/\/shopify\/ProductVariant\/\d+$/),
      priceCents: blueprintValueCents,
      imageUrl: null,
    });
    expect(seen).toEqual([]);
  });

  it('comes with its picture where the store has one', async () => {
    const product = {
      featuredImage: { url: 'https://cdn.shopify.com/one.webp' },
      variants: { nodes: [{ id: 'v', availableForSale: true, price: { amount: '45.50' } }] },
    };
    const { offer } = await readOffer(answering(200, JSON.stringify({ data: { product } })));
    expect(offer).toEqual({
      variantId: 'v',
      priceCents: 4550,
      imageUrl: 'https://cdn.shopify.com/one.webp',
    });
  });

  it('is not offered where it is not sold', async () => {
    await publish(false);
    expect(await readOffer()).toEqual({ offer: null, seen: [] });
    const soldOut = { id: 'v', availableForSale: false, price: { amount: '49.0' } };
    const product = { featuredImage: null, variants: { nodes: [soldOut] } };
    const answer = answering(200, JSON.stringify({ data: { product } }));
    expect(await readOffer(answer)).toEqual({ offer: null, seen: [] });
  });

  it('fails without a word of the app’s own', async () => {
    const halves = ['{"data":{}}', '{"data":{"shop":{}}}'].map((body) => answering(200, body));
    for (const fault of [cut(/Offer/), answering(500, ''), ...halves]) {
      expect(await readOffer(fault)).toEqual({ offer: 'failed', seen: ['none'] });
    }
  });
});

describe('buying it', () => {
  it('leads to the checkout of a cart of one, which names the member', async () => {
    const address = new URL(await buy());
    const [, token] = /^\/store\/checkouts\/([\w-]+)$/.exec(address.pathname)!;
    const [cart] = await database().select().from(storeCarts).where(eq(storeCarts.token, token!));
    expect(cart!.attributes).toEqual([{ key: 'user id', value: 'maya' }]);
    const lines = await database()
      .select()
      .from(storeCartLines)
      .where(eq(storeCartLines.cartToken, token!));
    expect(lines).toMatchObject([{ quantity: 1, attributes: [] }]);
    const page = await server.app.http.inject(address.pathname + address.search);
    expect(page.body).toContain('Pay $49.00');
  });

  it('goes on with the cart that was not paid for, once and no more', async () => {
    const first = await buy();
    expect(await buy()).toBe(first);
    expect(await buyBlueprint(store(), 'anna', embeddedStoreClient(server).client)).not.toBe(first);
    const { pathname, search } = new URL(first);
    const paid = await server.app.http.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(await paidForm(pathname, search)).toString(),
    });
    expect(paid.statusCode).toBe(303);
    expect(await buy()).not.toBe(first);
  });

  it('makes another cart where that one holds something else', async () => {
    const first = await buy();
    const [, token] = /checkouts\/([\w-]+)/.exec(first)!;
    await database()
      .update(storeCartLines)
      .set({ quantity: 2 })
      .where(eq(storeCartLines.cartToken, token!));
    expect(await buy()).not.toBe(first);
  });

  const checkoutUrl = (url: string) => made({ id: 'c', checkoutUrl: url });
  it.each<[string, StoreFault]>([
    ['there is no network', cut(/./)],
    ['the network goes before the cart is made', cut(/CartCreate/)],
    ['the store is down', answering(503, '')],
    ['the store fails at the cart', answering(500, '', /CartCreate/)],
    ['the token is refused', answering(401, '{}')],
    ['the store is busy', answering(429, '{}')],
    ['the answer is no JSON', answering(200, '<html>')],
    ['the answer is empty', answering(200, '{"data":{}}')],
    ['the cart’s answer is empty', answering(200, '{"data":{}}', /CartCreate/)],
    ['there is no such call', answering(200, '{"errors":[{"message":"no"}]}', /CartCreate/)],
    ['the price is none', answering(200, '{"data":{"product":{"variants":{"nodes":[{}]}}}}')],
    ['no cart is made', made(null)],
    ['the cart is refused', made({ id: 'c', checkoutUrl: 'https://x.example/' }, [{}])],
    ['there is no address', made({ id: 'c' })],
    ['the address is empty', checkoutUrl('')],
    ['the address is a script', checkoutUrl('javascript:alert(1)')],
  ])('gives no address, and throws nothing, where %s', async (_, fault) => {
    expect(await buy(fault)).toBe('');
  });

  it('gives no address where it is not sold', async () => {
    await publish(false);
    expect(await buy()).toBe('');
  });
});
