import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { colorFamilies } from '#contract/rules/color-families.ts';
import {
  categoryGroupOf,
  categoryLabel,
  leafOf,
  parentLabel,
} from '#contract/rules/item-attributes.ts';
import { isNamed, itemName } from '#contract/rules/item-name.ts';
import { fold } from '#contract/rules/search-words.ts';
import type { ItemAttributes } from '#contract/schemas/item.ts';
import type { Database } from '../database/database.ts';
import { images, itemImages, items } from '../database/schema.ts';
import { writeDerived } from './derived-columns.ts';
import { searchTextFrom } from './found-by.ts';
import { attributeWords } from './item-synonyms.ts';
import type { FullScope } from './scope.ts';

export type ItemRow = typeof items.$inferSelect;

/** The columns that a person may set. Every value came through the contract's schema. */
export function attributesOf(row: ItemRow): ItemAttributes {
  const { id, ownerId, areColorsChosen, categoryFrom, deletedAt, ...known } = row;
  const { createdAt, updatedAt, ...rest } = known;
  const { categoryGroup, searchText, sortName, ...attributes } = rest;
  return attributes as ItemAttributes;
}

type Derived = Pick<ItemRow, 'categoryGroup' | 'searchText' | 'sortName'>;

/** The columns that follow from the others. */
export function derive(item: Partial<ItemAttributes>): Derived {
  const { title = '', mainColor = null, furtherColors = [], category = null } = item;
  const { patterns = [], sleeveLength = null, brand = null } = item;
  const seen = { mainColor, furtherColors, patterns, sleeveLength, category };
  // Without the day: that depends on where one looks from.
  const name = itemName({ ...seen, title, brand, createDate: '' });
  const categoryGroup = categoryGroupOf(category);
  const own = [isNamed(title) && title, brand, item.color, item.size];
  const known = [
    name,
    mainColor && colorFamilies[mainColor].label,
    ...furtherColors.map((color) => colorFamilies[color].label),
    furtherColors.length > 1 && 'multicolor',
    leafOf(category),
    category && categoryLabel(category),
    category && parentLabel(category),
    attributeWords(mainColor, category, categoryGroup),
    ...patterns,
    ...(item.seasons ?? []),
    ...(item.occasions ?? []),
    item.secondhand && 'secondhand',
  ];
  return {
    categoryGroup,
    searchText: searchTextFrom({ own, known, kept: [item.notes, ...(item.personalTags ?? [])] }),
    sortName: fold(name),
  };
}

/**
 * Items whose colors their owner has not chosen take those found in their first photo, if that is ready: those
 * that know none, and with `isCut` all, since inside its cut-out a garment is seen alone ([Note: Whose color]).
 */
export async function takeColors(
  database: Database,
  shown: { itemId: number } | { imageId: string },
  { isCut = false } = {},
): Promise<void> {
  const rows = await database
    .select({ item: items, image: images })
    .from(items)
    .innerJoin(itemImages, and(eq(itemImages.itemId, items.id), eq(itemImages.position, 0)))
    .innerJoin(images, and(eq(images.id, itemImages.imageId), eq(images.status, 'ready')))
    .where(
      and(
        eq(items.areColorsChosen, false),
        // The device finds the main color only: the others come with the same one.
        isCut ? undefined : or(isNull(items.mainColor), eq(items.mainColor, images.mainColor)),
        'itemId' in shown ? eq(items.id, shown.itemId) : eq(images.id, shown.imageId),
      ),
    )
    // Waits for a write of the owner that is under way, so that it is not overwritten.
    .for('update', { of: items });
  for (const { item, image } of rows) {
    const found = {
      mainColor: image.mainColor as ItemAttributes['mainColor'],
      furtherColors: image.furtherColors as ItemAttributes['furtherColors'],
    };
    await database
      .update(items)
      .set({ ...found, ...derive({ ...attributesOf(item), ...found }) })
      .where(eq(items.id, item.id));
  }
}

/** Derives items anew, all or some: what they are found, grouped and ordered by. */
export async function rederiveItems(
  scope: FullScope,
  database: Database,
  ids?: number[],
): Promise<void> {
  const rows = await database
    .select()
    .from(items)
    .where(and(eq(items.ownerId, scope.subject), ids && inArray(items.id, ids)));
  await writeDerived(database, items, rows, (row) => derive(attributesOf(row)));
}
