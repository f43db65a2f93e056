import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, created, rowId, textList } from './columns.ts';
import { items } from './items.ts';
import { images, users } from './users-and-images.ts';

/** The product feeds of partners, as each was read last (decision 096). */
export const partnerFeeds = pgTable('partner_feeds', {
  feed: text('feed').primaryKey(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  etag: text('etag'),
  lastModified: text('last_modified'),
  /** Counts its readings: what an earlier one found and the last whole one did not is gone. */
  reading: integer('reading').notNull().default(0),
  productCount: integer('product_count').notNull().default(0),
  /** How many entries were nothing to wear, or lacked what is needed. */
  leftOutCount: integer('left_out_count').notNull().default(0),
  /** When it was read whole, or found to be the same. */
  readAt: at('read_at'),
  /** Why the last try failed; null of one that did not. */
  fault: text('fault'),
});

/** What partners sell that can be worn. */
export const partnerProducts = pgTable(
  'partner_products',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    feed: text('feed')
      .notNull()
      .references(() => partnerFeeds.feed, { onDelete: 'cascade' }),
    externalId: text('external_id').notNull(),
    reading: integer('reading').notNull(),
    title: text('title').notNull(),
    brand: text('brand').notNull(),
    link: text('link').notNull(),
    pictureUrl: text('picture_url').notNull(),
    cents: bigint('cents', { mode: 'number' }),
    currency: text('currency'),
    color: text('color').notNull(),
    /** A color family; empty where none is known. */
    family: text('family').notNull(),
    category: text('category').notNull(),
    slot: text('slot').notNull(),
    patterns: textList('patterns'),
    isAvailable: boolean('is_available').notNull(),
    /** The folded words that it is found by. */
    words: text('words').notNull(),
  },
  (table) => [
    uniqueIndex('partner_products_external').on(table.feed, table.externalId),
    index('partner_products_cell').on(table.slot, table.family, table.id),
    index('partner_products_words').using('gin', sql`to_tsvector('simple', ${table.words})`),
  ],
);

/** The pieces that members made of products. */
export const ownedProducts = pgTable(
  'owned_products',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    feed: text('feed').notNull(),
    externalId: text('external_id').notNull(),
    itemId: rowId('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.feed, table.externalId] }),
    index('owned_products_item').on(table.itemId),
  ],
);

/** What members wish for: each with what its product was, which may be sold no more. */
export const wishes = pgTable(
  'wishes',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of what is in no feed this and the next are null. */
    feed: text('feed'),
    externalId: text('external_id'),
    /** The shop's name; empty where none is known. */
    shop: text('shop').notNull(),
    title: text('title').notNull(),
    brand: text('brand').notNull(),
    link: text('link'),
    /** The picture of a product, at its shop. */
    pictureUrl: text('picture_url'),
    /** The picture of what is in no feed: kept here, as those of pieces are. */
    imageId: uuid('image_id').references(() => images.id),
    cents: bigint('cents', { mode: 'number' }),
    currency: text('currency'),
    color: text('color').notNull(),
    family: text('family').notNull(),
    /** Empty where none is known, as the family. */
    category: text('category').notNull(),
    patterns: textList('patterns'),
    createdAt: created(),
  },
  (table) => [
    uniqueIndex('wishes_product').on(table.ownerId, table.feed, table.externalId),
    index('wishes_image').on(table.imageId),
  ],
);

/** The pictures of products that are kept, by the digest of their address. */
export const partnerPictures = pgTable('partner_pictures', {
  digest: text('digest').primaryKey(),
  keptAt: at('kept_at').notNull(),
});
