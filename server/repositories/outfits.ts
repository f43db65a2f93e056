import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { BoardBackground } from '#contract/rules/collage.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import type { OutfitCard, OutfitDetails } from '#contract/schemas/outfit.ts';
import type { Database } from '../database/database.ts';
import { images, outfits, wardrobeOutfits, wardrobes } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import { toImageView } from './images.ts';
import { deriveOutfit, type OutfitRow, outfitFormOf } from './outfit-derivation.ts';
import {
  drawingKeyOf,
  pieceIdsOf,
  readLayers,
  replaceLayers,
  toDrawnLayer,
} from './outfit-layers.ts';
import { requireOwner, requireSight, type Viewer } from './viewer.ts';
import { outfitWearCount } from './wears.ts';
import { readWornPieces } from './worn-pieces.ts';

type ImageRow = typeof images.$inferSelect;
type Layers = NonNullable<ReturnType<Awaited<ReturnType<typeof readLayers>>['get']>>;

/** An outfit with its thumbnail, as `toOutfitCards` takes it. */
interface CardRow {
  outfit: OutfitRow;
  image: ImageRow | null;
  wearCount: number;
}

/** The columns of `CardRow`. */
export const cardColumns = { outfit: outfits, image: images, wearCount: outfitWearCount };

/** The cards of the owner's outfits among these ids, in the order asked for. */
export async function readOutfitCards(
  viewer: Viewer,
  database: Database,
  owner: string,
  outfitIds: string[],
  signer: Signer,
): Promise<OutfitCard[]> {
  await requireSight(viewer, database, owner);
  if (outfitIds.length === 0) return [];
  const rows = await database
    .select(cardColumns)
    .from(outfits)
    .leftJoin(images, eq(images.id, outfits.thumbnailImageId))
    .where(
      and(
        inArray(outfits.id, outfitIds.map(Number)),
        eq(outfits.ownerId, owner),
        isNull(outfits.deletedAt),
      ),
    );
  const cards = await toOutfitCards(database, rows, signer);
  const found = new Map(cards.map((card) => [card.outfitId, card]));
  return outfitIds.flatMap((outfitId) => found.get(outfitId) ?? []);
}

/** Outfits as tiles show them, in the same order. */
export async function toOutfitCards(
  database: Database,
  rows: CardRow[],
  signer: Signer,
): Promise<OutfitCard[]> {
  const layersOf = await readLayers(
    database,
    rows.map(({ outfit }) => outfit.id),
  );
  return rows.map((row) => {
    const layers = layersOf.get(row.outfit.id) ?? [];
    const drawing = drawingOf(row, layers, signer);
    return {
      outfitId: String(row.outfit.id),
      ownerId: row.outfit.ownerId,
      title: row.outfit.title,
      ...drawing,
      layers: drawing.thumbnail ? null : layers.map((layer) => toDrawnLayer(layer, signer)),
      pieceCount: pieceIdsOf(layers).length,
      wearCount: row.wearCount,
      createDate: row.outfit.createdAt.toISOString(),
    };
  });
}

/** The board, and the thumbnail while it shows what the layers show ([Note: Drawing keys]). */
function drawingOf({ outfit, image }: CardRow, layers: Layers, signer: Signer) {
  const drawingKey = drawingKeyOf(layers);
  const isShown = image?.status === 'ready' && outfit.thumbnailKey === drawingKey;
  return {
    background: outfit.background as BoardBackground,
    thumbnail: isShown ? toImageView(image, signer) : null,
    drawingKey,
  };
}

