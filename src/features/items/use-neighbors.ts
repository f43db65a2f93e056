import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { itemNavigationQuery } from '#api/items.ts';
import { findWardrobe, wardrobesQuery } from '#api/wardrobes.ts';
import type { ItemFilter } from '#contract/schemas/item.ts';
import { useListOrigin } from '#lib/list-origin.ts';
import { type Neighbors, neighborsOf } from '#lib/neighbors.ts';
import { keptNavigation, knownList } from './item-filter.ts';

/** The pieces before and after one, in the order of the list that one came from, and that list. */
export function useNeighbors(
  owner: string,
  itemId: string,
): { neighbors: Neighbors; list: ItemFilter } {
  const filter = useListOrigin(knownList, keptNavigation);
  // The list may be that of a wardrobe that is gone by now: then there is no order.
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
  const neighbors = useMemo(() => neighborsOf(data?.itemIds ?? [], itemId), [data, itemId]);
  return { neighbors, list: filter };
}
