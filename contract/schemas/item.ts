import * as v from 'valibot';
import { type ColorFamily, colorFamilyKeys } from '../rules/color-families.ts';
import { mostUnits } from '../rules/currencies.ts';
import { shownChoices, shownVersions } from '../rules/images.ts';
import {
  categoryGroups,
  categoryParts,
  itemAvailabilities,
  itemConditions,
  itemNecklines,
  itemOccasions,
  itemPatterns,
  itemSeasons,
  itemSleeveLengths,
  itemSleeveTypes,
  itemTypes,
  longestCategory,
  longestOwnCategory,
  maxItemPhotos,
  maxPersonalTags,
} from '../rules/item-attributes.ts';
import { replacedPlaces } from '../rules/item-photos.ts';
import { boughtYear, wornSpans } from '../rules/worn-spans.ts';
import { availabilityFacts } from './availability.ts';
import { imageDetails, imageView } from './image.ts';
import {
  cents,
  counts,
  currencyCode,
  day,
  line,
  moment,
  moneySum,
  ownerSeen,
  pastDay,
  prose,
  rowId,
  someOf,
  uuid,
} from './scalars.ts';

const colorFamily = v.picklist(colorFamilyKeys as [ColorFamily, ...ColorFamily[]]);

/** A leaf of the category tree, or the member's own ([Note: Own categories]). */
export const itemCategory = v.pipe(
  line(longestCategory),
  v.minLength(1),
  v.check((text) => {
    const { own } = categoryParts(text);
    return own === null || (own.trim().length > 0 && own.length <= longestOwnCategory);
  }, 'odd'),
);

/** The attributes of an item that a person may set (product spec, section 3). */
export const itemAttributes = v.strictObject({
  title: v.pipe(line(120), v.minLength(1, 'required')),
  brand: v.nullable(line(80)),
  /** A leaf of the category tree, or the member's own ([Note: Own categories]). */
  category: v.nullable(itemCategory),
  size: v.nullable(line(40)),
  condition: v.picklist(itemConditions),
  /** The user's words for the color. */
  color: v.nullable(line(60)),
  /** The family found in the photo, or corrected. */
  mainColor: v.nullable(colorFamily),
  /** Others that cover a good part of it: found in the photo, or corrected. */
  furtherColors: v.pipe(
    v.array(colorFamily),
    v.maxLength(colorFamilyKeys.length),
    v.check((list) => new Set(list).size === list.length, 'twice'),
  ),
  patterns: someOf(itemPatterns),
  neckline: v.nullable(v.picklist(itemNecklines)),
  sleeveType: v.nullable(v.picklist(itemSleeveTypes)),
  sleeveLength: v.nullable(v.picklist(itemSleeveLengths)),
  seasons: someOf(itemSeasons),
  occasions: someOf(itemOccasions),
  type: v.nullable(v.picklist(itemTypes)),
  secondhand: v.boolean(),
  purchaseDate: v.nullable(pastDay),
  /** Hundredths of a unit of its currency, whatever that is divided into. */
  purchasePriceCents: v.nullable(cents),
  /** The currency of the price; null is the owner's own as it is written, and where the price is not told. */
  purchaseCurrency: v.nullable(currencyCode),
  notes: v.nullable(prose(2000)),
  personalTags: v.pipe(
    v.array(v.pipe(line(40), v.minLength(1))),
    v.maxLength(maxPersonalTags),
    v.check((list) => new Set(list).size === list.length, 'twice'),
  ),
  availability: v.picklist(itemAvailabilities),
});

export type ItemAttributes = v.InferOutput<typeof itemAttributes>;

/** An item as a tile shows it. */
export const itemCard = v.object({
  itemId: v.string(),
  ownerId: v.string(),
  title: v.string(),
  brand: v.nullable(v.string()),
  size: v.nullable(v.string()),
  category: v.nullable(v.string()),
  mainColor: v.nullable(colorFamily),
  furtherColors: v.array(colorFamily),
  patterns: v.array(v.picklist(itemPatterns)),
  sleeveLength: v.nullable(v.picklist(itemSleeveLengths)),
  condition: v.picklist(itemConditions),
  availability: v.picklist(itemAvailabilities),
  /** Whether a friend who sees it may ask to borrow it; null for its owner. */
  mayBorrow: v.nullable(v.boolean()),
  image: v.nullable(imageView),
  createDate: moment,
});

/** An item as a tile shows it. */
export type ItemCard = v.InferOutput<typeof itemCard>;

