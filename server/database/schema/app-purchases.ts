import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AppPurchase } from '#contract/rules/app-purchases.ts';
import type { AppStore } from '#contract/rules/app-stores.ts';
import { at, created } from './columns.ts';
import { users } from './users-and-images.ts';

/** What members bought in the stores of native apps, and what was read of it last (decision 093). */
export const appPurchases = pgTable(
  'app_purchases',
  {
    store: text('store').$type<AppStore>().notNull(),
    purchaseId: text('purchase_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    facts: jsonb('facts').$type<AppPurchase>().notNull(),
    /** When the reading began whose facts these are. */
    readAt: at('read_at').notNull(),
    /** When they are to be read again; null of what is over for good. */
    lookAt: at('look_at'),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.store, table.purchaseId] }),
    index('app_purchases_user').on(table.userId),
    index('app_purchases_look').on(table.lookAt),
  ],
);
