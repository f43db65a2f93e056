import { singular } from '#contract/rules/search-words.ts';

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
