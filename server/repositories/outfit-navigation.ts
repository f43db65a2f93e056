import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { OutfitFilter } from '#contract/schemas/outfit.ts';
import type { Database } from '../database/database.ts';
import { outfitLayers, outfits, wardrobeOutfits } from '../database/schema.ts';
import { type Composed, readComposedNavigation } from './composed-navigation.ts';
import type { Viewer } from './viewer.ts';
import { outfitWearCount } from './wears.ts';

const composed: Composed = {
  table: outfits,
  hangs: { wholeId: wardrobeOutfits.outfitId, wardrobeId: wardrobeOutfits.wardrobeId },
  pieces: { wholeId: outfitLayers.outfitId, itemId: outfitLayers.itemId },
  wearCount: outfitWearCount,
};

/** The order of the owner's outfits under a filter, and what there is to filter by. Throws `not-found`. */
export async function readOutfitNavigation(
  viewer: Viewer,
  database: Database,
  owner: string,
  filter: OutfitFilter,
): Promise<OperationOutput<'getOutfitNavigation'>> {
  const { ids, counts } = await readComposedNavigation(viewer, database, composed, {
    owner,
    filter,
  });
  return { outfitIds: ids, counts };
}
