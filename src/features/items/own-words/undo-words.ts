import { dismissToast, showToast, showUndo } from '#ui/toasts.ts';

let last: number | undefined;

/**
 * Offers to undo a change of words, in place of the one before: that one was of words that may be others by now.
 * @param undo takes it back; answers of how many pieces.
 */
export function offerUndo(title: string, undo: () => Promise<number>): void {
  if (last !== undefined) dismissToast(last);
  last = showUndo(title, () => {
    undo().then(
      (count) => {
        if (count === 0) showToast({ title: 'Nothing to undo: it was changed meanwhile' });
      },
      // What failed is said by whoever called.
      () => {},
    );
  });
}
