import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { friendsQuery } from '#api/friends.ts';
import { friendName } from '#components/friend-names.ts';
import { AppError } from '#lib/errors.ts';
import { paths } from '#lib/paths.ts';
import { showToast } from '#ui/toasts.ts';

/**
 * Leads out of a friend's rooms once the server says that they are no friend any more, with a word, and forgets what was
 * read there. What was never in sight is not there, as the screens say it.
 */
export function useEndOfSight(friendId: string): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    const friends = client.getQueryData(friendsQuery().queryKey)?.friends;
    const friend = friends?.find(({ userId }) => userId === friendId);
    client.removeQueries({ predicate: ({ queryKey }) => isOf(queryKey, friendId) });
    void client.invalidateQueries({ queryKey: friendsQuery().queryKey });
    const name = friend ? friendName(friend) : 'This member';
    showToast({ title: `${name} shares nothing with you any more` });
    void navigate(paths.friends(), { replace: true });
  });
  useEffect(() => {
    let isOver = false;
    const cache = client.getQueryCache();
    const wasInSight = () =>
      cache.getAll().some(({ queryKey, state }) => state.data && isOf(queryKey, friendId));
    return cache.subscribe(({ type, query: { queryKey, state } }) => {
      const isRefused = state.error instanceof AppError && state.error.kind === 'forbidden';
      if (isOver || type !== 'updated' || !isRefused || !isOf(queryKey, friendId)) return;
      if (!wasInSight()) return;
      isOver = true;
      leave();
    });
  }, [client, friendId]);
}

const isOf = ([, input]: QueryKey, owner: string): boolean =>
  typeof input === 'object' && input !== null && 'owner' in input && input.owner === owner;
