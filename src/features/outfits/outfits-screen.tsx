import { type QueryClient, useQuery } from '@tanstack/react-query';
import { cardWindow } from '#api/cards.ts';
import { outfitCards, outfitNavigationQuery } from '#api/outfits.ts';
import { readAhead } from '#api/query-client.ts';
import { useOwner } from '#api/users.ts';
import { findWardrobe, wardrobesQuery } from '#api/wardrobes.ts';
import { useRouteParams } from '#lib/route-params.ts';
import { askedFilter, outfitFilter } from './outfit-filter.ts';
import { OutfitsList } from './outfits-list.tsx';

/** All outfits of the owner. */
export function OutfitsScreen() {
  return <OutfitsList title="Outfits" />;
}

/** The outfits of one wardrobe. */
export function WardrobeOutfitsScreen() {
  const { wardrobeId = '' } = useRouteParams();
  const wardrobes = useQuery(wardrobesQuery(useOwner()));
  const name = findWardrobe(wardrobes.data, wardrobeId)?.name ?? ' ';
  return <OutfitsList key={wardrobeId} title={name} wardrobeId={wardrobeId} />;
}

/** Reads ahead what the screen of an address shows first; null if it is in the cache. */
export function readOutfitsAhead(
  client: QueryClient,
  owner: string,
  search: URLSearchParams,
  { wardrobeId }: { wardrobeId?: string | undefined },
): Promise<unknown> | null {
  const navigation = outfitNavigationQuery(
    owner,
    askedFilter(outfitFilter.read(search), wardrobeId),
  );
  const readCards = () => {
    const ids = client.getQueryData(navigation.queryKey)?.outfitIds.slice(0, cardWindow) ?? [];
    return ids.length > 0 ? readAhead(client, outfitCards.windowQuery(client, owner, ids)) : null;
  };
  const outfits = readAhead(client, navigation)?.then(readCards) ?? readCards();
  const wardrobes = wardrobeId ? readAhead(client, wardrobesQuery(owner)) : null;
  return outfits && wardrobes ? Promise.all([outfits, wardrobes]) : (outfits ?? wardrobes);
}
