import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { created } from '../../database/schema/columns.ts';
import type { Account } from './account.ts';
import type { TestPurchase } from './test-purchases.ts';

/*
 * The tables of the payments in this server. Nothing outside of them reads these: the product speaks to them as it
 * speaks to Stripe, by its API and its events.
 */

/** The customers, each whole. */
export const paymentAccounts = pgTable('payment_accounts', {
  customerId: text('customer_id').primaryKey(),
  account: jsonb('account').$type<Account>().notNull(),
  createdAt: created(),
});

/** The answers to calls that carried a key, so that the same key does a thing once. */
export const paymentCalls = pgTable('payment_calls', {
  key: text('key').primaryKey(),
  answer: jsonb('answer').notNull(),
  createdAt: created(),
});

/** What the app's store of a simulated phone sold, each purchase whole. */
export const testStorePurchases = pgTable(
  'test_store_purchases',
  {
    purchaseId: text('purchase_id').primaryKey(),
    /** Who bought it: the phone's own account at the store. */
    customer: text('customer').notNull(),
    purchase: jsonb('purchase').$type<TestPurchase>().notNull(),
    createdAt: created(),
  },
  (table) => [index('test_store_purchases_customer').on(table.customer)],
);