/** An item with all that is known of it. */
export const itemDetails = v.object({
  itemId: v.string(),
  ownerId: v.string(),
  ...itemAttributes.entries,
  images: v.array(imageDetails),
  wardrobes: v.array(v.object({ wardrobeId: v.string(), name: v.string() })),
  wearCount: v.nullable(v.number()),
  /** The last day that it was worn; null of one that never was. */
  lastWornDay: v.nullable(v.string()),
  /** The last days that it was worn, each once, a year of them at most. */
  wornDays: v.array(v.string()),
  /** How many outfits show it. */
  outfitCount: v.nullable(v.number()),
  /** On how many looks it is pinned. */
  lookCount: v.nullable(v.number()),
  /** US cents that its services cost, and in how many orders. */
  serviceCents: v.nullable(v.number()),
  serviceCount: v.nullable(v.number()),
  /** What it cost or brought besides its price, by kind and currency. */
  furtherCosts: v.nullable(
    v.array(v.object({ kind: v.picklist(['services', 'cleaning', 'sold']), ...moneySum.entries })),
  ),
  /** How often it was worn since the wash, and after how many wears it is due: null of what never is. */
  wearsSinceWash: v.nullable(v.number()),
  washAfter: v.nullable(v.number()),
  /** Whether it is kept from friends whatever it hangs in; told to its owner alone. */
  isHidden: v.nullable(v.boolean()),
  /** Whether a friend who sees it may ask to borrow it; null for its owner. */
  mayBorrow: v.nullable(v.boolean()),
  /** What is known of its availability; told to its owner alone. */
  availabilityFacts,
  createDate: moment,
  updateDate: moment,
});

/** A deleted item, and when it was deleted. */
export type DeletedItem = ItemCard & { deleteDate: string };

/** An item with all that is known of it. */
export type ItemDetails = v.InferOutput<typeof itemDetails>;

/**
 * The orders of items. `cut`: the oldest first, but last those whose cut-out is still waited for. `looks`: by category,
 * or what their photo speaks for, so that what is alike stands together.
 */
export const itemSorts = [
  'newest',
  'oldest',
  'title',
  'brand',
  'price-high',
  'price-low',
  'cut',
  'looks',
] as const;
export type ItemSort = (typeof itemSorts)[number];

const units = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostUnits));

const several = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.pipe(v.array(schema), v.maxLength(40)));

/** What a filter asks for, and its order. */
export const itemFilterParts = v.strictObject({
  wardrobeId: v.optional(rowId),
  search: v.optional(line(120)),
  /** `none` are those without a category. */
  group: several(v.picklist(['none', ...categoryGroups] as [string, ...string[]])),
  category: several(line(longestCategory)),
  mainColor: several(colorFamily),
  condition: several(v.picklist(itemConditions)),
  season: several(v.picklist(itemSeasons)),
  occasion: several(v.picklist(itemOccasions)),
  pattern: several(v.picklist(itemPatterns)),
  neckline: several(v.picklist(itemNecklines)),
  sleeveType: several(v.picklist(itemSleeveTypes)),
  sleeveLength: several(v.picklist(itemSleeveLengths)),
  size: several(line(40)),
  type: several(v.picklist(itemTypes)),
  brand: several(line(80)),
  availability: several(v.picklist(itemAvailabilities)),
  tag: several(line(40)),
  /**
   * The range of its price, in whole units of the owner's currency; both ends belong to it, and either may be left out.
   * What has a price in another currency is in none.
   */
  price: v.optional(v.strictObject({ from: v.optional(units), to: v.optional(units) })),
  /** The currencies of prices. */
  currency: several(currencyCode),
  /** The years of purchase; `none` are those without a date. */
  bought: several(v.pipe(v.string(), v.regex(boughtYear))),
  /** How long ago it was worn, as of `today`, which is needed beside it. */
  worn: several(v.picklist(wornSpans)),
  /** The day where the owner is. */
  today: v.optional(day),
  secondhand: several(v.picklist(['yes', 'no'])),
  /**
   * Only those of whose category their photo speaks, set or guessed, and nobody has confirmed it ([Note: Whose
   * category]).
   */
  recognized: v.optional(v.boolean()),
  sort: v.optional(v.picklist(itemSorts)),
  /** Keep each category group together, in the tree's order. */
  grouped: v.optional(v.boolean()),
});

