import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { images, itemImages, items } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { requireOwner, type Viewer } from '../viewer.ts';
import { wardrobesOf } from './item-wardrobes.ts';

/** Hides items; they go for good with the next sweep. Answers the wardrobes they were in. */
export async function hideItems(database: Database, itemIds: number[], now: Date) {
  await database.update(items).set({ deletedAt: now }).where(inArray(items.id, itemIds));
  return wardrobesOf(database, itemIds);
}

/** Takes a deletion back. Throws `not-found` if it is too late. Answers the wardrobes they are in. */
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
  if (rows.length !== ids.length) throw new Refusal('not-found', 'no such item');
  return wardrobesOf(database, ids);
}

/** Deletes for good what was hidden before a moment. Answers the pictures that nothing shows now. */
export async function sweepItems(database: Database, before: Date): Promise<string[]> {
  const gone = await database
    .select({ imageId: itemImages.imageId })
    .from(items)
    .innerJoin(itemImages, eq(itemImages.itemId, items.id))
    .where(lt(items.deletedAt, before));
  await database.delete(items).where(lt(items.deletedAt, before));
  const imageIds = gone.map((row) => row.imageId);
  if (imageIds.length === 0) return [];
  const still = database.select({ imageId: itemImages.imageId }).from(itemImages);
  const rows = await database
    .delete(images)
    .where(and(inArray(images.id, imageIds), sql`${images.id} not in (${still})`))
    .returning({ id: images.id });
  return rows.map((row) => row.id);
}
