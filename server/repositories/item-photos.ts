import { and, asc, eq, sql } from 'drizzle-orm';
import { maxItemPhotos } from '#contract/rules/item-attributes.ts';
import {
  changePhotos,
  type PhotoChanges,
  type ReplacedPlace,
  replacePhoto,
} from '#contract/rules/item-photos.ts';
import type { Database } from '../database/database.ts';
import { images, itemImages, items } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { FullScope } from './scope.ts';

/** Changes the photos of an item, whose owner's account is locked. Throws `too-many`. */
export async function changeItemImages(
  database: Database,
  itemId: number,
  changes: PhotoChanges,
): Promise<void> {
  const imageIds = changePhotos(await readPhotoIds(database, itemId), changes);
  if (imageIds.length > maxItemPhotos) {
    throw new Refusal('too-many', `at most ${maxItemPhotos} photos`, { imageIds: 'too-many' });
  }
  await writePhotoIds(database, itemId, imageIds);
}

/**
 * Puts a picture of the owner in the place of an item's photo, also of one that is deleted and can be brought back.
 * The sweep spares what was replaced for a day. Throws `not-found`.
 */
export async function replaceItemPhoto(
  scope: FullScope,
  database: Database,
  { itemId, ...change }: { itemId: string; imageId: string; byImageId: string },
): Promise<ReplacedPlace> {
  const id = Number(itemId);
  const [row] = await database
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.ownerId, scope.subject), eq(items.id, id)));
  if (!row) throw new Refusal('not-found', 'no such item');
  const { imageIds, place } = replacePhoto(await readPhotoIds(database, id), change);
  if (place === 'full') return place;
  await writePhotoIds(database, id, imageIds);
  await database
    .update(images)
    .set({ updatedAt: sql`now()` })
    .where(and(eq(images.ownerId, scope.subject), eq(images.id, change.imageId)));
  return place;
}

async function readPhotoIds(database: Database, itemId: number): Promise<string[]> {
  const rows = await database
    .select({ imageId: itemImages.imageId })
    .from(itemImages)
    .where(eq(itemImages.itemId, itemId))
    .orderBy(asc(itemImages.position));
  return rows.map((row) => row.imageId);
}

async function writePhotoIds(
  database: Database,
  itemId: number,
  imageIds: readonly string[],
): Promise<void> {
  await database.delete(itemImages).where(eq(itemImages.itemId, itemId));
  if (imageIds.length === 0) return;
  await database
    .insert(itemImages)
    .values(imageIds.map((imageId, position) => ({ itemId, imageId, position })));
}
