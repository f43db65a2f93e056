import { hashKey, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { friendsQuery } from '#api/friends.ts';
import { nameWithin } from '#components/friend-names.ts';
import { splitOwner } from '#contract/rules/seen-as.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { AppError } from '#lib/errors.ts';
import { paths } from '#lib/paths.ts';
import { showToast } from '#ui/toasts.ts';

/**
 * Leads out of a friend's rooms once the server says that they are no friend any more, with a word, and forgets what was
 * read there. Of whom nothing was in sight there is nothing to lead out of: answers whether that is so, and they are no
 * friend.
 */
export function useEndOfSight(named: string): boolean {
  const client = useQueryClient();
  const [strangerId, setStrangerId] = useState<string | null>(null);
  // Asks anew: who became a friend a moment ago is one.
  useQuery(friendsQuery());
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    const friends = client.getQueryData(friendsQuery().queryKey)?.friends;
    const friend = friends?.find(({ userId }) => userId === friendIn(named));
    client.removeQueries({ predicate: ({ queryKey }) => isOf(queryKey, named) });
    void client.invalidateQueries({ queryKey: friendsQuery().queryKey });
    const name = friend ? nameWithin(friend) : 'This member';
    const isSeenAs = splitOwner(named).friendId !== null;
    const words = isSeenAs ? 'is no friend of yours any more' : 'shares nothing with you any more';
    showToast({ title: `${name} ${words}` });
    void navigate(paths.friends(), { replace: true });
  });
  useEffect(() => {
    let isOver = false;
    const cache = client.getQueryCache();
    const wasInSight = () =>
      cache.getAll().some(({ queryKey, state }) => state.data && isOf(queryKey, named));
    return cache.subscribe((event) => {
      if (isOver || event.type !== 'updated') return;
      const { queryKey, queryHash, state } = event.query;
      if (queryHash === friendsHash && event.action.type === 'success') {
        if (isAmong(state.data, friendIn(named))) setStrangerId(null);
        else if (!wasInSight()) setStrangerId(named);
        else end();
      } else if (isRefused(state.error) && isOf(queryKey, named) && wasInSight()) end();
    });
    function end() {
      isOver = true;
      leave();
    }
  }, [client, named]);
  return strangerId === named;
}

/** The friend of whom an address speaks: whose rooms they are, or who sees the member's own. */
const friendIn = (named: string): string => {
  const { owner, friendId } = splitOwner(named);
  return friendId ?? owner;
};

const friendsHash = hashKey(friendsQuery().queryKey);

const isAmong = (friends: OperationOutput<'getFriends'>, friendId: string): boolean =>
  friends.friends.some(({ userId }) => userId === friendId);

const isRefused = (error: unknown): boolean =>
  error instanceof AppError && error.kind === 'forbidden';

const isOf = ([, input]: QueryKey, owner: string): boolean =>
  typeof input === 'object' && input !== null && 'owner' in input && input.owner === owner;
