import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serviceCarts } from '#server/database/schema.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { readShopEvent } from '#server/ports/shop-payloads.ts';
import { findCartOwner } from '#server/repositories/service-carts.ts';
import { takeOrderNews } from '#server/repositories/service-order-news.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { shopLine, shopOrder } from '#tests/support/service-orders.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

const domain = 'hem.myshopify.com';
const secret = 'what the shop signs with';
const previous = 'what it signed with before';
const dayMs = 86_400_000;

let server: TestServer;
let maya: Person;
let owner: string;
const lines: string[] = [];
beforeAll(async () => {
  server = await startTestServer({
    env: {
      LOG_LEVEL: 'warn',
      SHOPIFY_DOMAIN: domain,
      SHOPIFY_PUBLIC_TOKEN: 'public',
      SHOPIFY_WEBHOOK_SECRET: secret,
      SHOPIFY_WEBHOOK_SECRET_PREVIOUS: previous,
      STUDIO_EMAIL: 'studio@example.com',
    },
    log: { write: (line) => void lines.push(line) },
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  maya = await server.person();
  owner = maya.userId;
  lines.length = 0;
});

/** Sends what a shop would, and waits for what follows from it. Answers the status. */
async function tell(
  payload: object,
  { signedWith = secret, id = randomUUID() as string, from = domain, unsigned = false } = {},
): Promise<number> {
  const body = JSON.stringify(payload);
  const sum = createHmac('sha256', signedWith).update(body).digest('base64');
  const answer = await server.app.http.inject({
    method: 'POST',
    url: '/webhooks/shop',
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': 'orders/updated',
      'x-shopify-webhook-id': id,
      'x-shopify-shop-domain': from,
      ...(unsigned ? {} : { 'x-shopify-hmac-sha256': sum }),
    },
    payload: body,
  });
  await server.app.services.jobs.idle();
  return answer.statusCode;
}

const saveItem = async (title: string, changes: object = {}) =>
  (await server.call('saveItem', { owner, changes: { title, ...changes } }, maya)).item.itemId;
const itemOf = async (itemId: string) =>
  (await server.call('getItemDetails', { owner, itemId }, maya)).item;
/** An order of the member's, whose cart was kept. */
const orderOf = async (itemIds: string[], changes: Record<string, unknown> = {}) => {
  const order = shopOrder({
    line_items: itemIds.map((itemId, index) => shopLine(index + 1, { itemId })),
    ...changes,
  });
  const cartId = `gid://shopify/Cart/${order.cart_token}?key=k`;
  await server.call('saveCart', { cartId }, maya);
  return order;
};
const history = async () => (await server.call('getServiceOrders', { owner }, maya)).orders;
const reached = (status: string, at: string) => [{ name: status, value: at }];
const at = (hour: number) => `2026-05-02T${String(hour).padStart(2, '0')}:00:00.000Z`;

describe('The cart of a member', () => {
  const cartOf = async (person: Person) =>
    (await server.call('userDetails', { userIds: [person.userId] }, person))[person.userId]!
      .userDetails.mostRecentCartId;
  const ownerOf = (token: string) => findCartOwner(server.app.services.open.database, token);

  it('is kept with the member until an empty id clears it', async () => {
    const cartId = 'gid://shopify/Cart/kept-one?key=abc';
    await server.call('saveCart', { cartId }, maya);
    expect(await cartOf(maya)).toBe(cartId);
    await server.call('saveCart', { cartId: '' }, maya);
    expect(await cartOf(maya)).toBeNull();
    // Its order may still be under way.
    expect(await ownerOf('kept-one')).toBe(maya.userId);
  });

  it('is nobody else’s, unless they know its whole id', async () => {
    const cartId = 'gid://shopify/Cart/guessed?key=abc';
    await server.call('saveCart', { cartId }, maya);
    const other = await server.person();
    await server.call('saveCart', { cartId: 'gid://shopify/Cart/guessed?key=xyz' }, other);
    expect(await ownerOf('guessed')).toBe(maya.userId);
    await server.call('saveCart', { cartId }, other);
    expect(await ownerOf('guessed')).toBe(other.userId);
  });

  it('is not kept by an id without its key, and one that was holds nothing', async () => {
    const cartId = 'gid://shopify/Cart/seen';
    await expect(server.call('saveCart', { cartId }, maya)).rejects.toThrow('invalid');
    // As it was kept before keys were asked for.
    const { database } = server.app.services.open;
    const { userId: ownerId } = await server.person();
    const before = { token: 'seen', cartId, ownerId, savedAt: new Date() };
    await database.insert(serviceCarts).values(before);
    await server.call('saveCart', { cartId: `${cartId}?key=abc` }, maya);
    expect(await ownerOf('seen')).toBe(maya.userId);
  });
});

describe('An order that the shop tells of', () => {
  it('is in the service history, with what was paid for what', async () => {
    const itemId = await saveItem('Coat', { purchasePriceCents: 10_000 });
    const order = await orderOf([itemId], {
      name: 'HEM-1038',
      note: 'Please call',
      line_items: [
        shopLine(1, { itemId }),
        shopLine(2, {
          title: 'Service handling fee',
          price: '1.99',
          discount_allocations: [],
        }),
      ],
      total_line_items_price: '19.99',
      total_price: '18.19',
    });
    expect(await tell(order)).toBe(200);
    const { orders, items } = await server.call('getServiceOrders', { owner }, maya);
    expect(items.map((item) => item.itemId)).toEqual([itemId]);
    expect(orders).toMatchObject([
      {
        orderNumber: 'HEM-1038',
        status: 'created',
        note: 'Please call',
        subtotalCents: 1999,
        discountCents: 180,
        totalCents: 1819,
        refundedCents: 0,
        warrantyUntil: null,
        canReportProblem: false,
        lines: [
          {
            itemId,
            itemTitle: 'Coat',
            serviceName: 'Shorten hem',
            details: 'By two inches',
            priceCents: 1800,
            discountCents: 180,
            isFee: false,
          },
          { itemId: null, serviceName: 'Service handling fee', priceCents: 199, isFee: true },
        ],
      },
    ]);
    expect(orders[0]!.steps.map(({ date }) => date)).toEqual([
      '2026-05-01T10:00:00.000Z',
      null,
      null,
      null,
      null,
    ]);
    expect(await itemOf(itemId)).toMatchObject({ serviceCents: 1620, serviceCount: 1 });
    const ofItem = await server.call('getServiceOrders', { owner, itemId }, maya);
    expect(ofItem.orders).toHaveLength(1);
    const other = await saveItem('Shirt');
    expect((await server.call('getServiceOrders', { owner, itemId: other }, maya)).orders).toEqual(
      [],
    );
  });

  it('goes forward only, however late and in whatever order its news come', async () => {
    const order = await orderOf([await saveItem('Coat')]);
    const inProgress = {
      ...order,
      updated_at: at(5),
      note_attributes: reached('inProgress', at(5)),
    };
    await tell(inProgress);
    await tell({ ...order, updated_at: at(2), note_attributes: reached('sentLabel', at(2)) });
    await tell(order);
    expect(await history()).toMatchObject([
      {
        status: 'inProgress',
        steps: [
          { status: 'created', date: '2026-05-01T10:00:00.000Z' },
          { status: 'sentLabel', date: at(2) },
          { status: 'inStudio', date: null },
          { status: 'inProgress', date: at(5) },
          { status: 'fulfilled', date: null },
        ],
      },
    ]);
    // A tag tells of it too; and a time that was told stays.
    await tell({ ...order, updated_at: at(6), tags: 'wool, inStudio' });
    await tell({ ...inProgress, note_attributes: reached('inProgress', at(7)) });
    const [after] = await history();
    expect(after).toMatchObject({ status: 'inProgress' });
    expect(after!.steps[3]!.date).toBe(at(5));
  });

  it('goes nowhere once all was given back before its label', async () => {
    const itemId = await saveItem('Coat');
    const order = await orderOf([itemId]);
    const refunds = [
      {
        id: 77,
        refund_line_items: [{ line_item_id: 1, subtotal: 16.2 }],
        transactions: [{ amount: '16.20', kind: 'refund' }],
      },
    ];
    await tell({ ...order, updated_at: at(1), refunds, financial_status: 'refunded' });
    const label = reached('sentLabel', at(2));
    await tell({ ...order, updated_at: at(2), refunds, note_attributes: label });
    expect(await history()).toMatchObject([{ status: 'created', refundedCents: 1620 }]);
    expect((await itemOf(itemId)).availability).toBe('ready');
  });

  it('takes no step that is said to have come after it was cancelled, and those before', async () => {
    const order = await orderOf([await saveItem('Coat')]);
    const cancelled = { ...order, cancelled_at: at(3) };
    const both = [...reached('sentLabel', at(2)), ...reached('inStudio', at(4))];
    await tell({ ...cancelled, updated_at: at(5), note_attributes: both });
    await tell({ ...cancelled, updated_at: at(6), note_attributes: both, tags: 'inProgress' });
    expect(await history()).toMatchObject([{ status: 'sentLabel' }]);
  });

  it('is taken in once, however often its news come', async () => {
    const itemId = await saveItem('Coat');
    const order = await orderOf([itemId]);
    const id = randomUUID();
    const answers = await Promise.all([
      tell(order, { id }),
      tell(order, { id }),
      tell(order),
      tell({ ...order, updated_at: at(1) }),
    ]);
    expect(answers).toEqual([200, 200, 200, 200]);
    expect(await history()).toHaveLength(1);
    expect(await itemOf(itemId)).toMatchObject({ serviceCents: 1620, serviceCount: 1 });
  });

  it('is told of by one mail with its sums, however often and however halfway its news come', async () => {
    const [coat, skirt] = [await saveItem('Coat'), await saveItem('Skirt')];
    const placedAt = server.app.services.now();
    const fee = shopLine(3, { title: 'Service handling fee', price: '4.99' });
    const named = (name: string, itemId: string) => [
      { name: 'item id', value: itemId },
      { name: 'item name', value: name },
      { name: 'additional details', value: `2 in (5.1 cm) shorter.\nBy hand, the ${name}` },
    ];
    const order = await orderOf([], {
      name: 'HEM-1039',
      created_at: placedAt.toISOString(),
      updated_at: placedAt.toISOString(),
      line_items: [
        shopLine(1, { properties: named('Red coat', coat) }),
        shopLine(2, { title: 'Zipper', price: '30', properties: named('Skirt', skirt) }),
        fee,
      ],
      total_line_items_price: '52.99',
      total_discounts: '4.80',
      total_price: '48.19',
      note: 'Ring twice',
      shipping_address: {
        name: 'Maya Okafor',
        address1: '218 Alder Street',
        city: 'Portland',
        province_code: 'OR',
        zip: '97205',
        country_code: 'US',
      },
    });
    // A server that is killed before it has written the mail down has not taken the order in, either.
    const { open } = server.app.services;
    const event = readShopEvent(order);
    if (event?.kind !== 'order') throw new Error('not an order');
    const killed = takeOrderNews(open, event.order, placedAt, async () => {
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    server.mails.length = 0;
    await Promise.all([tell(order, { id: 'one' }), tell(order, { id: 'one' }), tell(order)]);
    await tell(order);
    expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [maya.email, 'HEM-1039: Order Placed'],
    ]);
    const { text } = server.mails[0]!;
    // All that its page says, too: by how much, the words, the note, and where it goes back to.
    const said = '    2 in (5.1 cm) shorter.\n    By hand, the Red coat';
    expect(text).toContain(`Red coat\n  Shorten hem: $18.00\n${said}`);
    expect(text).toContain('Your note:\nRing twice');
    expect(text).toContain('Maya Okafor\n218 Alder Street\nPortland, OR 97205, US');
    expect(text).toContain('Skirt\n  Zipper: $30.00');
    expect(text).toContain('10% off, multiple services: -$4.80');
    expect(text).toContain('Service handling fee, multiple services: $4.99');
    expect(text).toContain('Paid: $48.19 (US dollars)');
    expect(text).toContain('we send you a free prepaid shipping label by email');
    expect(text).toContain('you can ask the studio to cancel');
    expect(text).toContain('choose Cancel this order');
    const { orderId } = (await history())[0]!;
    expect(text).toContain(`/item-service-history?sheet=${orderId}`);
    server.mails.length = 0;
    const part = {
      id: 89,
      refund_line_items: [{ line_item_id: 2, subtotal: '27.00' }],
      transactions: [{ amount: '27.00', kind: 'refund' }],
    };
    await tell({ ...part, order_id: order.id });
    expect(server.mails.splice(0)[0]!.text).toContain(
      'We have given $27.00 back to you, for Zipper (Skirt).',
    );
    const back = { id: 90, transactions: [{ amount: '21.19', kind: 'refund' }] };
    await tell({ ...order, financial_status: 'refunded', refunds: [part, back] });
    await tell({ ...back, order_id: order.id });
    expect(server.mails.map(({ subject }) => subject)).toEqual(['HEM-1039: cancelled']);
    expect(server.mails[0]!.text).toContain(
      'Your order is cancelled. We have given $21.19 back to you.',
    );
  });

  it('says in its mail which price is to come, and nothing of an order that is long past', async () => {
    const itemId = await saveItem('Coat');
    const now = server.app.services.now().toISOString();
    const custom = shopLine(1, { itemId, price: '0.00', discount_allocations: [] });
    const order = await orderOf([], { created_at: now, updated_at: now, line_items: [custom] });
    const old = await orderOf([itemId], { updated_at: now });
    server.mails.length = 0;
    await tell(order);
    await tell(old);
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]!.text).toContain('Shorten hem: price by quote');
    expect(server.mails[0]!.text).toContain('you pay that once you accept it');
  });

  it('is refused unsigned, by yesterday’s secret, and in another shop’s name', async () => {
    const order = await orderOf([await saveItem('Coat')]);
    expect(await tell(order, { unsigned: true })).toBe(401);
    expect(await tell(order, { signedWith: 'yesterday’s secret' })).toBe(401);
    expect(await tell(order, { from: 'other.myshopify.com' })).toBe(401);
    expect(await history()).toEqual([]);
    // While the shop changes over both hold.
    expect(await tell(order, { signedWith: previous })).toBe(200);
    expect(await history()).toHaveLength(1);
  });

  it('of a cart that no member has had is nobody’s, and the log says so', async () => {
    const order = await orderOf([await saveItem('Coat')]);
    const strange = { ...order, id: 77, cart_token: 'never-seen' };
    strange.line_items[0]!.properties.push({ name: 'user id', value: owner });
    expect(await tell(strange)).toBe(200);
    expect(await history()).toEqual([]);
    expect(lines.join('')).toContain('order 77 is of no member');
    // Nor is an order that has nothing to do with a garment, or is not paid for.
    lines.length = 0;
    await tell(shopOrder({ cart_token: order.cart_token }));
    await tell({ ...order, financial_status: 'pending' });
    expect(await history()).toEqual([]);
    expect(lines).toEqual([]);
  });

  it('is taken in once its cart is saved, with all that was told of it', async () => {
    const itemId = await saveItem('Coat');
    const order = shopOrder({ line_items: [shopLine(1, { itemId })] });
    const next = { ...order, updated_at: at(1), tags: 'inStudio' };
    for (const news of [order, next]) await tell(news);
    // Another's, that has the words in its note.
    await tell(shopOrder({ note: order.cart_token, line_items: [shopLine(2, { itemId })] }));
    expect(await history()).toEqual([]);
    const cartId = `gid://shopify/Cart/${order.cart_token}?key=k`;
    await server.call('saveCart', { cartId }, maya);
    await server.app.services.jobs.idle();
    expect(await history()).toMatchObject([{ orderNumber: order.name, status: 'inStudio' }]);
  });

  it('does not touch another member’s item that it names', async () => {
    const mine = await saveItem('Coat');
    const order = await orderOf([mine]);
    const other = await server.person();
    const otherCart = shopOrder({ line_items: order.line_items, tags: 'inStudio' });
    const cartId = `gid://shopify/Cart/${otherCart.cart_token}?key=k`;
    await server.call('saveCart', { cartId }, other);
    await tell(otherCart);
    const { orders } = await server.call('getServiceOrders', { owner: other.userId }, other);
    expect(orders).toMatchObject([{ lines: [{ itemId: null, itemTitle: 'Coat' }] }]);
    expect(await itemOf(mine)).toMatchObject({ availability: 'ready', serviceCount: 0 });
  });

  it('keeps what it was when its item is forgotten', async () => {
    const itemId = await saveItem('Coat');
    const order = await orderOf([itemId]);
    await tell(order);
    await server.call('deleteItems', { owner, itemIds: [itemId] }, maya);
    await server.call('forgetItems', { owner, itemIds: [itemId] }, maya);
    await tell({ ...order, updated_at: at(1), tags: 'inStudio' });
    const [kept] = await history();
    expect(kept).toMatchObject({
      status: 'inStudio',
      lines: [{ itemId: null, itemTitle: 'Coat', serviceName: 'Shorten hem' }],
    });
    const { orderId } = kept!;
    expect(await server.call('orderAgain', { owner, orderId }, maya)).toEqual({
      lines: [],
      goneItemTitles: ['Coat'],
    });
  });

  it('keeps the pictures of its lines, which the sweep would forget', async () => {
    const itemId = await saveItem('Coat');
    const { imageId } = await server.upload(maya, await drawPicture(), 'image/jpeg', 'service');
    const line = shopLine(1, { itemId });
    const address = `/images/${imageId}/720?u=${owner}&d=1&s=old`;
    line.properties.push({ name: 'image URLs', value: JSON.stringify([address]) });
    await tell(await orderOf([itemId], { line_items: [line] }));
    const [order] = await history();
    expect(order!.lines[0]!.imageUrls).toHaveLength(1);
    expect(order!.lines[0]!.imageUrls[0]).toContain(`/images/${imageId}/720?`);
    expect(order!.lines[0]!.imageUrls[0]).not.toContain('s=old');
  });

  it('can be ordered again as it was, without its fee', async () => {
    const itemId = await saveItem('Coat');
    await tell(await orderOf([itemId], { line_items: [shopLine(1, { itemId }), shopLine(2)] }));
    const [{ orderId } = { orderId: '' }] = await history();
    const again = await server.call('orderAgain', { owner, orderId }, maya);
    expect(again).toMatchObject({
      lines: [{ merchandiseId: 'gid://shopify/ProductVariant/41', quantity: 1 }],
      goneItemTitles: [],
    });
    expect(again.lines[0]!.attributes).toContainEqual({ key: 'item id', value: itemId });
  });
});

