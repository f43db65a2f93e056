import { type AnyColumn, and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { images, itemImages, items } from '../database/schema.ts';
import { attributesOf, derive } from './item-derivation.ts';
import type { FullScope } from './scope.ts';

/*
 * [Note: Whose category] What a garment is can often be told from its cut-out alone (decision 042). Where that is sure
 * and nobody has said anything, the category is set, and `category_from` says that it came from the photo. Where it is
 * only likely it is a guess, which is shown to the owner and nothing else. Either is the owner's from then on that they
 * confirm, change or take it away; nothing sets it again.
 */

/** Items whose owner has not said what they are take the category that their first photo is sure of. */
export async function takeCategory(
  database: Database,
  shown: { itemId: number } | { imageId: string },
): Promise<void> {
  const rows = await database
    .select({ item: items, category: images.sureCategory })
    .from(items)
    .innerJoin(itemImages, and(eq(itemImages.itemId, items.id), eq(itemImages.position, 0)))
    .innerJoin(images, and(eq(images.id, itemImages.imageId), isNotNull(images.sureCategory)))
    .where(
      and(
        or(
          and(isNull(items.categoryFrom), isNull(items.category)),
          eq(items.categoryFrom, 'photo'),
        ),
        'itemId' in shown ? eq(items.id, shown.itemId) : eq(images.id, shown.imageId),
      ),
    )
    // Waits for a write of the owner that is under way, so that it is not overwritten.
    .for('update', { of: items });
  for (const { item, category } of rows) {
    await database
      .update(items)
      .set({
        category,
        categoryFrom: 'photo',
        ...derive({ ...attributesOf(item), category }),
      })
      .where(eq(items.id, item.id));
  }
}

/** Makes categories the owner's that their looks had set or guessed, where they are still what was seen. */
export async function confirmCategories(
  scope: FullScope,
  database: Database,
  seen: OperationInput<'confirmCategories'>['seen'],
): Promise<OperationOutput<'confirmCategories'>> {
  const isSeen = (category: SQL | AnyColumn) =>
    sql`exists (select from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb)
      as seen("itemId" bigint, category text)
      where seen."itemId" = ${items.id} and seen.category = ${category})`;
  const own = and(eq(items.ownerId, scope.subject), isNull(items.deletedAt));
  const set = await database
    .update(items)
    .set({ categoryFrom: 'owner', updatedAt: sql`now()` })
    .where(and(own, eq(items.categoryFrom, 'photo'), isSeen(items.category)))
    .returning({ id: items.id });
  const first = sql<string>`${images.likelyCategories}[1]`;
  const guessed = await database
    .select({ item: items, category: first })
    .from(items)
    .innerJoin(itemImages, and(eq(itemImages.itemId, items.id), eq(itemImages.position, 0)))
    .innerJoin(images, eq(images.id, itemImages.imageId))
    .where(and(own, isNull(items.categoryFrom), isNull(items.category), isSeen(first)))
    .orderBy(items.id)
    .for('update', { of: items });
  for (const { item, category } of guessed) {
    await database
      .update(items)
      .set({
        category,
        categoryFrom: 'owner',
        updatedAt: sql`now()`,
        ...derive({ ...attributesOf(item), category }),
      })
      .where(eq(items.id, item.id));
  }
  return { itemIds: [...set, ...guessed.map(({ item }) => item)].map(({ id }) => String(id)) };
}
