import '#tests/support/page.ts';

import fs from 'node:fs';
import { createRequire } from 'node:module';
import { eq } from 'drizzle-orm';
import { buildClientSchema, type IntrospectionQuery, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlingFees } from '#contract/rules/services.ts';
import { storeProducts, storeVariants } from '#server/store/tables.ts';
import { embeddedStoreClient, type StoreFault } from '#tests/support/embedded-store-client.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import {
  applyChanges,
  type CartWork,
  enterCart,
  mostServices,
  settleCart,
} from './apply-changes.ts';
import { type Cart, servicesOf } from './cart.ts';
import { createCartCalls } from './cart-calls.ts';
import { createCatalogCalls, type OfferedService } from './catalog-calls.ts';
import { documents } from './documents.ts';
import { openCart } from './open-cart.ts';
import { noChanges, type PendingChanges, type PendingService } from './pending-changes.ts';
import { shownSums } from './shown-sums.ts';
import { StoreFailure } from './store-failure.ts';

let server: TestServer;
let offered: Map<string, OfferedService>;
beforeAll(async () => {
  server = await startTestServer();
  const { catalog } = connect();
  offered = new Map();
  for (const handle of ['bottoms', 'repairs']) {
    for (const service of (await catalog.collection(handle))!.services) {
      offered.set(service.name, service);
    }
  }
});
afterAll(() => server.close());

/** Speaks to the embedded store; `fault` may answer in its place. The calls that were made, by name. */
function connect(fault?: StoreFault) {
  const { client, made } = embeddedStoreClient(server, fault);
  return { client, carts: createCartCalls(client), catalog: createCatalogCalls(client), made };
}

const work = (
  { carts, catalog }: Pick<CartWork, 'carts' | 'catalog'> = connect(),
  hasNoFees = false,
): CartWork => ({ carts, catalog, userId: 'maya', hasNoFees, onMade: () => {} });

const wish = (name: string, itemId = '7', more: Partial<PendingService> = {}): PendingService => ({
  ...offered.get(name)!,
  details: '',
  imageUrls: [],
  pins: [],
  selectedItem: {
    id: itemId,
    title: `Item ${itemId}`,
    url: `https://hem.example/items/${itemId}`,
    serviceGroup: 'ALTERATIONS_AND_REPAIRS',
  },
  ...more,
});
const adding = (...added: PendingService[]): PendingChanges => ({ ...noChanges, added });
const made = async (...added: PendingService[]): Promise<Cart> =>
  (await applyChanges(work(), null, adding(...added))).cart;
const names = (cart: Cart | null) => servicesOf(cart).map(({ name }) => name);
const read = (cart: Cart) => connect().carts.read(cart.cartId);
const failureOf = async (promise: Promise<unknown>): Promise<StoreFailure> => {
  const error = await promise.catch((thrown) => thrown);
  expect(error).toBeInstanceOf(StoreFailure);
  return error as StoreFailure;
};

describe('every document', () => {
  const file = createRequire(import.meta.url).resolve(
    '@shopify/hydrogen-react/storefront.schema.json',
  );
  const schema = buildClientSchema(JSON.parse(fs.readFileSync(file, 'utf8')) as IntrospectionQuery);

  it.each(Object.entries(documents))('%s is one of the schema of 2025-01', (_name, document) => {
    expect(validate(schema, parse(document))).toEqual([]);
  });

  it('is understood by the embedded store', async () => {
    const { client, carts, catalog, made: asked } = connect();
    const hem = wish('Shorten hem');
    const created = await carts.create([{ merchandiseId: hem.variantId, attributes: [] }], 'maya');
    const id = created.cartId;
    await carts.add(id, [{ merchandiseId: wish('Taper leg').variantId, attributes: [] }]);
    const [line] = servicesOf(created);
    await carts.update(id, [{ id: line!.lineItemId, quantity: 1 }]);
    await carts.remove(id, [line!.lineItemId]);
    expect((await carts.writeNote(id, 'Ring twice')).note).toBe('Ring twice');
    expect(names(await carts.read(id))).toEqual(['Taper leg']);
    await catalog.fees();
    await catalog.collection('tops');
    await client.ask(documents.offer, { handle: 'style-blueprint' });
    expect(new Set(asked).size).toBe(Object.keys(documents).length);
  });
});

