import type { Group } from '#api/groups.ts';
import { openGroups } from '#api/groups.ts';
import { lookCards } from '#api/looks.ts';
import type { ListKind } from '#components/list/list-kind.ts';
import { itemOccasions, itemSeasons } from '#contract/rules/item-attributes.ts';
import type { LookCard } from '#contract/schemas/look.ts';
import { paths } from '#lib/paths.ts';
import { createSelection } from '#lib/selection.ts';
import { ListedLook } from './listed-look.tsx';
import { type LookAddressFilter, lookFilter } from './look-filter.ts';
import { LookOnItsWay } from './look-on-its-way.tsx';

/** The looks that are chosen for a bulk action. */
export const lookSelection = createSelection();

/** The user's own groups of looks. */
export const lookGroups = openGroups('looks');

/** The list of looks, with the user's groups at the head of its filters. */
export const lookList = (
  groups: readonly Pick<Group, 'id' | 'name'>[],
): ListKind<LookCard, LookAddressFilter> => ({
  noun: 'look',
  words: { one: 'look', many: 'looks' },
  filter: lookFilter,
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
      chips: 'all',
    },
    {
      list: 'season',
      label: 'Season',
      options: itemSeasons.map((one) => ({ value: one, label: one })),
    },
  ],
  groupLabel: (group) => group,
  density: null,
  selection: lookSelection,
  pathOf: paths.look,
  useCards: lookCards.useCards,
  Tile: ListedLook,
  Arriving: LookOnItsWay,
});
