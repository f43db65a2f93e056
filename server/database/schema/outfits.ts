import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, created, rowId, textList, updated } from './columns.ts';
import { items } from './items.ts';
import { images, users } from './users-and-images.ts';
import { wardrobes } from './wardrobes.ts';

export const outfits = pgTable(
  'outfits',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    notes: text('notes'),
    seasons: textList('seasons'),
    occasions: textList('occasions'),
    /** The background of its board. */
    background: text('background').notNull(),
    /** The name of the friend who laid it, as it was then ([Note: Stylings]). */
    styledBy: text('styled_by'),
    /** Counts its saves, the first one too. */
    revision: integer('revision').notNull().default(1),
    /** The picture of its layers that a device drew. */
    thumbnailImageId: uuid('thumbnail_image_id')
      // [Note: Used pictures]
      .references(() => images.id),
    /** The key of what the thumbnail shows ([Note: Drawing keys]). */
    thumbnailKey: text('thumbnail_key'),
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
    index('outfits_owner').on(table.ownerId, table.createdAt, table.id),
    index('outfits_thumbnail').on(table.thumbnailImageId),
  ],
);

/** The layers of an outfit's collage ([Note: Collage]). */
export const outfitLayers = pgTable(
  'outfit_layers',
  {
    outfitId: rowId('outfit_id')
      .notNull()
      .references(() => outfits.id, { onDelete: 'cascade' }),
    /** From the back to the front, from 0 on. */
    position: smallint('position').notNull(),
    /** Null once the item is gone: a gap. */
    itemId: rowId('item_id').references(() => items.id, { onDelete: 'set null' }),
    x: doublePrecision('x').notNull(),
    y: doublePrecision('y').notNull(),
    size: doublePrecision('size').notNull(),
    /** Degrees, clockwise. */
    rotation: doublePrecision('rotation').notNull(),
    isFlipped: boolean('is_flipped').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.outfitId, table.position] }),
    index('outfit_layers_item').on(table.itemId),
  ],
);

export const wardrobeOutfits = pgTable(
  'wardrobe_outfits',
  {
    wardrobeId: rowId('wardrobe_id')
      .notNull()
      .references(() => wardrobes.id, { onDelete: 'cascade' }),
    outfitId: rowId('outfit_id')
      .notNull()
      .references(() => outfits.id, { onDelete: 'cascade' }),
    addedAt: at('added_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.wardrobeId, table.outfitId] }),
    index('wardrobe_outfits_outfit').on(table.outfitId),
  ],
);
