import * as v from 'valibot';
import { type ServiceStatus, serviceStatuses } from '#contract/rules/service-orders.ts';
import { lineKeys } from '#contract/rules/services.ts';
import { visibleText } from '#contract/rules/visible-text.ts';
import { readJson, readPairs } from './pairs.ts';

/** The end of the address that a shop's webhooks go to: `/webhooks/shop`. */
export const shopSourceName = 'shop';

/*
 * The parts of Shopify's webhook payloads (orders/paid, orders/updated, orders/fulfilled, refunds/create; Admin API
 * 2025-01) that Hem reads. What a shop has no field of its own for stands in the order's additional details (note
 * attributes), which the studio or its automation sets:
 *
 *   sentLabel, inStudio, inProgress   when each was reached, in ISO 8601; a tag of that name says it without a time
 *   tracking number                   of the parcel to the studio
 *   studio photos                     a JSON list of addresses
 *   studio messages                   a JSON list of { id, text, at }
 *   quotes                            a JSON object, line id to dollars
 *   quote payments                    a JSON object, line id to the address where it is paid for
 *   quotes paid                       a JSON object, line id to the dollars that were paid
 *   problems done                     a JSON list of the ids of problems that were put right
 */

/** An id as Shopify writes it, a number. */
const id = v.pipe(
  v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.regex(/^\d{1,20}$/))]),
  v.transform(String),
);

/** US cents, from dollars as Shopify writes them: `"12.50"`, at times a number. */
const cents = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((given) => Math.round(Number(given) * 100)),
  v.integer(),
  v.minValue(0),
  v.maxValue(1_000_000_00),
);

/** The price that is asked for something. */
const price = v.pipe(cents, v.minValue(1));

/** An address where people can be sent to pay: a page of our own store, or one that nobody on the way reads. */
const payAddress = v.pipe(v.string(), v.maxLength(1000), v.regex(/^(\/store\/|https:\/\/)[!-~]+$/));

const time = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
  v.transform((text) => new Date(text)),
);

/** PostgreSQL keeps no text with a null character. */
const text = v.pipe(
  v.string(),
  v.transform((given) => given.replaceAll('\0', '')),
);

const pairs = v.optional(
  v.array(v.object({ name: text, value: v.nullable(v.union([text, v.number()])) })),
  [],
);

/** The part of a line that says what was paid for it, and by which stock keeping unit the shop knows it. */
const soldLine = {
  sku: v.nullish(text, null),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  price: cents,
  discount_allocations: v.optional(v.array(v.object({ amount: cents })), []),
};

const refund = v.object({
  id,
  refund_line_items: v.optional(
    v.array(
      v.object({
        line_item_id: id,
        subtotal: cents,
        // The line that it is of, as the order has it.
        line_item: v.fallback(v.nullish(v.object(soldLine), null), null),
      }),
    ),
    [],
  ),
  transactions: v.optional(
    v.array(v.object({ amount: cents, kind: v.string(), status: v.optional(v.string()) })),
    [],
  ),
});

const addressPart = v.nullish(text, null);

const address = v.object({
  name: addressPart,
  address1: addressPart,
  address2: addressPart,
  city: addressPart,
  province_code: addressPart,
  zip: addressPart,
  country_code: addressPart,
});

const order = v.object({
  id,
  name: v.pipe(text, v.maxLength(100)),
  cart_token: v.nullish(v.string(), null),
  created_at: time,
  updated_at: time,
  cancelled_at: v.nullish(time, null),
  financial_status: v.nullish(v.string(), null),
  fulfillment_status: v.nullish(v.string(), null),
  note: v.nullish(text, null),
  note_attributes: pairs,
  // Only a mail says it: what is no address is left out of that.
  shipping_address: v.fallback(v.nullish(address, null), null),
  tags: v.nullish(v.string(), ''),
  total_line_items_price: cents,
  total_discounts: cents,
  total_price: cents,
  line_items: v.array(
    v.object({
      id,
      variant_id: v.nullish(id, null),
      title: text,
      ...soldLine,
      properties: pairs,
    }),
  ),
  fulfillments: v.optional(
    v.array(v.object({ created_at: time, tracking_number: v.nullish(v.string(), null) })),
    [],
  ),
  refunds: v.optional(v.array(refund), []),
});

const refundEvent = v.object({ ...refund.entries, order_id: id });

/** Money that the store gave back. */
export interface ShopRefund {
  refundId: string;
  cents: number;
  lines: ShopRefundLine[];
}

/** A line that money was given back of. */
export interface ShopRefundLine {
  storeLineId: string;
  cents: number;
  /** The stock keeping unit of what was bought; null where the refund does not say. */
  sku: string | null;
  /** US cents that were paid for the whole line; null where the refund does not say. */
  paidCents: number | null;
}

/** An order as the store tells of it, in our words. */
export interface ShopOrder {
  storeOrderId: string;
  orderNumber: string;
  cartToken: string | null;
  /** Whether there was money in it; what was given back since was paid. */
  isPaid: boolean;
  /** Whether all the money was given back, by the store's own word. */
  isRefunded: boolean;
  cancelledAt: Date | null;
  /** The cart's attribute `user id`: whoever makes a cart may write anything there. */
  userId: string | null;
  placedAt: Date;
  updatedAt: Date;
  /** When each later status was reached; of one that is only known to be over, null. */
  reached: Partial<Record<ServiceStatus, Date | null>>;
  trackingNumber: string | null;
  returnTrackingNumber: string | null;
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
  note: string | null;
  /** The address the garments go back to, line by line; empty where the store does not say. */
  shippingAddress: string[];
  lines: ShopLine[];
  refunds: ShopRefund[];
  photos: string[];
  messages: { id: string; text: string; at: Date }[];
  /** US cents by store line. */
  quotes: Record<string, number>;
  /** The addresses where quotes are paid for, by store line. */
  quotePayments: Record<string, string>;
  /** US cents that were paid for quotes, by store line. */
  quotesPaid: Record<string, number>;
  /** Ids of problems, ours. */
  problemsDone: string[];
}

