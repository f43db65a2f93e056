/** Whether PostgreSQL keeps a text as it is: without null characters, and without half a character. */
export const isStorable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

/** The first characters of a text, as many UTF-16 units at most, without a half one at the cut. */
export const storableCut = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
