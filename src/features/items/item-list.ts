import type { ListKind } from '#components/list/list-kind.ts';
import { itemNoun } from '#components/noun/item-noun.tsx';
import { colorFamilies, colorFamilyKeys } from '#contract/rules/color-families.ts';
import {
  type CategoryGroup,
  categoryGroups,
  categoryLabel,
  categoryLeaves,
  itemAvailabilities,
  itemCategories,
  itemConditions,
  itemNecklines,
  itemOccasions,
  itemPatterns,
  itemSeasons,
  itemSleeveLengths,
  itemSleeveTypes,
  itemTypes,
} from '#contract/rules/item-attributes.ts';
import { type WornSpan, wornSpans } from '#contract/rules/worn-spans.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import { availabilityWords } from '#lib/availability-words.ts';
import { createDensity } from '#lib/density.ts';
import { currencySign } from '#lib/money.ts';
import { useWashSwipe } from './availability/use-wash-swipe.ts';
import { type ItemAddressFilter, itemFilter, sharedItemFilter } from './item-filter.ts';
import { ListedItem } from './listed-item.tsx';
import { SavedFilters } from './saved-filters/saved-filters.tsx';
import { UploadTile } from './upload-tile.tsx';
import { useItemCounts } from './use-item-counts.ts';

/** How densely the pieces stand. */
export const itemDensity = createDensity('hem.itemsPerRow');

/** Values that are said as they are. */
const sameWords = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const spanLabels: Record<WornSpan, string> = {
  30: 'In 30 days',
  90: 'In 90 days',
  365: 'In 365 days',
  longer: 'Longer ago',
  never: 'Never worn',
};
const spanAlone: Record<WornSpan, string> = {
  30: 'Worn in 30 days',
  90: 'Worn in 90 days',
  365: 'Worn in 365 days',
  longer: 'Worn longer ago',
  never: 'Never worn',
};

/** The list of pieces. */
export const itemList: ListKind<ItemCard, ItemAddressFilter> = {
  ...itemNoun,
  filter: itemFilter,
  filterGroups: [
    {
      list: 'group',
      label: 'Category',
      options: categoryGroups.map((group) => ({
        value: group,
        label: itemCategories[group].label,
      })),
      chips: 'all',
    },
    {
      list: 'category',
      label: 'Kind',
      labelOf: categoryLabel,
      named: [...categoryLeaves.values()].map(({ label }) => label),
    },
    {
      list: 'mainColor',
      label: 'Main Color',
      options: colorFamilyKeys.map((key) => ({
        value: key,
        label: colorFamilies[key].label,
        color: colorFamilies[key].hex,
      })),
    },
    {
      list: 'season',
      label: 'Season',
      options: sameWords(itemSeasons),
    },
    { list: 'occasion', label: 'Occasion', options: sameWords(itemOccasions) },
    { list: 'pattern', label: 'Pattern', options: sameWords(itemPatterns) },
    { list: 'brand', label: 'Brand' },
    { list: 'size', label: 'Size' },
    {
      list: 'availability',
      label: 'Availability',
      options: itemAvailabilities.map((one) => ({ value: one, label: availabilityWords[one] })),
    },
    {
      list: 'condition',
      label: 'Condition',
      options: sameWords(itemConditions),
      chips: ['Needs Repair', 'New with Tags'],
    },
    { list: 'price', label: 'Price', unit: '$' },
    { list: 'currency', label: 'Currency', isOfSeveral: true },
    {
      list: 'bought',
      isOfSeveral: true,
      label: 'Year bought',
      labelOf: (year) => (year === 'none' ? 'No date' : year),
      labelAlone: (year) => (year === 'none' ? 'No purchase date' : `Bought in ${year}`),
      // The last one first, and what has no date behind them.
      inOrder: (one, other) => (Number(other) || 0) - (Number(one) || 0),
    },
    {
      list: 'worn',
      isOfSeveral: true,
      label: 'Last worn',
      options: wornSpans.map((span) => ({ value: span, label: spanLabels[span] })),
      labelAlone: (span) => spanAlone[span as WornSpan],
    },
    { list: 'neckline', label: 'Neckline', options: sameWords(itemNecklines) },
    { list: 'sleeveType', label: 'Sleeve Type', options: sameWords(itemSleeveTypes) },
    { list: 'sleeveLength', label: 'Sleeve Length', options: sameWords(itemSleeveLengths) },
    { list: 'type', label: 'Type', options: sameWords(itemTypes) },
    {
      list: 'secondhand',
      label: 'Bought',
      options: [
        { value: 'yes', label: 'Secondhand' },
        { value: 'no', label: 'New' },
      ],
    },
    { list: 'tag', label: 'Tags' },
  ],
  groupLabel: (group) =>
    itemCategories[group as CategoryGroup]?.label ?? 'Pieces without a category',
  density: itemDensity,
  Tile: ListedItem,
  useSwipe: useWashSwipe,
  useMoreCounts: useItemCounts,
  Saved: SavedFilters,
  Arriving: UploadTile,
};

/** The list of the owner's pieces, who tells prices in a currency. */
export const pricedIn = (currency: string): typeof itemList => ({
  ...itemList,
  filterGroups: itemList.filterGroups.map((group) =>
    group.list === 'price' ? { ...group, unit: currencySign(currency) } : group,
  ),
});

/** The list of somebody else's pieces. */
export const sharedItemList: typeof itemList = {
  ...itemList,
  filter: sharedItemFilter,
  filterGroups: itemList.filterGroups.filter(({ list }) => sharedItemFilter.lists.includes(list)),
};
