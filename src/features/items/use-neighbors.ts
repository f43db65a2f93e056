import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { itemNavigationQuery } from '#api/items.ts';
import { findWardrobe, wardrobesQuery } from '#api/wardrobes.ts';
import { keptNavigation } from './item-filter.ts';

/** The items before and after one, in the order of the list that one came from. */
export interface Neighbors {
  previous: string | null;
  next: string | null;
  /** Its place, from 1, and how many there are; null where it is not in that list. */
  place: { at: number; of: number } | null;
}

/** Finds them in the navigation that the list left behind. */
export function useNeighbors(owner: string, itemId: string): Neighbors {
  const filter = useMemo(() => keptNavigation(), []);
  // The list may have been of a wardrobe that is gone by now: then there is no order to ask for.
  const { wardrobeId } = filter;
  const wardrobes = useQuery({
    ...wardrobesQuery(owner),
    enabled: wardrobeId !== undefined,
    refetchOnMount: true,
    staleTime: 30_000,
  });
  const isThere =
    wardrobeId === undefined || findWardrobe(wardrobes.data, wardrobeId) !== undefined;
  const { data } = useQuery({
    ...itemNavigationQuery(owner, filter),
    enabled: isThere,
    refetchOnMount: true,
    staleTime: 30_000,
  });
  return useMemo(() => {
    const ids = data?.itemIds ?? [];
    const index = ids.indexOf(itemId);
    if (index < 0) return { previous: null, next: null, place: null };
    return {
      previous: ids[index - 1] ?? null,
      next: ids[index + 1] ?? null,
      place: { at: index + 1, of: ids.length },
    };
  }, [data, itemId]);
}
