import { useDeleteLooks, useRestoreLooks } from '#api/looks.ts';
import { AppError } from '#lib/errors.ts';
import { showToast, showUndo } from '#ui/toasts.ts';
import { goneWords } from './look-words.ts';
import { useForgetGone } from './use-forget-gone.ts';

/**
 * Deletes looks; their pieces stay. It can be undone for a while, and tried again where undoing failed;
 * what could not be brought back is said.
 */
export function useDeleteManyLooks(owner: string, onDeleted: () => void) {
  const forgetGone = useForgetGone(owner);
  const restore = useRestoreLooks({
    onSuccess: ({ lookIds: back }, { lookIds: asked }) => {
      const text = goneWords(asked, back);
      const title = back.length === 1 ? '1 look brought back' : `${back.length} looks brought back`;
      if (text) showToast({ tone: 'error', title, text });
    },
    onError: (error, { lookIds }) => {
      const isGone = error instanceof AppError && error.kind === 'not-found';
      if (!isGone) return offerUndo(lookIds);
      showToast({
        tone: 'error',
        title: 'It is too late to undo that',
        text: 'Nothing is left of it.',
      });
    },
  });
  const offerUndo = (lookIds: string[]) => {
    const words = lookIds.length === 1 ? 'Look deleted' : `${lookIds.length} looks deleted`;
    showUndo(words, () => restore.mutate({ owner, lookIds }));
  };
  return useDeleteLooks({
    onError: forgetGone,
    onSuccess: ({ lookIds }) => {
      onDeleted();
      offerUndo(lookIds);
    },
  });
}
