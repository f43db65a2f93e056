import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { GrantSource } from '#contract/rules/grants.ts';
import { at, created, rowId } from './columns.ts';
import { users } from './users-and-images.ts';

/** Grants: what members are entitled to, and for how long. Rows are ended, not deleted, so that they tell what was. */
export const grants = pgTable(
  'grants',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** One of `entitlementKeys`. */
    key: text('key').notNull(),
    source: text('source').$type<GrantSource>().notNull(),
    from: at('from_at').notNull(),
    /** The first moment at which it does not hold any more. */
    until: at('until_at'),
    /** The maker of the grant, such as `operator:maya`. */
    grantedBy: text('granted_by').notNull(),
    createdAt: created(),
    /** When it was taken back, and by whom: both or neither. */
    revoked: at('revoked_at'),
    revokedBy: text('revoked_by'),
  },
  (table) => [index('grants_user').on(table.userId, table.id)],
);
