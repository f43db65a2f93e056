import type { SavedItemFilter } from '#contract/schemas/saved-filter.ts';
import { paths } from '#lib/paths.ts';
import { itemFilter } from '../item-filter.ts';

/** The address of the list that a saved filter shows; what this version does not know of it is left out. */
export function filterAddress(filter: SavedItemFilter): string {
  const known = itemFilter.known(filter);
  const { search, sort } = known;
  let query = new URLSearchParams({ ...(search && { search }), ...(sort && { sort }) });
  for (const list of itemFilter.lists) {
    for (const value of itemFilter.valuesOf(known, list).toSorted()) {
      query = itemFilter.toggle(query, list, value);
    }
  }
  for (const name of itemFilter.ranges) {
    query = itemFilter.setRange(query, name, itemFilter.rangeOf(known, name) ?? {});
  }
  const path = filter.wardrobeId ? paths.wardrobeItems(filter.wardrobeId) : paths.items();
  return query.size > 0 ? `${path}?${query}` : path;
}
