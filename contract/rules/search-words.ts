/** Letters that fold to others, but not by losing a mark. */
const unmarked: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
};

/** Text in lower case and without the accents of Latin letters: "Söhne" becomes "sohne". */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœøđðþłħı]/g, (letter) => unmarked[letter] ?? letter)
    .replace(/['’]/g, '');

/** The folded words of a text: what stands between spaces and punctuation, but for "100%" and "a_b". */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/(?:(?![%_])[\s\p{P}\p{C}])+/u)
    .filter(Boolean);

const oddPlurals = new Map([
  ['scarves', 'scarf'],
  ['scarfs', 'scarf'],
  ['halves', 'half'],
  ['calves', 'calf'],
  ['men', 'man'],
  ['mens', 'man'],
  ['women', 'woman'],
  ['womens', 'woman'],
]);

/**
 * One word for singular and plural. It need not be English, only the same for both: what is searched
 * and what is stored go through it.
 */
export function singular(word: string): string {
  const odd = oddPlurals.get(word);
  if (odd) return odd;
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (/.{2}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
