/** How often something was worn, in words. */
export function wornWords(count: number): string {
  if (count === 0) return 'not worn yet';
  if (count === 1) return 'worn once';
  return count === 2 ? 'worn twice' : `worn ${count} times`;
}

/** A count of pieces in words. */
export const piecesOf = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);

/** A count of outfits in words. */
export const outfitsOf = (count: number): string => (count === 1 ? '1 outfit' : `${count} outfits`);

/** What is said of outfits that an action left out, since they are gone by now; undefined of none. */
export function goneWords(asked: readonly string[], done: readonly string[]): string | undefined {
  const gone = asked.length - done.length;
  if (gone <= 0) return undefined;
  return gone === 1
    ? 'One of them was deleted meanwhile.'
    : `${gone} of them were deleted meanwhile.`;
}
