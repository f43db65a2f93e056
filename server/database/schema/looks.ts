import {
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { LookKind } from '#contract/rules/looks.ts';
import { at, created, rowId, textList, updated } from './columns.ts';
import { items } from './items.ts';
import { outfits } from './outfits.ts';
import { images, users } from './users-and-images.ts';
import { wardrobes } from './wardrobes.ts';

export const looks = pgTable(
  'looks',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<LookKind>().notNull(),
    title: text('title'),
    notes: text('notes'),
    seasons: textList('seasons'),
    occasions: textList('occasions'),
    imageId: uuid('image_id')
      // [Note: Used pictures]
      .references(() => images.id),
    outfitId: rowId('outfit_id').references(() => outfits.id, { onDelete: 'set null' }),
    /** The page it was found at. */
    linkUrl: text('link_url'),
    siteName: text('site_name'),
    /** Counts its saves, the first one too. */
    revision: integer('revision').notNull().default(1),
    /** Derived: what a search looks through ([Note: Search]); rebuilt by refreshCache. */
    searchText: text('search_text').notNull().default(''),
    /** Derived: its title, folded, to be ordered by; rebuilt by refreshCache. */
    sortName: text('sort_name').notNull().default(''),
    /** Set while a deletion may still be taken back. */
    deletedAt: at('deleted_at'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    index('looks_owner').on(table.ownerId, table.createdAt, table.id),
    index('looks_image').on(table.imageId),
    index('looks_outfit').on(table.outfitId),
  ],
);

/** The places of the pieces on a look's photo ([Note: Pins]). */
export const lookPins = pgTable(
  'look_pins',
  {
    lookId: rowId('look_id')
      .notNull()
      .references(() => looks.id, { onDelete: 'cascade' }),
    /** Their order, from 0 on. */
    position: smallint('position').notNull(),
    /** Null once the item is gone: a gap. */
    itemId: rowId('item_id').references(() => items.id, { onDelete: 'set null' }),
    x: doublePrecision('x').notNull(),
    y: doublePrecision('y').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lookId, table.position] }),
    index('look_pins_item').on(table.itemId),
  ],
);

export const wardrobeLooks = pgTable(
  'wardrobe_looks',
  {
    wardrobeId: rowId('wardrobe_id')
      .notNull()
      .references(() => wardrobes.id, { onDelete: 'cascade' }),
    lookId: rowId('look_id')
      .notNull()
      .references(() => looks.id, { onDelete: 'cascade' }),
    addedAt: at('added_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.wardrobeId, table.lookId] }),
    index('wardrobe_looks_look').on(table.lookId),
  ],
);
