import { useDeleteOutfits, useRestoreOutfits } from '#api/outfits.ts';
import { AppError } from '#lib/errors.ts';
import { showToast, showUndo } from '#ui/toasts.ts';
import { goneWords, outfitsOf } from './outfit-words.ts';
import { useForgetGone } from './use-forget-gone.ts';

/**
 * Deletes outfits; their pieces stay. It can be undone for a while, and tried again where undoing failed; what
 * could not be brought back is said.
 */
export function useDeleteManyOutfits(owner: string, onDeleted: () => void) {
  const forgetGone = useForgetGone(owner);
  const restore = useRestoreOutfits({
    onSuccess: ({ outfitIds: back }, { outfitIds: asked }) => {
      const text = goneWords(asked, back);
      if (text) showToast({ tone: 'error', title: `${outfitsOf(back.length)} brought back`, text });
    },
    onError: (error, { outfitIds }) => {
      const isGone = error instanceof AppError && error.kind === 'not-found';
      if (!isGone) return offerUndo(outfitIds);
      showToast({
        tone: 'error',
        title: 'It is too late to undo that',
        text: 'Nothing is left of it.',
      });
    },
  });
  const offerUndo = (outfitIds: string[]) => {
    const words = outfitIds.length === 1 ? 'Outfit deleted' : `${outfitIds.length} outfits deleted`;
    showUndo(words, () => restore.mutate({ owner, outfitIds }));
  };
  return useDeleteOutfits({
    onError: forgetGone,
    onSuccess: ({ outfitIds }) => {
      onDeleted();
      offerUndo(outfitIds);
    },
  });
}
