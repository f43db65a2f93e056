import { AppError } from '#lib/errors.ts';

/** The words for things: of one, and of many. */
export interface NounWords {
  words: { one: string; many: string };
}

/** A count in words: `1 piece`, `3 outfits`. */
export const countOf = ({ words: { one, many } }: NounWords, count: number): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** A count of pieces in words. */
export const piecesOf = (count: number): string =>
  countOf({ words: { one: 'piece', many: 'pieces' } }, count);

/** The message about what was done to some: `Piece deleted`, `3 pieces deleted`. */
export function doneWords(noun: NounWords, count: number, done: string): string {
  const { one } = noun.words;
  const words = count === 1 ? one.charAt(0).toUpperCase() + one.slice(1) : countOf(noun, count);
  return `${words} ${done}`;
}

/** The message about those that an action left out, since they are gone by now; undefined of none. */
export function goneWords(asked: readonly string[], done: readonly string[]): string | undefined {
  const gone = asked.length - done.length;
  if (gone <= 0) return undefined;
  return gone === 1
    ? 'One of them was deleted meanwhile.'
    : `${gone} of them were deleted meanwhile.`;
}

/** Whether an action failed since nothing that it is about is there by now. */
export const isGone = (error: unknown): boolean =>
  error instanceof AppError && error.kind === 'not-found';
