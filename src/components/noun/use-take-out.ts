import { type OnMany, useManyLater } from '#api/noun.ts';
import { showToast, showUndo } from '#ui/toasts.ts';
import type { Noun } from './noun.ts';
import { countOf, doneWords, goneWords, isGone } from './noun-words.ts';
import { useForgetGone } from './use-forget-gone.ts';

/**
 * Takes some of a noun out of a wardrobe. It can be undone for a while, and tried again where undoing failed; what
 * could not be put back is said.
 */
export function useTakeOut(noun: Noun, owner: string, onTaken: () => void) {
  const putBack = useManyLater(noun, 'add', {
    onSuccess({ ids: back }, { ids: asked }) {
      const text = goneWords(asked, back);
      if (text) showToast({ tone: 'error', title: `${countOf(noun, back.length)} put back`, text });
    },
    onError(error, taken) {
      if (!isGone(error)) return offerUndo(taken);
      const text = `The wardrobe or the ${noun.words.many} were deleted meanwhile.`;
      showToast({ tone: 'error', title: 'Nothing was put back', text });
    },
  });
  const offerUndo = (taken: OnMany) =>
    showUndo(doneWords(noun, taken.ids.length, 'taken out'), () => putBack.mutate(taken));
  const takeOut = useManyLater(noun, 'remove', {
    meta: { saysGone: true },
    onError: useForgetGone(noun, owner),
    onSuccess(taken) {
      onTaken();
      offerUndo({ owner, ...taken });
    },
  });
  return {
    isPending: takeOut.isPending,
    mutate: (ids: string[], wardrobeId: string) =>
      takeOut.mutate({ owner, ids, wardrobeIds: [wardrobeId] }),
  };
}
