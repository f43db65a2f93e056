import type { Group } from '#api/groups.ts';
import { openGroups } from '#api/groups.ts';
import { outfitCards } from '#api/outfits.ts';
import type { ListKind } from '#components/list/list-kind.ts';
import { itemOccasions, itemSeasons } from '#contract/rules/item-attributes.ts';
import type { OutfitCard } from '#contract/schemas/outfit.ts';
import { paths } from '#lib/paths.ts';
import { createSelection } from '#lib/selection.ts';
import { ListedOutfit } from './listed-outfit.tsx';
import { type OutfitAddressFilter, outfitFilter } from './outfit-filter.ts';

/** The outfits that are chosen for a bulk action. */
export const outfitSelection = createSelection();

/** The user's own groups of outfits. */
export const outfitGroups = openGroups('outfits');

/** The list of outfits, with the user's groups at the head of its filters. */
export const outfitList = (
  groups: readonly Pick<Group, 'id' | 'name'>[],
): ListKind<OutfitCard, OutfitAddressFilter> => ({
  noun: 'outfit',
  words: { one: 'outfit', many: 'outfits' },
  filter: outfitFilter,
  filterGroups: [
    {
      list: 'group',
      label: 'Groups',
      options: groups.map(({ id, name }) => ({ value: id, label: name })),
      chips: 'all',
      countsOnChips: true,
    },
    {
      list: 'occasion',
      label: 'Occasion',
      options: itemOccasions.map((one) => ({ value: one, label: one })),
    },
    {
      list: 'season',
      label: 'Season',
      options: itemSeasons.map((one) => ({ value: one, label: one })),
    },
  ],
  groupLabel: (group) => group,
  density: null,
  selection: outfitSelection,
  pathOf: paths.outfit,
  useCards: outfitCards.useCards,
  Tile: ListedOutfit,
});