describe('what is said of a service', () => {
  it('is kept in the attributes that the specification names, the empty ones left out', async () => {
    const cart = await made(
      wish('Shorten hem', '7', {
        details: ' 1.5 in <b>shorter</b> 🧵 ',
        imageUrls: ['https://hem.example/one', 'https://hem.example/two'],
        pins: [{ x: 0.51239, y: 0.9 }],
      }),
      wish('Mend seam', '8'),
    );
    const { body } = await server.app.http.inject({
      method: 'POST',
      url: `${server.app.services.store!.forPage.address}/api/2025-01/graphql.json`,
      headers: {
        'x-shopify-storefront-access-token': server.app.services.store!.forPage.publicToken,
      },
      payload: {
        query: `query($id: ID!) { cart(id: $id) { lines(first: 9) { nodes { attributes { key value } } } } }`,
        variables: { id: cart.cartId },
      },
    });
    const [first, second] = JSON.parse(body).data.cart.lines.nodes;
    const said = (line: typeof first) =>
      Object.fromEntries(
        line.attributes.map(({ key, value }: { key: string; value: string }) => [key, value]),
      );
    expect(said(first)).toEqual({
      'item id': '7',
      'service name': 'Shorten hem',
      'item name': 'Item 7',
      'user id': 'maya',
      'item url': 'https://hem.example/items/7',
      'service group': 'Alterations & Repairs',
      'additional details': '1.5 in <b>shorter</b> 🧵',
      'image URLs': '["https://hem.example/one","https://hem.example/two"]',
      _pins: '[[0.512,0.9]]',
    });
    expect(Object.keys(said(second))).not.toContain('additional details');
    expect(cart.selectedServices['7']).toMatchObject(
      [
        { name: 'Shorten hem', priceCents: 1800, pins: [], details: '1.5 in <b>shorter</b> 🧵' },
      ].map((line) => ({ ...line, pins: expect.any(Array) })),
    );
  });
});

describe('the sum', () => {
  const baskets: [string, string[]][] = [
    ['one service', ['Shorten hem']],
    ['several services', ['Shorten hem', 'Taper leg', 'Mend seam']],
    ['a custom service', ['Custom repair']],
    ['a custom service among others', ['Custom repair', 'Darn a hole', 'Patch']],
    ['many', ['Shorten hem', 'Taper leg', 'Mend seam', 'Patch', 'Darn a hole', 'Replace lining']],
  ];
  const table = baskets.flatMap(([what, list]) =>
    [false, true].map((hasNoFees) => [what, hasNoFees, list] as const),
  );

  it.each(table)('of %s (no fees: %s) is the store’s own', async (_what, hasNoFees, list) => {
    const wanted = adding(...list.map((name) => wish(name)));
    const { cart } = await applyChanges(work(connect(), hasNoFees), null, wanted);
    const { servicesCents, discountCents, feesCents, totalCents } = cart.costs;
    const prices = list.reduce((sum, name) => sum + offered.get(name)!.priceCents, 0);
    const fee = list.some((name) => name.startsWith('Custom'))
      ? handlingFees.custom
      : list.length > 1
        ? handlingFees.several
        : handlingFees.one;
    expect(servicesCents).toBe(prices);
    expect(discountCents).toBe(list.length > 1 ? Math.round(prices / 10) : 0);
    expect(feesCents).toBe(hasNoFees ? 0 : fee);
    expect(servicesCents - discountCents + feesCents).toBe(totalCents);
    expect((await read(cart))!.costs).toEqual(cart.costs);
    // Every step shows the same: before the cart has it, with it, and while its fee is out.
    const shown = { ...cart.costs, isQuoted: list.some((name) => name.startsWith('Custom')) };
    expect(shownSums(null, wanted, hasNoFees, 0)).toEqual(shown);
    expect(shownSums(cart, noChanges, hasNoFees, 0)).toEqual(shown);
    const entered = await enterCart(work(connect(), hasNoFees), cart);
    expect(entered.fees).toEqual([]);
    expect(shownSums(entered, noChanges, hasNoFees, 0)).toEqual(shown);
  });
});

