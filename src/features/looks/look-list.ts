import { type ComposedFilter, composedFilter } from '#components/noun/composed-filter.ts';
import type { ComposedKind } from '#components/noun/composed-list.tsx';
import { lookNoun } from '#components/noun/look-noun.tsx';
import type { LookKind } from '#contract/rules/looks.ts';
import type { LookCard } from '#contract/schemas/look.ts';
import { keptLists } from '#lib/kept-lists.ts';
import { viewOf } from '#lib/view-of.ts';
import { ListedLook } from './listed-look.tsx';
import { LookOnItsWay } from './look-on-its-way.tsx';

/** The looks that a list shows, besides what its filter says: those of a kind, or of a wardrobe. */
export interface WhichLooks {
  kind?: LookKind;
  wardrobeId?: string;
}

/** A list of looks that a detail was opened from. */
export type LookList = ComposedFilter & WhichLooks;

/** The list of looks. */
export const lookList: ComposedKind<LookCard, LookList> = {
  noun: lookNoun,
  lists: keptLists<LookList>('hem.lookNavigation', ({ kind, ...filter }) => ({
    ...composedFilter.known(filter),
    ...((kind === 'worn' || kind === 'inspiration') && { kind }),
  })),
  Tile: ListedLook,
  Arriving: LookOnItsWay,
  hasOccasionChips: true,
};

/** The looks that a view shows: those of its kind, or all that hang in a wardrobe, or that somebody else shows. */
export function readWhich(
  search: URLSearchParams,
  wardrobeId: string | undefined,
  hasViews: boolean,
): WhichLooks {
  if (wardrobeId) return { wardrobeId };
  if (!hasViews) return {};
  return { kind: viewOf(search) === 'inspirations' ? 'inspiration' : 'worn' };
}
