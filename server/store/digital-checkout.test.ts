import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blueprintHandle } from '#contract/rules/blueprint-offer.ts';
import { blueprintValueCents } from '#contract/rules/circle.ts';
import { makeCart } from '#tests/support/blueprint-cart.ts';
import { shownCart } from '#tests/support/shown-cart.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { findProduct } from './catalog/read-catalog.ts';
import { seedCatalog } from './catalog/seed-catalog.ts';
import { listOrders } from './list-orders.ts';
import { findOrder } from './orders.ts';
import { storeOrders, storeProducts } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const back = '/style-blueprint?part=result';
const database = () => server.app.services.open.database;
const nobody = '00000000-0000-4000-8000-000000000000';
const addressOf = ({ token, key }: { token: string; key: string }) =>
  `/store/checkouts/${token}?key=${key}`;
const get = (url: string) =>
  server.app.http.inject({ url, headers: { accept: 'text/html' } }).then(({ body }) => body);
const post = async (cart: { token: string; key: string }, form: Record<string, string>) => {
  const shownLines = await shownCart(database(), cart, server.app.services.now());
  return server.app.http.inject({
    method: 'POST',
    url: addressOf(cart),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ shownLines, ...form }).toString(),
  });
};
const blueprint = () => findProduct(database(), { handle: blueprintHandle });

it('asks for nothing but an email address, and charges the price alone', async () => {
  const page = await get(addressOf(await makeCart(server, nobody)));
  expect(
    [...page.matchAll(/<(?:input|select)[^>]* name="(\w+)"/g)].map(([, name]) => name),
  ).toEqual(['shownLines', 'shownCents', 'email']);
  expect(page).toContain('Pay $49.00');
  expect(page).toContain(`href="${back}"`);
  for (const words of ['shipping', 'Shipping', 'handling fee', 'off, multiple']) {
    expect(page).not.toContain(words);
  }
  expect(blueprintValueCents).toBe(4900);
});

it('is paid for with an email address, and leads back to the result', async () => {
  const cart = await makeCart(server, nobody);
  const paid = { outcome: 'success', shownCents: '4900' };
  const refused = await post(cart, { ...paid, email: 'maya' });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('Enter an email address for this order.');
  const answer = await post(cart, { ...paid, email: 'maya@example.com' });
  expect(answer.statusCode).toBe(303);
  const thanks = await get(String(answer.headers.location));
  expect(thanks).toContain('Your Style Blueprint opens in Hem within a moment.');
  expect(thanks).toContain(`href="${back}"`);
  expect(thanks).not.toMatch(/shipping label|Shipping|thank-you/);
  // Once more, as a second tap does: the same order.
  expect((await post(cart, { ...paid, email: 'maya@example.com' })).headers.location).toBe(
    answer.headers.location,
  );
  const orders = await database()
    .select()
    .from(storeOrders)
    .where(eq(storeOrders.cartToken, cart.token));
  expect(orders).toMatchObject([{ email: 'maya@example.com', totalCents: 4900 }]);
});

it('that is declined is still there, with the email address that was typed', async () => {
  const cart = await makeCart(server, nobody);
  const typed = { email: 'maya@example.com', shownCents: '4900' };
  const declined = await post(cart, { ...typed, outcome: 'declined' });
  expect(declined.statusCode).toBe(402);
  expect(declined.body).toContain('Nothing was charged');
  const again = await get(addressOf(cart));
  expect(again).toContain('maya@example.com');
  expect(again).not.toContain('Address');
  const left = await post(cart, { ...typed, outcome: 'leave' });
  expect(left.headers.location).toBe(back);
});

it('of two costs twice as much, without the discount of services', async () => {
  const cart = await makeCart(server, nobody, [blueprintHandle], { quantity: 2 });
  const page = await get(addressOf(cart));
  expect(page).toContain('Pay $98.00');
  expect(page).not.toContain('10% off');
  const paid = { email: 'maya@example.com', outcome: 'success', shownCents: '9800' };
  expect((await post(cart, paid)).statusCode).toBe(303);
});

it('beside one service asks where that goes, and has the fee of one service and no discount', async () => {
  const cart = await makeCart(server, nobody, ['shorten-hem', blueprintHandle]);
  const page = await get(addressOf(cart));
  expect(page).toContain('name="street"');
  expect(page).toContain('Prepaid shipping label');
  // $18.00 and $49.00, and $1.99 for one service.
  expect(page).toContain('Pay $68.99');
  expect(page).not.toContain('10% off');
});

it('is not in the studio’s list, where what is to be sewn is', async () => {
  const email = 'list@example.com';
  const address = { name: 'Maya', street: '1 Elm', city: 'Reno', region: 'NV', zip: '89501' };
  for (const [handles, shownCents] of [
    [[blueprintHandle], '4900'],
    [['shorten-hem', blueprintHandle], '6899'],
  ] as const) {
    const cart = await makeCart(server, nobody, handles);
    // Opening it puts the fee in that is due.
    await get(addressOf(cart));
    const form = { ...address, countryCode: 'US', email, outcome: 'success', shownCents };
    expect((await post(cart, form)).statusCode).toBe(303);
  }
  const listed = await listOrders(database(), { search: email, status: '' });
  expect(listed).toMatchObject([{ totalCents: 6899, services: 1 }]);
  const sewn = (await findOrder(database(), listed[0]!.id))!;
  expect(sewn.lines.map(({ title }) => title).sort()).toEqual([
    'Service handling fee',
    'Shorten hem',
    'Style Blueprint',
  ]);
});

it('is put on sale where the store was there before it, and stays withdrawn', async () => {
  const { open } = server.app.services;
  const before = (await blueprint())!;
  expect(before.variants).toMatchObject([{ priceCents: blueprintValueCents }]);
  // As a store has it that was made before there was a blueprint to buy.
  const renamed = { handle: 'before', isPublished: false };
  await database().update(storeProducts).set(renamed).where(eq(storeProducts.id, before.id));
  expect(await blueprint()).toBeNull();
  await seedCatalog(open);
  await seedCatalog(open);
  const added = (await blueprint())!;
  expect(added).toMatchObject({
    title: 'Style Blueprint',
    productType: 'Digital',
    variants: [{ title: 'Default Title', priceCents: blueprintValueCents }],
  });
  const own = eq(storeProducts.handle, blueprintHandle);
  await database().update(storeProducts).set({ isPublished: false }).where(own);
  await seedCatalog(open);
  expect(await blueprint()).toBeNull();
});
