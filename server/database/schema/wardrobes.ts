import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { WardrobeSharing } from '#contract/rules/wardrobes.ts';
import { at, created, rowId, updated } from './columns.ts';
import { items } from './items.ts';
import { users } from './users-and-images.ts';

export const wardrobes = pgTable(
  'wardrobes',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** Its place among the owner's wardrobes; those of one place stand as they were made. */
    place: integer('place').notNull().default(0),
    /** Who sees it besides its owner. */
    sharing: text('sharing').$type<WardrobeSharing>().notNull().default('private'),
    /** Whether those who see it may ask to borrow what hangs in it. */
    mayBorrow: boolean('may_borrow').notNull().default(true),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [index('wardrobes_owner').on(table.ownerId, table.id)],
);

/** Friends who were chosen to see a wardrobe. */
export const wardrobeViewers = pgTable(
  'wardrobe_viewers',
  {
    wardrobeId: rowId('wardrobe_id')
      .notNull()
      .references(() => wardrobes.id, { onDelete: 'cascade' }),
    viewerId: uuid('viewer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The beginning of the friendship in which they were chosen: another one begins without. */
    friendsSince: at('friends_since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.wardrobeId, table.viewerId] }),
    index('wardrobe_viewers_viewer').on(table.viewerId),
  ],
);

export const wardrobeItems = pgTable(
  'wardrobe_items',
  {
    wardrobeId: rowId('wardrobe_id')
      .notNull()
      .references(() => wardrobes.id, { onDelete: 'cascade' }),
    itemId: rowId('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    addedAt: at('added_at').notNull().defaultNow(),
    /** Its place on the wardrobe's cover; null for what the owner did not choose for it. */
    coverPlace: smallint('cover_place'),
  },
  (table) => [
    primaryKey({ columns: [table.wardrobeId, table.itemId] }),
    index('wardrobe_items_item').on(table.itemId),
  ],
);
