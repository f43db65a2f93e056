import { and, eq, sql } from 'drizzle-orm';
import type { OutfitCard, OutfitFilter } from '#contract/schemas/outfit.ts';
import { items, outfitLayers, outfits, plans, wardrobeOutfits } from '../database/schema.ts';
import type { ComposedNoun } from './composed-noun.ts';
import { readOutfitCards } from './outfit-cards.ts';
import { outfitWearCount } from './wears.ts';

/** Outfits, as the generic parts take them ([Note: Nouns]). */
export const outfitNoun: ComposedNoun<OutfitCard, OutfitFilter> = {
  word: 'outfit',
  table: outfits,
  hangs: { table: wardrobeOutfits, id: wardrobeOutfits.outfitId },
  pieces: { table: outfitLayers, id: outfitLayers.outfitId },
  // Its board shows every piece that it was laid from.
  shown: sql`not exists (select from ${outfitLayers} join ${items} on ${items.id} = ${outfitLayers.itemId}
    where ${outfitLayers.outfitId} = ${outfits.id} and ${items.isHidden})`,
  wearCount: outfitWearCount,
  readCards: readOutfitCards,
  async keepTitles(database, which) {
    await database
      .update(plans)
      .set({ goneTitle: sql`${outfits.title}` })
      .from(outfits)
      .where(and(eq(outfits.id, plans.outfitId), which));
  },
  async readPictures(database, which) {
    const rows = await database
      .select({ imageId: outfits.thumbnailImageId })
      .from(outfits)
      .where(which);
    return rows.flatMap(({ imageId }) => imageId ?? []);
  },
};