/** The items asked for, and their order. Within a list any may match; the lists must all match. */
export const itemFilter = v.pipe(
  itemFilterParts,
  v.check(({ worn, today }) => worn === undefined || today !== undefined, 'no day'),
);

export type ItemFilter = v.InferInput<typeof itemFilter>;

const itemIds = v.pipe(v.array(rowId), v.minLength(1), v.maxLength(500));
const photoIds = v.pipe(v.array(uuid), v.maxLength(maxItemPhotos));
const wardrobeIds = v.pipe(v.array(rowId), v.maxLength(100));

const inWardrobes = v.strictObject({ owner: uuid, itemIds, wardrobeIds });
const doneItems = v.object({ itemIds: v.array(v.string()) });
const doneInWardrobes = v.object({
  itemIds: v.array(v.string()),
  wardrobeIds: v.array(v.string()),
});

/** Most items in one window of cards. */
export const maxItemWindow = 120;

/** Inputs and outputs of `items/query` and `items/manage`. */
export const itemSchemas = {
  getItemNavigation: {
    input: v.strictObject({ owner: ownerSeen, filter: itemFilter }),
    output: v.object({
      /** Every matching id, in order: the navigation. */
      itemIds: v.array(v.string()),
      /** The category groups, to tell where each begins, when grouped. */
      groups: v.array(v.object({ group: v.string(), count: v.number() })),
      counts: v.object({
        /** All items of the wardrobe, or of the owner, whatever the filter. */
        all: v.number(),
        /** The number of those without a category. */
        unsorted: v.number(),
        /** The number of those of whose category their photo speaks, set or guessed, and nobody has confirmed it. */
        recognized: v.number(),
        /**
         * By list of the filter and by value: how many items with that value fit all the other lists
         * and the search. Every value that occurs is named; of brands and tags the most frequent.
         * `getItemCounts` has the other lists.
         */
        group: counts,
        mainColor: counts,
        season: counts,
        brand: counts,
        availability: counts,
        condition: counts,
        tag: counts,
        /** `any`: how many have a price, and fit everything else. */
        price: counts,
      }),
    }),
  },
  /** Reads a search that finds something where the filter's own finds nothing since a finger slipped. */
  getSearchCorrection: {
    input: v.strictObject({ owner: ownerSeen, filter: itemFilter }),
    output: v.object({ search: v.nullable(v.string()) }),
  },
  /** Reads what lacks exactly one word of the filter's search, and fits the rest of the filter ([Note: Near it]). */
  getNearItems: {
    input: v.strictObject({ owner: ownerSeen, filter: itemFilter }),
    output: v.object({
      /** The closest first; `kept` are the words that find them. */
      near: v.array(v.object({ kept: v.string(), itemIds: v.array(v.string()) })),
    }),
  },
  getItems: {
    input: v.strictObject({
      owner: ownerSeen,
      itemIds: v.pipe(v.array(rowId), v.maxLength(maxItemWindow)),
    }),
    output: v.object({ items: v.array(itemCard) }),
  },
  /**
   * Counts the values of the other lists of the filter, as the navigation counts its own; the 200 most frequent of each.
   * What is told to the owner alone is empty for others; so is `worn` without a day.
   */
  getItemCounts: {
    input: v.strictObject({ owner: ownerSeen, filter: itemFilter }),
    output: v.object({
      counts: v.object({
        category: counts,
        occasion: counts,
        pattern: counts,
        neckline: counts,
        sleeveType: counts,
        sleeveLength: counts,
        size: counts,
        type: counts,
        secondhand: counts,
        currency: counts,
        bought: counts,
        worn: counts,
      }),
    }),
  },
  getItemDetails: {
    input: v.strictObject({ owner: ownerSeen, itemId: rowId }),
    output: v.object({ item: itemDetails }),
  },
  getItemSuggestions: {
    input: v.strictObject({ owner: uuid }),
    output: v.object({
      /** The owner's brands, the most worn first. */
      brands: v.array(v.string()),
      /** The owner's own categories. */
      categories: v.array(v.string()),
      /** Every category that the owner uses, the most used first. */
      usedCategories: v.array(v.string()),
      personalTags: v.array(v.string()),
    }),
  },
  /** Reads what can still be brought back, the last deleted first; at most 500. */
  getDeletedItems: {
    input: v.strictObject({ owner: uuid }),
    output: v.object({ items: v.array(v.object({ ...itemCard.entries, deleteDate: moment })) }),
  },
  /** How the cut-outs of the photos of all items stand ([Note: Cut-outs]). */
  getCutoutProgress: {
    input: v.strictObject({ owner: uuid }),
    output: v.object({
      /** Whether photos are cut out here at all. */
      isOn: v.boolean(),
      /** Ready photos. */
      photoCount: v.number(),
      /** The number of those that have a cut-out, shown or not. */
      cutoutCount: v.number(),
      /** The number of those that wait for one. */
      waitingCount: v.number(),
    }),
  },
  saveItem: {
    input: v.strictObject({
      owner: uuid,
      /** Left out to make a new one. */
      itemId: v.optional(rowId),
      /** Only what changed: the last write wins by field. */
      changes: v.partial(itemAttributes),
      /** For a new item: the color that the device found in its photo ([Note: Whose color]). */
      foundColor: v.optional(colorFamily),
      /** Photos to add, behind those that it has. */
      imageIds: v.optional(photoIds),
      /** Photos to take away; one that it does not have is no fault. */
      removedImageIds: v.optional(photoIds),
      /** The photos in their new order, if that changes; what it does not name follows. */
      imageOrder: v.optional(photoIds),
      /** For a new item: the wardrobes it goes into. */
      wardrobeIds: v.optional(wardrobeIds),
    }),
    output: v.object({ item: itemDetails }),
  },
  /**
   * Puts a photo in another one's place: it was cropped or turned. Of a piece that was deleted too, as long as that can
   * be brought back. Where the other one has gone meanwhile it goes behind the rest. What was replaced is kept for a
   * day, and comes back by the same call the other way round.
   */
  replaceItemPhoto: {
    input: v.strictObject({ owner: uuid, itemId: rowId, imageId: uuid, byImageId: uuid }),
    output: v.object({ place: v.picklist(replacedPlaces) }),
  },
  /**
   * Says that the categories which their photos had set or guessed are right. Only those that are as they were seen;
   * one
   * that was changed, or is gone, meanwhile is left out.
   */
  confirmCategories: {
    input: v.strictObject({
      owner: uuid,
      seen: v.pipe(
        v.array(v.strictObject({ itemId: rowId, category: itemCategory })),
        v.minLength(1),
        v.maxLength(500),
      ),
    }),
    output: doneItems,
  },
  /** Changes the same fields of many items; what is left out stays. */
  changeItems: {
    input: v.strictObject({
      owner: uuid,
      itemIds,
      changes: v.partial(v.pick(itemAttributes, ['category', 'brand', 'seasons', 'occasions'])),
      /** Tags to add to those that each has, as many as there is room for. */
      addedTags: v.optional(itemAttributes.entries.personalTags),
      /** The version to show of all their photos, as in `itemShowPictures`. */
      shown: v.optional(v.picklist(shownVersions)),
    }),
    output: v.object({
      itemIds: v.array(v.string()),
      /** The ids of those that had no room for all the tags. */
      fullItemIds: v.array(v.string()),
    }),
  },
  // Calls on many do what can be done, leave out what is gone by now, and answer what they did it to.
  deleteItems: {
    input: v.strictObject({ owner: uuid, itemIds }),
    /** In how many outfits they leave a gap. */
    output: v.object({ ...doneItems.entries, outfitCount: v.number() }),
  },
  /** Takes a deletion back; possible until the sweep has forgotten them. */
  restoreItems: { input: v.strictObject({ owner: uuid, itemIds }), output: doneItems },
  /** Removes deleted items for good, with the photos that only they have. */
  forgetItems: { input: v.strictObject({ owner: uuid, itemIds }), output: doneItems },
  itemAddToWardrobes: { input: inWardrobes, output: doneInWardrobes },
  itemRemoveFromWardrobes: { input: inWardrobes, output: doneInWardrobes },
  /**
   * Shows the cut-out or the photo of these items' photos, of all or of those that are named. A photo
   * without a cut-out stays a photo, also once it has one if *photo* was chosen. `auto` takes the choice back.
   */
  itemShowPictures: {
    input: v.strictObject({
      owner: uuid,
      itemIds,
      imageIds: v.optional(photoIds),
      shown: v.picklist(shownChoices),
    }),
    output: doneItems,
  },
  /**
   * Cuts the photos of these items out again, or of all that the owner has. Answers how many photos it
   * was asked for. What the owner chose to see stays chosen.
   */
  itemCutOut: {
    input: v.strictObject({ owner: uuid, itemIds: v.optional(itemIds) }),
    output: v.object({ photoCount: v.number() }),
  },
};
