import { useQueries } from '@tanstack/react-query';
import { friendCardsQuery } from '#api/friends.ts';
import { mostCards } from '#contract/rules/friends.ts';
import type { FriendCard } from '#contract/schemas/friend.ts';

/** Reads the cards of the first so many friends, by their id. */
export function useFriendCards(
  ids: readonly string[],
  count: number,
): ReadonlyMap<string, FriendCard> {
  const windows: string[][] = [];
  for (let from = 0; from < Math.min(count, ids.length); from += mostCards) {
    windows.push(ids.slice(from, from + mostCards));
  }
  return useQueries({
    queries: windows.map((some) => friendCardsQuery(some)),
    combine: (results) =>
      new Map(
        results.flatMap(({ data }) => data?.cards ?? []).map((card) => [card.friendId, card]),
      ),
  });
}
