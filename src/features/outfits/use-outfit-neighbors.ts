import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { outfitNavigationQuery } from '#api/outfits.ts';
import { useListOrigin } from '#lib/list-origin.ts';
import { type Neighbors, neighborsOf } from '#lib/neighbors.ts';
import {
  askedFilter,
  keptOutfitNavigation,
  knownOutfitList,
  type OutfitList,
} from './outfit-filter.ts';
import { outfitGroups } from './outfit-list.ts';

/** The outfits before and after one, in the order of the list that one came from, and that list. */
export function useOutfitNeighbors(
  owner: string,
  outfitId: string,
): { neighbors: Neighbors; list: OutfitList } {
  const list = useListOrigin(knownOutfitList, keptOutfitNavigation);
  const { wardrobeId, ...filter } = list;
  const { data } = useQuery({
    ...outfitNavigationQuery(owner, askedFilter(filter, wardrobeId)),
    refetchOnMount: true,
    staleTime: 30_000,
  });
  const neighbors = useMemo(() => {
    const chosen = outfitGroups.list().filter(({ id }) => filter.group?.includes(id));
    const within = new Set(chosen.flatMap(({ ids }) => ids));
    const ids = data?.outfitIds ?? [];
    return neighborsOf(chosen.length > 0 ? ids.filter((id) => within.has(id)) : ids, outfitId);
  }, [data, filter.group, outfitId]);
  return { neighbors, list };
}
