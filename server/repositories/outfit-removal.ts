import { and, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { deletedItemDays } from '#contract/rules/item-attributes.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { images, outfits } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import { forgetUnnamed } from './images.ts';
import { cardColumns, toOutfitCards } from './outfits.ts';
import { keepOutfitTitles } from './plan-removal.ts';
import type { AccountSweepPart } from './sweep-part.ts';
import { requireOwner, type Viewer } from './viewer.ts';

/** Most deleted outfits that are listed. */
const maxDeletedOutfits = 500;

/** The owner's outfits that are deleted and not forgotten yet, the last deleted first. */
export async function readDeletedOutfits(
  viewer: Viewer,
  database: Database,
  owner: string,
  signer: Signer,
): Promise<OperationOutput<'getDeletedOutfits'>['outfits']> {
  requireOwner(viewer, owner);
  const rows = await database
    .select(cardColumns)
    .from(outfits)
    .leftJoin(images, eq(images.id, outfits.thumbnailImageId))
    .where(and(eq(outfits.ownerId, owner), isNotNull(outfits.deletedAt)))
    .orderBy(desc(outfits.deletedAt), desc(outfits.id))
    .limit(maxDeletedOutfits);
  const cards = await toOutfitCards(database, rows, signer);
  return cards.map((card, place) => {
    const { deletedAt, updatedAt } = rows[place]!.outfit;
    return { ...card, deleteDate: (deletedAt ?? updatedAt).toISOString() };
  });
}

/** Hides outfits; the sweep forgets them for good later. */
export async function hideOutfits(
  database: Database,
  outfitIds: number[],
  now: Date,
): Promise<void> {
  await database.update(outfits).set({ deletedAt: now }).where(inArray(outfits.id, outfitIds));
}

/** Takes a deletion back; answers of which outfits. Throws `not-found` if it is too late for all. */
export async function restoreOutfits(
  viewer: Viewer,
  database: Database,
  owner: string,
  outfitIds: string[],
): Promise<number[]> {
  requireOwner(viewer, owner);
  const ids = [...new Set(outfitIds.map(Number))];
  const rows = await database
    .update(outfits)
    .set({ deletedAt: null })
    .where(and(inArray(outfits.id, ids), eq(outfits.ownerId, owner)))
    .returning({ id: outfits.id });
  if (rows.length === 0) throw new Refusal('not-found', 'no such outfit');
  const found = new Set(rows.map((row) => row.id));
  return ids.filter((id) => found.has(id));
}

/**
 * Forgets hidden outfits for good; answers which, and the pictures whose files may go. Throws `not-found` if none of
 * them is there and hidden.
 */
export async function forgetOutfits(
  viewer: Viewer,
  database: Database,
  owner: string,
  outfitIds: string[],
): Promise<{ outfitIds: number[]; imageIds: string[] }> {
  requireOwner(viewer, owner);
  const ids = [...new Set(outfitIds.map(Number))];
  const which = and(
    inArray(outfits.id, ids),
    eq(outfits.ownerId, owner),
    isNotNull(outfits.deletedAt),
  );
  await keepOutfitTitles(database, which);
  const rows = await database
    .delete(outfits)
    .where(which)
    .returning({ id: outfits.id, imageId: outfits.thumbnailImageId });
  if (rows.length === 0) throw new Refusal('not-found', 'no such outfit');
  const found = new Set(rows.map(({ id }) => id));
  const named = rows.flatMap(({ imageId }) => imageId ?? []);
  const imageIds =
    named.length > 0 ? await forgetUnnamed(database, owner, { imageIds: named }) : [];
  return { outfitIds: ids.filter((id) => found.has(id)), imageIds };
}

/** Outfits that were hidden, once that cannot be taken back any more. */
export const outfitSweep: AccountSweepPart = {
  afterMs: deletedItemDays * 24 * 3_600_000,
  async owners(database, before) {
    const rows = await database
      .selectDistinct({ ownerId: outfits.ownerId })
      .from(outfits)
      .where(lt(outfits.deletedAt, before));
    return rows.map((row) => row.ownerId);
  },
  async forget(database, owner, before) {
    const which = and(eq(outfits.ownerId, owner), lt(outfits.deletedAt, before));
    await keepOutfitTitles(database, which);
    await database.delete(outfits).where(which);
    // Their thumbnails are older than a day: the sweep of pictures, which follows, takes them.
    return [];
  },
};
