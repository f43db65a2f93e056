import { eq, inArray, sql } from 'drizzle-orm';
import { longestOutfitTitle } from '#contract/rules/collage.ts';
import { copyTitle } from '#contract/rules/copy-title.ts';
import type { Database } from '../database/database.ts';
import { outfitLayers, outfits, wardrobeOutfits } from '../database/schema.ts';
import { deriveOutfit, outfitFormOf } from './outfit-derivation.ts';

/** Makes a copy of each of these outfits, in the same wardrobes; answers the copies, in the same order. */
export async function copyOutfits(database: Database, outfitIds: number[]): Promise<number[]> {
  const rows = await database.select().from(outfits).where(inArray(outfits.id, outfitIds));
  const found = new Map(rows.map((row) => [row.id, row]));
  const originals = outfitIds.flatMap((id) => found.get(id) ?? []);
  const copies = await database
    .insert(outfits)
    .values(
      originals.map((row) => {
        const form = { ...outfitFormOf(row), title: copyTitle(row.title, longestOutfitTitle) };
        const { ownerId, background, thumbnailImageId, thumbnailKey } = row;
        const drawn = { background, thumbnailImageId, thumbnailKey };
        return { ...form, ...deriveOutfit(form), ...drawn, ownerId };
      }),
    )
    .returning({ id: outfits.id });
  const pairs = JSON.stringify(
    originals.map((original, index) => ({ original: original.id, copy: copies[index]!.id })),
  );
  const pair = sql`jsonb_to_recordset(${pairs}::jsonb) as pair(original bigint, copy bigint)`;
  await database.execute(sql`
    insert into ${outfitLayers} (outfit_id, position, item_id, x, y, size, rotation, is_flipped)
    select pair.copy, position, item_id, x, y, size, rotation, is_flipped
    from ${pair} join ${outfitLayers} on ${eq(outfitLayers.outfitId, sql`pair.original`)}`);
  await database.execute(sql`
    insert into ${wardrobeOutfits} (wardrobe_id, outfit_id)
    select wardrobe_id, pair.copy
    from ${pair} join ${wardrobeOutfits} on ${eq(wardrobeOutfits.outfitId, sql`pair.original`)}`);
  return copies.map(({ id }) => id);
}
