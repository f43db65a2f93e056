import { colorFamilyKeys } from '#contract/rules/color-families.ts';
import {
  categoryGroups,
  itemConditions,
  itemOccasions,
  itemPatterns,
  itemSeasons,
} from '#contract/rules/item-attributes.ts';
import type { ItemFilter, ItemSort } from '#contract/schemas/item.ts';
import { localStore } from '#lib/storage.ts';

/**
 * The lists of a filter that stand in the address, one parameter each, with what they may hold: the
 * known values, or a line of so many characters. The same as the contract's schema, which is not
 * loaded here for its weight.
 */
const lists = {
  group: ['none', ...categoryGroups],
  category: 40,
  mainColor: colorFamilyKeys,
  condition: itemConditions,
  season: itemSeasons,
  occasion: itemOccasions,
  pattern: itemPatterns,
  brand: 80,
} as const;

/** Most values of one list. */
const maxValues = 40;
const maxSearchLength = 120;

/** A list of a filter. */
export type FilterList = keyof typeof lists;
const listNames = Object.keys(lists) as FilterList[];

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
  const said: Record<string, unknown> = { search: search.get('search'), sort: search.get('sort') };
  for (const list of listNames) said[list] = search.getAll(list);
  // The wardrobe is the screen's own: left out, the screen would show what hangs elsewhere.
  return { ...(wardrobeId ? { wardrobeId } : {}), ...knownOf(said) };
}

/** Only what the server knows of a filter that somebody else wrote, or an older Hem. */
function knownOf(said: Record<string, unknown>): ItemFilter {
  const filter: Record<string, unknown> = {};
  const search = typeof said.search === 'string' ? said.search.trim() : '';
  if (isLine(search, maxSearchLength)) filter.search = search;
  for (const list of listNames) {
    const values = Array.isArray(said[list]) ? said[list] : [];
    const known = values.filter((value) => isKnown(list, value)).slice(0, maxValues);
    if (known.length > 0) filter[list] = known;
  }
  if (typeof said.sort === 'string' && Object.hasOwn(sortLabels, said.sort)) {
    filter.sort = said.sort;
  }
  return filter;
}

function isKnown(list: FilterList, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const may: number | readonly string[] = lists[list];
  return typeof may === 'number' ? isLine(value, may) : may.includes(value);
}

/** Something to be read, without control characters and halves of characters. */
const isLine = (text: string, maxLength: number): boolean =>
  text.trim() !== '' && text.length <= maxLength && !/[\p{Cc}\p{Cs}]/u.test(text);

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

/** An address with nothing of a filter in it; the order stays. */
export function withoutFilter(search: URLSearchParams): URLSearchParams {
  const sort = search.get('sort');
  return new URLSearchParams(sort ? { sort } : {});
}

/** How many lists and words narrow the list. */
export function countFilters(filter: ItemFilter): number {
  return listNames.reduce(
    (count, list) => count + (filter[list]?.length ?? 0),
    filter.search ? 1 : 0,
  );
}

/** Whether a list stands in groups. Sorted by something of their own, they would tear the order apart. */
export const hasGroups = (filter: ItemFilter, perRow: number, isDesktop: boolean): boolean =>
  perRow > 2 && !isDesktop && (filter.sort ?? 'newest') === 'newest';

const navigationKey = 'hem.itemNavigation';

/** Keeps the order that one is looking at, for the next and previous of the detail screen. */
export function keepNavigation(filter: ItemFilter): void {
  localStore.set(navigationKey, JSON.stringify(filter));
}

/** The order that was last looked at. */
export function keptNavigation(): ItemFilter {
  try {
    const kept = JSON.parse(localStore.get(navigationKey) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const isOfWardrobe =
      typeof kept.wardrobeId === 'string' && /^[1-9]\d{0,14}$/.test(kept.wardrobeId);
    return {
      ...knownOf(kept),
      ...(isOfWardrobe ? { wardrobeId: kept.wardrobeId } : {}),
      ...(kept.grouped === true ? { grouped: true } : {}),
    };
  } catch {
    return {};
  }
}
