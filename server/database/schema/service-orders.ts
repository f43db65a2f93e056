import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { QuoteAnswer, ServiceStatus } from '#contract/rules/service-orders.ts';
import { at, created, rowId, textList } from './columns.ts';
import { items } from './items.ts';
import { images, users } from './users-and-images.ts';

/** Money that was given back. */
export interface Refund {
  /** The store's id of it. */
  refundId: string;
  /** US cents. */
  cents: number;
}

/** The orders that members paid for, as the store told of them. */
export const serviceOrders = pgTable(
  'service_orders',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    storeOrderId: text('store_order_id').notNull().unique(),
    cartToken: text('cart_token').notNull(),
    orderNumber: text('order_number').notNull(),
    status: text('status').$type<ServiceStatus>().notNull(),
    placedAt: at('placed_at').notNull(),
    sentLabelAt: at('sent_label_at'),
    inStudioAt: at('in_studio_at'),
    inProgressAt: at('in_progress_at'),
    fulfilledAt: at('fulfilled_at'),
    trackingNumber: text('tracking_number'),
    returnTrackingNumber: text('return_tracking_number'),
    /** US cents. */
    subtotalCents: integer('subtotal_cents').notNull(),
    discountCents: integer('discount_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    refunds: jsonb('refunds').$type<Refund[]>().notNull().default([]),
    note: text('note'),
    /** Addresses of pictures. */
    studioPhotos: textList('studio_photos'),
    /** When the member asked to cancel it; null where they did not, or took it back. */
    cancelAskedAt: at('cancel_asked_at'),
    /** The last message that the member has seen. */
    readMessageId: rowId('read_message_id').notNull().default(0),
    /** Of the latest news that was taken in, by the store's clock. */
    toldAt: at('told_at').notNull(),
    createdAt: created(),
  },
  (table) => [index('service_orders_owner').on(table.ownerId, table.placedAt, table.id)],
);

export const serviceOrderLines = pgTable(
  'service_order_lines',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: rowId('order_id')
      .notNull()
      .references(() => serviceOrders.id, { onDelete: 'cascade' }),
    storeLineId: text('store_line_id').notNull(),
    variantId: text('variant_id').notNull(),
    /** Null of a fee, and once the item is forgotten: what was ordered stays. */
    itemId: rowId('item_id').references(() => items.id, { onDelete: 'set null' }),
    itemTitle: text('item_title'),
    serviceName: text('service_name').notNull(),
    isFee: boolean('is_fee').notNull(),
    quantity: integer('quantity').notNull(),
    /** US cents for one. */
    priceCents: integer('price_cents').notNull(),
    discountCents: integer('discount_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** The sum the studio asks for the whole line, in US cents; null where nothing was asked. */
    quoteCents: integer('quote_cents'),
    /** The member's answer to this sum; a new sum has no answer. */
    quoteAnswer: text('quote_answer').$type<QuoteAnswer>(),
    quoteAnsweredAt: at('quote_answered_at'),
    /** When the store told that it is paid for; it stays as it is from then on. */
    quotePaidAt: at('quote_paid_at'),
    /** The address where it is paid for, as the store told; null until it has. */
    quotePayAddress: text('quote_pay_address'),
    /** All that the cart's line carried, as it came. */
    attributes: jsonb('attributes').$type<{ key: string; value: string }[]>().notNull(),
  },
  (table) => [
    index('service_order_lines_order').on(table.orderId, table.id),
    index('service_order_lines_item').on(table.itemId),
  ],
);

/** The member's own pictures that a line shows, so that they stay and can be signed anew. */
export const serviceLineImages = pgTable(
  'service_line_images',
  {
    lineId: rowId('line_id')
      .notNull()
      .references(() => serviceOrderLines.id, { onDelete: 'cascade' }),
    imageId: uuid('image_id')
      .notNull()
      // [Note: Used pictures]
      .references(() => images.id),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lineId, table.imageId] }),
    index('service_line_images_image').on(table.imageId),
  ],
);

/** An item on its way to the studio, there, or not sent back yet ([Note: At the studio]). */
export const serviceStays = pgTable(
  'service_stays',
  {
    orderId: rowId('order_id')
      .notNull()
      .references(() => serviceOrders.id, { onDelete: 'cascade' }),
    itemId: rowId('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    /** The availability it had before. */
    before: text('before').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.itemId] }),
    index('service_stays_item').on(table.itemId),
  ],
);

export const serviceMessages = pgTable(
  'service_messages',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: rowId('order_id')
      .notNull()
      .references(() => serviceOrders.id, { onDelete: 'cascade' }),
    from: text('from').$type<'member' | 'studio'>().notNull(),
    /** The studio's own id of what it said. */
    storeMessageId: text('store_message_id'),
    text: text('text').notNull(),
    sentAt: at('sent_at').notNull(),
  },
  (table) => [
    index('service_messages_order').on(table.orderId, table.sentAt, table.id),
    uniqueIndex('service_messages_store').on(table.orderId, table.storeMessageId),
  ],
);

/** Problems: what was said to be not right. */
export const serviceProblems = pgTable(
  'service_problems',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: rowId('order_id')
      .notNull()
      .references(() => serviceOrders.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    reportedAt: at('reported_at').notNull(),
    doneAt: at('done_at'),
  },
  (table) => [
    // One at a time.
    uniqueIndex('service_problems_open').on(table.orderId).where(sql`${table.doneAt} is null`),
    index('service_problems_order').on(table.orderId, table.id),
  ],
);
