import { useQueryClient } from '@tanstack/react-query';
import { lookNavigationQuery } from '#api/looks.ts';
import { AppError } from '#lib/errors.ts';
import { showToast } from '#ui/toasts.ts';
import { lookSelection } from './look-list.ts';

/**
 * A handler for the failure of an action on looks of which nothing could be done, since none of them,
 * or none of the wardrobes, is there by now: it says so, and what is gone leaves the selection.
 */
export function useForgetGone(owner: string) {
  const client = useQueryClient();
  return async (error: Error) => {
    if (!(error instanceof AppError) || error.kind !== 'not-found') return;
    const there = await client.fetchQuery(lookNavigationQuery(owner, {})).catch(() => null);
    if (there) lookSelection.keepOnly(there.lookIds);
    if (lookSelection.state.ids.length === 0) lookSelection.clear();
    showToast({
      tone: 'error',
      title: 'That is gone by now',
      text: 'It was deleted on another device.',
    });
  };
}
