import { useQueryClient } from '@tanstack/react-query';
import { outfitNavigationQuery } from '#api/outfits.ts';
import { AppError } from '#lib/errors.ts';
import { showToast } from '#ui/toasts.ts';
import { outfitSelection } from './outfit-list.ts';

/**
 * A handler for the failure of an action on outfits of which nothing could be done, since none of them,
 * or none of the wardrobes, is there by now: it says so, and what is gone leaves the selection.
 */
export function useForgetGone(owner: string) {
  const client = useQueryClient();
  return async (error: Error) => {
    if (!(error instanceof AppError) || error.kind !== 'not-found') return;
    const there = await client.fetchQuery(outfitNavigationQuery(owner, {})).catch(() => null);
    if (there) outfitSelection.keepOnly(there.outfitIds);
    if (outfitSelection.state.ids.length === 0) outfitSelection.clear();
    showToast({
      tone: 'error',
      title: 'That is gone by now',
      text: 'It was deleted on another device.',
    });
  };
}
