import { productTypes } from '#contract/rules/services.ts';
import { type OrderRow, paidForOrder, placeOf, refundedOfOrder } from './orders.ts';
import { quotePath } from './quote-path.ts';
import type { StoreRefund } from './tables.ts';

/*
 * Orders and refunds in the JSON that Shopify's webhooks have (Admin API 2025-01), as far as this store has what they
 * tell of: the same that a real shop would send, so that one receiver takes both.
 */

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** The store's name for an order. */
export const orderName = (id: number): string => `HEM-${1000 + id}`;

/** The studio's words on an order, and what it has put right. */
interface Said {
  messages: { id: number; text: string; sentAt: Date }[];
  /** Names of problems, as they were told of. */
  problemsDone: string[];
}

/**
 * An order, as `orders/paid`, `orders/updated` and `orders/fulfilled` have it. `skus` are the stock keeping units of its
 * products, by product id.
 */
export function orderPayload(
  order: OrderRow,
  said: Said,
  skus: ReadonlyMap<number, string>,
): Record<string, unknown> {
  const { address, statusTimes } = order;
  const refunded = refundedOfOrder(order);
  const details: Record<string, string | null> = {
    ...Object.fromEntries(order.attributes.map(({ key, value }) => [key, value])),
    sentLabel: statusTimes.sentLabel ?? null,
    inStudio: statusTimes.inStudio ?? null,
    inProgress: statusTimes.inProgress ?? null,
    'tracking number': order.trackingNumber,
    'studio photos': listOf(order.photos),
    'studio messages': listOf(
      said.messages.map(({ id, text, sentAt }) => ({
        id: String(id),
        text,
        at: sentAt.toISOString(),
      })),
    ),
    'problems done': listOf(said.problemsDone),
    quotes: byLine(order, ({ quoteCents }) => quoteCents && dollars(quoteCents)),
    'quote payments': byLine(order, (line) =>
      line.quoteCents && !line.quotePaidAt ? quotePath(order, line.id) : null,
    ),
    'quotes paid': byLine(order, ({ quoteCents, quotePaidAt }) =>
      quoteCents && quotePaidAt ? dollars(quoteCents) : null,
    ),
  };
  const lines = order.lines.map((line) => ({
    ...soldLine(line, skus),
    admin_graphql_api_id: `gid://shopify/LineItem/${line.id}`,
    product_id: line.productId,
    variant_id: line.variantId,
    title: line.title,
    name: line.title,
    vendor: 'Hem Studio',
    total_discount: '0.00',
    properties: line.attributes.map(({ key, value }) => ({ name: key, value })),
    requires_shipping: line.productType !== productTypes.digital,
    taxable: false,
    fulfillment_status: order.status === 'fulfilled' ? 'fulfilled' : null,
  }));
  const [firstName = '', ...rest] = address.name.split(' ');
  return {
    id: order.id,
    admin_graphql_api_id: `gid://shopify/Order/${order.id}`,
    name: orderName(order.id),
    order_number: 1000 + order.id,
    cart_token: order.cartToken,
    checkout_token: order.cartToken,
    email: order.email,
    contact_email: order.email,
    created_at: order.createdAt.toISOString(),
    processed_at: order.createdAt.toISOString(),
    updated_at: order.updatedAt.toISOString(),
    cancelled_at: placeOf(order) === 'cancelled' ? (order.refunds.at(-1)?.at ?? null) : null,
    currency: 'USD',
    test: true,
    financial_status:
      refunded === 0 ? 'paid' : refunded < paidForOrder(order) ? 'partially_refunded' : 'refunded',
    fulfillment_status: order.status === 'fulfilled' ? 'fulfilled' : null,
    note: order.note,
    note_attributes: Object.entries(details).flatMap(([name, value]) =>
      value === null ? [] : [{ name, value }],
    ),
    tags: '',
    total_line_items_price: dollars(order.subtotalCents),
    total_discounts: dollars(order.discountCents),
    subtotal_price: dollars(order.totalCents),
    total_tax: '0.00',
    total_price: dollars(order.totalCents),
    shipping_address: {
      name: address.name,
      first_name: firstName,
      last_name: rest.join(' '),
      address1: address.street,
      city: address.city,
      province_code: address.region,
      zip: address.zip,
      country_code: address.countryCode,
    },
    line_items: lines,
    fulfillments:
      order.status === 'fulfilled'
        ? [
            {
              id: order.id,
              order_id: order.id,
              status: 'success',
              created_at: statusTimes.fulfilled,
              tracking_number: order.returnTrackingNumber,
              // What they are stands above, and is not said twice.
              line_items: lines.map(({ properties: _, ...line }) => line),
            },
          ]
        : [],
    refunds: order.refunds.map((refund) => refundPayload(order, refund, skus)),
  };
}

/** The part of a line that says what was paid for it; null of a line that the order does not have. */
const soldLine = (
  line: OrderRow['lines'][number] | undefined,
  skus: ReadonlyMap<number, string>,
) =>
  line
    ? {
        id: line.id,
        sku: skus.get(line.productId) ?? null,
        quantity: line.quantity,
        price: dollars(line.priceCents),
        discount_allocations:
          line.discountCents > 0
            ? [{ amount: dollars(line.discountCents), discount_application_index: 0 }]
            : [],
      }
    : null;

/** A refund, as `refunds/create` has it. */
export function refundPayload(
  order: OrderRow,
  refund: StoreRefund,
  skus: ReadonlyMap<number, string>,
): Record<string, unknown> {
  const lineOf = (lineId: number) => order.lines.find(({ id }) => id === lineId);
  return {
    id: refund.id,
    order_id: order.id,
    created_at: refund.at,
    processed_at: refund.at,
    note: null,
    refund_line_items: refund.lines.map(({ lineId, cents }, index) => ({
      id: refund.id * 1000 + index,
      line_item_id: lineId,
      line_item: soldLine(lineOf(lineId), skus),
      quantity: lineOf(lineId)?.quantity ?? 0,
      subtotal: Number(dollars(cents)),
      total_tax: 0,
    })),
    transactions: [
      {
        id: refund.id,
        order_id: order.id,
        kind: 'refund',
        status: 'success',
        amount: dollars(refund.cents),
        currency: 'USD',
        test: true,
      },
    ],
  };
}

const listOf = (list: unknown[]): string | null => (list.length > 0 ? JSON.stringify(list) : null);

/** A JSON object of what some lines say, by line id; null where none does. */
function byLine(
  { lines }: OrderRow,
  say: (line: OrderRow['lines'][number]) => string | number | null,
): string | null {
  const said = lines.flatMap((line) => {
    const words = say(line);
    return words ? [[String(line.id), words]] : [];
  });
  return said.length > 0 ? JSON.stringify(Object.fromEntries(said)) : null;
}
