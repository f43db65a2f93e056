import { type QueryClient, useQuery } from '@tanstack/react-query';
import { cardWindow } from '#api/cards.ts';
import { lookCards, lookNavigationQuery } from '#api/looks.ts';
import { readAhead } from '#api/query-client.ts';
import { useOwner } from '#api/users.ts';
import { findWardrobe, wardrobesQuery } from '#api/wardrobes.ts';
import { useRouteParams } from '#lib/route-params.ts';
import { askedLooks, lookFilter, readKind } from './look-filter.ts';
import { LooksList } from './looks-list.tsx';

/** The looks of the owner: what was worn, or what inspires. */
export function LooksScreen() {
  return <LooksList title="Looks" />;
}

/** The looks of one wardrobe. */
export function WardrobeLooksScreen() {
  const { wardrobeId = '' } = useRouteParams();
  const wardrobes = useQuery(wardrobesQuery(useOwner()));
  const name = findWardrobe(wardrobes.data, wardrobeId)?.name ?? ' ';
  return <LooksList key={wardrobeId} title={name} wardrobeId={wardrobeId} />;
}

/** Reads ahead what the screen of an address shows first; null if it is in the cache. */
export function readLooksAhead(
  client: QueryClient,
  owner: string,
  search: URLSearchParams,
  { wardrobeId }: { wardrobeId?: string | undefined },
): Promise<unknown> | null {
  const kind = readKind(search, wardrobeId);
  const list = {
    ...lookFilter.read(search),
    ...(kind && { kind }),
    ...(wardrobeId && { wardrobeId }),
  };
  const navigation = lookNavigationQuery(owner, askedLooks(list));
  const readCards = () => {
    const ids = client.getQueryData(navigation.queryKey)?.lookIds.slice(0, cardWindow) ?? [];
    return ids.length > 0 ? readAhead(client, lookCards.windowQuery(client, owner, ids)) : null;
  };
  const looks = readAhead(client, navigation)?.then(readCards) ?? readCards();
  const wardrobes = wardrobeId ? readAhead(client, wardrobesQuery(owner)) : null;
  return looks && wardrobes ? Promise.all([looks, wardrobes]) : (looks ?? wardrobes);
}
