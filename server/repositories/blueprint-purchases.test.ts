import { createHmac, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blueprintSku } from '#contract/rules/blueprint-offer.ts';
import { buyBlueprint, makeCart, payForCart } from '#tests/support/blueprint-cart.ts';
import { shopLine, shopOrder } from '#tests/support/service-orders.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Database } from '../database/database.ts';
import { grants } from '../database/schema.ts';
import { askStore } from '../jobs/ask-store.ts';
import { readSkus } from '../store/catalog/sku.ts';
import { refund, refundChoice } from '../store/order-changes.ts';
import { refundPayload } from '../store/order-payload.ts';
import { findOrder } from '../store/orders.ts';
import { embeddedDomain, embeddedSecret, readOrderPayload } from '../store/webhooks.ts';

let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  server = await startTestServer({
    env: { LOG_LEVEL: 'warn', DISABLED_FEATURES: 'enableStyleBlueprint' },
    log: { write: (line) => void lines.push(line) },
  });
});
afterAll(() => server.close());
let maya: Person;
beforeEach(async () => {
  maya = await server.person({ bought: [] });
  lines.length = 0;
});

const open = () => server.app.services.open;
const idle = () => server.app.services.jobs.idle();
const entitled = async (person = maya) =>
  (await server.call('userDetails', { userIds: [] }, person))[person.userId]!.userDetails
    .entitlements;
const grantsOf = (person = maya) =>
  open().database.select().from(grants).where(eq(grants.userId, person.userId)).orderBy(grants.id);
const orders = async (person = maya) =>
  (await server.call('getServiceOrders', { owner: person.userId }, person)).orders;

/** Gives the money of a line of an order back, the whole line: the first one, unless said. */
async function giveBack(on: Database, orderId: number, index = 0): Promise<void> {
  const order = (await findOrder(on, orderId))!;
  const line = order.lines[index]!;
  const cents = line.priceCents * line.quantity;
  const fault = await refund(on, orderId, refundChoice(line.id, cents), server.app.services.now());
  if (fault) throw new Error(fault);
}
const refundAt = async (orderId: number, index?: number) => {
  await open().transaction((on) => giveBack(on, orderId, index));
  await idle();
};

/** Sends an event as the embedded store does, signed. */
async function send(payload: object): Promise<void> {
  const body = JSON.stringify(payload);
  const secret = embeddedSecret(server.app.services);
  const answer = await server.app.http.inject({
    method: 'POST',
    url: '/webhooks/shop',
    headers: {
      'content-type': 'application/json',
      'x-shopify-webhook-id': randomUUID(),
      'x-shopify-shop-domain': embeddedDomain,
      'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
    },
    payload: body,
  });
  expect(answer.statusCode).toBe(200);
}
const tell = async (payload: object) => {
  await send(payload);
  await idle();
};
/** A line of an order of Shopify’s in which the Style Blueprint is bought. */
const blueprintLine = (id: number, more: Record<string, unknown> = {}) =>
  shopLine(id, { sku: blueprintSku, price: '49.00', discount_allocations: [], ...more });
/** An order of Shopify’s for the Style Blueprint, by Maya unless said. */
const blueprintOrder = (changes: Record<string, unknown> = {}, userId = maya.userId) =>
  shopOrder({
    note_attributes: [{ name: 'user id', value: userId }],
    line_items: [blueprintLine(1)],
    total_price: '49.00',
    total_discounts: '0.00',
    ...changes,
  });
const refundOf = (id: number, subtotal: string) => ({
  id: id * 10,
  refund_line_items: [{ line_item_id: id, subtotal }],
  transactions: [{ amount: subtotal, kind: 'refund' }],
});

