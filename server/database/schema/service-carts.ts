import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { users } from './users-and-images.ts';

/** The store's carts that members have had: what says whose an order is that the store tells of. */
export const serviceCarts = pgTable(
  'service_carts',
  {
    /** The store's name for it in its webhooks: the cart's id without its key. */
    token: text('token').primaryKey(),
    /** The whole id; whoever knows it has the cart. */
    cartId: text('cart_id').notNull(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    savedAt: at('saved_at').notNull(),
  },
  (table) => [index('service_carts_owner').on(table.ownerId)],
);