describe('the fee', () => {
  it('follows every change of the cart, and is one line', async () => {
    const one = await made(wish('Shorten hem'));
    expect(one.fees).toMatchObject([{ priceCents: 199, quantity: 1 }]);
    const two = (await applyChanges(work(), one.cartId, adding(wish('Taper leg')))).cart;
    expect(two.fees).toMatchObject([{ priceCents: 499, quantity: 1 }]);
    const three = (await applyChanges(work(), one.cartId, adding(wish('Custom repair')))).cart;
    expect(three.fees).toMatchObject([{ priceCents: 299, quantity: 1 }]);
    const removed = servicesOf(three).map(({ lineItemId }) => lineItemId);
    const none = (await applyChanges(work(), one.cartId, { ...noChanges, removed })).cart;
    expect(none.fees).toEqual([]);
  });

  it('is set right where another device put a second one', async () => {
    const cart = await made(wish('Shorten hem'));
    const { carts, catalog } = connect();
    const variant = (await catalog.fees()).get(499)!;
    const doubled = await carts.add(cart.cartId, [{ merchandiseId: variant, attributes: [] }]);
    expect(doubled.fees).toHaveLength(2);
    expect((await settleCart(work(), doubled)).fees).toMatchObject([{ priceCents: 199 }]);
  });

  it('is one of one, however many pages set it right at once', async () => {
    const cart = await made(wish('Shorten hem'));
    const { carts } = connect();
    const bare = await carts.remove(
      cart.cartId,
      cart.fees.map(({ lineItemId }) => lineItemId),
    );
    const doubled = await carts.add(cart.cartId, [
      { merchandiseId: cart.fees[0]!.variantId, attributes: [] },
    ]);
    const more = await carts.add(cart.cartId, [
      { merchandiseId: cart.fees[0]!.variantId, attributes: [{ key: 'a', value: 'b' }] },
    ]);
    await Promise.all(
      [bare, bare, bare, doubled, more, more].map((one) => settleCart(work(), one)),
    );
    const now = (await read(cart))!;
    expect(now.fees).toMatchObject([{ priceCents: 199, quantity: 1 }]);
    expect(now.costs.totalCents).toBe(1999);
  });

  it('is found beyond the first 250 lines, and stays one', async () => {
    const { cart } = await applyChanges(
      work(),
      null,
      adding(...Array.from({ length: 248 }, (_, index) => wish('Patch', String(index + 1)))),
    );
    const { carts } = connect();
    const bare = await carts.remove(
      cart.cartId,
      cart.fees.map(({ lineItemId }) => lineItemId),
    );
    const words = [{ key: 'item id', value: '900' }];
    const { variantId } = wish('Darn a hole');
    await carts.add(
      bare.cartId,
      Array.from({ length: 4 }, (_, index) => ({
        merchandiseId: variantId,
        attributes: [...words, { key: 'additional details', value: `${index}` }],
      })),
    );
    // The fee is the last of 253 lines.
    await carts.add(bare.cartId, [{ merchandiseId: cart.fees[0]!.variantId, attributes: [] }]);
    const full = (await read(cart))!;
    expect(servicesOf(full)).toHaveLength(252);
    expect(full.fees).toHaveLength(1);
    const settled = await settleCart(work(), full);
    expect(settled.fees).toMatchObject([{ quantity: 1, priceCents: 499 }]);
    // Four times the same service of one piece is one.
    expect(servicesOf(settled)).toHaveLength(249);
  });

  it('fails by its name where the store has none', async () => {
    const { carts, catalog } = connect();
    const none = { ...catalog, fees: async () => new Map<number, string>() };
    const failed = failureOf(
      applyChanges(work({ carts, catalog: none }), null, adding(wish('Patch'))),
    );
    expect((await failed).message).toBe('Error adding service fees');
  });
});

