/*
 * [Note: Search] A search is words that all must be found, in any order. What an item is found by is
 * written down when it is saved, so that it works alike in every database: the owner's own words in two
 * lines, those that nobody else may find it by first (notes, tags), and in a third line the words that follow
 * from them (singulars, synonyms, the words of its color and category), those of the first line behind a form
 * feed. All are folded: lower case, without accents, apart from each other by spaces. A
 * word of a search is found at the beginning of any of these words, and if it is longer than three
 * letters also within the owner's own: "coat" finds "raincoat", but "red" does not find "tailored", nor
 * "coat" the vest that is called waistcoat elsewhere.
 */

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

/** The ways in which a word of a search may be found, as patterns of SQL's `like`; any of them will do. */
export function patternsOf(word: string): string[] {
  return [...new Set([word, singular(word)])].flatMap((form) => {
    const escaped = form.replace(/[\\%_]/g, (character) => `\\${character}`);
    const isWithin = form.length > 3 || !/^[a-z0-9]*$/.test(form);
    return isWithin ? [`% ${escaped}%`, `%${escaped}%\n%`] : [`% ${escaped}%`];
  });
}

/** Words that something is found by. */
export interface FoundBy {
  /** Its owner's own. */
  own: readonly string[];
  /** The words that follow from what is known of it. */
  following: readonly string[];
}

/** The text something is found by: by everybody who sees it, and by its owner alone ([Note: Search]). */
export function searchTextOf(shown: FoundBy, kept: FoundBy = { own: [], following: [] }): string {
  const line = (words: readonly string[]) => ` ${[...new Set(words)].join(' ')}`;
  const { own, following } = shown;
  return `${line(kept.own)}\n${line(own)}\n${line(following)}\f${line(kept.following)}`;
}
