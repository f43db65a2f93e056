import type { QueryClient } from '@tanstack/react-query';
import { cardWindow } from '#api/cards.ts';
import { itemCards, itemNavigationQuery } from '#api/items.ts';
import { readAhead } from '#api/query-client.ts';
import { desktopBreakpoint } from '#lib/use-media.ts';
import { hasGroups, readFilter } from './item-filter.ts';
import { itemDensity } from './item-list.ts';

/** Reads ahead what the list of an address shows first; null if it is in the cache. */
export function readFirstItems(
  client: QueryClient,
  owner: string,
  search: URLSearchParams,
  wardrobeId?: string,
): Promise<unknown> | null {
  const filter = readFilter(search, wardrobeId);
  const isDesktop = window.matchMedia(`(min-width: ${desktopBreakpoint}px)`).matches;
  const isGrouped = hasGroups(filter, itemDensity.state.perRow, isDesktop);
  const navigation = itemNavigationQuery(owner, isGrouped ? { ...filter, grouped: true } : filter);
  const readCards = () => {
    const itemIds = client.getQueryData(navigation.queryKey)?.itemIds.slice(0, cardWindow) ?? [];
    return itemIds.length > 0
      ? readAhead(client, itemCards.windowQuery(client, owner, itemIds))
      : null;
  };
  return readAhead(client, navigation)?.then(readCards) ?? readCards();
}
