/** What is said of pieces that an action left out, since they are gone by now; undefined of none. */
export function goneWords(asked: readonly string[], done: readonly string[]): string | undefined {
  const gone = asked.length - done.length;
  if (gone <= 0) return undefined;
  return gone === 1
    ? 'One of them was deleted meanwhile.'
    : `${gone} of them were deleted meanwhile.`;
}

/** A count of pieces in words. */
export const piecesOf = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);
