import { useDeleteItems, useRestoreItems } from '#api/items.ts';
import { goneWords, piecesOf } from '#components/gone-words.ts';
import { AppError } from '#lib/errors.ts';
import { showToast, showUndo } from '#ui/toasts.ts';
import { useForgetGone } from './use-forget-gone.ts';

/**
 * Deletes pieces. It can be undone for a while, and tried again where undoing failed; what could not be
 * brought back is said.
 */
export function useDeletePieces(owner: string, onDeleted: () => void) {
  const forgetGone = useForgetGone(owner);
  const restore = useRestoreItems({
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
  const offerUndo = (itemIds: string[], outfitCount = 0) => {
    const words = itemIds.length === 1 ? 'Piece deleted' : `${itemIds.length} pieces deleted`;
    const outfits = outfitCount === 1 ? '1 outfit' : `${outfitCount} outfits`;
    const left = itemIds.length === 1 ? `It was in ${outfits}.` : `They were in ${outfits}.`;
    showUndo(words, () => restore.mutate({ owner, itemIds }), outfitCount ? left : undefined);
  };
  return useDeleteItems({
    onError: forgetGone,
    onSuccess: ({ itemIds, outfitCount }) => {
      onDeleted();
      offerUndo(itemIds, outfitCount);
    },
  });
}
