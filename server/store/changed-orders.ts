import { asc, eq, gte } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { storeOrders } from './tables.ts';
import { readOrderPayload } from './webhooks.ts';

/** The embedded store's orders that were changed since a moment, as its webhooks have them, the oldest first. */
export async function* storeOrdersSince(database: Database, since: Date): AsyncGenerator<unknown> {
  const rows = await database
    .select({ id: storeOrders.id })
    .from(storeOrders)
    .where(gte(storeOrders.updatedAt, since))
    .orderBy(asc(storeOrders.updatedAt), asc(storeOrders.id));
  for (const { id } of rows) yield await readOrderPayload(database, id);
}

/** The embedded store's order of a cart, as its webhooks have it; null where there is none. */
export async function storeOrderOfToken(database: Database, token: string): Promise<unknown> {
  const [order] = await database
    .select({ id: storeOrders.id })
    .from(storeOrders)
    .where(eq(storeOrders.cartToken, token));
  return order ? readOrderPayload(database, order.id) : null;
}