describe('a service', () => {
  it('that two pages put in at once is charged once', async () => {
    const cart = await made(wish('Shorten hem'));
    const { carts } = connect();
    const [line] = servicesOf(cart);
    const doubled = await carts.update(cart.cartId, [{ id: line!.lineItemId, quantity: 2 }]);
    const twice = await carts.add(doubled.cartId, [
      {
        merchandiseId: line!.variantId,
        attributes: [
          { key: 'item id', value: '7' },
          { key: 'additional details', value: 'By one inch' },
        ],
      },
    ]);
    const now = await settleCart(work(), twice);
    expect(servicesOf(now)).toMatchObject([{ quantity: 1, details: 'By one inch' }]);
    expect(now.costs).toMatchObject({ servicesCents: 1800, totalCents: 1999, discountCents: 0 });
  });
});

describe('a cart of this device', () => {
  it('goes into the one that another device began, and nothing is twice', async () => {
    const mine = await made(wish('Shorten hem'), wish('Patch'));
    const theirs = await made(wish('Patch'), wish('Taper leg'));
    const { carts } = connect();
    await carts.writeNote(mine.cartId, 'Gate code 4711');
    await carts.writeNote(theirs.cartId, 'Ring twice');
    localStorage.setItem('hem.cart maya', JSON.stringify({ cartId: mine.cartId, isSaved: true }));
    const user = { userId: 'maya', mostRecentCartId: theirs.cartId };
    const noted: (string | null)[] = [];
    const dropped: string[] = [];
    const opened = await openCart(
      work(),
      user,
      async (id) => void noted.push(id),
      (names) => void dropped.push(...names),
    );
    expect(dropped).toEqual([]);
    expect(noted).toEqual([theirs.cartId]);
    localStorage.clear();
    expect(opened!.cartId).toBe(theirs.cartId);
    expect(names(opened).sort()).toEqual(['Patch', 'Shorten hem', 'Taper leg']);
    // The one that is due comes on the way to the summary.
    expect(opened!.fees).toEqual([]);
    expect((await read(theirs))!.note).toBe('Ring twice\nGate code 4711');
    // What went over can not be paid for here as well.
    expect(names(await read(mine))).toEqual([]);
    expect((await read(mine))!.fees).toEqual([]);
  });

  it('is told to the server again where a late save has cleared it there', async () => {
    const mine = await made(wish('Shorten hem'));
    localStorage.setItem('hem.cart maya', JSON.stringify({ cartId: mine.cartId, isSaved: true }));
    const noted: (string | null)[] = [];
    const keep = async (id: string | null) => void noted.push(id);
    const opened = await openCart(
      work(),
      { userId: 'maya', mostRecentCartId: null },
      keep,
      () => {},
    );
    expect(opened!.cartId).toBe(mine.cartId);
    expect(noted).toEqual([mine.cartId]);
    await openCart(work(), { userId: 'maya', mostRecentCartId: mine.cartId }, keep, () => {});
    expect(noted).toHaveLength(1);
    localStorage.clear();
  });
});

