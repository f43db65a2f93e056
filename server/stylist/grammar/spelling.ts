import dictionary from 'dictionary-en';
import { singular } from '#contract/rules/search-words.ts';
import { isOneSlip } from '../../foundation/one-slip.ts';
import { termAt, termWords } from '../lexicon/find-terms.ts';
import { fillers } from './fillers.ts';
import { vocabulary } from './known-words.ts';

/*
 * [Note: Slips of the keys] A word that is not understood may be a slip: one letter too many, too few, another one, or two
 * neighbors that changed places. It is read as the known word that is one slip away, if English has no such word as was
 * typed ("book" is no boot). What was read so is told.
 */

/** A word that was read as another one. */
export interface Correction {
  typed: string;
  meant: string;
}

/** Shorter words have too many neighbors to tell which one was meant. */
const shortest = 4;
const shortestForeign = 6;

let stems: ReadonlyMap<string, string> | undefined;

/** The words of the English dictionary, each with the marks of the endings it takes; read when they are first needed. */
function english(): ReadonlyMap<string, string> {
  stems ??= new Map(
    Buffer.from(dictionary.dic)
      .toString()
      .split('\n')
      .map((line) => {
        const [word = '', marks = ''] = line.split('/');
        return [word, marks];
      }),
  );
  return stems;
}

/** Endings of English words, with what stands in their place in the dictionary and the mark of those that take them. */
const endings: readonly (readonly [ending: RegExp, stem: string, mark: string])[] = [
  [/s$/, '', 'S'],
  [/es$/, '', 'S'],
  [/ies$/, 'y', 'S'],
  [/ed$/, '', 'D'],
  [/d$/, '', 'D'],
  [/ied$/, 'y', 'D'],
  [/ing$/, '', 'G'],
  [/ing$/, 'e', 'G'],
  [/ly$/, '', 'Y'],
  [/r$/, '', 'R'],
  [/er$/, '', 'R'],
  [/ier$/, 'y', 'R'],
  [/st$/, '', 'T'],
  [/est$/, '', 'T'],
];

/** Slips of more than one letter that are made again and again. */
const often: Readonly<Record<string, string>> = {
  wensday: 'wednesday',
  wendsday: 'wednesday',
  wenesday: 'wednesday',
  tommorow: 'tomorrow',
  tomorow: 'tomorrow',
  tommorrow: 'tomorrow',
  thurday: 'thursday',
  definately: 'definitely',
};
/** Words for days and months. */
export const timeWords: ReadonlySet<string> = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december tomorrow tonight weekend today'.split(
    ' ',
  ),
);

const sources = (own: Iterable<string>): Iterable<string>[] => [
  own,
  timeWords,
  vocabulary,
  termWords,
  fillers,
];

/**
 * The known word that was likely meant by one that is not; null where none is near, or it is a word by itself. `isNoun`:
 * a garment is what one expects there ("with my bots"): then a word that English has may be a slip, too. `isOfOwn`: only
 * the words of titles are known.
 */
export function likelyWord(
  typed: string,
  own: Iterable<string>,
  { isNoun, isOfOwn }: { isNoun: boolean; isOfOwn: boolean },
): string | null {
  if (
    typed.length < (isOfOwn ? shortestForeign : shortest) ||
    /\d/.test(typed) ||
    timeWords.has(typed)
  )
    return null;
  const known = often[typed];
  if (known && !isOfOwn) return known;
  const ending = singular(typed) === typed ? '' : 's';
  const forms = [...new Set([typed, singular(typed)])];
  const found: { word: string; rank: number }[] = [];
  for (const [source, words] of (isOfOwn ? [own] : sources(own)).entries()) {
    for (const word of words) {
      if (word.length < shortest - 1 || /\d/.test(word)) continue;
      for (const [at, form] of forms.entries()) {
        if (Math.abs(form.length - word.length) > 1 || !isOneSlip(form, word)) continue;
        found.push({
          word: at === 0 ? word : word + ending,
          rank: rankOf(form, word) * 10 + source,
        });
      }
    }
  }
  found.sort((one, other) => one.rank - other.rank);
  const garment = isNoun ? found.find(({ word }) => termAt([singular(word)], 0)?.facts.slot) : null;
  if (garment) return garment.word;
  return found[0] && !isWord(typed) ? found[0].word : null;
}

const isWord = (typed: string): boolean =>
  english().has(typed) ||
  english().has(typed.charAt(0).toUpperCase() + typed.slice(1)) ||
  endings.some(
    ([ending, stem, mark]) =>
      ending.test(typed) && english().get(typed.replace(ending, stem))?.includes(mark),
  );

/** Which neighbor is likelier: the same letters in another order, then the same first letter. */
function rankOf(typed: string, word: string): number {
  const sorted = (letters: string) => [...letters].sort().join('');
  if (sorted(typed) === sorted(word)) return 0;
  if (typed[0] !== word[0]) return 3;
  return typed.length === word.length ? 2 : 1;
}
