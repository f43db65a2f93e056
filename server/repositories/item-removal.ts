import { and, eq, inArray, isNotNull, lt, type SQL } from 'drizzle-orm';
import { deletedItemDays } from '#contract/rules/item-attributes.ts';
import type { Database } from '../database/database.ts';
import { itemImages, items } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import { forgetUnnamed } from './images.ts';
import type { AccountSweepPart } from './sweep-part.ts';
import { requireOwner, type Viewer } from './viewer.ts';

/** Hides items; the sweep forgets them for good later. */
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

/** Which of the owner's items among these are hidden. */
const hiddenOf = (owner: string, itemIds: number[]) =>
  and(eq(items.ownerId, owner), isNotNull(items.deletedAt), inArray(items.id, itemIds));

/**
 * Forgets hidden items for good; answers which, and the pictures whose files may go. Throws `not-found` if
 * none of them is there and hidden.
 */
export async function forgetItems(
  viewer: Viewer,
  database: Database,
  owner: string,
  itemIds: string[],
): Promise<{ itemIds: number[]; imageIds: string[] }> {
  requireOwner(viewer, owner);
  const ids = [...new Set(itemIds.map(Number))];
  const hidden = await database.select({ id: items.id }).from(items).where(hiddenOf(owner, ids));
  if (hidden.length === 0) throw new Refusal('not-found', 'no such item');
  const found = new Set(hidden.map((row) => row.id));
  const imageIds = await forgetWhere(database, owner, hiddenOf(owner, ids));
  return { itemIds: ids.filter((id) => found.has(id)), imageIds };
}

/** Deletes an owner's items and the pictures that only they named; answers the ids of these. */
async function forgetWhere(
  database: Database,
  owner: string,
  which: SQL | undefined,
): Promise<string[]> {
  const gone = await database
    .select({ imageId: itemImages.imageId })
    .from(items)
    .innerJoin(itemImages, eq(itemImages.itemId, items.id))
    .where(which);
  await database.delete(items).where(which);
  return forgetUnnamed(database, owner, { imageIds: gone.map((row) => row.imageId) });
}

/** Items that were hidden, once that cannot be taken back any more, with the pictures that only they named. */
export const itemSweep: AccountSweepPart = {
  afterMs: deletedItemDays * 24 * 3_600_000,
  async owners(database, before) {
    const rows = await database
      .selectDistinct({ ownerId: items.ownerId })
      .from(items)
      .where(lt(items.deletedAt, before));
    return rows.map((row) => row.ownerId);
  },
  async forget(database, owner, before) {
    return forgetWhere(database, owner, and(eq(items.ownerId, owner), lt(items.deletedAt, before)));
  },
};
