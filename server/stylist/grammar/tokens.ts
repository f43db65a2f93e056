import { singular, wordsOf } from '#contract/rules/search-words.ts';

/** One word of a text, the end of a clause, or a title of the wardrobe. */
export interface Token {
  /** Folded: lower case, without accents and apostrophes. Empty of a break and of a title. */
  word: string;
  /** The same, in the singular. */
  one: string;
  /** As it was written. */
  raw: string;
  /** Where a clause ends: a comma, or what ends a sentence. */
  break: 'comma' | 'sentence' | null;
  /** Which of the titles of the text it is (`markTitles`). */
  title: number | null;
}

/** Stands in a text for a title that was found in it: the first one, and those after it. */
export const firstTitleMark = 0xe000;
const lastTitleMark = 0xe0ff;

/** Most titles that are found in one text. */
export const mostTitles = lastTitleMark - firstTitleMark + 1;

const pattern = /[\uE000-\uE0FF]|[\p{L}\p{N}'’-]+|[,.;:!?()\n–—]/gu;

const none = { word: '', one: '', break: null, title: null };

/** The words of a text, the ends of its clauses, and its titles. */
export function tokensOf(text: string): Token[] {
  return (text.match(pattern) ?? []).flatMap((raw): Token[] => {
    const code = raw.charCodeAt(0);
    if (code >= firstTitleMark && code <= lastTitleMark) {
      return [{ ...none, raw, title: code - firstTitleMark }];
    }
    if (/^[.;!?\n]$/.test(raw)) return [{ ...none, raw, break: 'sentence' }];
    if (/^[,:()–—]$/.test(raw)) return [{ ...none, raw, break: 'comma' }];
    const words = wordsOf(raw);
    return words.map((word) => ({
      ...none,
      word,
      one: singular(word),
      raw: words.length === 1 ? raw : word,
    }));
  });
}