describe('Money that the shop gives back', () => {
  const refund = (orderId: number, id: number, cents = '5.00') => ({
    id,
    order_id: orderId,
    refund_line_items: [{ line_item_id: 1, subtotal: cents }],
    transactions: [{ amount: cents, kind: 'refund', status: 'success' }],
  });

  it('is counted once, with the order and with the item', async () => {
    const itemId = await saveItem('Coat');
    const order = await orderOf([itemId]);
    await tell(order);
    await tell(refund(order.id, 901));
    await tell(refund(order.id, 901));
    await tell({
      ...order,
      financial_status: 'partially_refunded',
      refunds: [refund(order.id, 901), refund(order.id, 902, '1.00')],
    });
    expect(await history()).toMatchObject([{ totalCents: 1620, refundedCents: 600 }]);
    expect(await itemOf(itemId)).toMatchObject({ serviceCents: 1020 });
  });

  it('waits for its order, where it comes first', async () => {
    const itemId = await saveItem('Coat');
    const order = await orderOf([itemId]);
    expect(await tell(refund(order.id, 903))).toBe(200);
    expect(await history()).toEqual([]);
    await tell(order);
    server.advance(3_600_000);
    await server.app.services.jobs.idle();
    expect(await history()).toMatchObject([{ refundedCents: 500 }]);
  });
});

