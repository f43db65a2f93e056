import type { TermFacts } from '../facts.ts';
import { termAt } from '../lexicon/find-terms.ts';
import { beforeVerbs, verbs } from './clause-words.ts';
import { type KnownWords, knownWords, mostKnownWords } from './known-words.ts';
import type { Token } from './tokens.ts';

/** Some words of a text that belong together: the longest that are known, one that is not, or the end of a clause. */
export interface Unit {
  /** Of its first token. */
  at: number;
  /** How many tokens. */
  count: number;
  words: string;
  raw: string;
  known: KnownWords | null;
  term: { term: string; facts: TermFacts } | null;
  break: Token['break'];
  title: number | null;
  /** A verb that is called like a garment: `to dress`. */
  isVerb: boolean;
}

/** The units of a text, in its order. */
export function unitsOf(tokens: readonly Token[]): Unit[] {
  const ones = tokens.map(({ one }) => one);
  const units: Unit[] = [];
  for (let at = 0; at < tokens.length; ) {
    const unit = unitAt(tokens, ones, at);
    units.push(unit);
    at += unit.count;
  }
  return units;
}

function unitAt(tokens: readonly Token[], ones: readonly string[], at: number): Unit {
  const token = tokens[at]!;
  const base = {
    at,
    known: null,
    term: null,
    break: token.break,
    title: token.title,
    isVerb: false,
  };
  if (token.break || token.title !== null) {
    return { ...base, count: 1, words: '', raw: token.raw };
  }
  const known = knownAt(tokens, at);
  const isAct = isVerb(tokens, at);
  const found = isForeign(token.raw) || isAct ? undefined : termOf(tokens, ones, at);
  // "Short" is no pair of shorts.
  const isTrait = found?.count === 1 && knownOf(token)?.trait;
  const isPlural = token.word === 'shorts' || token.word === 'tights' || token.word === 'flats';
  const term = isTrait && !isPlural ? undefined : found;
  const isTermOnly = (term?.count ?? 0) > (known?.count ?? 0);
  const count = Math.max(known?.count ?? 0, term?.count ?? 0, 1);
  const some = tokens.slice(at, at + count);
  return {
    ...base,
    count,
    words: some.map(({ word }) => word).join(' '),
    raw: some.map(({ raw }) => raw).join(' '),
    known: isTermOnly ? null : (known?.known ?? null),
    isVerb: isAct && count === 1,
    term: term && term.count === count ? { term: term.term, facts: term.facts } : null,
  };
}

/** Two oxfords are shoes, and one is a shirt. */
function termOf(tokens: readonly Token[], ones: readonly string[], at: number) {
  const found = termAt(ones, at);
  if (tokens[at]!.word !== 'oxfords' || found?.count !== 1) return found;
  const shoes = termAt(['oxford', 'shoe'], 0);
  return shoes && { ...shoes, term: 'oxford', count: 1 };
}

const knownOf = ({ word }: Token) => knownWords(word);

function knownAt(
  tokens: readonly Token[],
  at: number,
): { known: KnownWords; count: number } | undefined {
  for (let count = Math.min(mostKnownWords, tokens.length - at); count > 0; count -= 1) {
    const some = tokens.slice(at, at + count);
    if (some.some((token) => token.break || token.title !== null)) continue;
    const known = knownWords(some.map(({ word }) => word).join(' '));
    if (known) return { known, count };
  }
  return undefined;
}

/** A short word with accents is of another language: `für` is no fur. */
const isForeign = (raw: string): boolean => raw.length < 5 && /[^\p{ASCII}’]/u.test(raw);

/** `How do I dress`, `that would suit`: a verb that is called like a garment. */
const isVerb = (tokens: readonly Token[], at: number): boolean =>
  verbs.has(tokens[at]!.word) && beforeVerbs.has(tokens[at - 1]?.word ?? '');
