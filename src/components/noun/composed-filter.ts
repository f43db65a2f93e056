import { itemOccasions, itemSeasons } from '#contract/rules/item-attributes.ts';
import { defineFilter, filterWithout } from '#lib/list-filter.ts';

/** The filter of a list of what is composed of pieces, as it stands in the address. */
export const composedFilter = defineFilter({
  lists: {
    /** Groups of the user's own. */
    group: 40,
    season: itemSeasons,
    occasion: itemOccasions,
  },
  sorts: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    title: 'Title',
    'most-worn': 'Most worn',
    'least-worn': 'Least worn',
  },
  defaultSort: 'newest',
});

/** The filter of somebody else's: how often things were worn, and how they are grouped, is their owner's to know. */
export const sharedComposedFilter = filterWithout(composedFilter, [
  'group',
  'most-worn',
  'least-worn',
]);

/** The part of a filter that stands in the address. */
export type ComposedFilter = ReturnType<typeof composedFilter.read>;

/** The list as the server is asked for it: the groups are told apart on this device. */
export const askedOf = <List extends { group?: string[] }>({ group: _group, ...list }: List) =>
  list;