describe('An item that is ordered for', () => {
  const move = (order: object, status: string, hour: number) =>
    tell({ ...order, updated_at: at(hour), note_attributes: reached(status, at(hour)) });
  const sendBack = (order: object, hour: number) =>
    tell({ ...order, updated_at: at(hour), fulfillment_status: 'fulfilled' });
  const setTo = (itemId: string, availability: 'ready' | 'packed' | 'gone' | 'lent') =>
    server.call('saveItem', { owner, itemId, changes: { availability } }, maya);
  const stateOf = async (itemId: string) => (await itemOf(itemId)).availability;

  it('is at the studio from its payment until the parcel is back, and then what it was', async () => {
    const itemId = await saveItem('Coat', { availability: 'in-storage' });
    const order = await orderOf([itemId, itemId]);
    await tell(order);
    expect(await stateOf(itemId)).toBe('at-the-studio');
    await move(order, 'sentLabel', 1);
    expect(await stateOf(itemId)).toBe('at-the-studio');
    await move(order, 'inProgress', 2);
    expect(await stateOf(itemId)).toBe('at-the-studio');
    await sendBack(order, 3);
    expect(await stateOf(itemId)).toBe('in-storage');
    await move(order, 'inProgress', 2);
    expect(await stateOf(itemId)).toBe('in-storage');
  });

  it('is not ready while it is in the post, and is some days later', async () => {
    const itemId = await saveItem('Coat');
    const order = await orderOf([itemId]);
    const { services } = server.app;
    const now = services.now().toISOString();
    await tell({ ...order, updated_at: now, fulfillment_status: 'fulfilled' });
    expect(await stateOf(itemId)).toBe('at-the-studio');
    await sweep(services);
    expect(await stateOf(itemId)).toBe('at-the-studio');
    server.advance(5 * dayMs + 1000);
    await sweep(services);
    expect(await stateOf(itemId)).toBe('ready');
    // What is told again takes it away no more.
    await tell({ ...order, updated_at: now, fulfillment_status: 'fulfilled' });
    expect(await stateOf(itemId)).toBe('ready');
  });

  it('is the order’s alone until it is back, and tells so in its history', async () => {
    const coat = await saveItem('Coat');
    await setTo(coat, 'packed');
    const order = await orderOf([coat]);
    await move(order, 'sentLabel', 1);
    await expect(setTo(coat, 'packed')).rejects.toThrow('invalid');
    await move(order, 'inStudio', 2);
    await expect(setTo(coat, 'gone')).rejects.toThrow('invalid');
    expect(await stateOf(coat)).toBe('at-the-studio');
    await sendBack(order, 3);
    expect(await stateOf(coat)).toBe('packed');
    const input = { owner: maya.userId, itemId: coat };
    const { entries } = await server.call('getItemHistory', input, maya);
    expect(entries.map(({ availability }) => availability)).toEqual([
      'packed',
      'at-the-studio',
      'packed',
    ]);
  });

  it('is there until the last of two orders is over, and comes back when one is cancelled', async () => {
    const itemId = await saveItem('Coat', { availability: 'lent' });
    const [one, other] = [await orderOf([itemId]), await orderOf([itemId])];
    await move(one, 'sentLabel', 1);
    await move(other, 'sentLabel', 2);
    await sendBack(one, 3);
    expect(await stateOf(itemId)).toBe('at-the-studio');
    await tell({ ...other, updated_at: at(4), cancelled_at: at(4) });
    expect(await stateOf(itemId)).toBe('lent');
  });
});

