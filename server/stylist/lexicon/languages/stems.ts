import { fold } from '#contract/rules/search-words.ts';
import type { Language } from './word-table.ts';

/** Fewest letters that are left of a word. */
const fewest = 3;
/** Fewest that are left where its gender goes: `saia` and `saio` are two words. */
const fewestOfGender = 4;

const cut = (word: string, ending: RegExp, least = fewest): string => {
  const rest = word.replace(ending, '');
  return rest.length < least ? word : rest;
};

/** `Grüner` and `grün` are cut as far as each other. */
function german(word: string): string {
  const rest = cut(word, /(?:ern|em|en|er|es|e|n|(?<!s)s)$/);
  return rest === word ? word : german(rest);
}

const stems: Record<Language, (word: string) => string> = {
  de: german,
  pt: (word) =>
    cut(
      word
        .replace(/oes$/, 'ao')
        .replace(/([aeou])is$/, '$1l')
        .replace(/(?<=[rz])es$|s$/, ''),
      /[oa]$/,
      fewestOfGender,
    ),
  es: (word) => cut(word.replace(/(?<=[nrlzd])es$|s$/, ''), /[oa]$/, fewestOfGender),
  fr: (word) => cut(cut(cut(word, /[sx]$/), /e$/), /s$/),
};

/** What a folded word has in common with its plural and its other endings. It need not be a word. */
export const stemOf = (language: Language, folded: string): string => stems[language](folded);

/** A word without its accents, and with one spelling of ß. */
export const foldWord = (word: string): string => fold(word);

/** A folded word as it is written where umlauts are missing: `gruen` is `grun`, as `grün` folds to. */
export const withoutUmlauts = (folded: string): string =>
  folded.replace(/(?<![aeq])([aou])e/g, '$1');
