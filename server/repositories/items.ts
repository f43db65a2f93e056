import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import {
  categoryLeaves,
  defaultItemCondition,
  defaultItemTitle,
  maxItemPhotos,
} from '#contract/rules/item-attributes.ts';
import { changePhotos, type PhotoChanges } from '#contract/rules/item-photos.ts';
import type { ItemAttributes, ItemDetails } from '#contract/schemas/item.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { images, itemImages, items } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import { toImageDetails } from './images.ts';
import { attributesOf, derive } from './item-derivation.ts';
import { itemNoun } from './item-noun.ts';
import { readItemServices } from './item-services.ts';
import { present } from './noun.ts';
import { readWardrobesOf } from './noun-wardrobes.ts';
import { requireOwner, requireSight, type Viewer } from './viewer.ts';
import { readItemWears } from './wears.ts';

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
    .where(present(itemNoun, owner, [itemId]));
  if (!row) throw new Refusal('not-found', 'no such item');
  const pictures = await database
    .select({ image: images })
    .from(itemImages)
    .innerJoin(images, eq(images.id, itemImages.imageId))
    .where(eq(itemImages.itemId, id))
    .orderBy(asc(itemImages.position));
  return {
    itemId: String(row.id),
    ownerId: row.ownerId,
    ...attributesOf(row),
    images: pictures.map(({ image }) => toImageDetails(image, signer)),
    wardrobes: await readWardrobesOf(database, itemNoun, id),
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
  const mine = present(itemNoun, owner);
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
  const [row] = await database
    .update(items)
    .set({ ...changes, ...choiceOf(changes), updatedAt: sql`now()` })
    .where(present(itemNoun, owner, [itemId]))
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
