import { type ComposedFilter, composedFilter } from '#components/noun/composed-filter.ts';
import type { ComposedKind } from '#components/noun/composed-list.tsx';
import { outfitNoun } from '#components/noun/outfit-noun.tsx';
import type { OutfitCard } from '#contract/schemas/outfit.ts';
import { keptLists } from '#lib/kept-lists.ts';
import { ListedOutfit } from './listed-outfit.tsx';

/** A list of outfits that a detail was opened from. */
export type OutfitList = ComposedFilter & { wardrobeId?: string };

/** The list of outfits. */
export const outfitList: ComposedKind<OutfitCard, OutfitList> = {
  noun: outfitNoun,
  lists: keptLists<OutfitList>('hem.outfitNavigation', composedFilter.known),
  Tile: ListedOutfit,
};