/** A line of an order as the store tells of it. */
export interface ShopLine {
  storeLineId: string;
  variantId: string;
  /** The variant's stock keeping unit, which only the shop can set; null where it has none. */
  sku: string | null;
  title: string;
  quantity: number;
  priceCents: number;
  discountCents: number;
  attributes: { key: string; value: string }[];
}

/** An event by what it tells of: an order, a refund, or nothing that Hem knows; null is none of them. */
export type ShopEvent =
  | { kind: 'order'; order: ShopOrder }
  | { kind: 'refund'; storeOrderId: string; refund: ShopRefund };

/** Reads an event by what it has; null where it is neither an order nor a refund. */
export function readShopEvent(payload: unknown): ShopEvent | null {
  const asOrder = v.safeParse(order, payload);
  if (asOrder.success) return { kind: 'order', order: toOrder(asOrder.output) };
  const asRefund = v.safeParse(refundEvent, payload);
  if (!asRefund.success) return null;
  const { order_id: storeOrderId } = asRefund.output;
  return { kind: 'refund', storeOrderId, refund: toRefund(asRefund.output) };
}

function toOrder(given: v.InferOutput<typeof order>): ShopOrder {
  const details = readPairs(given.note_attributes);
  const fulfilled = given.fulfillments[0];
  return {
    storeOrderId: given.id,
    orderNumber: given.name,
    cartToken: given.cart_token,
    isPaid: /^(paid|partially_refunded|refunded)$/.test(given.financial_status ?? ''),
    isRefunded: given.financial_status === 'refunded',
    cancelledAt: given.cancelled_at,
    userId: details[lineKeys.userId] ?? null,
    placedAt: given.created_at,
    updatedAt: given.updated_at,
    reached: {
      ...readReached(details, given.tags ?? ''),
      ...(given.fulfillment_status === 'fulfilled'
        ? { fulfilled: fulfilled?.created_at ?? given.updated_at }
        : {}),
    },
    trackingNumber: details['tracking number']?.slice(0, 100) ?? null,
    returnTrackingNumber: fulfilled?.tracking_number?.slice(0, 100) ?? null,
    subtotalCents: given.total_line_items_price,
    discountCents: given.total_discounts,
    totalCents: given.total_price,
    note: given.note,
    shippingAddress: given.shipping_address ? toAddress(given.shipping_address) : [],
    lines: given.line_items.map((line) => ({
      storeLineId: line.id,
      variantId: line.variant_id ?? '',
      sku: line.sku,
      title: line.title,
      quantity: line.quantity,
      priceCents: line.price,
      discountCents: discountOf(line),
      attributes: line.properties.map(({ name, value }) => ({
        key: name,
        value: String(value ?? ''),
      })),
    })),
    refunds: given.refunds.map(toRefund),
    photos: readJson(v.array(v.string()), details['studio photos'], []),
    messages: readJson(
      v.array(v.object({ id: v.string(), text, at: time })),
      details['studio messages'],
      [],
    ),
    quotes: readJson(v.record(v.string(), price), details.quotes, {}),
    quotePayments: readJson(v.record(v.string(), payAddress), details['quote payments'], {}),
    quotesPaid: readJson(v.record(v.string(), price), details['quotes paid'], {}),
    problemsDone: readJson(v.array(v.string()), details['problems done'], []),
  };
}

const discountOf = ({
  discount_allocations: taken,
}: {
  discount_allocations: { amount: number }[];
}) => taken.reduce((sum, { amount }) => sum + amount, 0);

const paidOf = (line: {
  price: number;
  quantity: number;
  discount_allocations: { amount: number }[];
}) => line.price * line.quantity - discountOf(line);

function toAddress(given: v.InferOutput<typeof address>): string[] {
  const region = [given.province_code, given.zip].filter(Boolean).join(' ');
  const place = [given.city, region, given.country_code].filter(Boolean).join(', ');
  const lines = [given.name, given.address1, given.address2, place];
  return lines.flatMap(
    (line) =>
      visibleText(line ?? '')
        .trim()
        .slice(0, 200) || [],
  );
}

function readReached(details: Record<string, string>, tags: string): ShopOrder['reached'] {
  const tagged = new Set(tags.split(',').map((tag) => tag.trim()));
  const reached: ShopOrder['reached'] = {};
  for (const status of serviceStatuses) {
    if (status === 'created' || status === 'fulfilled') continue;
    const said = Date.parse(details[status] ?? '');
    if (!Number.isNaN(said)) reached[status] = new Date(said);
    else if (tagged.has(status)) reached[status] = null;
  }
  return reached;
}

function toRefund(given: v.InferOutput<typeof refund>): ShopRefund {
  const lines = given.refund_line_items.map((line) => ({
    storeLineId: line.line_item_id,
    cents: line.subtotal,
    sku: line.line_item?.sku ?? null,
    paidCents: line.line_item && paidOf(line.line_item),
  }));
  const moved = given.transactions.filter(
    ({ kind, status = 'success' }) => kind === 'refund' && status === 'success',
  );
  const of = (amounts: number[]) => amounts.reduce((sum, one) => sum + one, 0);
  return {
    refundId: given.id,
    cents:
      moved.length > 0
        ? of(moved.map(({ amount }) => amount))
        : of(lines.map((line) => line.cents)),
    lines,
  };
}
