import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { itemImages, items } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { requireOwner, type Viewer } from '../viewer.ts';
import { forgetUnnamed } from './images.ts';
import type { AccountSweepPart } from './sweep-part.ts';

/** Hides items; they go for good with the next sweep. */
export async function hideItems(database: Database, itemIds: number[], now: Date): Promise<void> {
  await database.update(items).set({ deletedAt: now }).where(inArray(items.id, itemIds));
}

/** Takes a deletion back; answers of which items. Throws `not-found` if it is too late for all. */
export async function restoreItems(
  viewer: Viewer,
  database: Database,
  owner: string,
  itemIds: string[],
): Promise<number[]> {
  requireOwner(viewer, owner);
  const ids = [...new Set(itemIds.map(Number))];
  const rows = await database
    .update(items)
    .set({ deletedAt: null })
    .where(and(inArray(items.id, ids), eq(items.ownerId, owner)))
    .returning({ id: items.id });
  if (rows.length === 0) throw new Refusal('not-found', 'no such item');
  const found = new Set(rows.map((row) => row.id));
  return ids.filter((id) => found.has(id));
}

/** Items that were hidden, once that cannot be taken back any more, with the pictures that only they named. */
export const itemSweep: AccountSweepPart = {
  afterMs: 3_600_000,
  async owners(database, before) {
    const rows = await database
      .selectDistinct({ ownerId: items.ownerId })
      .from(items)
      .where(lt(items.deletedAt, before));
    return rows.map((row) => row.ownerId);
  },
  async forget(database, owner, before) {
    const isOver = and(eq(items.ownerId, owner), lt(items.deletedAt, before));
    const gone = await database
      .select({ imageId: itemImages.imageId })
      .from(items)
      .innerJoin(itemImages, eq(itemImages.itemId, items.id))
      .where(isOver);
    await database.delete(items).where(isOver);
    const imageIds = gone.map((row) => row.imageId);
    return forgetUnnamed(database, owner, { imageIds });
  },
};
