import { useDeleteItems, useRestoreItems } from '#api/items.ts';
import { AppError } from '#lib/errors.ts';
import { showToast, showUndo } from '#ui/toasts.ts';
import { goneWords, piecesOf } from './gone-words.ts';
import { useForgetGone } from './use-forget-gone.ts';

/**
 * Deletes pieces. It can be undone for a while, and tried again where undoing failed; what could not be
 * brought back is said.
 */
export function useDeletePieces(owner: string, onDeleted: () => void) {
  const forgetGone = useForgetGone(owner);
  const restore = useRestoreItems({
    meta: { saysGone: true },
    onSuccess: ({ itemIds: back }, { itemIds: asked }) => {
      const text = goneWords(asked, back);
      if (text) showToast({ tone: 'error', title: `${piecesOf(back.length)} brought back`, text });
    },
    onError: (error, { itemIds }) => {
      const isGone = error instanceof AppError && error.kind === 'not-found';
      if (!isGone) return offerUndo(itemIds);
      showToast({
        tone: 'error',
        title: 'It is too late to undo that',
        text: 'Nothing is left of it.',
      });
    },
  });
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
