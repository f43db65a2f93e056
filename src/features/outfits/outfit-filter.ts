import { itemOccasions, itemSeasons } from '#contract/rules/item-attributes.ts';
import type { OutfitFilter } from '#contract/schemas/outfit.ts';
import { defineFilter } from '#lib/list-filter.ts';
import { localStore } from '#lib/storage.ts';

/** The filter of the list of outfits, as it stands in the address. */
export const outfitFilter = defineFilter({
  lists: {
    /** Groups of the user's own, kept on this device. */
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

/** The part of a filter that stands in the address. */
export type OutfitAddressFilter = ReturnType<typeof outfitFilter.read>;

/** What is asked of the server: it does not know the groups, which are kept on this device. */
export function askedFilter(
  { group: _group, ...filter }: OutfitAddressFilter,
  wardrobeId?: string,
): OutfitFilter {
  return { ...(wardrobeId ? { wardrobeId } : {}), ...filter };
}

/** A list of outfits that a detail was opened from. */
export type OutfitList = OutfitAddressFilter & { wardrobeId?: string };

const navigationKey = 'hem.outfitNavigation';

/** Keeps the order that one is looking at, for the next and previous of the detail screen. */
export function keepOutfitNavigation(list: OutfitList): void {
  localStore.set(navigationKey, JSON.stringify(list));
}

/** Only what is known of a list that was kept somewhere; null where it is none. */
export function knownOutfitList(said: unknown): OutfitList | null {
  if (typeof said !== 'object' || said === null) return null;
  const { wardrobeId, ...filter } = said as Record<string, unknown>;
  const isOfWardrobe = typeof wardrobeId === 'string' && /^[1-9]\d{0,14}$/.test(wardrobeId);
  return { ...outfitFilter.known(filter), ...(isOfWardrobe ? { wardrobeId } : {}) };
}

/** The order that was last looked at. */
export function keptOutfitNavigation(): OutfitList {
  try {
    return knownOutfitList(JSON.parse(localStore.get(navigationKey) ?? '{}')) ?? {};
  } catch {
    return {};
  }
}
