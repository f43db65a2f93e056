import { useDeleteItems, useRestoreItems } from '#api/items.ts';
import { showUndo } from '#ui/toasts.ts';

/** Deletes pieces, which can be taken back for a while. */
export function useDeletePieces(owner: string, onDeleted: () => void) {
  const restore = useRestoreItems();
  return useDeleteItems({
    onSuccess: ({ itemIds }) => {
      onDeleted();
      const words = itemIds.length === 1 ? 'Piece deleted' : `${itemIds.length} pieces deleted`;
      showUndo(words, () => restore.mutate({ owner, itemIds }));
    },
  });
}
