import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import {
  categoryLeaves,
  defaultItemCondition,
  defaultItemTitle,
  maxItemPhotos,
} from '#contract/rules/item-attributes.ts';
import { changePhotos, type PhotoChanges } from '#contract/rules/item-photos.ts';
import type { DeletedItem, ItemAttributes, ItemCard, ItemDetails } from '#contract/schemas/item.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { images, itemImages, items, wardrobeItems, wardrobes } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import { toImageDetails, toImageView } from './images.ts';
import { attributesOf, derive, type ItemRow } from './item-derivation.ts';
import { readItemServices } from './item-services.ts';
import { requireOwner, requireSight, type Viewer } from './viewer.ts';
import { readItemWears } from './wears.ts';

/** The cards of the owner's items among these ids, in the order asked for. */
export async function readItemCards(
  viewer: Viewer,
  database: Database,
  owner: string,
  itemIds: string[],
  signer: Signer,
): Promise<ItemCard[]> {
  await requireSight(viewer, database, owner);
  if (itemIds.length === 0) return [];
  const rows = await database
    .select({ item: items, image: images })
    .from(items)
    .leftJoin(itemImages, and(eq(itemImages.itemId, items.id), eq(itemImages.position, 0)))
    .leftJoin(images, eq(images.id, itemImages.imageId))
    .where(
      and(
        inArray(items.id, itemIds.map(Number)),
        eq(items.ownerId, owner),
        isNull(items.deletedAt),
      ),
    );
  const found = new Map(
    rows.map(({ item, image }) => [
      String(item.id),
      toItemCard(item, image && toImageView(image, signer)),
    ]),
  );
  return itemIds.flatMap((itemId) => found.get(itemId) ?? []);
}

/** Most deleted items that are listed. */
const maxDeletedItems = 500;

/** The owner's items that are deleted and not forgotten yet, the last deleted first. */
export async function readDeletedItems(
  viewer: Viewer,
  database: Database,
  owner: string,
  signer: Signer,
): Promise<DeletedItem[]> {
  requireOwner(viewer, owner);
  const rows = await database
    .select({ item: items, image: images })
    .from(items)
    .leftJoin(itemImages, and(eq(itemImages.itemId, items.id), eq(itemImages.position, 0)))
    .leftJoin(images, eq(images.id, itemImages.imageId))
    .where(and(eq(items.ownerId, owner), isNotNull(items.deletedAt)))
    .orderBy(desc(items.deletedAt), desc(items.id))
    .limit(maxDeletedItems);
  return rows.map(({ item, image }) => ({
    ...toItemCard(item, image && toImageView(image, signer)),
    deleteDate: (item.deletedAt ?? item.updatedAt).toISOString(),
  }));
}

/** One item of the owner's with all that is known of it. Throws `not-found`. */
export async function readItemDetails(
  viewer: Viewer,
  database: Database,
  owner: string,
  itemId: string,
  signer: Signer,
): Promise<ItemDetails> {
  await requireSight(viewer, database, owner);
  const id = Number(itemId);
  const [row] = await database
    .select()
    .from(items)
    .where(and(eq(items.id, id), eq(items.ownerId, owner), isNull(items.deletedAt)));
  if (!row) throw new Refusal('not-found', 'no such item');
  const pictures = await database
    .select({ image: images })
    .from(itemImages)
    .innerJoin(images, eq(images.id, itemImages.imageId))
    .where(eq(itemImages.itemId, id))
    .orderBy(asc(itemImages.position));
  const within = await database
    .select({ wardrobeId: wardrobes.id, name: wardrobes.name })
    .from(wardrobeItems)
    .innerJoin(wardrobes, eq(wardrobes.id, wardrobeItems.wardrobeId))
    .where(eq(wardrobeItems.itemId, id))
    .orderBy(asc(wardrobes.id));
  return {
    itemId: String(row.id),
    ownerId: row.ownerId,
    ...attributesOf(row),
    images: pictures.map(({ image }) => toImageDetails(image, signer)),
    wardrobes: within.map((one) => ({ wardrobeId: String(one.wardrobeId), name: one.name })),
    ...(await readItemWears(database, id)),
    ...(await readItemServices(database, id)),
    createDate: row.createdAt.toISOString(),
    updateDate: row.updatedAt.toISOString(),
  };
}

/** What the owner wrote before, to be offered again: brands, own categories, tags. */
export async function readItemSuggestions(
  viewer: Viewer,
  database: Database,
  owner: string,
): Promise<OperationOutput<'getItemSuggestions'>> {
  requireOwner(viewer, owner);
  const mine = and(eq(items.ownerId, owner), isNull(items.deletedAt));
  const words = async (column: typeof items.brand | typeof items.category) => {
    const rows = await database
      .select({ word: column })
      .from(items)
      .where(and(mine, isNotNull(column)))
      .groupBy(column)
      .orderBy(sql`count(*) desc`, asc(column))
      .limit(200);
    return rows.map((row) => row.word as string);
  };
  const tags = await database
    .select({ tag: sql<string>`unnest(${items.personalTags})`.as('tag') })
    .from(items)
    .where(mine)
    .groupBy(sql`tag`)
    .orderBy(sql`count(*) desc`, sql`tag`)
    .limit(100);
  const usedCategories = await words(items.category);
  return {
    brands: await words(items.brand),
    categories: usedCategories.filter((category) => !categoryLeaves.has(category)),
    usedCategories,
    personalTags: tags.map((row) => row.tag),
  };
}