describe('What is said of an order', () => {
  const later = '2031-01-01T00:00:00Z';
  const told = () => server.mails.filter(({ to }) => to === 'studio@example.com');
  const orderIdOf = async (changes: Record<string, unknown> = {}) => {
    const now = server.app.services.now().toISOString();
    const order = await orderOf([await saveItem('Coat')], {
      created_at: now,
      updated_at: now,
      ...changes,
    });
    await tell(order);
    return { order, orderId: (await history())[0]!.orderId };
  };

  it('reaches the studio, and the studio’s words the member', async () => {
    const { order, orderId } = await orderIdOf();
    const text = 'Please leave the lining';
    await server.call('messageStudio', { owner, orderId, text }, maya);
    await server.app.services.jobs.idle();
    expect(told().at(-1)).toMatchObject({
      subject: `About #${order.id}`,
      text: expect.stringContaining(text),
    });
    const photo = '/store/photos/a1.webp';
    await tell({
      ...order,
      updated_at: later,
      note_attributes: [
        { name: 'tracking number', value: '9400 1112 0355 27' },
        { name: 'studio photos', value: JSON.stringify([photo, 'https://elsewhere.example/x']) },
        {
          name: 'studio messages',
          value: JSON.stringify([{ id: 's1', text: 'We will', at: '2030-01-01T00:00:00Z' }]),
        },
        { name: 'quotes', value: JSON.stringify({ 1: '45.00' }) },
      ],
    });
    expect((await history())[0]).toMatchObject({
      trackingNumber: '9400 1112 0355 27',
      studioPhotos: [photo],
      messages: [
        { from: 'member', text },
        { from: 'studio', text: 'We will' },
      ],
      lines: [{ quote: { cents: 4500, answer: null, canAnswer: true } }],
    });
  });

  it('waits for the member until they have seen it, up to the message that they saw', async () => {
    const waits = async () =>
      (await server.call('userDetailsList', { userIds: [] }, maya)).users[0]!.studioWaits;
    const order = await orderOf([await saveItem('Coat')]);
    const say = (count: number) =>
      tell({
        ...order,
        updated_at: `2026-05-02T10:0${count}:00Z`,
        note_attributes: [
          {
            name: 'studio messages',
            value: JSON.stringify(
              ['a', 'b']
                .slice(0, count)
                .map((id) => ({ id, text: id, at: '2026-05-02T10:00:00Z' })),
            ),
          },
        ],
      });
    await tell(order);
    expect(await waits()).toBe(false);
    await say(1);
    const [first] = await history();
    expect(first!.isUnread).toBe(true);
    expect(await waits()).toBe(true);
    // One that came meanwhile was not seen.
    await say(2);
    const { orderId, messages } = first!;
    const seen = (messageId: string) =>
      server.call('markOrderRead', { owner, orderId, messageId }, maya);
    expect((await seen(messages[0]!.messageId)).order.isUnread).toBe(true);
    const last = (await history())[0]!.messages.at(-1)!;
    expect((await seen(last.messageId)).order.isUnread).toBe(false);
    await seen(messages[0]!.messageId);
    expect((await history())[0]!.isUnread).toBe(false);
    expect(await waits()).toBe(false);
    const none = { owner, orderId, messageId: '999999' };
    expect((await server.raw('markOrderRead', none, maya)).body).toMatchObject({
      code: 'not-found',
    });
  });

  it('can be that something is not right, once at a time, within ninety days', async () => {
    const { order, orderId } = await orderIdOf({ fulfillment_status: 'fulfilled' });
    const text = 'The left seam is open again';
    const report = () => server.call('reportProblem', { owner, orderId, text }, maya);
    const [before] = await history();
    expect(before).toMatchObject({ canReportProblem: true, problem: null });
    const { date } = before!.steps.find(({ status }) => status === 'fulfilled')!;
    expect(Date.parse(before!.warrantyUntil!)).toBe(Date.parse(date!) + 90 * dayMs);
    const { order: reported } = await report();
    expect(reported).toMatchObject({ canReportProblem: false, problem: { text, doneDate: null } });
    await expect(report()).rejects.toThrow('conflict');
    await server.app.services.jobs.idle();
    expect(told().at(-1)!.subject).toBe(`Something is not right with #${order.id}`);
    const { rows } = await server.app.services.open.pool.query(
      'select max(id)::text as id from service_problems',
    );
    await tell({
      ...order,
      updated_at: later,
      fulfillment_status: 'fulfilled',
      note_attributes: [{ name: 'problems done', value: JSON.stringify([rows[0].id]) }],
    });
    expect((await history())[0]).toMatchObject({
      canReportProblem: true,
      problem: { doneDate: expect.any(String) },
    });
    // A session that is used lives on.
    for (const days of [80, 11]) {
      server.advance(days * dayMs);
      await history();
    }
    expect((await history())[0]).toMatchObject({ canReportProblem: false });
    await expect(report()).rejects.toThrow('gone');
  });

  it('is not that something is not right before it is on its way back', async () => {
    const { orderId } = await orderIdOf();
    await expect(
      server.call('reportProblem', { owner, orderId, text: 'Hm' }, maya),
    ).rejects.toThrow('gone');
  });
});

