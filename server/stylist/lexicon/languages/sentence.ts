import { foldWord, stemOf, withoutUmlauts } from './stems.ts';
import type { Language } from './word-table.ts';

/** One word of a text, in all the spellings in which it is looked up. */
export interface Word {
  /** As it was written. */
  raw: string;
  /** What stands between it and the word before. */
  gap: string;
  exact: string;
  folded: string;
  /** Its stem with its accents. */
  own: string;
  loose: string;
  stem: string;
}

/** Stands for a title, and is a word by itself. */
const isPrivate = (raw: string): boolean => /^[\ue000-\uf8ff]$/u.test(raw);

/** The words of French that lose their last letter before a vowel: `l’été`. */
const elided = "(?:l|d|j|n|m|t|s|c|qu|jusqu|lorsqu|puisqu)['’](?=\\p{L})";
const word = "[\\p{L}\\p{N}\\p{M}]+(?:['’][\\p{L}\\p{N}\\p{M}]+)*";
const inFrench = new RegExp(`[\\ue000-\\uf8ff]|(?<![\\p{L}\\p{N}])${elided}|${word}`, 'giu');
const inOthers = new RegExp(`[\\ue000-\\uf8ff]|${word}`, 'giu');

/** The end of a clause: any sign but a hyphen or an apostrophe between two words. */
const isSoft = (gap: string): boolean => /^[\s\-'’]*$/u.test(gap);

/** Whether nothing but a space or a hyphen stands between a word and the one before. */
export const isJoined = ({ gap }: Word): boolean => isSoft(gap);

const exactOf = (raw: string): string => raw.normalize('NFC').toLowerCase().replace(/’/g, "'");

/** The words of a text, and what stands behind the last one. */
export function wordsIn(text: string, language: Language): { words: Word[]; tail: string } {
  const words: Word[] = [];
  let end = 0;
  for (const { 0: raw, index } of text.matchAll(language === 'fr' ? inFrench : inOthers)) {
    const exact = exactOf(raw);
    const folded = isPrivate(raw) ? raw : foldWord(raw);
    const loose = language === 'de' ? withoutUmlauts(folded) : folded;
    const [own, stem] = [stemOf(language, exact), stemOf(language, loose)];
    words.push({ raw, gap: text.slice(end, index), exact, own, folded, loose, stem });
    end = index + raw.length;
  }
  return { words, tail: text.slice(end) };
}

/** The words of a text in whatever language, without its numbers and titles. */
export function looselyIn(text: string): { exact: string; isCapital: boolean; isFirst: boolean }[] {
  let end = 0;
  return [...text.matchAll(inFrench)].flatMap(({ 0: raw, index }, at) => {
    const isFirst = at === 0 || !isSoft(text.slice(end, index));
    end = index + raw.length;
    if (!/^\p{L}/u.test(raw)) return [];
    return [{ exact: exactOf(raw), isCapital: /^\p{Lu}/u.test(raw), isFirst }];
  });
}

/** The part that words take in a sentence, also where they are no words that a table knows. */
export type Part =
  | 'garment'
  | 'quality'
  | 'thing'
  | 'verb'
  | 'infinitive'
  | 'word'
  | 'title'
  | 'number'
  | 'unknown';

/** A few words that are one in English. */
export interface Chunk {
  english: string;
  part: Part;
  /** In lower case, with its accents. */
  exact: string;
  gap: string;
  /** The first word, and the one behind the last. */
  from: number;
  to: number;
  isTranslated: boolean;
}

/** The part of what no table knows. */
export const partOf = ({ raw }: Word): Part =>
  isPrivate(raw) ? 'title' : /^\p{N}+$/u.test(raw) ? 'number' : 'unknown';

/** A clause: what ends the one before stands before it. */
export interface Clause {
  gap: string;
  chunks: readonly Chunk[];
}

/** The English words of clauses as one text. */
export function joined(clauses: readonly Clause[], tail: string): string {
  let text = '';
  for (const { gap, chunks } of clauses) {
    text += gap;
    const said = chunks.filter(({ english }) => english !== '');
    for (const [at, chunk] of said.entries()) {
      const before = said[at - 1];
      if (before) text += gapBetween(before, chunk);
      const isBeforeVowel = /^[aeio]/.test(said[at + 1]?.english ?? '');
      text += chunk.english === 'a' && isBeforeVowel ? 'an' : chunk.english;
    }
  }
  return `${text}${tail}`
    .replace(/[¿¡]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

function gapBetween(before: Chunk, chunk: Chunk): string {
  const isNext = before.to === chunk.from;
  const isAsBefore = !before.isTranslated && !chunk.isTranslated;
  return isNext && isAsBefore ? chunk.gap : ' ';
}
