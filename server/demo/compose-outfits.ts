import type { BoardBackground, LayerPlace } from '#contract/rules/collage.ts';
import type { OutfitForm } from '#contract/schemas/outfit.ts';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import type { Database } from '../database/database.ts';
import { addOutfitsToWardrobes } from '../repositories/outfit-wardrobes.ts';
import { saveOutfit } from '../repositories/outfits.ts';
import type { Viewer } from '../viewer.ts';

/** An outfit of the demo, with its garments by the ids of their drawings. */
export interface DemoOutfit extends OutfitForm {
  background: BoardBackground;
  /** The names of the wardrobes that it hangs in. */
  wardrobes: string[];
  layers: (Omit<LayerPlace, 'isFlipped'> & { garment: string })[];
}

/**
 * Makes the demo's outfits.
 * @param itemIds the items by the ids of their drawings.
 */
export async function composeOutfits(
  viewer: Viewer,
  database: Database,
  outfits: readonly DemoOutfit[],
  itemIds: ReadonlyMap<string, string>,
  wardrobes: readonly Wardrobe[],
): Promise<void> {
  // The first ones are to be the newest, so that they open the list.
  for (const { background, layers, wardrobes: within, ...changes } of outfits.toReversed()) {
    const collage = {
      background,
      layers: layers.map(({ garment, ...place }) => ({
        itemId: itemIds.get(garment) ?? null,
        ...place,
        isFlipped: false,
      })),
    };
    const { id } = await saveOutfit(viewer, database, { owner: viewer.userId, changes, collage });
    const into = wardrobes.filter(({ name }) => within.includes(name));
    await addOutfitsToWardrobes(
      database,
      [id],
      into.map(({ wardrobeId }) => Number(wardrobeId)),
    );
  }
}
