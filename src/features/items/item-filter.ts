import { colorFamilyKeys } from '#contract/rules/color-families.ts';
import {
  categoryGroups,
  itemAvailabilities,
  itemConditions,
  itemOccasions,
  itemPatterns,
  itemSeasons,
  mostDollars,
} from '#contract/rules/item-attributes.ts';
import type { ItemFilter } from '#contract/schemas/item.ts';
import { defineFilter } from '#lib/list-filter.ts';
import { localStore } from '#lib/storage.ts';

/** The filter of the list of pieces, as it stands in the address. */
export const itemFilter = defineFilter({
  lists: {
    group: ['none', ...categoryGroups] as readonly string[],
    category: 40,
    mainColor: colorFamilyKeys,
    condition: itemConditions,
    season: itemSeasons,
    occasion: itemOccasions,
    pattern: itemPatterns,
    brand: 80,
    availability: itemAvailabilities,
    tag: 40,
  },
  ranges: { price: mostDollars },
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

/** The part of a filter that stands in the address. */
export type ItemAddressFilter = ReturnType<typeof itemFilter.read>;

/** Reads a filter from an address; what makes no sense there is left out. */
export function readFilter(search: URLSearchParams, wardrobeId?: string): ItemFilter {
  // The wardrobe comes from the screen's path; without it the screen would show items of other
  // wardrobes.
  return { ...(wardrobeId ? { wardrobeId } : {}), ...itemFilter.read(search) };
}

/** Whether a list is grouped. Groups would break up any order but the default one. */
export const hasGroups = (filter: ItemFilter, perRow: number, isDesktop: boolean): boolean =>
  perRow > 2 && !isDesktop && (filter.sort ?? 'newest') === 'newest';

const navigationKey = 'hem.itemNavigation';

/** Keeps the order that one is looking at, for the next and previous of the detail screen. */
export function keepNavigation(filter: ItemFilter): void {
  localStore.set(navigationKey, JSON.stringify(filter));
}

/** Only what is known of a list that was kept somewhere; null where it is none. */
export function knownList(said: unknown): ItemFilter | null {
  if (typeof said !== 'object' || said === null) return null;
  const { wardrobeId, grouped, ...filter } = said as Record<string, unknown>;
  const isOfWardrobe = typeof wardrobeId === 'string' && /^[1-9]\d{0,14}$/.test(wardrobeId);
  return {
    ...itemFilter.known(filter),
    ...(isOfWardrobe ? { wardrobeId } : {}),
    ...(grouped === true ? { grouped } : {}),
  };
}

/** The order that was last looked at. */
export function keptNavigation(): ItemFilter {
  try {
    return knownList(JSON.parse(localStore.get(navigationKey) ?? '{}')) ?? {};
  } catch {
    return {};
  }
}
