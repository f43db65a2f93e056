import type { QueryClient } from '@tanstack/react-query';
import { readListAhead } from '#api/noun.ts';
import { GoneWardrobe } from '#components/gone-wardrobe.tsx';
import { askedOf, composedFilter } from '#components/noun/composed-filter.ts';
import { lookNoun } from '#components/noun/look-noun.tsx';
import { useListedWardrobe } from '#components/noun/use-listed-wardrobe.ts';
import type { RouteParams } from '#lib/route-params.ts';
import { useScope } from '#lib/scope.ts';
import { readWhich } from './look-list.ts';
import { LooksList } from './looks-list.tsx';

/** The looks of the owner: what was worn, or what inspires. */
export function LooksScreen() {
  return <LooksList title="Looks" />;
}

/** The looks of one wardrobe. */
export function WardrobeLooksScreen() {
  const { wardrobeId, title, isGone } = useListedWardrobe(useScope().owner);
  if (isGone) return <GoneWardrobe />;
  return <LooksList key={wardrobeId} title={title} wardrobeId={wardrobeId} />;
}

/** Reads ahead what the screen of an address shows first; null if it is in the cache. */
export function readLooksAhead(
  client: QueryClient,
  owner: string,
  search: URLSearchParams,
  { wardrobeId, friendId }: RouteParams,
): Promise<unknown> | null {
  const isOwn = friendId === undefined;
  const list = { ...composedFilter.read(search), ...readWhich(search, wardrobeId, isOwn) };
  return readListAhead(client, lookNoun, owner, askedOf(list));
}
