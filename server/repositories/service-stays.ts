import { and, asc, eq, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { ItemAvailability } from '#contract/rules/item-attributes.ts';
import type { Database } from '../database/database.ts';
import { items, serviceOrders, serviceStays } from '../database/schema.ts';
import { recordAvailability } from './availability.ts';
import type { AccountSweepPart } from './sweep-part.ts';

/*
 * [Note: At the studio] An item is at the studio from the payment for its order until it is back, and what it was
 * before is kept for then. Nobody tells when a parcel has come: it is back some days after it was sent, or at once when
 * its order is cancelled. Its owner cannot say otherwise meanwhile; it is put back only where it still says *at the
 * studio*, and something that was gone before is not sent. Of two orders at once the first keeps what it
 * was, and the last brings it back.
 */

const atStudio = 'at-the-studio';

/** How long a parcel is on its way back, in milliseconds. */
export const wayBackMs = 5 * 86_400_000;

/** Items whose parcel has come back by now. */
export const stayBackSweep: AccountSweepPart = {
  afterMs: wayBackMs,
  async owners(database, before) {
    const rows = await database
      .selectDistinct({ ownerId: serviceOrders.ownerId })
      .from(serviceStays)
      .innerJoin(serviceOrders, eq(serviceOrders.id, serviceStays.orderId))
      .where(and(isNull(serviceStays.endedAt), lt(serviceOrders.fulfilledAt, before)));
    return rows.map(({ ownerId }) => ownerId);
  },
  async forget(database, owner, before) {
    const rows = await database
      .selectDistinct({ orderId: serviceStays.orderId })
      .from(serviceStays)
      .innerJoin(serviceOrders, eq(serviceOrders.id, serviceStays.orderId))
      .where(
        and(
          eq(serviceOrders.ownerId, owner),
          isNull(serviceStays.endedAt),
          lt(serviceOrders.fulfilledAt, before),
        ),
      );
    const now = new Date(before.getTime() + wayBackMs);
    for (const { orderId } of rows) await endStays(database, orderId, now);
    return [];
  },
};

/** Items of an order are the studio's from now on; those that it has already are left. The account is locked. */
export async function beginStays(
  database: Database,
  orderId: number,
  itemIds: readonly number[],
): Promise<void> {
  const found = await database
    .select({ id: items.id, availability: items.availability })
    .from(items)
    .where(and(inArray(items.id, [...itemIds]), ne(items.availability, 'gone')));
  for (const { id, availability } of found) {
    const [other] = await database
      .select({ before: serviceStays.before })
      .from(serviceStays)
      .where(and(eq(serviceStays.itemId, id), isNull(serviceStays.endedAt)))
      .orderBy(asc(serviceStays.orderId))
      .limit(1);
    const isThere = availability === atStudio;
    const before = isThere ? (other?.before ?? 'ready') : availability;
    const begun = await database
      .insert(serviceStays)
      .values({ orderId, itemId: id, before })
      .onConflictDoNothing()
      .returning({ itemId: serviceStays.itemId });
    if (begun.length > 0 && !isThere) await record(database, id, availability, atStudio);
  }
}

/** Brings the items of an order back. The account is locked. */
export async function endStays(database: Database, orderId: number, now: Date): Promise<void> {
  const ended = await database
    .update(serviceStays)
    .set({ endedAt: now })
    .where(and(eq(serviceStays.orderId, orderId), isNull(serviceStays.endedAt)))
    .returning();
  for (const { itemId, before } of ended) {
    const [other] = await database
      .select({ orderId: serviceStays.orderId })
      .from(serviceStays)
      .where(and(eq(serviceStays.itemId, itemId), isNull(serviceStays.endedAt)))
      .limit(1);
    const [item] = await database
      .select({ availability: items.availability })
      .from(items)
      .where(eq(items.id, itemId));
    if (!other && item?.availability === atStudio) await record(database, itemId, atStudio, before);
  }
}

const record = (database: Database, itemId: number, before: string, after: string) =>
  recordAvailability(database, [
    { itemId, before: before as ItemAvailability, after: after as ItemAvailability },
  ]);
