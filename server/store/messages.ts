import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { storeMessages, storeOrders } from './tables.ts';

/** Keeps what a customer says of an order, once for each reference; of an order that is not there nothing. */
export async function keepCustomerWords(
  database: Database,
  orderId: number,
  words: { reference: string; isProblem: boolean; text: string },
  now: Date,
): Promise<void> {
  const [order] = await database
    .select({ id: storeOrders.id })
    .from(storeOrders)
    .where(eq(storeOrders.id, orderId));
  if (!order) return;
  await database
    .insert(storeMessages)
    .values({ ...words, orderId, from: 'customer', sentAt: now })
    .onConflictDoNothing();
}

/** Keeps whether a customer asks to cancel an order, as `find` says it once nobody else changes the order. */
export async function keepCancelAsked(
  database: Database,
  orderId: number,
  find: () => Promise<boolean>,
): Promise<void> {
  const own = eq(storeOrders.id, orderId);
  await database.select({ id: storeOrders.id }).from(storeOrders).where(own).for('update');
  const isCancelAsked = await find();
  await database.update(storeOrders).set({ isCancelAsked }).where(own);
}

export type MessageRow = typeof storeMessages.$inferSelect;

/** Reads what was said of an order, the oldest first. */
export const readMessages = (database: Database, orderId: number): Promise<MessageRow[]> =>
  database
    .select()
    .from(storeMessages)
    .where(eq(storeMessages.orderId, orderId))
    .orderBy(asc(storeMessages.id));
