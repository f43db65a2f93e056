import {
  and,
  asc,
  countDistinct,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import { type CutoutDoubt, maxCutoutsToLookAt } from '#contract/rules/cutout-doubts.ts';
import type { GarmentColors } from '#contract/rules/garment-colors.ts';
import {
  type CutoutSlot,
  type CutoutState,
  cutoutSlots,
  type ShownChoice,
} from '#contract/rules/images.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { images, itemImages, items } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { FullScope } from './scope.ts';

/**
 * Chooses what is shown of the photos of these items, or takes a choice back: of all, or of those that are named.
 */
export async function showPictures(
  database: Database,
  itemIds: number[],
  imageIds: string[] | undefined,
  shown: ShownChoice,
): Promise<void> {
  const named = database
    .select({ id: itemImages.imageId })
    .from(itemImages)
    .where(
      and(
        inArray(itemImages.itemId, itemIds),
        imageIds ? inArray(itemImages.imageId, imageIds) : undefined,
      ),
    );
  await database
    .update(images)
    .set({ shown: shown === 'auto' ? null : shown, updatedAt: sql`now()` })
    .where(
      and(
        inArray(images.id, named),
        // A cut-out that was not there to be seen cannot have been chosen.
        shown === 'cutout' ? gt(images.cutoutVersion, 0) : undefined,
      ),
    );
}

/**
 * Marks the owner's photos of items, or of these, as waiting for their cut-out; answers their ids. Those
 * that are cut out already in the picture itself or by hand, and those that wait, are left out.
 */
export async function askForCutouts(
  scope: FullScope,
  database: Database,
  itemIds?: number[],
): Promise<string[]> {
  const named = database
    .select({ id: itemImages.imageId })
    .from(itemImages)
    .innerJoin(items, and(eq(items.id, itemImages.itemId), isNull(items.deletedAt)))
    .where(itemIds ? inArray(items.id, itemIds) : eq(items.ownerId, scope.subject));
  const rows = await database
    .update(images)
    .set({ cutoutAskedAt: sql`now()`, cutoutTries: 0, updatedAt: sql`now()` })
    .where(
      and(
        eq(images.ownerId, scope.subject),
        eq(images.status, 'ready'),
        inArray(images.id, named),
        ne(images.mode, 'cutout'),
        or(isNull(images.cutout), ne(images.cutout, 'own')),
        isNull(images.cutoutAskedAt),
      ),
    )
    .returning({ id: images.id });
  return rows.map((row) => row.id);
}

/** How the cut-outs of the photos of the owner's items stand. */
export async function readCutoutProgress(
  scope: FullScope,
  database: Database,
): Promise<Omit<OperationOutput<'getCutoutProgress'>, 'isOn'>> {
  const isCut = or(gt(images.cutoutVersion, 0), eq(images.mode, 'cutout'));
  const [row] = await database
    .select({
      photoCount: countDistinct(images.id),
      cutoutCount: sql<number>`count(distinct ${images.id}) filter (where ${isCut})`.mapWith(
        Number,
      ),
      waitingCount:
        sql<number>`count(distinct ${images.id}) filter (where ${images.cutoutAskedAt} is not null)`.mapWith(
          Number,
        ),
    })
    .from(itemImages)
    .innerJoin(items, and(eq(items.id, itemImages.itemId), isNull(items.deletedAt)))
    .innerJoin(images, and(eq(images.id, itemImages.imageId), eq(images.status, 'ready')))
    .where(eq(items.ownerId, scope.subject));
  return row!;
}

/** The owner's photos whose cut-outs are to be looked at, the oldest piece first ([Note: Doubts]). */
export async function readCutoutsToLookAt(
  scope: FullScope,
  database: Database,
): Promise<OperationOutput<'getCutoutsToLookAt'>> {
  const rows = await database
    .select({ itemId: items.id, imageId: images.id })
    .from(itemImages)
    .innerJoin(items, and(eq(items.id, itemImages.itemId), isNull(items.deletedAt)))
    .innerJoin(images, and(eq(images.id, itemImages.imageId), eq(images.status, 'ready')))
    .where(
      and(
        eq(items.ownerId, scope.subject),
        eq(images.ownerId, scope.subject),
        gt(images.cutoutVersion, 0),
        isNull(images.shown),
        ne(images.cutout, 'own'),
        or(isNotNull(images.cutoutDoubt), eq(images.cutout, 'likely')),
      ),
    )
    .orderBy(asc(items.createdAt), asc(items.id), asc(itemImages.position))
    .limit(maxCutoutsToLookAt);
  return { rows: rows.map(({ itemId, imageId }) => ({ itemId: String(itemId), imageId })) };
}

/** Marks a photo of an item that is ready as waiting for its cut-out; false of any other picture. */
export async function waitForCutout(database: Database, imageId: string): Promise<boolean> {
  const rows = await database
    .update(images)
    .set({ cutoutAskedAt: sql`now()`, cutoutTries: 0 })
    .where(
      and(
        eq(images.id, imageId),
        eq(images.kind, 'item'),
        eq(images.status, 'ready'),
        ne(images.mode, 'cutout'),
      ),
    )
    .returning({ id: images.id });
  return rows.length > 0;
}

/**
 * Counts a try at a photo's cut-out; answers whose it is and how many tries there were, or null where the
 * photo is gone or nobody waits for it any more.
 */
export async function beginCutout(
  database: Database,
  imageId: string,
): Promise<{ ownerId: string; tries: number } | null> {
  const [row] = await database
    .update(images)
    .set({ cutoutTries: sql`${images.cutoutTries} + 1` })
    .where(and(eq(images.id, imageId), eq(images.status, 'ready'), isNotNull(images.cutoutAskedAt)))
    .returning({ ownerId: images.ownerId, tries: images.cutoutTries });
  return row ?? null;
}

/** Takes a try back that was no fault of the photo. */
export async function takeBackCutoutTry(database: Database, imageId: string): Promise<void> {
  await database
    .update(images)
    .set({ cutoutTries: sql`greatest(${images.cutoutTries} - 1, 0)` })
    .where(eq(images.id, imageId));
}

/**
 * The slot that the files of the next cut-out go to; null of a photo that is gone. No two that are written
 * at the same time get the same one, and none that of what is shown or can be brought back.
 */
export async function takeCutoutSlot(
  database: Database,
  imageId: string,
): Promise<CutoutSlot | null> {
  const [row] = await database
    .select()
    .from(images)
    .where(and(eq(images.id, imageId), eq(images.status, 'ready')))
    .for('update');
  if (!row) return null;
  const slotAt = (writes: number) => cutoutSlots[writes % cutoutSlots.length]!;
  const isKept = (slot: CutoutSlot) =>
    (row.cutoutVersion > 0 && slot === row.cutoutSlot) || slot === row.cutoutBefore?.cutoutSlot;
  let writes = row.cutoutWrites + 1;
  while (isKept(slotAt(writes))) writes += 1;
  await database.update(images).set({ cutoutWrites: writes }).where(eq(images.id, imageId));
  return slotAt(writes);
}

/**
 * A cut-out whose files were stored: whose it is or how far it is to be trusted, where, its size, and what is
 * seen in it.
 */
export interface StoredCutout extends GarmentColors {
  cutout: Exclude<CutoutState, 'waiting'>;
  slot: CutoutSlot;
  width: number;
  height: number;
  likelyCategories: string[];
  sureCategory: string | null;
  cutoutDoubt: CutoutDoubt | null;
}

/** The columns of a cut-out that was stored. */
const columnsOf = ({ cutout, slot, width, height, ...seen }: StoredCutout) => ({
  ...seen,
  cutout,
  cutoutVersion: sql`${images.cutoutVersion} + 1`,
  cutoutSlot: slot,
  cutoutWidth: width,
  cutoutHeight: height,
});

/**
 * Writes down what a cut found, or that it found nothing, if it is still waited for. One that found
 * nothing takes nothing away.
 */
export async function endCutout(
  database: Database,
  imageId: string,
  stored: StoredCutout | null,
): Promise<void> {
  const found = stored
    ? columnsOf(stored)
    : { cutout: sql`case when ${images.cutoutVersion} > 0 then ${images.cutout} else 'none' end` };
  await database
    .update(images)
    .set({ ...found, cutoutAskedAt: null, updatedAt: sql`now()` })
    .where(and(eq(images.id, imageId), isNotNull(images.cutoutAskedAt)));
}

type ImageRow = typeof images.$inferSelect;

/**
 * A photo of the owner's item that can be drawn at. Throws `not-found`, and `conflict` where it is not ready
 * or is no photo but a picture of a cut-out.
 */
export async function requireItemPhoto(
  scope: FullScope,
  database: Database,
  { itemId, imageId }: { itemId: string; imageId: string },
): Promise<ImageRow> {
  const [row] = await database
    .select({ image: images })
    .from(itemImages)
    .innerJoin(items, and(eq(items.id, itemImages.itemId), isNull(items.deletedAt)))
    .innerJoin(images, eq(images.id, itemImages.imageId))
    .where(
      and(
        eq(items.ownerId, scope.subject),
        eq(images.ownerId, scope.subject),
        eq(items.id, Number(itemId)),
        eq(images.id, imageId),
      ),
    );
  if (!row) throw new Refusal('not-found', 'no such photo of this item');
  if (row.image.status !== 'ready') throw new Refusal('conflict', 'this photo is not ready');
  if (row.image.mode === 'cutout') throw new Refusal('conflict', 'this picture is cut out already');
  return row.image;
}

/** Shows what the owner drew: nobody waits for another cut any more. Answers its version. */
export async function endOwnCutout(
  database: Database,
  imageId: string,
  stored: Omit<StoredCutout, 'cutout' | 'cutoutDoubt'>,
): Promise<number> {
  const [row] = await database
    .update(images)
    .set({
      ...columnsOf({ ...stored, cutout: 'own', cutoutDoubt: null }),
      shown: 'cutout',
      cutoutAskedAt: null,
      updatedAt: sql`now()`,
    })
    .where(eq(images.id, imageId))
    .returning({ version: images.cutoutVersion });
  return row!.version;
}
