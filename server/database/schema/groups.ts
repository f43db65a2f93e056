import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { GroupedNoun } from '#contract/rules/groups.ts';
import { created, rowId } from './columns.ts';
import { users } from './users-and-images.ts';

/** The groups that members made in their lists. */
export const groups = pgTable(
  'groups',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Named by the device that made it: known to its owner alone. */
    id: text('id').notNull(),
    noun: text('noun').$type<GroupedNoun>().notNull(),
    name: text('name').notNull(),
    /** The ids in it, the first added first; what is forgotten since goes with its next change. */
    memberIds: rowId('member_ids').array().notNull(),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('groups_owner').on(table.ownerId, table.createdAt, table.id),
  ],
);
