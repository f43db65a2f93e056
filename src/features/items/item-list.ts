import type { ListKind } from '#components/list/list-kind.ts';
import { itemNoun } from '#components/noun/item-noun.tsx';
import { colorFamilies, colorFamilyKeys } from '#contract/rules/color-families.ts';
import {
  type CategoryGroup,
  categoryGroups,
  itemAvailabilities,
  itemCategories,
  itemConditions,
  itemSeasons,
} from '#contract/rules/item-attributes.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import { availabilityWords } from '#lib/availability-words.ts';
import { createDensity } from '#lib/density.ts';
import { useWashSwipe } from './availability/use-wash-swipe.ts';
import { type ItemAddressFilter, itemFilter, sharedItemFilter } from './item-filter.ts';
import { ListedItem } from './listed-item.tsx';
import { UploadTile } from './upload-tile.tsx';

/** How densely the pieces stand. */
export const itemDensity = createDensity('hem.itemsPerRow');

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
      options: itemSeasons.map((season) => ({ value: season, label: season })),
    },
    { list: 'brand', label: 'Brand' },
    {
      list: 'availability',
      label: 'Availability',
      options: itemAvailabilities.map((one) => ({ value: one, label: availabilityWords[one] })),
    },
    {
      list: 'condition',
      label: 'Condition',
      options: itemConditions.map((condition) => ({ value: condition, label: condition })),
      chips: ['Needs Repair', 'New with Tags'],
    },
    { list: 'price', label: 'Price', unit: '$' },
    { list: 'tag', label: 'Tags' },
  ],
  groupLabel: (group) =>
    itemCategories[group as CategoryGroup]?.label ?? 'Pieces without a category',
  density: itemDensity,
  Tile: ListedItem,
  useSwipe: useWashSwipe,
  Arriving: UploadTile,
};

/** The list of somebody else's pieces. */
export const sharedItemList: typeof itemList = {
  ...itemList,
  filter: sharedItemFilter,
  filterGroups: itemList.filterGroups.filter(({ list }) => sharedItemFilter.lists.includes(list)),
};
