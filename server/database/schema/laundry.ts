import { bigint, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './users-and-images.ts';

/** After how many wears pieces of a category are due for the wash, where their owner has said it. */
export const washIntervals = pgTable(
  'wash_intervals',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    category: text('category').notNull(),
    /** Null of what is never due. */
    wears: smallint('wears'),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.category] })],
);

/** What cleaning a piece of a category costs, where its owner has said it. */
export const cleaningPrices = pgTable(
  'cleaning_prices',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    category: text('category').notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.category] })],
);
