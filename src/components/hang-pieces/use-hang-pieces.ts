import { useAddToWardrobes, useRemoveFromWardrobes } from '#api/items.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import { AppError } from '#lib/errors.ts';
import { showToast, showUndo } from '#ui/toasts.ts';
import { goneWords, piecesOf } from '../gone-words.ts';

/** Hangs pieces in a wardrobe, which can be undone for a while. */
export function useHangPieces({ ownerId, wardrobeId, name }: Wardrobe, onEnd: () => void) {
  const takeDown = useRemoveFromWardrobes({
    meta: { saysGone: true },
    onError(error, hung) {
      if (isGone(error)) return sayGone('Nothing was taken down');
      offerUndo(hung, 'They still hang there');
    },
  });
  const offerUndo = (
    hung: OperationInput<'itemRemoveFromWardrobes'>,
    title: string,
    text?: string,
  ) => showUndo(title, () => takeDown.mutate(hung), text);
  const add = useAddToWardrobes({
    meta: { saysGone: true },
    onSuccess({ itemIds }, asked) {
      const title = `${piecesOf(itemIds.length)} hung in ${name}`;
      offerUndo({ ...asked, itemIds }, title, goneWords(asked.itemIds, itemIds));
      onEnd();
    },
    onError(error) {
      if (!isGone(error)) return;
      sayGone('Nothing was hung');
      onEnd();
    },
  });
  return {
    hang: (itemIds: string[]) => add.mutate({ owner: ownerId, itemIds, wardrobeIds: [wardrobeId] }),
    isPending: add.isPending,
  };
}

const isGone = (error: Error) => error instanceof AppError && error.kind === 'not-found';

const sayGone = (title: string) =>
  showToast({
    tone: 'error',
    title,
    text: 'The wardrobe or the pieces were deleted meanwhile.',
  });