describe('changes', () => {
  it('that failed in the middle are made once all the same', async () => {
    const cart = await made(wish('Shorten hem'), wish('Patch'));
    const [hem, patch] = servicesOf(cart);
    const changes: PendingChanges = {
      added: [wish('Taper leg')],
      removed: [hem!.lineItemId],
      updated: { [patch!.lineItemId]: { details: 'Left knee', imageUrls: [], pins: [] } },
    };
    // The lines are added, and the answer is lost.
    const cut = connect(async (name, through) => {
      const answer = await through();
      return name === 'CartLinesAdd' ? Promise.reject(new TypeError('cut')) : answer;
    });
    const failed = await failureOf(applyChanges(work(cut), cart.cartId, changes));
    expect(failed).toMatchObject({
      message: 'Error adding services to cart',
      kind: 'offline',
      isCartGone: false,
    });
    const { cart: now } = await applyChanges(work(), cart.cartId, changes);
    expect(names(now)).toEqual(['Patch', 'Taper leg']);
    expect(servicesOf(now).map(({ quantity }) => quantity)).toEqual([1, 1]);
    expect(servicesOf(now)[0]!.details).toBe('Left knee');
  });

  it('of a line that another device removed are told, and the others made', async () => {
    const cart = await made(wish('Shorten hem'), wish('Patch'));
    const [hem] = servicesOf(cart);
    await connect().carts.remove(cart.cartId, [hem!.lineItemId]);
    const { cart: now, lostLineIds } = await applyChanges(work(), cart.cartId, {
      added: [wish('Taper leg')],
      removed: [hem!.lineItemId],
      updated: { [hem!.lineItemId]: { details: 'Shorter', imageUrls: [], pins: [] } },
    });
    expect(lostLineIds).toEqual([hem!.lineItemId]);
    expect(names(now)).toEqual(['Patch', 'Taper leg']);
  });

  it('made on two devices at once leave each service once', async () => {
    const cart = await made(wish('Shorten hem'));
    const change = () => applyChanges(work(), cart.cartId, adding(wish('Taper leg')));
    await Promise.all([change(), change()]);
    // What both put in is one line of two, which the next change sets right.
    const { cart: now } = await applyChanges(work(), cart.cartId, adding(wish('Patch')));
    expect(servicesOf(now).map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Shorten hem', 1],
      ['Taper leg', 1],
      ['Patch', 1],
    ]);
  });

  it('keep what another device said of a service that this one chose anew', async () => {
    const said = { details: 'Keep the vent', pins: [{ x: 0.5, y: 0.5 }], measured: 'For me: 1' };
    const cart = await made(wish('Shorten hem', '7', said));
    const blank = await applyChanges(work(), cart.cartId, adding(wish('Shorten hem')));
    expect(servicesOf(blank.cart)).toMatchObject([said]);
    const more = adding(wish('Shorten hem', '7', { details: 'By two inches' }));
    const { cart: now } = await applyChanges(work(), cart.cartId, more);
    expect(servicesOf(now)).toMatchObject([{ ...said, details: 'By two inches' }]);
  });

  it('that want a withdrawn service say which one, and put nothing in', async () => {
    const cart = await made(wish('Shorten hem'));
    const { database } = server.app.services.open;
    const withdraw = (isPublished: boolean) =>
      database
        .update(storeProducts)
        .set({ isPublished })
        .where(eq(storeProducts.handle, 'mend-seam'));
    await withdraw(false);
    const wanted = adding(wish('Patch'), wish('Mend seam'));
    const failed = await failureOf(applyChanges(work(), cart.cartId, wanted));
    await withdraw(true);
    expect(failed.withdrawn).toEqual([offered.get('Mend seam')!.variantId]);
    expect(failed.isCartGone).toBe(false);
    expect(names(await read(cart))).toEqual(['Shorten hem']);
  });

  it('that the store does not take say why, and not that a service is withdrawn', async () => {
    const cart = await made(wish('Shorten hem'));
    const tooLong = { ...wish('Patch'), details: 'x'.repeat(10_001) };
    const failed = await failureOf(applyChanges(work(), cart.cartId, adding(tooLong)));
    expect(failed.withdrawn).toEqual([]);
    expect(failed.said).toMatch(/longer than 10000 characters/);
  });

  it('are priced anew by the store', async () => {
    const cart = await made(wish('Shorten hem'));
    const { database } = server.app.services.open;
    const [variant] = await database
      .select({ id: storeVariants.id })
      .from(storeVariants)
      .innerJoin(storeProducts, eq(storeProducts.id, storeVariants.productId))
      .where(eq(storeProducts.handle, 'shorten-hem'));
    const price = (priceCents: number) =>
      database.update(storeVariants).set({ priceCents }).where(eq(storeVariants.id, variant!.id));
    await price(2000);
    const now = await read(cart);
    await price(1800);
    expect(servicesOf(now)[0]!.priceCents).toBe(2000);
    expect(now!.costs.totalCents).toBe(2199);
  });

  it('fill a cart up to 249 services and its fee, and no further', async () => {
    const many = (count: number, from = 0) =>
      adding(
        ...Array.from({ length: count }, (_, index) => wish('Patch', String(from + index + 1))),
      );
    expect(mostServices).toBe(249);
    const { cart } = await applyChanges(work(), null, many(249));
    expect(servicesOf(cart)).toHaveLength(249);
    expect(cart.fees).toHaveLength(1);
    const failed = await failureOf(applyChanges(work(), cart.cartId, many(1, 249)));
    expect(failed).toMatchObject({ isFull: true, message: 'Error adding services to cart' });
    expect(servicesOf(await read(cart))).toHaveLength(249);
  });
});

