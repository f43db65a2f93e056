import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { defaultCurrency } from '#contract/rules/currencies.ts';
import { at, created, rowId, textList, updated } from './columns.ts';
import { images, users } from './users-and-images.ts';

export const items = pgTable(
  'items',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    brand: text('brand'),
    category: text('category'),
    /** The source of the category; null before anybody said it ([Note: Whose category]). */
    categoryFrom: text('category_from').$type<'owner' | 'photo'>(),
    size: text('size'),
    condition: text('condition').notNull(),
    color: text('color'),
    mainColor: text('main_color'),
    furtherColors: textList('further_colors'),
    /** Whether the owner has set the colors; else they follow what is found ([Note: Whose color]). */
    areColorsChosen: boolean('are_colors_chosen').notNull().default(false),
    patterns: textList('patterns'),
    neckline: text('neckline'),
    sleeveType: text('sleeve_type'),
    sleeveLength: text('sleeve_length'),
    seasons: textList('seasons'),
    occasions: textList('occasions'),
    type: text('type'),
    secondhand: boolean('secondhand').notNull().default(false),
    purchaseDate: date('purchase_date'),
    purchasePriceCents: bigint('purchase_price_cents', { mode: 'number' }),
    /** The currency of the price; the owner's own one without a price. */
    purchaseCurrency: text('purchase_currency').notNull().default(defaultCurrency),
    notes: text('notes'),
    personalTags: textList('personal_tags'),
    availability: text('availability').notNull().default('ready'),
    /** Whether its owner keeps it from friends, whatever it hangs in ([Note: Hidden pieces]). */
    isHidden: boolean('is_hidden').notNull().default(false),
    /** Derived by the database: wears since it was clean ([Note: Wears since the wash]). */
    wearsSinceWash: integer('wears_since_wash').notNull().default(0),
    /** Set of a piece that was there before wears were counted: those of this day and before do not count. */
    wearsUncountedUntil: date('wears_uncounted_until'),
    /** The day until which its owner keeps it without being asked ([Note: Kept]); null where they were not asked. */
    keptUntil: date('kept_until'),
    /** Derived: the category's group; rebuilt by refreshCache. */
    categoryGroup: text('category_group'),
    /** Derived: what a search looks through ([Note: Search]); rebuilt by refreshCache. */
    searchText: text('search_text').notNull().default(''),
    /** Derived: what it is called, folded, to be ordered by; rebuilt by refreshCache. */
    sortName: text('sort_name').notNull().default(''),
    /** Set while a deletion may still be taken back. */
    deletedAt: at('deleted_at'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [index('items_owner').on(table.ownerId, table.createdAt, table.id)],
);

export const itemImages = pgTable(
  'item_images',
  {
    itemId: rowId('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    imageId: uuid('image_id')
      .notNull()
      // [Note: Used pictures]
      .references(() => images.id),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.imageId] }),
    index('item_images_image').on(table.imageId),
  ],
);
