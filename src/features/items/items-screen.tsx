import { type QueryClient, useQuery } from '@tanstack/react-query';
import { readAhead } from '#api/query-client.ts';
import { useOwner } from '#api/users.ts';
import { findWardrobe, wardrobesQuery } from '#api/wardrobes.ts';
import { useRouteParams } from '#lib/route-params.ts';
import { readFirstItems } from './first-items.ts';
import { GoneWardrobe } from './gone-wardrobe.tsx';
import { ItemsList } from './items-list.tsx';

/** All items of the owner. */
export function ItemsScreen() {
  return <ItemsList title="Items" />;
}

/** The items of one wardrobe. */
export function WardrobeItemsScreen() {
  const { wardrobeId = '' } = useRouteParams();
  const owner = useOwner();
  const wardrobes = useQuery(wardrobesQuery(owner));
  const wardrobe = findWardrobe(wardrobes.data, wardrobeId);
  // Cached data may be older than the wardrobe, so it counts only once read again or read ahead.
  const isKnown = wardrobes.isSuccess && (wardrobes.isFetchedAfterMount || !wardrobes.isFetching);
  if (isKnown && !wardrobe) return <GoneWardrobe />;
  const owned = wardrobes.data?.itemCount ?? 0;
  return (
    <ItemsList
      key={wardrobeId}
      title={wardrobe?.name ?? ' '}
      wardrobeId={wardrobeId}
      toFill={wardrobe && owned > wardrobe.itemCount ? wardrobe : null}
    />
  );
}

/** Reads ahead what the screen of an address shows first; null if it is in the cache. */
export function readItemsAhead(
  client: QueryClient,
  owner: string,
  search: URLSearchParams,
  { wardrobeId }: { wardrobeId?: string | undefined },
): Promise<unknown> | null {
  const items = readFirstItems(client, owner, search, wardrobeId);
  const wardrobes = wardrobeId ? readAhead(client, wardrobesQuery(owner)) : null;
  return items && wardrobes ? Promise.all([items, wardrobes]) : (items ?? wardrobes);
}
