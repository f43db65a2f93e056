import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ItemAttributes } from '#contract/schemas/item.ts';
import type { Database } from '../database/database.ts';
import type { CutoutBefore } from '../database/schema/cutout-before.ts';
import { images, itemImages, items } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import { attributesOf, derive } from './item-derivation.ts';

type ImageRow = typeof images.$inferSelect;

/*
 * [Note: Taking a drawing back] A drawn cut-out keeps on its row what it took the place of, files included, so that the
 * last drawing can be taken back, once. It is named by its version: who takes back never takes what another device
 * drew since. Of the pieces only that goes back which still is what the drawing made of them: what their owner has said
 * since, of category, colors or what is shown, stays.
 */

/** Notes the cut-out that is about to be replaced by a drawn one; nothing where there is none. */
export async function keepCutoutBefore(database: Database, image: ImageRow): Promise<void> {
  const { cutout, cutoutDoubt, cutoutSlot, cutoutWidth, cutoutHeight, shown } = image;
  const { mainColor, furtherColors, likelyCategories, sureCategory } = image;
  const rows = await database
    .select({ item: items })
    .from(items)
    .innerJoin(itemImages, and(eq(itemImages.itemId, items.id), eq(itemImages.position, 0)))
    .where(eq(itemImages.imageId, image.id));
  const before: CutoutBefore = {
    cutout,
    wasWaiting: image.cutoutAskedAt !== null,
    cutoutDoubt,
    cutoutSlot,
    cutoutWidth,
    cutoutHeight,
    shown,
    mainColor,
    furtherColors,
    likelyCategories,
    sureCategory,
    items: rows.map(({ item }) => ({
      itemId: item.id,
      mainColor: item.mainColor,
      furtherColors: item.furtherColors,
      category: item.category,
      categoryFrom: item.categoryFrom,
    })),
  };
  await database
    .update(images)
    .set({ cutoutBefore: image.cutoutVersion > 0 ? before : null })
    .where(eq(images.id, image.id));
}

/**
 * Brings back what a drawn cut-out took the place of ([Note: Taking a drawing back]). Answers whether another cut is
 * waited for again. Throws `conflict` where that drawing is not the last word any more, or took no cut-out's place.
 */
export async function takeBackCutout(
  database: Database,
  image: ImageRow,
  version: number,
): Promise<{ isWaiting: boolean }> {
  const { cutoutBefore: before } = image;
  if (!before || image.cutout !== 'own' || image.cutoutVersion !== version) {
    throw new Refusal('conflict', 'this drawing is not the last word any more');
  }
  const { items: itemsBefore, wasWaiting, shown, ...was } = before;
  const isWaiting = wasWaiting && before.cutout !== 'own';
  await database
    .update(images)
    .set({
      ...was,
      // Chosen meanwhile, it stays chosen.
      shown: image.shown === 'cutout' ? shown : image.shown,
      // Another picture has another address.
      cutoutVersion: sql`${images.cutoutVersion} + 1`,
      cutoutBefore: null,
      ...(isWaiting && { cutoutAskedAt: sql`now()`, cutoutTries: 0 }),
      updatedAt: sql`now()`,
    })
    .where(eq(images.id, image.id));
  await takeBackOfItems(database, image, itemsBefore);
  return { isWaiting };
}

async function takeBackOfItems(
  database: Database,
  drawn: ImageRow,
  itemsBefore: CutoutBefore['items'],
): Promise<void> {
  const rows = await database
    .select()
    .from(items)
    .where(
      inArray(
        items.id,
        itemsBefore.map(({ itemId }) => itemId),
      ),
    )
    // Waits for a write of the owner that is under way, so that it is not overwritten.
    .for('update');
  for (const row of rows) {
    const was = itemsBefore.find(({ itemId }) => itemId === row.id)!;
    const areColorsDrawn =
      !row.areColorsChosen &&
      row.mainColor === drawn.mainColor &&
      row.furtherColors.join() === drawn.furtherColors.join();
    const isCategoryDrawn =
      row.categoryFrom === 'photo' &&
      row.category === drawn.sureCategory &&
      was.categoryFrom !== 'owner';
    const changes = {
      ...(areColorsDrawn && { mainColor: was.mainColor, furtherColors: was.furtherColors }),
      ...(isCategoryDrawn && { category: was.category, categoryFrom: was.categoryFrom }),
    };
    if (Object.keys(changes).length === 0) continue;
    const attributes = { ...attributesOf(row), ...changes } as ItemAttributes;
    await database
      .update(items)
      .set({ ...changes, ...derive(attributes) })
      .where(eq(items.id, row.id));
  }
}
