import { wordsOf } from '../../foundation/search-words.ts';
import { type Asked, includers, negators, phrases } from './phrases.ts';

/** The meaning of a phrase of a question. */
export type Meaning = { type: 'phrase'; asked: Asked } | { type: 'negator' } | { type: 'includer' };

const mostWords = 5;

const meanings = new Map<string, Meaning>();
const spell = (words: string) => wordsOf(words).join(' ');
for (const words of includers) meanings.set(spell(words), { type: 'includer' });
for (const words of negators) meanings.set(spell(words), { type: 'negator' });
for (const [words, asked] of phrases) {
  for (const one of words.split(',')) meanings.set(spell(one), { type: 'phrase', asked });
}

/** One word of a text, or the end of a clause. */
export interface Token {
  word: string;
  raw: string;
  isBreak: boolean;
}

/** The words of a text, and where its clauses end. */
export const tokensOf = (text: string): Token[] =>
  (text.match(/[\p{L}\p{N}'’-]+|[,.;:!?\n]/gu) ?? []).flatMap((raw): Token[] => {
    if (/^[,.;:!?\n]$/.test(raw)) return [{ word: '', raw, isBreak: true }];
    const words = wordsOf(raw);
    return words.map((word) => ({ word, raw: words.length === 1 ? raw : word, isBreak: false }));
  });

/** The longest phrase that begins at a token. */
export function meaningAt(
  tokens: readonly Token[],
  at: number,
): { meaning: Meaning; count: number } | null {
  for (let count = Math.min(mostWords, tokens.length - at); count > 0; count -= 1) {
    const some = tokens.slice(at, at + count);
    if (some.some(({ isBreak }) => isBreak)) continue;
    const meaning = meanings.get(some.map(({ word }) => word).join(' '));
    if (meaning) return { meaning, count };
  }
  return null;
}
