import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { outfits } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import { forgetUnnamed } from './images.ts';
import { drawingKeyOf, readLayers } from './outfit-layers.ts';
import type { FullScope } from './scope.ts';

/**
 * Keeps the picture that a device drew of an outfit, unless its layers show something else by now
 * ([Note: Drawing keys]), or it is deleted. Answers whether it did, and the pictures whose files may go. The owner's
 * account is locked. Throws `not-found`.
 */
export async function keepThumbnail(
  scope: FullScope,
  database: Database,
  thumbnail: { outfitId: string; imageId: string; drawingKey: string },
): Promise<{ isKept: boolean; goneImageIds: string[] }> {
  const { outfitId, imageId, drawingKey } = thumbnail;
  const id = Number(outfitId);
  const [row] = await database
    .select({ earlierId: outfits.thumbnailImageId, deletedAt: outfits.deletedAt })
    .from(outfits)
    .where(and(eq(outfits.id, id), eq(outfits.ownerId, scope.subject)));
  if (!row) throw new Refusal('not-found', 'no such outfit');
  // Its save was undone while the picture was on its way: that is nothing to be told.
  if (row.deletedAt) return { isKept: false, goneImageIds: [] };
  const layers = (await readLayers(scope, database, [id])).get(id) ?? [];
  if (drawingKeyOf(layers) !== drawingKey) return { isKept: false, goneImageIds: [] };
  await database
    .update(outfits)
    .set({ thumbnailImageId: imageId, thumbnailKey: drawingKey })
    .where(eq(outfits.id, id));
  const { earlierId } = row;
  if (!earlierId || earlierId === imageId) return { isKept: true, goneImageIds: [] };
  const goneImageIds = await forgetUnnamed(database, scope.subject, { imageIds: [earlierId] });
  return { isKept: true, goneImageIds };
}
