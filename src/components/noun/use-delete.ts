import { useManyLater } from '#api/noun.ts';
import { showToast, showUndo } from '#ui/toasts.ts';
import type { Noun } from './noun.ts';
import { countOf, doneWords, goneWords, isGone } from './noun-words.ts';
import { useForgetGone } from './use-forget-gone.ts';

/**
 * Deletes some of a noun. It can be undone for a while, and tried again where undoing failed; what could not be
 * brought back is said.
 */
export function useDelete(noun: Noun, owner: string, onDeleted: () => void) {
  const restore = useManyLater(noun, 'restore', {
    onSuccess({ ids: back }, { ids: asked }) {
      const title = `${countOf(noun, back.length)} brought back`;
      const text = goneWords(asked, back);
      if (text) showToast({ tone: 'error', title, text });
    },
    onError(error, { ids }) {
      if (!isGone(error)) return offerUndo(ids);
      const title = 'It is too late to undo that';
      showToast({ tone: 'error', title, text: 'Nothing is left of it.' });
    },
  });
  const offerUndo = (ids: string[], left?: string) =>
    showUndo(doneWords(noun, ids.length, 'deleted'), () => restore.mutate({ owner, ids }), left);
  const remove = useManyLater(noun, 'delete', {
    onError: useForgetGone(noun, owner),
    onSuccess({ ids, outfitCount }) {
      onDeleted();
      offerUndo(ids, outfitCount ? gapWords(ids.length, outfitCount) : undefined);
    },
  });
  return {
    isPending: remove.isPending,
    mutate: (ids: string[]) => remove.mutate({ owner, ids }),
  };
}

/** The outfits where what was deleted leaves a gap, in words. */
const gapWords = (count: number, outfits: number) =>
  `${count === 1 ? 'It was' : 'They were'} in ${outfits === 1 ? '1 outfit' : `${outfits} outfits`}.`;
