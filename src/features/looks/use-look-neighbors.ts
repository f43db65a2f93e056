import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { lookNavigationQuery } from '#api/looks.ts';
import { useListOrigin } from '#lib/list-origin.ts';
import { type Neighbors, neighborsOf } from '#lib/neighbors.ts';
import { askedLooks, keptLookNavigation, knownLookList, type LookList } from './look-filter.ts';
import { lookGroups } from './look-list.ts';

/** The looks before and after one, in the order of the list that one came from, and that list. */
export function useLookNeighbors(
  owner: string,
  lookId: string,
): { neighbors: Neighbors; list: LookList } {
  const list = useListOrigin(knownLookList, keptLookNavigation);
  const { data } = useQuery({
    ...lookNavigationQuery(owner, askedLooks(list)),
    refetchOnMount: true,
    staleTime: 30_000,
  });
  const neighbors = useMemo(() => {
    const chosen = lookGroups.list().filter(({ id }) => list.group?.includes(id));
    const within = new Set(chosen.flatMap(({ ids }) => ids));
    const all = data?.lookIds ?? [];
    return neighborsOf(chosen.length > 0 ? all.filter((id) => within.has(id)) : all, lookId);
  }, [data, list.group, lookId]);
  return { neighbors, list };
}
