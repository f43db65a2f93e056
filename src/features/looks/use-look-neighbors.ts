import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { lookNavigationQuery } from '#api/looks.ts';
import { useListOrigin } from '#lib/list-origin.ts';
import { type Neighbors, neighborsOf } from '#lib/neighbors.ts';
import { keptLookNavigation, knownLookList, type LookList } from './look-filter.ts';

/** The looks before and after one, in the order of the list that one came from, and that list. */
export function useLookNeighbors(
  owner: string,
  lookId: string,
): { neighbors: Neighbors; list: LookList } {
  const list = useListOrigin(knownLookList, keptLookNavigation);
  const { data } = useQuery({
    ...lookNavigationQuery(owner, list),
    refetchOnMount: true,
    staleTime: 30_000,
  });
  const neighbors = useMemo(() => neighborsOf(data?.lookIds ?? [], lookId), [data, lookId]);
  return { neighbors, list };
}
