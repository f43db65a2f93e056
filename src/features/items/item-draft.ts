import { colorFamilyKeys } from '#contract/rules/color-families.ts';
import {
  itemConditions,
  itemNecklines,
  itemOccasions,
  itemPatterns,
  itemSeasons,
  itemSleeveLengths,
  itemSleeveTypes,
  itemTypes,
} from '#contract/rules/item-attributes.ts';
import { isNamed } from '#contract/rules/item-name.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { defineDraft, isListOf, isOneOf, isText, orNull } from '#lib/draft-kind.ts';
import { attributesOf, type FormAttributes } from './changed-attributes.ts';

/** A picture as it was sent. */
export interface DraftPicture {
  bytes: ArrayBuffer;
  contentType: string;
}

/** The changes to the photos, not the list, since another device may change them meanwhile. */
export interface DraftPhotos {
  added: readonly string[];
  removed: readonly string[];
  /** Null unless photos were moved. */
  order: readonly string[] | null;
  /** The pictures that show what was added. */
  pictures: Readonly<Record<string, DraftPicture>>;
}

/** The fields of an item's form. */
export type ItemFields = FormAttributes & { photos: DraftPhotos };

const maybeText = orNull(isText);

function arePhotos(value: unknown): boolean {
  const { added, removed, order, pictures } = Object(value) as Partial<DraftPhotos>;
  const isPicture = (one: unknown) => (Object(one).bytes?.byteLength ?? 0) > 0;
  const areIds = isListOf(isText);
  return (
    areIds(added) &&
    areIds(removed) &&
    orNull(areIds)(order) &&
    Object.values(Object(pictures)).every(isPicture)
  );
}

/** The drafts of an item's form. */
export const itemDraft = defineDraft<ItemFields>({
  name: 'item',
  fields: {
    title: isText,
    brand: maybeText,
    category: maybeText,
    size: maybeText,
    condition: isOneOf(itemConditions),
    color: maybeText,
    mainColor: orNull(isOneOf(colorFamilyKeys)),
    furtherColors: isListOf(isOneOf(colorFamilyKeys)),
    patterns: isListOf(isOneOf(itemPatterns)),
    neckline: orNull(isOneOf(itemNecklines)),
    sleeveType: orNull(isOneOf(itemSleeveTypes)),
    sleeveLength: orNull(isOneOf(itemSleeveLengths)),
    seasons: isListOf(isOneOf(itemSeasons)),
    occasions: isListOf(isOneOf(itemOccasions)),
    type: orNull(isOneOf(itemTypes)),
    secondhand: isOneOf([true, false]),
    purchaseDate: maybeText,
    purchasePriceCents: orNull(Number.isInteger),
    purchaseCurrency: orNull(isText),
    notes: maybeText,
    personalTags: isListOf(isText),
    photos: arePhotos,
  },
});

/** The fields of an item as it is saved; a title that nobody gave is an empty field. */
export const itemFieldsOf = (item: ItemDetails): ItemFields => ({
  ...attributesOf(item),
  title: isNamed(item.title) ? item.title : '',
  photos: { added: [], removed: [], order: null, pictures: {} },
});
