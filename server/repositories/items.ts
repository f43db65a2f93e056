import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import {
  categoryParts,
  defaultItemCondition,
  defaultItemTitle,
  type ItemAvailability,
} from '#contract/rules/item-attributes.ts';
import { washAfter } from '#contract/rules/wash-intervals.ts';
import type { ItemAttributes, ItemDetails } from '#contract/schemas/item.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { images, itemImages, items } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import { readAvailabilityFacts } from './availability-history.ts';
import { mayBorrow } from './borrowable.ts';
import { ownCurrency } from './currency.ts';
import { toImageDetails, toImageView } from './images.ts';
import { readAmounts, toldCosts } from './item-costs.ts';
import { attributesOf, derive } from './item-derivation.ts';
import { itemNoun } from './item-noun.ts';
import { itemServiceCents, itemServiceCount } from './item-services.ts';
import { readWashIntervals } from './laundry.ts';
import { present } from './noun.ts';
import { readWardrobesOf } from './noun-wardrobes.ts';
import { type FullScope, isFull, type Scope } from './scope.ts';
import { toldAvailability } from './told-availability.ts';
import { itemLookCount, itemOutfitCount, itemWornDays, toldWears } from './wears.ts';

/** One item with all that is known of it and may be told. Throws `not-found`. */
export async function readItemDetails(
  scope: Scope,
  database: Database,
  itemId: string,
  signer: Signer,
): Promise<ItemDetails> {
  const id = Number(itemId);
  const [[found], pictures, wardrobes, own] = await Promise.all([
    database
      .select({ row: items, mayBorrow: mayBorrow(scope), ...(isFull(scope) ? countsOfOwn : none) })
      .from(items)
      .where(present(itemNoun, scope, [itemId])),
    database
      .select({ image: images })
      .from(itemImages)
      .innerJoin(images, eq(images.id, itemImages.imageId))
      .where(eq(itemImages.itemId, id))
      .orderBy(asc(itemImages.position)),
    readWardrobesOf(scope, database, itemNoun, id),
    isFull(scope) ? readOwn(scope, database, id) : null,
  ]);
  if (!found) throw new Refusal('not-found', 'no such item');
  const { row } = found;
  return {
    itemId: String(row.id),
    ownerId: row.ownerId,
    ...attributesOf(row),
    availability: toldAvailability(scope, row.availability as ItemAvailability),
    // Of a photo that is shown cut out, the ground is its owner's business.
    images: pictures.map(({ image }) =>
      isFull(scope)
        ? toImageDetails(image, signer)
        : { ...toImageView(image, signer), other: null },
    ),
    wardrobes,
    ...(own
      ? {
          ...toldWears(found.wornDays ?? []),
          outfitCount: found.outfitCount,
          lookCount: found.lookCount,
          ...toldCosts(found, own.amounts),
          availabilityFacts: own.availabilityFacts,
          isHidden: row.isHidden,
          wearsSinceWash: row.wearsSinceWash,
          washAfter: washAfter(row.category, own.washIntervals),
        }
      : withheld),
    mayBorrow: found.mayBorrow,
    createDate: row.createdAt.toISOString(),
    updateDate: row.updatedAt.toISOString(),
  };
}

/** What is counted of an item for its owner. */
const countsOfOwn = {
  wornDays: itemWornDays,
  outfitCount: itemOutfitCount,
  lookCount: itemLookCount,
  serviceCents: itemServiceCents,
  serviceCount: itemServiceCount,
};

/** In place of that for others, of whom nothing is read that they are not told. */
const none = {
  wornDays: sql<string[] | null>`null`,
  outfitCount: sql<number>`0`,
  lookCount: sql<number>`0`,
  serviceCents: sql<number>`0`,
  serviceCount: sql<number>`0`,
};

/** Reads what else an item's owner is told of it. */
async function readOwn(scope: FullScope, database: Database, id: number) {
  const [amounts, availabilityFacts, washIntervals] = await Promise.all([
    readAmounts(database, eq(items.id, id)),
    readAvailabilityFacts(database, id),
    readWashIntervals(scope, database),
  ]);
  return { amounts, availabilityFacts, washIntervals };
}

/** The fields told to nobody but an item's owner, as others get it. */
const withheld = {
  purchaseDate: null,
  purchasePriceCents: null,
  purchaseCurrency: null,
  notes: null,
  personalTags: [],
  wearCount: null,
  lastWornDay: null,
  wornDays: [],
  outfitCount: null,
  lookCount: null,
  serviceCents: null,
  serviceCount: null,
  furtherCosts: null,
  availabilityFacts: null,
  isHidden: null,
  wearsSinceWash: null,
  washAfter: null,
} satisfies Partial<ItemDetails>;

/** Reads what the owner wrote before, to be offered again: brands, own categories, tags. */
export async function readItemSuggestions(
  scope: FullScope,
  database: Database,
): Promise<OperationOutput<'getItemSuggestions'>> {
  const mine = present(itemNoun, scope);
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
    categories: usedCategories.filter((category) => categoryParts(category).own !== null),
    usedCategories,
    personalTags: tags.map((row) => row.tag),
  };
}

/** Makes an item; `foundColor` is its main color until the owner chooses one. */
export async function insertItem(
  scope: FullScope,
  database: Database,
  changes: Partial<ItemAttributes>,
  foundColor: ItemAttributes['mainColor'] = null,
): Promise<number> {
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
    .values({
      ...known,
      ...choiceOf(given),
      ...derive(known),
      ownerId: scope.subject,
      purchaseCurrency: known.purchaseCurrency ?? ownCurrency(scope.subject),
    })
    .returning({ id: items.id });
  return row!.id;
}

/** Changes the named fields of an item; the last write wins by field. Throws `not-found`. */
export async function updateItem(
  scope: FullScope,
  database: Database,
  itemId: string,
  changes: Partial<ItemAttributes>,
): Promise<number> {
  const [row] = await database
    .update(items)
    .set({
      ...changes,
      ...choiceOf(changes),
      ...currencyOf(scope, changes),
      updatedAt: sql`now()`,
    })
    .where(present(itemNoun, scope, [itemId]))
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

/** The currency that a change gives to an item's price ([Note: Currencies]); without a price it is the owner's own. */
const currencyOf = (
  scope: FullScope,
  { purchasePriceCents, purchaseCurrency }: Partial<ItemAttributes>,
) =>
  purchasePriceCents === null || purchaseCurrency === null
    ? { purchaseCurrency: ownCurrency(scope.subject) }
    : { purchaseCurrency };

/**
 * The source of an item's colors, where they change: its owner, until all are taken away; and that of its
 * category ([Note: Whose category]).
 */
const choiceOf = ({ mainColor, furtherColors, category }: Partial<ItemAttributes>) => ({
  ...(mainColor === undefined && furtherColors === undefined
    ? {}
    : { areColorsChosen: mainColor !== null || (furtherColors ?? []).length > 0 }),
  ...(category === undefined ? {} : { categoryFrom: 'owner' as const }),
});
