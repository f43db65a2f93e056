import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { QuoteAnswer, ServiceStatus } from '#contract/rules/service-orders.ts';
import { at, created, rowId, textList, updated } from '../database/schema/columns.ts';

/*
 * The tables of the embedded store. Nothing outside the store reads it: the product speaks to the store as it
 * speaks to a real shop, by its API and its webhooks.
 */

/** Key and value that a caller puts on a cart or a line; kept as they came. */
export interface Attribute {
  key: string;
  value: string;
}

/** How many services may be asked for, or what people get. */
export const storeProducts = pgTable('store_products', {
  id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
  handle: text('handle').notNull().unique(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  /** Alteration, Repair, Custom, Fee or Digital. */
  productType: text('product_type').notNull(),
  tags: textList('tags'),
  /** False once it is withdrawn: it cannot be found or added any more. */
  isPublished: boolean('is_published').notNull().default(true),
  createdAt: created(),
  updatedAt: updated(),
});

export const storeVariants = pgTable(
  'store_variants',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: rowId('product_id')
      .notNull()
      .references(() => storeProducts.id, { onDelete: 'cascade' }),
    /** `Default Title` of a product that has only one. */
    title: text('title').notNull(),
    /** US cents. */
    priceCents: integer('price_cents').notNull(),
    /** How many can be sold; null without a limit. */
    stock: integer('stock'),
    position: integer('position').notNull(),
  },
  (table) => [index('store_variants_product').on(table.productId, table.position)],
);

export const storeCollections = pgTable('store_collections', {
  id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
  handle: text('handle').notNull().unique(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  updatedAt: updated(),
});

export const storeCollectionProducts = pgTable(
  'store_collection_products',
  {
    collectionId: rowId('collection_id')
      .notNull()
      .references(() => storeCollections.id, { onDelete: 'cascade' }),
    productId: rowId('product_id')
      .notNull()
      .references(() => storeProducts.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.productId] }),
    index('store_collection_products_product').on(table.productId),
  ],
);

/** An address that things are sent to. */
export interface Address {
  name: string;
  street: string;
  city: string;
  /** State or province, two letters. */
  region: string;
  zip: string;
  countryCode: string;
}

/** A cart belongs to whoever knows its id: token and key. */
export const storeCarts = pgTable('store_carts', {
  token: text('token').primaryKey(),
  key: text('key').notNull(),
  note: text('note'),
  attributes: jsonb('attributes').$type<Attribute[]>().notNull().default([]),
  countryCode: text('country_code'),
  email: text('email'),
  phone: text('phone'),
  /** The address typed at a checkout that was not paid. */
  address: jsonb('address').$type<Address>(),
  createdAt: created(),
  updatedAt: updated(),
});

export const storeCartLines = pgTable(
  'store_cart_lines',
  {
    /** Counts up, so that lines stand in the order in which they came. */
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    cartToken: text('cart_token')
      .notNull()
      .references(() => storeCarts.token, { onDelete: 'cascade' }),
    variantId: rowId('variant_id')
      .notNull()
      .references(() => storeVariants.id),
    quantity: integer('quantity').notNull(),
    attributes: jsonb('attributes').$type<Attribute[]>().notNull().default([]),
  },
  (table) => [
    index('store_cart_lines_cart').on(table.cartToken, table.id),
    index('store_cart_lines_variant').on(table.variantId),
  ],
);

/** Money that was given back. */
export interface StoreRefund {
  id: number;
  /** US cents, the sum of the lines. */
  cents: number;
  lines: { lineId: number; cents: number }[];
  /** In ISO 8601. */
  at: string;
}

/** A cart that was paid for: what was bought, for what price, as it was then. */
export const storeOrders = pgTable(
  'store_orders',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    /** A cart is paid for once. */
    cartToken: text('cart_token').notNull().unique(),
    cartKey: text('cart_key').notNull(),
    email: text('email').notNull(),
    address: jsonb('address').$type<Address>().notNull(),
    note: text('note'),
    attributes: jsonb('attributes').$type<Attribute[]>().notNull().default([]),
    /** US cents, before the discount. */
    subtotalCents: integer('subtotal_cents').notNull(),
    discountCents: integer('discount_cents').notNull(),
    /** The sum paid. */
    totalCents: integer('total_cents').notNull(),
    status: text('status').$type<ServiceStatus>().notNull().default('created'),
    /** When each later status was reached, in ISO 8601. */
    statusTimes: jsonb('status_times')
      .$type<Partial<Record<ServiceStatus, string>>>()
      .notNull()
      .default({}),
    /** Of the parcel to the studio, and of the one back. */
    trackingNumber: text('tracking_number'),
    returnTrackingNumber: text('return_tracking_number'),
    /** Of the last refund. */
    refundedAt: at('refunded_at'),
    refunds: jsonb('refunds').$type<StoreRefund[]>().notNull().default([]),
    /** Paths of pictures that the studio took. */
    photos: textList('photos'),
    /** Whether the customer asks to cancel it. */
    isCancelAsked: boolean('is_cancel_asked').notNull().default(false),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [index('store_orders_created').on(table.createdAt, table.id)],
);

export const storeOrderLines = pgTable(
  'store_order_lines',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: rowId('order_id')
      .notNull()
      .references(() => storeOrders.id, { onDelete: 'cascade' }),
    productId: rowId('product_id').notNull(),
    variantId: rowId('variant_id').notNull(),
    title: text('title').notNull(),
    productType: text('product_type').notNull(),
    quantity: integer('quantity').notNull(),
    /** US cents for one. */
    priceCents: integer('price_cents').notNull(),
    discountCents: integer('discount_cents').notNull(),
    /** The sum the studio asks for a custom service, in US cents; null before it has. */
    quoteCents: integer('quote_cents'),
    /** The customer's answer to this sum; null of a new one. */
    quoteAnswer: text('quote_answer').$type<QuoteAnswer>(),
    quoteAnsweredAt: at('quote_answered_at'),
    /** When it was paid for; it stays as it is from then on. */
    quotePaidAt: at('quote_paid_at'),
    attributes: jsonb('attributes').$type<Attribute[]>().notNull().default([]),
  },
  (table) => [index('store_order_lines_order').on(table.orderId, table.id)],
);

/** Messages of a customer and the studio on an order. */
export const storeMessages = pgTable(
  'store_messages',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: rowId('order_id')
      .notNull()
      .references(() => storeOrders.id, { onDelete: 'cascade' }),
    from: text('from').$type<'customer' | 'studio'>().notNull(),
    /** The sender's own name of it, so that it is kept once. */
    reference: text('reference'),
    text: text('text').notNull(),
    /** Whether it says that something is not right, which the studio is to close. */
    isProblem: boolean('is_problem').notNull().default(false),
    doneAt: at('done_at'),
    sentAt: at('sent_at').notNull(),
  },
  (table) => [
    index('store_messages_order').on(table.orderId, table.id),
    uniqueIndex('store_messages_reference').on(table.reference),
  ],
);
