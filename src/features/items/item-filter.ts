import type { ItemFilter, ItemSort } from '#contract/schemas/item.ts';
import { localStore } from '#lib/storage.ts';

/** The lists of a filter that stand in the address, one parameter each. */
const lists = [
  'group',
  'category',
  'mainColor',
  'condition',
  'season',
  'occasion',
  'pattern',
  'brand',
] as const;

/** A list of a filter. */
export type FilterList = (typeof lists)[number];

/** The sorts, with their words. */
export const sortLabels: Record<ItemSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'Title',
  brand: 'Brand',
  'price-high': 'Price, high to low',
  'price-low': 'Price, low to high',
};

/** Reads a filter from an address; what makes no sense there is left out. */
export function readFilter(search: URLSearchParams, wardrobeId?: string): ItemFilter {
  const filter: Record<string, unknown> = {};
  if (wardrobeId) filter.wardrobeId = wardrobeId;
  const text = search.get('search')?.trim();
  if (text) filter.search = text;
  for (const list of lists) {
    const values = search.getAll(list);
    if (values.length > 0) filter[list] = values;
  }
  const sort = search.get('sort');
  if (sort && Object.hasOwn(sortLabels, sort)) filter.sort = sort;
  return filter as ItemFilter;
}

/** An address with a value of a list put in or taken out. */
export function toggleInFilter(
  search: URLSearchParams,
  list: FilterList,
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const values = next.getAll(list);
  next.delete(list);
  const kept = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  for (const one of kept) next.append(list, one);
  return next;
}

/** How many lists and words narrow the list. */
export function countFilters(filter: ItemFilter): number {
  return lists.reduce((count, list) => count + (filter[list]?.length ?? 0), filter.search ? 1 : 0);
}

const navigationKey = 'hem.itemNavigation';

/** Keeps the order that one is looking at, for the next and previous of the detail screen. */
export function keepNavigation(filter: ItemFilter): void {
  localStore.set(navigationKey, JSON.stringify(filter));
}

/** The order that was last looked at. */
export function keptNavigation(): ItemFilter {
  try {
    const kept = JSON.parse(localStore.get(navigationKey) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}
