import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { SavedItemFilter } from '#contract/schemas/saved-filter.ts';
import { created } from './columns.ts';
import { users } from './users-and-images.ts';

/** The filters of pieces that members saved by a name. */
export const savedFilters = pgTable(
  'saved_filters',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Named by the device that made it: known to its owner alone. */
    id: text('id').notNull(),
    /** No two of an owner are the same but for case and accents. */
    name: text('name').notNull(),
    filter: jsonb('filter').$type<SavedItemFilter>().notNull(),
    createdAt: created(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);
