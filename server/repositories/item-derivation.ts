import { and, asc, eq, isNull } from 'drizzle-orm';
import { categoryGroupOf, categoryLabel } from '#contract/rules/item-attributes.ts';
import type { ItemAttributes } from '#contract/schemas/item.ts';
import type { Database } from '../database/database.ts';
import { images, itemImages, items } from '../database/schema.ts';
import { requireOwner, type Viewer } from '../viewer.ts';

export type ItemRow = typeof items.$inferSelect;

/** The columns that a person may set. Every value came through the contract's schema. */
export function attributesOf(row: ItemRow): ItemAttributes {
  const { id, ownerId, categoryGroup, searchText, deletedAt, createdAt, updatedAt, ...attributes } =
    row;
  return attributes as ItemAttributes;
}

/** The columns that follow from the others. */
export function derive(item: Partial<ItemAttributes>): {
  categoryGroup: string | null;
  searchText: string;
} {
  const words = [
    item.title,
    item.brand,
    item.category && categoryLabel(item.category),
    item.color,
    item.mainColor,
    item.size,
    ...(item.patterns ?? []),
    ...(item.seasons ?? []),
    ...(item.occasions ?? []),
    ...(item.personalTags ?? []),
    item.notes,
  ];
  return {
    categoryGroup: categoryGroupOf(item.category ?? null),
    searchText: words.filter(Boolean).join(' ').toLowerCase(),
  };
}

/**
 * Items that know no main color take the one found in their first photo, if that is ready
 * ([Note: Whose color]).
 */
export async function takeMainColors(
  database: Database,
  shown: { itemId: number } | { imageId: string },
): Promise<void> {
  const rows = await database
    .select({ item: items, found: images.mainColor })
    .from(items)
    .innerJoin(itemImages, and(eq(itemImages.itemId, items.id), eq(itemImages.position, 0)))
    .innerJoin(images, and(eq(images.id, itemImages.imageId), eq(images.status, 'ready')))
    .where(
      and(
        isNull(items.mainColor),
        'itemId' in shown ? eq(items.id, shown.itemId) : eq(images.id, shown.imageId),
      ),
    )
    // Waits for a write of the owner that is under way, so that it is not overwritten.
    .for('update', { of: items });
  for (const { item, found } of rows) {
    const mainColor = found as ItemAttributes['mainColor'];
    await database
      .update(items)
      .set({ mainColor, ...derive({ ...attributesOf(item), mainColor }) })
      .where(eq(items.id, item.id));
  }
}

/** Derives the owner's rows anew: category groups and search texts. Answers how many there are. */
export async function rederiveItems(
  viewer: Viewer,
  database: Database,
  owner: string,
): Promise<number> {
  requireOwner(viewer, owner);
  const rows = await database
    .select()
    .from(items)
    .where(eq(items.ownerId, owner))
    .orderBy(asc(items.id));
  for (const row of rows) {
    const derived = derive(attributesOf(row));
    if (derived.searchText === row.searchText && derived.categoryGroup === row.categoryGroup)
      continue;
    await database.update(items).set(derived).where(eq(items.id, row.id));
  }
  return rows.length;
}
