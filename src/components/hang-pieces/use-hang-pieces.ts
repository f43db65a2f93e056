import { type OnMany, useManyLater } from '#api/noun.ts';
import { itemNames } from '#api/noun-names.ts';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import { showToast, showUndo } from '#ui/toasts.ts';
import { goneWords, isGone, piecesOf } from '../noun/noun-words.ts';

/** Hangs pieces in a wardrobe, which can be undone for a while. */
export function useHangPieces({ ownerId, wardrobeId, name }: Wardrobe, onEnd: () => void) {
  const takeDown = useManyLater(itemNames, 'remove', {
    meta: { saysGone: true },
    onError(error, hung) {
      if (isGone(error)) return sayGone('Nothing was taken down');
      offerUndo(hung, 'They still hang there');
    },
  });
  const offerUndo = (hung: OnMany, title: string, text?: string) =>
    showUndo(title, () => takeDown.mutate(hung), text);
  const add = useManyLater(itemNames, 'add', {
    meta: { saysGone: true },
    onSuccess({ ids }, asked) {
      const title = `${piecesOf(ids.length)} hung in ${name}`;
      offerUndo({ ...asked, ids }, title, goneWords(asked.ids, ids));
      onEnd();
    },
    onError(error) {
      if (!isGone(error)) return;
      sayGone('Nothing was hung');
      onEnd();
    },
  });
  return {
    hang: (ids: string[]) => add.mutate({ owner: ownerId, ids, wardrobeIds: [wardrobeId] }),
    isPending: add.isPending,
  };
}

const sayGone = (title: string) =>
  showToast({
    tone: 'error',
    title,
    text: 'The wardrobe or the pieces were deleted meanwhile.',
  });