/** One outfit of the owner's with all that is known of it. Throws `not-found`. */
export async function readOutfitDetails(
  viewer: Viewer,
  database: Database,
  owner: string,
  outfitId: string,
  signer: Signer,
): Promise<OutfitDetails> {
  await requireSight(viewer, database, owner);
  const [row] = await database
    .select(cardColumns)
    .from(outfits)
    .leftJoin(images, eq(images.id, outfits.thumbnailImageId))
    .where(presentOutfit(owner, outfitId));
  if (!row) throw new Refusal('not-found', 'no such outfit');
  const { outfit, wearCount } = row;
  const layers = (await readLayers(database, [outfit.id])).get(outfit.id) ?? [];
  const within = await database
    .select({ wardrobeId: wardrobes.id, name: wardrobes.name })
    .from(wardrobeOutfits)
    .innerJoin(wardrobes, eq(wardrobes.id, wardrobeOutfits.wardrobeId))
    .where(eq(wardrobeOutfits.outfitId, outfit.id))
    .orderBy(asc(wardrobes.id));
  return {
    outfitId: String(outfit.id),
    ownerId: outfit.ownerId,
    ...outfitFormOf(outfit),
    ...drawingOf(row, layers, signer),
    layers: layers.map((layer) => toDrawnLayer(layer, signer)),
    pieces: await readWornPieces(database, pieceIdsOf(layers), signer),
    wearCount,
    wardrobes: within.map((one) => ({ wardrobeId: String(one.wardrobeId), name: one.name })),
    revision: outfit.revision,
    createDate: outfit.createdAt.toISOString(),
    updateDate: outfit.updatedAt.toISOString(),
  };
}

type Saved = Pick<
  OperationInput<'saveOutfit'>,
  'owner' | 'outfitId' | 'changes' | 'collage' | 'baseRevision'
>;

/**
 * Makes or changes an outfit of the owner, whose account is locked. `hasReplaced` says whether it took the
 * place of a save that came after `baseRevision`. Throws `not-found`, and `invalid` where a new one has no
 * title or nothing on its board.
 */
export async function saveOutfit(
  viewer: Viewer,
  database: Database,
  { owner, outfitId, changes, collage, baseRevision }: Saved,
): Promise<{ id: number; hasReplaced: boolean }> {
  requireOwner(viewer, owner);
  if (!outfitId) {
    const id = await insertOutfit(database, { owner, changes, collage });
    return { id, hasReplaced: false };
  }
  if (Object.keys(changes).length === 0 && !collage) {
    const [id] = await findOutfits(viewer, database, owner, [outfitId]);
    return { id: id!, hasReplaced: false };
  }
  const [row] = await database
    .update(outfits)
    .set({
      ...changes,
      ...(collage ? { background: collage.background } : {}),
      revision: sql`${outfits.revision} + 1`,
      updatedAt: sql`now()`,
    })
    .where(presentOutfit(owner, outfitId))
    .returning();
  if (!row) throw new Refusal('not-found', 'no such outfit');
  await database
    .update(outfits)
    .set(deriveOutfit(outfitFormOf(row)))
    .where(eq(outfits.id, row.id));
  if (collage) await replaceLayers(database, owner, row.id, collage.layers);
  return {
    id: row.id,
    hasReplaced: baseRevision !== undefined && baseRevision < row.revision - 1,
  };
}

async function insertOutfit(
  database: Database,
  { owner, changes, collage }: Pick<Saved, 'owner' | 'changes' | 'collage'>,
): Promise<number> {
  const { title } = changes;
  if (!title) throw new Refusal('invalid', 'it has no title', { 'changes.title': 'required' });
  if (!collage) throw new Refusal('invalid', 'its board is empty', { collage: 'required' });
  const form = { notes: null, seasons: [], occasions: [], ...changes, title };
  const { background, layers } = collage;
  const [row] = await database
    .insert(outfits)
    .values({ ...form, ownerId: owner, background, ...deriveOutfit(form) })
    .returning({ id: outfits.id });
  await replaceLayers(database, owner, row!.id, layers);
  return row!.id;
}

/** One outfit of the owner's that is not deleted. */
const presentOutfit = (owner: string, outfitId: string) =>
  and(eq(outfits.id, Number(outfitId)), eq(outfits.ownerId, owner), isNull(outfits.deletedAt));

/** Those of these outfits that are the owner's, to be changed. Throws `not-found` if there is none. */
export async function findOutfits(
  viewer: Viewer,
  database: Database,
  owner: string,
  outfitIds: string[],
): Promise<number[]> {
  requireOwner(viewer, owner);
  const ids = [...new Set(outfitIds.map(Number))];
  const rows = await database
    .select({ id: outfits.id })
    .from(outfits)
    .where(and(inArray(outfits.id, ids), eq(outfits.ownerId, owner), isNull(outfits.deletedAt)));
  if (rows.length === 0) throw new Refusal('not-found', 'no such outfit');
  const found = new Set(rows.map((row) => row.id));
  return ids.filter((id) => found.has(id));
}
