import { fold, singular } from '#contract/rules/search-words.ts';
import { isWordOf } from '../lexicon/languages/languages.ts';
import type { Language } from '../lexicon/languages/word-table.ts';
import { fillers } from './fillers.ts';
import type { OwnNames } from './own-names.ts';
import { type Correction, likelyWord, timeWords } from './spelling.ts';
import { tokensOf } from './tokens.ts';
import { type Unit, unitsOf } from './units.ts';

/** So many words of one text are looked up at most: each is compared with every word that is known. */
const mostWords = 8;
/** Behind these a town stands, which no list has. */
const beforeTowns = new Set(['in', 'to', 'from', 'near', 'around', 'visiting', 'via']);

/** Behind these a garment is expected. */
const nounAfter = new Set(['no', 'my', 'with', 'without', 'wear', 'wearing', 'and', 'or']);

/**
 * A text with its slips of the keys mended, and what was mended ([Note: Slips of the keys]); of one that is foreign only
 * the words of the wardrobe's titles.
 */
export function withoutSlips(
  text: string,
  names: OwnNames,
  language: Language | null,
): { text: string; corrections: Correction[] } {
  const tokens = tokensOf(text);
  const corrections: Correction[] = [];
  // Of a text of another language, or of which hardly a word is known, only the titles' words are known.
  const units = unitsOf(tokens);
  const unknown = units.filter((unit) => isUnknown(unit, names)).length;
  const isOfOwn = language !== null || (units.length > 3 && unknown > units.length * 0.7);
  let looked = 0;
  let mended = text;
  for (const unit of units) {
    const { words, raw, at } = unit;
    if (!isUnknown(unit, names) || looked >= mostWords) continue;
    // A name: of a person, a town, a shop.
    const isName = /^\p{Lu}/u.test(raw) && at > 0 && !tokens[at - 1]?.break;
    if (isName || beforeTowns.has(tokens[at - 1]?.word ?? '') || fold(raw) !== words) continue;
    if (language && (isWordOf(words, language) || /['’]/.test(raw))) continue;
    looked += 1;
    const before = tokens[at - 1]?.word ?? '';
    const isNoun = nounAfter.has(before) || (at === 0 && tokens[1]?.word === 'and');
    const meant = likelyWord(words, names.words(), { isNoun, isOfOwn });
    if (!meant) continue;
    corrections.push({ typed: raw, meant });
    mended = mended.replace(new RegExp(`(?<![\\p{L}\\p{N}])${raw}(?![\\p{L}\\p{N}])`, 'gu'), meant);
  }
  return { text: mended, corrections };
}

function isUnknown(unit: Unit, names: OwnNames): boolean {
  const { words, term, known, title, count, isVerb, break: isBreak } = unit;
  if (term || known || isVerb || title !== null || isBreak || count > 1) return false;
  if (timeWords.has(words)) return false;
  return !fillers.has(words) && !fillers.has(singular(words)) && !names.has(words);
}
