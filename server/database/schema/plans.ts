import {
  boolean,
  date,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PlanSlot } from '#contract/rules/plans.ts';
import { at, created, rowId, updated } from './columns.ts';
import { items } from './items.ts';
import { looks } from './looks.ts';
import { outfits } from './outfits.ts';
import { users } from './users-and-images.ts';

export const plans = pgTable(
  'plans',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** [Note: Calendar days] */
    day: date('day').notNull(),
    slot: text('slot').$type<PlanSlot>().notNull(),
    title: text('title'),
    outfitId: rowId('outfit_id').references(() => outfits.id, { onDelete: 'set null' }),
    /** The title of its outfit, once that is gone. */
    goneTitle: text('gone_title'),
    lookId: rowId('look_id').references(() => looks.id, { onDelete: 'set null' }),
    /** The title of its look, once that is gone. */
    goneLookTitle: text('gone_look_title'),
    isWorn: boolean('is_worn').notNull().default(false),
    /** Set while a deletion may still be taken back. */
    deletedAt: at('deleted_at'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    index('plans_owner_day').on(table.ownerId, table.day, table.id),
    index('plans_outfit').on(table.outfitId),
    index('plans_look').on(table.lookId),
  ],
);

/** Loose pieces of a plan; of an outfit or a look its pieces, once the plan was worn ([Note: Wears]). */
export const planItems = pgTable(
  'plan_items',
  {
    planId: rowId('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    itemId: rowId('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    /** Their order. */
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.itemId] }),
    index('plan_items_item').on(table.itemId),
  ],
);

/** The private address at which somebody's calendar can be subscribed to; one a member. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    ownerId: uuid('owner_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, hex. */
    tokenHash: text('token_hash').notNull(),
    createdAt: created(),
  },
  (table) => [uniqueIndex('calendar_feeds_token_hash').on(table.tokenHash)],
);
