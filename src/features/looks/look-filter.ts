import { itemOccasions, itemSeasons } from '#contract/rules/item-attributes.ts';
import type { LookKind } from '#contract/rules/looks.ts';
import type { LookFilter } from '#contract/schemas/look.ts';
import { defineFilter } from '#lib/list-filter.ts';
import { localStore } from '#lib/storage.ts';
import { viewOf } from '#lib/view-of.ts';

/** The filter of the list of looks, as it stands in the address. */
export const lookFilter = defineFilter({
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
export type LookAddressFilter = ReturnType<typeof lookFilter.read>;

/** A list of looks that a detail was opened from. */
export type LookList = LookAddressFilter & { kind?: LookKind; wardrobeId?: string };

/** What is asked of the server: it does not know the groups, which are kept on this device. */
export const askedLooks = ({ group: _group, ...list }: LookList): LookFilter => list;

/** The kind of looks that a view shows; all of them inside a wardrobe. */
export function readKind(search: URLSearchParams, wardrobeId?: string): LookKind | undefined {
  if (wardrobeId) return undefined;
  return viewOf(search) === 'inspirations' ? 'inspiration' : 'worn';
}

const navigationKey = 'hem.lookNavigation';

/** Keeps the order that one is looking at, for the next and previous of the detail screen. */
export function keepLookNavigation(list: LookList): void {
  localStore.set(navigationKey, JSON.stringify(list));
}

/** Only what is known of a list that was kept somewhere; null where it is none. */
export function knownLookList(said: unknown): LookList | null {
  if (typeof said !== 'object' || said === null) return null;
  const { wardrobeId, kind, ...filter } = said as Record<string, unknown>;
  const isOfWardrobe = typeof wardrobeId === 'string' && /^[1-9]\d{0,14}$/.test(wardrobeId);
  return {
    ...lookFilter.known(filter),
    ...(kind === 'worn' || kind === 'inspiration' ? { kind } : {}),
    ...(isOfWardrobe ? { wardrobeId } : {}),
  };
}

/** The order that was last looked at. */
export function keptLookNavigation(): LookList {
  try {
    return knownLookList(JSON.parse(localStore.get(navigationKey) ?? '{}')) ?? {};
  } catch {
    return {};
  }
}