describe('A quote of the studio', () => {
  const told = () => server.mails.filter(({ to }) => to === 'studio@example.com');
  const quotesOf = (say: Record<string, Record<string, string>>) =>
    Object.entries(say).map(([name, of]) => ({ name, value: JSON.stringify(of) }));
  /** An order whose first line is quoted, and a way to tell more of it. */
  const quoted = async (price = '35.00') => {
    const itemId = await saveItem('Coat', { purchasePriceCents: 10_000 });
    const order = await orderOf([itemId]);
    let hour = 0;
    const tellOf = (say: Record<string, Record<string, string>>, more: object = {}) => {
      hour += 1;
      return tell({ ...order, updated_at: at(hour), note_attributes: quotesOf(say), ...more });
    };
    await tellOf({ quotes: { 1: price } });
    const [{ orderId, lines } = { orderId: '', lines: [] }] = await history();
    const input = { owner, orderId, lineId: lines[0]!.lineId };
    const answer = (isAccepted: boolean, quoteCents = 3500) =>
      server.call('answerQuote', { ...input, quoteCents, isAccepted }, maya);
    const quote = async () => (await history())[0]!.lines[0]!.quote;
    return { itemId, order, input, tellOf, answer, quote };
  };

  it('is answered once, and the studio is told of it', async () => {
    const { order, answer, quote } = await quoted();
    expect(await quote()).toMatchObject({ cents: 3500, answer: null, canAnswer: true });
    const { order: answered } = await answer(true);
    expect(answered.lines[0]!.quote).toMatchObject({
      answer: 'accepted',
      answeredDate: expect.any(String),
      paidDate: null,
      canAnswer: false,
    });
    // What is said again is heard once.
    expect((await answer(true)).order).toEqual(answered);
    await expect(answer(false)).rejects.toThrow('conflict');
    await server.app.services.jobs.idle();
    const mails = told().filter(({ subject }) => subject.includes(`#${order.id}`));
    expect(mails).toMatchObject([
      {
        subject: `#${order.id}: quote accepted`,
        text: expect.stringContaining(`${maya.email} accepts $35.00 for Shorten hem (Coat).`),
      },
    ]);
    const other = await quoted();
    await other.answer(false);
    await expect(other.answer(true)).rejects.toThrow('conflict');
    await server.app.services.jobs.idle();
    expect(told().at(-1)!.text).toContain('declines $35.00');
    expect(told().at(-1)!.text).not.toContain('invoice');
    // Nothing else was ordered.
    expect(told().at(-1)!.text).toContain('give back what was paid for it');
  });

  it('is not accepted unseen: another sum has no answer, and the one before cannot be given', async () => {
    const { input, answer, tellOf, quote } = await quoted();
    await answer(true);
    server.mails.length = 0;
    await tellOf({ quotes: { 1: '40.00' } });
    const mail = server.mails.find(({ text }) =>
      text.includes('Shorten hem (Coat) would cost $40.00'),
    )!;
    expect(mail).toMatchObject({ to: maya.email });
    expect(mail.text).toContain(`/item-service-history?sheet=quote-${input.orderId}`);
    expect(await quote()).toMatchObject({ cents: 4000, answer: null, canAnswer: true });
    await expect(answer(true)).rejects.toThrow('conflict');
    expect(await quote()).toMatchObject({ answer: null });
    await answer(true, 4000);
    expect(await quote()).toMatchObject({ cents: 4000, answer: 'accepted' });
  });

  it('is mailed to whoever wants to hear of orders, and a receipt to everybody', async () => {
    const { order, answer, tellOf } = await quoted();
    const subjects = () =>
      server.mails
        .splice(0)
        .filter(({ to }) => to === maya.email)
        .map(({ subject }) => subject);
    await server.call('saveMailKinds', { mailKinds: [] }, maya);
    subjects();
    await tellOf({ quotes: { 1: '40.00' } });
    expect(subjects()).toEqual([]);
    await answer(true, 4000);
    subjects();
    await tellOf({ quotes: { 1: '40.00' }, 'quotes paid': { 1: '40.00' } });
    expect(subjects()).toEqual([`#${order.id}: your quote is paid`]);
    await server.call('saveMailKinds', { mailKinds: ['orders'] }, maya);
  });

  it('is a part of what was paid once the shop says so, and counts once', async () => {
    const { itemId, order, answer, tellOf, quote } = await quoted();
    const payment = 'https://hem.myshopify.com/invoices/1';
    const before = { quotes: { 1: '35.00' }, 'quote payments': { 1: payment } };
    await tellOf(before);
    expect((await quote())!.payUrl).toBeNull();
    await answer(true);
    expect((await quote())!.payUrl).toBe(payment);
    await tellOf({ ...before, 'quote payments': { 1: 'javascript:alert(1)' } });
    expect((await quote())!.payUrl).toBeNull();
    server.mails.length = 0;
    const paid = { ...before, 'quotes paid': { 1: '35.00' } };
    await tellOf(paid);
    await tellOf(paid);
    // News of before that comes late takes nothing back, nor does another sum.
    await tell({ ...order, updated_at: at(1), note_attributes: quotesOf(before) });
    await tellOf({ quotes: { 1: '50.00' } });
    expect(await history()).toMatchObject([
      {
        subtotalCents: 1800 + 3500,
        discountCents: 180,
        totalCents: 1620 + 3500,
        lines: [{ priceCents: 1800, quote: { cents: 3500, payUrl: null, canAnswer: false } }],
      },
    ]);
    expect((await quote())!.paidDate).not.toBeNull();
    expect(await itemOf(itemId)).toMatchObject({ serviceCents: 1620 + 3500 });
    const mails = server.mails.filter(({ to }) => to === maya.email);
    expect(mails.map(({ subject }) => subject)).toEqual([`#${order.id}: your quote is paid`]);
    expect(mails[0]!.text).toContain('You paid $35.00 for Shorten hem (Coat).');
    await tellOf(paid, {
      refunds: [
        {
          id: 77,
          refund_line_items: [{ line_item_id: 1, subtotal: '35.00' }],
          transactions: [{ amount: '35.00', kind: 'refund', status: 'success' }],
        },
      ],
    });
    expect(await history()).toMatchObject([{ totalCents: 5120, refundedCents: 3500 }]);
    expect(await itemOf(itemId)).toMatchObject({ serviceCents: 1620 });
  });

  it('has no answer once its order is over, and nobody answers for another line', async () => {
    const { input, answer, tellOf, quote } = await quoted();
    const strange = await quoted();
    await expect(
      server.call(
        'answerQuote',
        { ...input, lineId: strange.input.lineId, quoteCents: 3500, isAccepted: true },
        maya,
      ),
    ).rejects.toThrow('not-found');
    const back = { id: 78, transactions: [{ amount: '16.20', kind: 'refund' }] };
    await strange.tellOf({ quotes: { 1: '35.00' } }, { refunds: [back] });
    await expect(strange.answer(true)).rejects.toThrow('gone');
    await tellOf({ quotes: { 1: '35.00' } }, { fulfillment_status: 'fulfilled' });
    const lines = (await history()).flatMap((one) => one.lines);
    expect(lines.map((line) => line.quote?.canAnswer)).toEqual([false, false]);
    await expect(answer(true)).rejects.toThrow('gone');
    expect((await quote())!.answer).toBeNull();
  });
});
