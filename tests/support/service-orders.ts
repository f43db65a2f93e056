import { randomInt, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { productTypes } from '#contract/rules/services.ts';
import type { Database } from '#server/database/database.ts';
import { serviceOrders } from '#server/database/schema.ts';
import { readShopEvent } from '#server/ports/shop-payloads.ts';
import { takeOrderNews } from '#server/repositories/service-order-news.ts';
import { quotePath } from '#server/store/quote-path.ts';
import { storeOrderLines, storeOrders } from '#server/store/tables.ts';
import type { Person, TestServer } from './test-server.ts';

/** A line of an order as a shop writes it. */
export const shopLine = (
  id: number,
  { itemId, ...more }: { itemId?: string | undefined; [field: string]: unknown } = {},
) => ({
  id,
  variant_id: 41,
  title: 'Shorten hem',
  quantity: 1,
  price: '18.00',
  discount_allocations: [{ amount: '1.80' }],
  properties: itemId
    ? [
        { name: 'item id', value: itemId },
        { name: 'item name', value: 'Coat' },
        { name: 'service name', value: 'Shorten hem' },
        { name: 'service group', value: 'ALTERATIONS_AND_REPAIRS' },
        { name: 'additional details', value: 'By two inches' },
      ]
    : [],
  ...more,
});

/** An order as a shop writes it (Admin API 2025-01): what is left out of `changes` is as in an order that was just paid. */
export const shopOrder = (changes: Record<string, unknown> = {}) => {
  const id = randomInt(1, 2 ** 40);
  return {
    id,
    name: `#${id}`,
    cart_token: randomUUID(),
    created_at: '2026-05-01T10:00:00Z',
    updated_at: '2026-05-01T10:00:00Z',
    financial_status: 'paid',
    fulfillment_status: null,
    note: null,
    note_attributes: [] as { name: string; value: string }[],
    tags: '',
    total_line_items_price: '18.00',
    total_discounts: '1.80',
    total_price: '16.20',
    line_items: [shopLine(1)],
    fulfillments: [],
    refunds: [],
    ...changes,
  };
};

/** Gives somebody an order of one of their items; sent back just now unless said. Answers its id. */
export async function makeServiceOrder(
  server: TestServer,
  person: Person,
  itemId: string,
  changes?: Record<string, unknown>,
): Promise<string> {
  const { open, now } = server.app.services;
  const at = now().toISOString();
  const given = shopOrder({
    created_at: at,
    updated_at: at,
    fulfillment_status: 'fulfilled',
    note: `Note of ${person.userId}`,
    line_items: [shopLine(1, { itemId })],
    ...changes,
  });
  const cartId = `gid://shopify/Cart/${given.cart_token}?key=k`;
  await server.call('saveCart', { cartId }, person);
  const event = readShopEvent(given);
  if (event?.kind !== 'order') throw new Error('not an order');
  await takeOrderNews(open, event.order, now(), async () => {});
  const [row] = await open.database
    .select({ id: serviceOrders.id })
    .from(serviceOrders)
    .where(eq(serviceOrders.storeOrderId, String(given.id)));
  return String(row!.id);
}

/** Gives somebody an order of one of their items with a quote of $35.00 that waits for its answer. */
export async function makeQuotedOrder(
  server: TestServer,
  person: Person,
  itemId: string,
  changes?: Record<string, unknown>,
): Promise<{ orderId: string; lineId: string; quoteCents: number }> {
  const orderId = await makeServiceOrder(server, person, itemId, {
    fulfillment_status: null,
    note_attributes: [{ name: 'quotes', value: '{"1":"35.00"}' }],
    ...changes,
  });
  const owner = person.userId;
  const { order } = await server.call('getServiceOrder', { owner, orderId }, person);
  return { orderId, lineId: order.lines[0]!.lineId, quoteCents: 3500 };
}

/** Puts an order with a quote into the embedded store, as it stands there: paid for, and owned by nobody in Hem. */
export async function makeStoreQuote(
  database: Database,
  quoteCents: number,
): Promise<{ orderId: number; lineId: number; path: string }> {
  const address = {
    name: 'M',
    street: 'S',
    city: 'C',
    region: 'OR',
    zip: '97205',
    countryCode: 'US',
  };
  const [order] = await database
    .insert(storeOrders)
    .values({
      cartToken: randomUUID(),
      cartKey: randomUUID(),
      email: 'maya@example.com',
      address,
      subtotalCents: 299,
      discountCents: 0,
      totalCents: 299,
    })
    .returning();
  const [line] = await database
    .insert(storeOrderLines)
    .values({
      orderId: order!.id,
      productId: 1,
      variantId: 1,
      title: 'Custom repair',
      productType: productTypes.custom,
      quantity: 1,
      priceCents: 0,
      discountCents: 0,
      quoteCents,
    })
    .returning({ id: storeOrderLines.id });
  return { orderId: order!.id, lineId: line!.id, path: quotePath(order!, line!.id) };
}
