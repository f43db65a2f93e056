import { and, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { deletedItemDays } from '#contract/rules/item-attributes.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { images, looks } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import { forgetUnnamed } from './images.ts';
import { lookColumns, toLookCards } from './looks.ts';
import { keepLookTitles } from './plan-removal.ts';
import type { AccountSweepPart } from './sweep-part.ts';
import { requireOwner, type Viewer } from './viewer.ts';

/** Most deleted looks that are listed. */
const maxDeletedLooks = 500;

/** The owner's looks that are deleted and not forgotten yet, the last deleted first. */
export async function readDeletedLooks(
  viewer: Viewer,
  database: Database,
  owner: string,
  signer: Signer,
): Promise<OperationOutput<'getDeletedLooks'>['looks']> {
  requireOwner(viewer, owner);
  const rows = await database
    .select(lookColumns)
    .from(looks)
    .leftJoin(images, eq(images.id, looks.imageId))
    .where(and(eq(looks.ownerId, owner), isNotNull(looks.deletedAt)))
    .orderBy(desc(looks.deletedAt), desc(looks.id))
    .limit(maxDeletedLooks);
  const cards = await toLookCards(viewer, database, owner, rows, signer);
  return cards.map((card, place) => {
    const { deletedAt, updatedAt } = rows[place]!.look;
    return { ...card, deleteDate: (deletedAt ?? updatedAt).toISOString() };
  });
}

/** Hides looks; the sweep forgets them for good later. */
export async function hideLooks(database: Database, lookIds: number[], now: Date): Promise<void> {
  await database.update(looks).set({ deletedAt: now }).where(inArray(looks.id, lookIds));
}

/** Takes a deletion back; answers of which looks. Throws `not-found` if it is too late for all. */
export async function restoreLooks(
  viewer: Viewer,
  database: Database,
  owner: string,
  lookIds: string[],
): Promise<number[]> {
  requireOwner(viewer, owner);
  const ids = [...new Set(lookIds.map(Number))];
  const rows = await database
    .update(looks)
    .set({ deletedAt: null })
    .where(and(inArray(looks.id, ids), eq(looks.ownerId, owner)))
    .returning({ id: looks.id });
  if (rows.length === 0) throw new Refusal('not-found', 'no such look');
  const found = new Set(rows.map((row) => row.id));
  return ids.filter((id) => found.has(id));
}

/**
 * Forgets hidden looks for good; answers which, and the pictures whose files may go. Throws `not-found` if none of
 * them is there and hidden.
 */
export async function forgetLooks(
  viewer: Viewer,
  database: Database,
  owner: string,
  lookIds: string[],
): Promise<{ lookIds: number[]; imageIds: string[] }> {
  requireOwner(viewer, owner);
  const ids = [...new Set(lookIds.map(Number))];
  const which = and(inArray(looks.id, ids), eq(looks.ownerId, owner), isNotNull(looks.deletedAt));
  await keepLookTitles(database, which);
  const rows = await database
    .delete(looks)
    .where(which)
    .returning({ id: looks.id, imageId: looks.imageId });
  if (rows.length === 0) throw new Refusal('not-found', 'no such look');
  const found = new Set(rows.map(({ id }) => id));
  const named = rows.flatMap(({ imageId }) => imageId ?? []);
  const imageIds =
    named.length > 0 ? await forgetUnnamed(database, owner, { imageIds: named }) : [];
  return { lookIds: ids.filter((id) => found.has(id)), imageIds };
}

/** Looks that were hidden, once that cannot be taken back any more. */
export const lookSweep: AccountSweepPart = {
  afterMs: deletedItemDays * 24 * 3_600_000,
  async owners(database, before) {
    const rows = await database
      .selectDistinct({ ownerId: looks.ownerId })
      .from(looks)
      .where(lt(looks.deletedAt, before));
    return rows.map((row) => row.ownerId);
  },
  async forget(database, owner, before) {
    const which = and(eq(looks.ownerId, owner), lt(looks.deletedAt, before));
    await keepLookTitles(database, which);
    await database.delete(looks).where(which);
    // Their pictures are older than a day: the sweep of pictures, which follows, takes them.
    return [];
  },
};