/** Makes an item; `foundColor` is its main color until the owner chooses one. */
export async function insertItem(
  viewer: Viewer,
  database: Database,
  owner: string,
  changes: Partial<ItemAttributes>,
  foundColor: ItemAttributes['mainColor'] = null,
): Promise<number> {
  requireOwner(viewer, owner);
  // A new piece without a category has none yet, rather than none by choice.
  const { category, ...others } = changes;
  const given = category === null ? others : changes;
  const known = {
    title: defaultItemTitle,
    condition: defaultItemCondition,
    mainColor: foundColor,
    ...changes,
  };
  const [row] = await database
    .insert(items)
    .values({ ...known, ...choiceOf(given), ...derive(known), ownerId: owner })
    .returning({ id: items.id });
  return row!.id;
}

/** Changes the named fields of an item; the last write wins by field. Throws `not-found`. */
export async function updateItem(
  viewer: Viewer,
  database: Database,
  owner: string,
  itemId: string,
  changes: Partial<ItemAttributes>,
): Promise<number> {
  requireOwner(viewer, owner);
  const mine = and(eq(items.id, Number(itemId)), eq(items.ownerId, owner), isNull(items.deletedAt));
  const [row] = await database
    .update(items)
    .set({ ...changes, ...choiceOf(changes), updatedAt: sql`now()` })
    .where(mine)
    .returning();
  if (!row) throw new Refusal('not-found', 'no such item');
  const attributes = attributesOf(row);
  // What was found as a further color may be the one that the owner calls the main one.
  const furtherColors = attributes.furtherColors.filter((color) => color !== row.mainColor);
  await database
    .update(items)
    .set({ furtherColors, ...derive({ ...attributes, furtherColors }) })
    .where(eq(items.id, row.id));
  return row.id;
}

/**
 * Who says what colors an item has, where they change: its owner, until all are taken away; and who says what
 * category ([Note: Whose category]).
 */
const choiceOf = ({ mainColor, furtherColors, category }: Partial<ItemAttributes>) => ({
  ...(mainColor === undefined && furtherColors === undefined
    ? {}
    : { areColorsChosen: mainColor !== null || (furtherColors ?? []).length > 0 }),
  ...(category === undefined ? {} : { categoryFrom: 'owner' as const }),
});

/** Changes the photos of an item, whose owner's account is locked. Throws `too-many`. */
export async function changeItemImages(
  database: Database,
  itemId: number,
  changes: PhotoChanges,
): Promise<void> {
  const shown = await database
    .select({ imageId: itemImages.imageId })
    .from(itemImages)
    .where(eq(itemImages.itemId, itemId))
    .orderBy(asc(itemImages.position));
  const imageIds = changePhotos(
    shown.map((row) => row.imageId),
    changes,
  );
  if (imageIds.length > maxItemPhotos) {
    throw new Refusal('too-many', `at most ${maxItemPhotos} photos`, { imageIds: 'too-many' });
  }
  await database.delete(itemImages).where(eq(itemImages.itemId, itemId));
  if (imageIds.length === 0) return;
  await database
    .insert(itemImages)
    .values(imageIds.map((imageId, position) => ({ itemId, imageId, position })));
}

/** Those of these items that are the owner's. Throws `not-found` if there is none. */
export async function findItems(
  viewer: Viewer,
  database: Database,
  owner: string,
  itemIds: string[],
): Promise<number[]> {
  requireOwner(viewer, owner);
  const ids = [...new Set(itemIds.map(Number))];
  const rows = await database
    .select({ id: items.id })
    .from(items)
    .where(and(inArray(items.id, ids), eq(items.ownerId, owner), isNull(items.deletedAt)));
  if (rows.length === 0) throw new Refusal('not-found', 'no such item');
  const found = new Set(rows.map((row) => row.id));
  return ids.filter((id) => found.has(id));
}

/** An item as a tile shows it. */
export function toItemCard(row: ItemRow, image: ItemCard['image']): ItemCard {
  const {
    title,
    brand,
    size,
    category,
    mainColor,
    furtherColors,
    patterns,
    sleeveLength,
    condition,
    availability,
  } = attributesOf(row);
  return {
    itemId: String(row.id),
    ownerId: row.ownerId,
    title,
    brand,
    size,
    category,
    mainColor,
    furtherColors,
    patterns,
    sleeveLength,
    condition,
    availability,
    image,
    createDate: row.createdAt.toISOString(),
  };
}
