import { useDeleteItems, useRestoreItems } from '#api/items.ts';
import { showUndo } from '#ui/toasts.ts';
import { useForgetGone } from './use-forget-gone.ts';

/** Deletes pieces. It can be undone for a while, and tried again where undoing failed. */
export function useDeletePieces(owner: string, onDeleted: () => void) {
  const forgetGone = useForgetGone(owner);
  const restore = useRestoreItems({ onError: (_error, { itemIds }) => offerUndo(itemIds) });
  const offerUndo = (itemIds: string[]) => {
    const words = itemIds.length === 1 ? 'Piece deleted' : `${itemIds.length} pieces deleted`;
    showUndo(words, () => restore.mutate({ owner, itemIds }));
  };
  return useDeleteItems({
    meta: { saysGone: true },
    onError: forgetGone,
    onSuccess: ({ itemIds }) => {
      onDeleted();
      offerUndo(itemIds);
    },
  });
}
