import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Layer } from '#contract/rules/collage.ts';
import type { DrawnLayer } from '#contract/schemas/outfit.ts';
import type { Database } from '../database/database.ts';
import { images, itemImages, items, outfitLayers } from '../database/schema.ts';
import type { Signer } from '../foundation/signer.ts';
import { pictureKey, toImageView } from './images.ts';
import { isAmong } from './is-among.ts';
import { itemNoun } from './item-noun.ts';
import { inSight } from './noun.ts';
import { nameColumns, pieceName } from './piece-name.ts';
import type { Scope } from './scope.ts';

/** The layers of these outfits, from the back to the front, by outfit. */
export async function readLayers(
  scope: Scope,
  database: Database,
  outfitIds: number[],
): Promise<Map<number, LayerRow[]>> {
  if (outfitIds.length === 0) return new Map();
  const rows = await selectLayers(scope, database, outfitIds);
  const byOutfit = new Map<number, LayerRow[]>(outfitIds.map((id) => [id, []]));
  for (const row of rows) byOutfit.get(row.layer.outfitId)?.push(row);
  return byOutfit;
}

/** A layer with its item, as far as that says what is seen, and the item's first picture. */
type LayerRow = Awaited<ReturnType<typeof selectLayers>>[number];

const selectLayers = (scope: Scope, database: Database, outfitIds: number[]) =>
  database
    .select({
      layer: outfitLayers,
      item: {
        id: items.id,
        ...nameColumns,
        deletedAt: items.deletedAt,
      },
      /** Whether the item is in sight itself, if it is not deleted. */
      isInSight: sql<boolean>`${inSight(itemNoun, scope) ?? sql`true`}`,
      image: images,
    })
    .from(outfitLayers)
    .leftJoin(items, eq(items.id, outfitLayers.itemId))
    .leftJoin(itemImages, and(eq(itemImages.itemId, items.id), eq(itemImages.position, 0)))
    .leftJoin(images, eq(images.id, itemImages.imageId))
    .where(isAmong(outfitLayers.outfitId, outfitIds))
    .orderBy(asc(outfitLayers.outfitId), asc(outfitLayers.position));

/** The item that a layer shows; null of a gap. */
const shownItem = ({ item }: LayerRow) => (item && !item.deletedAt ? item : null);

/** The different items that layers show, in the order of their first layers. */
export const pieceIdsOf = (layers: readonly LayerRow[]): number[] => [
  ...new Set(layers.flatMap((row) => shownItem(row)?.id ?? [])),
];

/*
 * [Note: Drawing keys] The picture of a collage is drawn on a device and sent as its thumbnail. Pieces are
 * deleted, restored, photographed and cut out anew afterwards, without the outfit being saved. So what
 * its layers show has a name, made of where they lie and of what is seen of each piece, and a thumbnail is
 * shown only while it has the name of what the layers show now. The board behind them is not a part of it:
 * a thumbnail is transparent, so that another board costs no drawing.
 */

/** Names what layers show now ([Note: Drawing keys]). */
export function drawingKeyOf(layers: readonly LayerRow[]): string {
  const seen = layers.map((row) => {
    const { x, y, size, rotation, isFlipped } = row.layer;
    const item = shownItem(row);
    const what = !item ? 'gap' : row.image ? pictureKey(row.image) : pieceName(item);
    return [x, y, size, rotation, isFlipped, what];
  });
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 22);
}

/**
 * Draws a layer for who looks: of a piece that is not in sight itself, a board that is shows the picture, and says
 * neither which it is nor what it is called.
 */
export function drawLayer(row: LayerRow, signer: Signer): DrawnLayer {
  const { x, y, size, rotation, isFlipped } = row.layer;
  const isGap = !shownItem(row);
  const named = row.isInSight ? row.item : null;
  return {
    itemId: named && String(named.id),
    x,
    y,
    size,
    rotation,
    isFlipped,
    isGap,
    title: named ? pieceName(named) : '',
    image: isGap || !row.image ? null : toImageView(row.image, signer),
  };
}

/** Puts these layers in the place of those that an outfit has. What is not the owner's item is a gap. */
export async function replaceLayers(
  database: Database,
  owner: string,
  outfitId: number,
  layers: readonly Layer[],
): Promise<void> {
  const named = layers.flatMap(({ itemId }) => (itemId ? [Number(itemId)] : []));
  const rows = await database
    .select({ id: items.id })
    .from(items)
    // Also those that are deleted for now: they may come back.
    .where(and(inArray(items.id, [...new Set(named)]), eq(items.ownerId, owner)));
  const own = new Set(rows.map(({ id }) => id));
  await database.delete(outfitLayers).where(eq(outfitLayers.outfitId, outfitId));
  await database.insert(outfitLayers).values(
    layers.map(({ itemId, ...place }, position) => ({
      ...place,
      outfitId,
      position,
      itemId: own.has(Number(itemId)) ? Number(itemId) : null,
    })),
  );
}