describe('a cart that the store does not have', () => {
  it('is known by a null answer, and by a user error on its id', async () => {
    const { carts } = connect();
    const none = 'gid://shopify/Cart/none?key=none';
    expect(await carts.read(none)).toBeNull();
    const failed = await failureOf(carts.writeNote(none, 'Hello'));
    expect(failed).toMatchObject({ isCartGone: true, message: 'Error adding notes to cart' });
    const changed = await failureOf(applyChanges(work(), none, adding(wish('Patch'))));
    expect(changed.isCartGone).toBe(true);
  });
});

describe('a store that fails', () => {
  const json = { 'content-type': 'application/json' };
  const answered =
    (status: number, body: string, headers: Record<string, string> = json): StoreFault =>
    () =>
      new Response(body, { status, headers });
  const faults: [string, StoreFault, string, number][] = [
    ['429', answered(429, ''), 'rate-limited', 2],
    ['503', answered(503, ''), 'server', 2],
    ['500', answered(500, '{}'), 'server', 1],
    ['401', answered(401, '{"errors":[]}'), 'forbidden', 1],
    ['403', answered(403, ''), 'forbidden', 1],
    ['a page', answered(200, '<h1>Hello</h1>', { 'content-type': 'text/html' }), 'parse', 1],
    ['nothing in it', answered(200, ''), 'parse', 1],
    ['half an answer', answered(200, '{"data":{"cart":{"id":"gid://shop'), 'parse', 1],
    ['an answer without its parts', answered(200, '{"data":{"cart":{"id":"a"}}}'), 'parse', 1],
    ['another answer', answered(200, '{"data":{"other":null}}'), 'parse', 1],
    ['an error of GraphQL', answered(200, '{"errors":[{"message":"x"}]}'), 'server', 1],
    [
      'a refusal',
      answered(200, '{"errors":[{"extensions":{"code":"ACCESS_DENIED"}}]}'),
      'forbidden',
      1,
    ],
    ['no network', () => Promise.reject(new TypeError('no network')), 'offline', 1],
    ['no time', () => Promise.reject(new DOMException('late', 'TimeoutError')), 'timeout', 1],
  ];

  it.each(faults)(
    'with %s is told apart, and its cart is not cleared',
    async (_what, fault, kind, calls) => {
      const { carts, made: asked } = connect(fault);
      const failed = await failureOf(carts.read('gid://shopify/Cart/a?key=b'));
      expect(failed).toMatchObject({ kind, isCartGone: false });
      expect(asked).toHaveLength(calls);
    },
  );

  it.each([
    ['createCart', 'CartCreate', 'Failed to create cart'],
    ['addServiceToCart', 'CartLinesAdd', 'Error adding services to cart'],
    ['updateDetailsOfItem', 'CartLinesUpdate', 'Error updating services to cart'],
    ['removeServiceFromCart', 'CartLinesRemove', 'Error removing service from cart'],
    ['addServiceFees', 'Product', 'Error adding service fees'],
  ])('at %s says so in the words of the catalogue', async (call, document, words) => {
    const cart = call === 'createCart' ? null : await made(wish('Shorten hem'), wish('Patch'));
    const [hem, patch] = servicesOf(cart);
    const broken = connect((name, through) =>
      name === document ? new Response('', { status: 500 }) : through(),
    );
    const failed = await failureOf(
      applyChanges(work(broken), cart?.cartId ?? null, {
        added: cart && !/add/.test(call) ? [] : [wish('Taper leg'), wish('Custom repair')],
        removed: call === 'removeServiceFromCart' ? [hem!.lineItemId] : [],
        updated:
          call === 'updateDetailsOfItem'
            ? { [patch!.lineItemId]: { details: 'Here', imageUrls: [], pins: [] } }
            : {},
      }),
    );
    expect(failed).toMatchObject({ call, message: words, kind: 'server' });
  });

  it('says nothing of what was taken back', async () => {
    const stop = new AbortController();
    stop.abort();
    const { carts } = connect(() => Promise.reject(new DOMException('x', 'AbortError')));
    await expect(carts.read('gid://shopify/Cart/a', 'checkout', stop.signal)).rejects.toMatchObject(
      {
        name: 'AbortError',
      },
    );
  });
});
