import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ItemCondition } from '#contract/rules/item-attributes.ts';
import type { ResaleState } from '#contract/rules/resale.ts';
import type { BrandTier } from '#contract/rules/resale-value.ts';
import { at, created, rowId, updated } from './columns.ts';
import { items } from './items.ts';
import { users } from './users-and-images.ts';

/** What pieces are, or were, offered for ([Note: Resale]). */
export const resaleListings = pgTable(
  'resale_listings',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    itemId: rowId('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    state: text('state').$type<ResaleState>().notNull().default('draft'),
    /** The change of where the piece is that brought it into this state, by which it is taken back; null of none. */
    changeId: text('change_id'),
    /** Its state before that. */
    stateBefore: text('state_before').$type<ResaleState>(),
    priceCents: bigint('price_cents', { mode: 'number' }),
    priceCurrency: text('price_currency').notNull(),
    condition: text('condition').$type<ItemCondition>().notNull(),
    /** The tier of its brand where the owner chose one ([Note: Resale value]). */
    brandTier: text('brand_tier').$type<BrandTier>(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    measurements: text('measurements').notNull(),
    /** The ids of photos of the piece, the first one first; what is no photo of it any more is passed over. */
    photoIds: uuid('photo_ids').array().notNull(),
    /** What the code of its share page is signed from, and the hash of that code; null while it has no address. */
    shareId: uuid('share_id'),
    shareCodeHash: text('share_code_hash'),
    /** Grows with every change, so that what was typed on another device is not overwritten unseen. */
    revision: integer('revision').notNull().default(1),
    listedAt: at('listed_at'),
    endedAt: at('ended_at'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    uniqueIndex('resale_listings_open')
      .on(table.itemId)
      .where(sql`${table.state} in ('draft', 'listed')`),
    uniqueIndex('resale_listings_share_code').on(table.shareCodeHash),
    index('resale_listings_owner').on(table.ownerId, table.updatedAt),
    index('resale_listings_item').on(table.itemId),
    index('resale_listings_change').on(table.changeId).where(sql`${table.changeId} is not null`),
    check('resale_listings_price', sql`${table.priceCents} > 0`),
  ],
);
