import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { narrowIds } from '#api/groups.ts';
import { idsIn, navigationQuery } from '#api/noun.ts';
import { findWardrobe, wardrobesQuery } from '#api/wardrobes.ts';
import type { KeptLists } from '#lib/kept-lists.ts';
import { useListOrigin } from '#lib/list-origin.ts';
import { type Neighbors, neighborsOf } from '#lib/neighbors.ts';
import { useScope } from '#lib/scope.ts';
import { askedOf } from './composed-filter.ts';
import type { Noun } from './noun.ts';

/** The neighbors of one, in the order of the list that one came from, and that list. */
export function useNeighbors<List extends { wardrobeId?: string; group?: string[] }>(
  noun: Noun,
  owner: string,
  id: string,
  lists: KeptLists<List>,
): { neighbors: Neighbors; list: List } {
  const { mayChange } = useScope();
  // What was looked at last is of the member's own.
  const list = useListOrigin(lists.read, () => (mayChange ? lists.last() : ({} as List)));
  // The list may be that of a wardrobe that is gone by now: then there is no order.
  const { wardrobeId, group } = list;
  const wardrobes = useQuery({
    ...wardrobesQuery(owner),
    enabled: wardrobeId !== undefined,
    refetchOnMount: true,
    staleTime: 30_000,
  });
  const isThere =
    wardrobeId === undefined || findWardrobe(wardrobes.data, wardrobeId) !== undefined;
  const { data } = useQuery({
    ...navigationQuery(noun, owner, noun.groups ? askedOf(list) : list),
    enabled: isThere,
    refetchOnMount: true,
    staleTime: 30_000,
  });
  const neighbors = useMemo(() => {
    const ids = idsIn(noun, data);
    const listed = noun.groups ? narrowIds(ids, noun.groups.list(), group ?? []) : ids;
    return neighborsOf(listed, id);
  }, [noun, data, group, id]);
  return { neighbors, list };
}
