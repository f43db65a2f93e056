const small = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const grouped = new Intl.NumberFormat('en-US');

/** A count in digits: `1,072`. */
export const digits = (count: number): string => grouped.format(count);

/** A count within a sentence, in letters up to twelve: `nine`, `1,072`. */
export const countWord = (count: number): string => small[count] ?? digits(count);

/** A count of pieces in digits: `1 piece`, `1,072 pieces`. */
export const pieceCount = (count: number): string =>
  `${digits(count)} ${count === 1 ? 'piece' : 'pieces'}`;

/** A sentence's first letter made large. */
export const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Names one after another: `navy, black and camel`. */
export const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
