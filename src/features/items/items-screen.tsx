import type { QueryClient } from '@tanstack/react-query';
import { readListAhead } from '#api/noun.ts';
import { GoneWardrobe } from '#components/gone-wardrobe.tsx';
import { itemNoun } from '#components/noun/item-noun.tsx';
import { useListedWardrobe } from '#components/noun/use-listed-wardrobe.ts';
import { useScope } from '#lib/scope.ts';
import { desktopBreakpoint } from '#lib/use-media.ts';
import { askedFilter, hasGroups, readFilter } from './item-filter.ts';
import { itemDensity } from './item-list.ts';
import { ItemsList } from './items-list.tsx';

/** All items of the owner. */
export function ItemsScreen() {
  return <ItemsList title="Items" />;
}

/** The items of one wardrobe. */
export function WardrobeItemsScreen() {
  const { wardrobeId, wardrobe, title, isGone, owned } = useListedWardrobe(useScope().owner);
  if (isGone) return <GoneWardrobe />;
  return (
    <ItemsList
      key={wardrobeId}
      title={title}
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
  const filter = readFilter(search, wardrobeId);
  const isDesktop = window.matchMedia(`(min-width: ${desktopBreakpoint}px)`).matches;
  const isGrouped = hasGroups(filter, itemDensity.state.perRow, isDesktop);
  return readListAhead(client, itemNoun, owner, askedFilter(filter, isGrouped));
}
