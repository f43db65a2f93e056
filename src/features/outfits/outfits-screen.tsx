import type { QueryClient } from '@tanstack/react-query';
import { readListAhead } from '#api/noun.ts';
import { GoneWardrobe } from '#components/gone-wardrobe.tsx';
import { askedOf, composedFilter } from '#components/noun/composed-filter.ts';
import { outfitNoun } from '#components/noun/outfit-noun.tsx';
import { useListedWardrobe } from '#components/noun/use-listed-wardrobe.ts';
import { useScope } from '#lib/scope.ts';
import { OutfitsList } from './outfits-list.tsx';

/** All outfits of the owner. */
export function OutfitsScreen() {
  return <OutfitsList title="Outfits" />;
}

/** The outfits of one wardrobe. */
export function WardrobeOutfitsScreen() {
  const { wardrobeId, title, isGone } = useListedWardrobe(useScope().owner);
  if (isGone) return <GoneWardrobe />;
  return <OutfitsList key={wardrobeId} title={title} wardrobeId={wardrobeId} />;
}

/** Reads ahead what the screen of an address shows first; null if it is in the cache. */
export function readOutfitsAhead(
  client: QueryClient,
  owner: string,
  search: URLSearchParams,
  { wardrobeId }: { wardrobeId?: string | undefined },
): Promise<unknown> | null {
  const filter = { ...composedFilter.read(search), ...(wardrobeId && { wardrobeId }) };
  return readListAhead(client, outfitNoun, owner, askedOf(filter));
}
