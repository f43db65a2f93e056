import { AppError } from '#lib/errors.ts';

/**
 * The words where pieces that one asks to borrow are no longer shared, or no longer lent; null of any other error. Which of
 * several it is about is not said: the list shows what there is now.
 */
export function lostPiecesWords(
  error: unknown,
  { name, count }: { name: string; count: number },
): { title: string; text?: string } | null {
  if (!(error instanceof AppError)) return null;
  const isLentNoMore = error.fields.itemIds === 'not-lent';
  if (!isLentNoMore && error.kind !== 'not-found') return null;
  const verb = isLentNoMore ? 'lends' : 'shares';
  if (count === 1) return { title: `${name} no longer ${verb} this piece` };
  return {
    title: `${name} no longer ${verb} all of these pieces`,
    text: 'Choose among those that are left.',
  };
}