describe('the Style Blueprint that is bought', () => {
  it('is the member’s once it is paid for, whatever is switched off, and no order to sew', async () => {
    const orderId = await buyBlueprint(server, maya);
    expect(await entitled()).toEqual(['styleBlueprint']);
    const [line] = (await findOrder(open().database, orderId))!.lines;
    expect(await grantsOf()).toMatchObject([
      { source: 'purchase', until: null, grantedBy: `shop order ${orderId}, line ${line!.id}` },
    ]);
    expect(await orders()).toEqual([]);
    expect(lines).toEqual([]);
  });

  it('is the member’s within the hour where its webhook never came', async () => {
    await payForCart(server, await makeCart(server, maya.userId), false);
    expect(await entitled()).toEqual([]);
    await askStore(server.app.services);
    expect(await entitled()).toEqual(['styleBlueprint']);
  });

  it('is gone once the money is given back, and does not come back with what is told late', async () => {
    const orderId = await buyBlueprint(server, maya);
    const paid = await readOrderPayload(open().database, orderId);
    await refundAt(orderId);
    expect(await entitled()).toEqual([]);
    await tell(paid);
    await askStore(server.app.services);
    expect(await entitled()).toEqual([]);
    expect(await grantsOf()).toHaveLength(1);
    expect(lines).toEqual([]);
  });

  it('stays with who paid twice until both are given back', async () => {
    const first = await buyBlueprint(server, maya);
    const second = await buyBlueprint(server, maya);
    await refundAt(second);
    expect(await entitled()).toEqual(['styleBlueprint']);
    await refundAt(first);
    expect(await entitled()).toEqual([]);
  });

  it('stays where it was given otherwise, though the money is given back', async () => {
    const gift = { userId: maya.userId, source: 'gift', grantedBy: 'test' } as const;
    const from = new Date('2020-01-01');
    await open()
      .database.insert(grants)
      .values({ ...gift, key: 'styleBlueprint', from });
    await refundAt(await buyBlueprint(server, maya));
    expect(await entitled()).toEqual(['styleBlueprint']);
  });

  it('two of which are in one line is gone only with both', async () => {
    const cart = await makeCart(server, maya.userId, ['style-blueprint'], { quantity: 2 });
    const orderId = await payForCart(server, cart);
    expect(await entitled()).toEqual(['styleBlueprint']);
    await refundAt(orderId);
    expect(await entitled()).toEqual([]);
  });

  it('beside a service is the member’s, and goes alone', async () => {
    const input = { owner: maya.userId, changes: { title: 'Coat' } };
    const { itemId } = (await server.call('saveItem', input, maya)).item;
    const handles = ['shorten-hem', 'style-blueprint'];
    const properties = { 'item id': itemId, 'item name': 'Coat', 'service name': 'Shorten hem' };
    const cart = await makeCart(server, maya.userId, handles, { properties });
    const cartId = `gid://shopify/Cart/${cart.token}?key=${cart.key}`;
    await server.call('saveCart', { cartId }, maya);
    const orderId = await payForCart(server, cart);
    expect(await entitled()).toEqual(['styleBlueprint']);
    const [order] = await orders();
    expect(order!.lines.filter(({ isFee }) => !isFee)).toMatchObject([
      { serviceName: 'Shorten hem' },
    ]);
    await refundAt(orderId, 0);
    expect(await entitled()).toEqual(['styleBlueprint']);
    await refundAt(orderId, 1);
    expect(await entitled()).toEqual([]);
  });
});

describe('what is not to be trusted', () => {
  it('gives nothing by the words on a cheap service, or on its order', async () => {
    const properties = {
      sku: blueprintSku,
      handle: 'style-blueprint',
      'service name': 'Style Blueprint',
    };
    const cart = await makeCart(server, maya.userId, ['mend-seam'], { properties });
    await payForCart(server, cart);
    const named = shopLine(1, { title: 'Style Blueprint', sku: 'MEND-SEAM' });
    await tell(blueprintOrder({ line_items: [named] }));
    expect(await entitled()).toEqual([]);
  });

  it('makes no order to sew of a blueprint that names a garment', async () => {
    const input = { owner: maya.userId, changes: { title: 'Coat' } };
    const { itemId } = (await server.call('saveItem', input, maya)).item;
    const properties = { 'item id': itemId };
    const cart = await makeCart(server, maya.userId, ['style-blueprint'], { properties });
    const cartId = `gid://shopify/Cart/${cart.token}?key=${cart.key}`;
    await server.call('saveCart', { cartId }, maya);
    await payForCart(server, cart);
    expect(await orders()).toEqual([]);
    expect(await entitled()).toEqual(['styleBlueprint']);
  });

  it.each([
    ['nobody', () => undefined],
    ['what is no id', () => "' or true --"],
    ['an account that is not there', () => randomUUID()],
  ])('an order that names %s is nobody’s, and the log says so', async (_, idOf) => {
    const userId = idOf();
    const order = blueprintOrder({
      note_attributes: userId === undefined ? [] : [{ name: 'user id', value: userId }],
    });
    await tell(order);
    expect(lines.join('')).toContain(`order ${order.id} is of no member`);
    expect(await entitled()).toEqual([]);
  });

  it('gives nothing for an order that is not paid for', async () => {
    for (const financial_status of ['pending', 'authorized', 'voided', 'expired']) {
      await tell(blueprintOrder({ financial_status }));
    }
    expect(await grantsOf()).toEqual([]);
    expect(lines).toEqual([]);
  });
});

