import { useQueryClient } from '@tanstack/react-query';
import { itemNavigationQuery } from '#api/items.ts';
import { AppError } from '#lib/errors.ts';
import { showToast } from '#ui/toasts.ts';
import { itemSelection } from './item-list.ts';

/** A handler for the failure of a bulk action: pieces that are gone by now leave the selection. */
export function useForgetGone(owner: string) {
  const client = useQueryClient();
  return async (error: Error) => {
    if (!(error instanceof AppError) || error.kind !== 'not-found') return;
    const { itemIds } = await client.fetchQuery(itemNavigationQuery(owner, {}));
    if (!itemSelection.keepOnly(itemIds)) return;
    showToast({
      tone: 'error',
      title: 'Some of these are gone by now',
      text: 'Try the others again.',
    });
  };
}
