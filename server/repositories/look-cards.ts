import { eq, type SQL } from 'drizzle-orm';
import type { LookCard } from '#contract/schemas/look.ts';
import type { Database } from '../database/database.ts';
import { images, looks } from '../database/schema.ts';
import type { Signer } from '../foundation/signer.ts';
import { toImageView } from './images.ts';
import { countPinned } from './look-pins.ts';
import { readCards } from './noun-cards.ts';
import { outfitNoun } from './outfit-noun.ts';
import { isFull, type Scope } from './scope.ts';
import { lookWearCount, lookWornDay } from './wears.ts';

/** The looks of which a condition is true, each with its picture. */
export const selectLooks = (database: Database, which: SQL | undefined) =>
  database
    .select({ look: looks, image: images, wearCount: lookWearCount, wornDay: lookWornDay })
    .from(looks)
    .leftJoin(images, eq(images.id, looks.imageId))
    .where(which);

/** The cards of the owner's looks of which a condition is true, by id. */
export async function readLookCards(
  scope: Scope,
  database: Database,
  which: SQL | undefined,
  signer: Signer,
): Promise<Map<number, LookCard>> {
  const rows = await selectLooks(database, which);
  const pinned = await countPinned(
    scope,
    database,
    rows.map(({ look }) => look.id),
  );
  // A look with a photo shows that.
  const shown = rows.flatMap(({ look }) => (look.imageId ? [] : (look.outfitId ?? [])));
  const outfitIds = [...new Set(shown)].map(String);
  const outfits = await readCards(scope, database, outfitNoun, outfitIds, signer);
  const outfitOf = new Map(outfits.map((outfit) => [Number(outfit.outfitId), outfit]));
  return new Map(
    rows.map(({ look, image, wearCount, wornDay }) => [
      look.id,
      {
        lookId: String(look.id),
        ownerId: look.ownerId,
        kind: look.kind,
        title: look.title,
        siteName: look.siteName,
        image: image && toImageView(image, signer),
        outfit: outfitOf.get(look.outfitId ?? 0) ?? null,
        pieceCount: pinned.get(look.id) ?? 0,
        ...(isFull(scope) ? { wearCount, wornDay } : { wearCount: null, wornDay: null }),
        createDate: look.createdAt.toISOString(),
      },
    ]),
  );
}
