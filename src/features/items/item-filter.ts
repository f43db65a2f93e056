import { colorFamilyKeys } from '#contract/rules/color-families.ts';
import { currencyCodes, mostUnits } from '#contract/rules/currencies.ts';
import {
  categoryGroups,
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
} from '#contract/rules/item-attributes.ts';
import { boughtYear, wornSpans } from '#contract/rules/worn-spans.ts';
import type { ItemFilter } from '#contract/schemas/item.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { keptLists } from '#lib/kept-lists.ts';
import { defineFilter, filterWithout } from '#lib/list-filter.ts';

/** The filter of the list of pieces, as it stands in the address. */
export const itemFilter = defineFilter({
  lists: {
    group: ['none', ...categoryGroups] as readonly string[],
    category: longestCategory,
    mainColor: colorFamilyKeys,
    condition: itemConditions,
    season: itemSeasons,
    occasion: itemOccasions,
    pattern: itemPatterns,
    neckline: itemNecklines,
    sleeveType: itemSleeveTypes,
    sleeveLength: itemSleeveLengths,
    size: 40,
    type: itemTypes,
    secondhand: ['yes', 'no'],
    bought: boughtYear,
    worn: wornSpans,
    currency: currencyCodes,
    brand: 80,
    availability: itemAvailabilities,
    tag: 40,
  },
  ranges: { price: mostUnits },
  sorts: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    title: 'Title',
    brand: 'Brand',
    'price-high': 'Price, high to low',
    'price-low': 'Price, low to high',
  },
  defaultSort: 'newest',
});

/** The filter of somebody else's pieces: prices, wears and tags are their owner's to know. */
export const sharedItemFilter = filterWithout(itemFilter, [
  'price',
  'price-high',
  'price-low',
  'currency',
  'bought',
  'worn',
  'tag',
]);

/** The part of a filter that stands in the address. */
export type ItemAddressFilter = ReturnType<typeof itemFilter.read>;

/** Reads a filter from an address; what makes no sense there is left out. */
export function readFilter(
  search: URLSearchParams,
  wardrobeId?: string,
  rules = itemFilter,
): ItemFilter {
  // The wardrobe comes from the screen's path; without it the screen would show items of other
  // wardrobes.
  return { ...(wardrobeId ? { wardrobeId } : {}), ...rules.read(search) };
}

/** What the server is asked: what was worn is asked as of the day where the owner is. */
const dated = (filter: ItemFilter): ItemFilter =>
  filter.worn ? { ...filter, today: todayIs() } : filter;

/** What the server is asked for a filter, in groups or not. */
export const askedFilter = (filter: ItemFilter, isGrouped: boolean): ItemFilter =>
  dated(isGrouped ? { ...filter, grouped: true } : filter);

/** Whether a list is grouped. Groups would break up any order but the default one. */
export const hasGroups = (filter: ItemFilter, perRow: number, isDesktop: boolean): boolean =>
  perRow > 2 && !isDesktop && (filter.sort ?? 'newest') === 'newest';

/** The lists of pieces, as they are kept for the details. */
export const itemLists = keptLists<ItemFilter>('hem.itemNavigation', ({ grouped, ...filter }) =>
  askedFilter(itemFilter.known(filter), grouped === true),
);
