import { eq, type SQL } from 'drizzle-orm';
import type { BoardBackground } from '#contract/rules/collage.ts';
import type { OutfitCard } from '#contract/schemas/outfit.ts';
import type { Database } from '../database/database.ts';
import { images, outfits } from '../database/schema.ts';
import type { Signer } from '../foundation/signer.ts';
import { toImageView } from './images.ts';
import { drawingKeyOf, drawLayer, pieceIdsOf, readLayers } from './outfit-layers.ts';
import { isFull, type Scope } from './scope.ts';
import { outfitWearCount } from './wears.ts';

/** The outfits of which a condition is true, each with its thumbnail. */
export const selectOutfits = (database: Database, which: SQL | undefined) =>
  database
    .select({ outfit: outfits, image: images, wearCount: outfitWearCount })
    .from(outfits)
    .leftJoin(images, eq(images.id, outfits.thumbnailImageId))
    .where(which);

type Row = Awaited<ReturnType<typeof selectOutfits>>[number];
type Layers = NonNullable<ReturnType<Awaited<ReturnType<typeof readLayers>>['get']>>;

/** The cards of the outfits of which a condition is true, by id. */
export async function readOutfitCards(
  scope: Scope,
  database: Database,
  which: SQL | undefined,
  signer: Signer,
): Promise<Map<number, OutfitCard>> {
  const rows = await selectOutfits(database, which);
  const layersOf = await readLayers(
    scope,
    database,
    rows.map(({ outfit }) => outfit.id),
  );
  const toCard = (row: Row): OutfitCard => {
    const { outfit, wearCount } = row;
    const layers = layersOf.get(outfit.id) ?? [];
    const drawing = drawingOf(row, layers, signer);
    return {
      outfitId: String(outfit.id),
      ownerId: outfit.ownerId,
      title: outfit.title,
      ...drawing,
      layers: drawing.thumbnail ? null : layers.map((layer) => drawLayer(layer, signer)),
      pieceCount: pieceIdsOf(layers).length,
      wearCount: isFull(scope) ? wearCount : null,
      createDate: outfit.createdAt.toISOString(),
    };
  };
  return new Map(rows.map((row) => [row.outfit.id, toCard(row)]));
}

/** The board, and the thumbnail while it shows what the layers show ([Note: Drawing keys]). */
export function drawingOf({ outfit, image }: Row, layers: Layers, signer: Signer) {
  const drawingKey = drawingKeyOf(layers);
  const isShown = image?.status === 'ready' && outfit.thumbnailKey === drawingKey;
  return {
    background: outfit.background as BoardBackground,
    thumbnail: isShown ? toImageView(image, signer) : null,
    drawingKey,
  };
}