describe('an order of Shopify’s', () => {
  it.each([
    ['is cancelled', { cancelled_at: '2026-05-02T10:00:00Z' }],
    ['got all of its money back, without its lines', { financial_status: 'refunded' }],
    [
      'got the line’s money back, in two parts',
      {
        financial_status: 'partially_refunded',
        refunds: [refundOf(1, '40.00'), refundOf(1, '9.00')],
      },
    ],
  ])('gives nothing any more once it %s', async (_, changes) => {
    const order = blueprintOrder();
    await tell(order);
    expect(await entitled()).toEqual(['styleBlueprint']);
    await tell({ ...order, updated_at: '2026-05-02T10:00:00Z', ...changes });
    expect(await entitled()).toEqual([]);
    // What was told first comes once more.
    await tell(order);
    expect(await entitled()).toEqual([]);
  });

  it('that was never heard of before its money was given back gives nothing', async () => {
    const order = blueprintOrder();
    await tell({ ...order, financial_status: 'refunded' });
    await tell(order);
    expect(await entitled()).toEqual([]);
  });

  it.each([
    ['a part of the money', refundOf(1, '10.00')],
    ['another line', refundOf(2, '49.00')],
    ['the shipping', { id: 7, transactions: [{ amount: '5.00', kind: 'refund' }] }],
  ])('still gives it where the money back is of %s', async (_, back) => {
    const order = blueprintOrder();
    await tell(order);
    await tell({ ...order, financial_status: 'partially_refunded', refunds: [back] });
    await tell({ ...back, order_id: order.id });
    expect(await entitled()).toEqual(['styleBlueprint']);
    expect(lines).toEqual([]);
  });

  it('gives nothing once a refund alone says so, also one that came before its order', async () => {
    const order = blueprintOrder();
    const line_item = blueprintLine(1);
    const lines_back = [{ line_item_id: 1, subtotal: 49, line_item }];
    const back = { id: 5, order_id: order.id, refund_line_items: lines_back, transactions: [] };
    await tell(back);
    await tell(order);
    expect(await entitled()).toEqual(['styleBlueprint']);
    server.advance(120_000);
    await idle();
    expect(await entitled()).toEqual([]);
  });
});

describe('forty orders, of which news come in any order, twice or never', () => {
  /** Pays and gives back without telling, and answers what the store would have told. */
  async function makeEvents(person: Person, number: number): Promise<object[]> {
    const { database } = open();
    const quantity = 1 + (number % 2);
    const cart = await makeCart(server, person.userId, ['style-blueprint'], { quantity });
    const orderId = await payForCart(server, cart, false);
    const events: object[] = [await readOrderPayload(database, orderId)];
    if (number % 3 === 0) return events;
    await open().transaction(async (on) => {
      await giveBack(on, orderId);
      await on.execute(sql`delete from jobs where kind = 'store-webhook'`);
    });
    const order = (await findOrder(database, orderId))!;
    const skus = await readSkus(
      database,
      order.lines.map(({ productId }) => productId),
    );
    events.push(refundPayload(order, order.refunds[0]!, skus));
    events.push(await readOrderPayload(database, orderId));
    return events;
  }

  it.each([1, 2, 3])('end in the same grants (seed %i)', async (seed) => {
    const people = [maya, await server.person({ bought: [] }), await server.person({ bought: [] })];
    const events: object[] = [];
    for (let number = 0; number < 40; number += 1) {
      events.push(...(await makeEvents(people[number % 3 === 0 ? 0 : (number % 2) + 1]!, number)));
    }
    const twice = [...events, ...events];
    const arbitrary = fc.shuffledSubarray(twice, { minLength: Math.floor(twice.length / 3) });
    const [told] = fc.sample(arbitrary, { seed, numRuns: 1 });
    for (const event of told!) await send(event);
    await idle();
    // What could not be done yet is tried again; then the store is asked, as every hour.
    server.advance(600_000);
    await idle();
    await askStore(server.app.services);
    const all = (await Promise.all(people.map((one) => grantsOf(one)))).flat();
    expect(all).toHaveLength(40);
    expect(new Set(all.map(({ grantedBy }) => grantedBy)).size).toBe(40);
    expect(all.filter(({ revoked }) => revoked === null)).toHaveLength(14);
    expect(await Promise.all(people.map((one) => entitled(one)))).toEqual([
      ['styleBlueprint'],
      [],
      [],
    ]);
  });
});
