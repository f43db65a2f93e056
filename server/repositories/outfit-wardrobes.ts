import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { outfits, wardrobeOutfits } from '../database/schema.ts';
import { insertMissing } from './insert-missing.ts';

/** Puts outfits into wardrobes; those that are there already stay as they are. */
export async function addOutfitsToWardrobes(
  database: Database,
  outfitIds: number[],
  wardrobeIds: number[],
): Promise<void> {
  const pairs = wardrobeIds.flatMap((wardrobeId) =>
    outfitIds.map((outfitId) => ({ wardrobeId, outfitId })),
  );
  await insertMissing(database, wardrobeOutfits, pairs);
}

/** Takes outfits out of wardrobes. */
export async function removeOutfitsFromWardrobes(
  database: Database,
  outfitIds: number[],
  wardrobeIds: number[],
): Promise<void> {
  if (outfitIds.length === 0 || wardrobeIds.length === 0) return;
  await database
    .delete(wardrobeOutfits)
    .where(
      and(
        inArray(wardrobeOutfits.outfitId, outfitIds),
        inArray(wardrobeOutfits.wardrobeId, wardrobeIds),
      ),
    );
}

/** How many outfits are in each wardrobe of the owner, or in one, by wardrobe; counted, never stored. */
export async function countOutfits(
  database: Database,
  owner: string,
  wardrobeId?: number,
): Promise<Map<number, number>> {
  const rows = await database
    .select({ wardrobeId: wardrobeOutfits.wardrobeId, outfits: count() })
    .from(wardrobeOutfits)
    .innerJoin(
      outfits,
      and(
        eq(outfits.id, wardrobeOutfits.outfitId),
        eq(outfits.ownerId, owner),
        isNull(outfits.deletedAt),
      ),
    )
    .where(wardrobeId === undefined ? undefined : eq(wardrobeOutfits.wardrobeId, wardrobeId))
    .groupBy(wardrobeOutfits.wardrobeId);
  return new Map(rows.map((row) => [row.wardrobeId, row.outfits]));
}
