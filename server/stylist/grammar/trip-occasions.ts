import { singular } from '#contract/rules/search-words.ts';
import type { StylistEvent } from '#contract/rules/stylist-events.ts';
import type { Occasion } from '../request.ts';
import { knownWords } from './known-words.ts';
import { tokensOf } from './tokens.ts';
import type { Place } from './trip-span.ts';
import { unitsOf } from './units.ts';

/** What a part of a trip is for. */
export interface SaidOccasion {
  occasion: Occasion;
  /** What it is more closely; null where that is not said. */
  event: StylistEvent | null;
}

const inClause = /[,.;:!?\n]|\b(?:and|then|plus)\b/giu;

/**
 * Finds what a trip is for, where it stands right before or after the word for it: `hiking trip`, `3 days at the
 * beach`.
 */
export function baseOf(text: string, places: readonly Place[]): (Place & SaidOccasion) | null {
  for (const { index, length } of places) {
    const before = /(?:[\p{L}’'-]+[ -]+){0,2}[\p{L}’'-]+[ -]*$/u.exec(text.slice(0, index));
    const after = /^ *(?:(?:of|at|in|for|to|on|a|the|my)\b *)*/u.exec(text.slice(index + length));
    const then = index + length + (after?.[0].length ?? 0);
    const words = /^[\p{L}’'-]+(?: [\p{L}’'-]+){0,2}/u.exec(text.slice(then));
    const found =
      wholeOccasion(text, before?.index ?? index, index + length) ??
      (before && wholeOccasion(text, before.index, index)) ??
      (words && wholeOccasion(text, then, then + words[0].length));
    if (found) return found;
  }
  return null;
}

/** An occasion that ends where these words end, or else begins where they begin. */
function wholeOccasion(text: string, from: number, to: number): (Place & SaidOccasion) | null {
  const words = [...text.slice(from, to).matchAll(/[\p{L}’'-]+/gu)];
  for (let some = words.length; some > 0; some -= 1) {
    for (const chosen of [words.slice(-some), words.slice(0, some)]) {
      const index = from + chosen[0]!.index;
      const end = from + chosen.at(-1)!.index + chosen.at(-1)![0].length;
      const isBeside =
        end === from + words.at(-1)!.index + words.at(-1)![0].length || index === from;
      const [said] = occasionsOf(text.slice(index, end), true);
      if (said && isBeside) return { index, length: end - index, ...said };
    }
  }
  return null;
}

interface Clause {
  text: string;
  index: number;
  end: number;
  isAfterAnd: boolean;
}

/** The clauses of a text, and where they stand. */
export function clausesOf(text: string): Clause[] {
  const ends = [...text.matchAll(inClause)].map(({ index, 0: words }) => ({ index, words }));
  return [...ends, { index: text.length, words: '' }].map(({ index }, at) => {
    const before = ends[at - 1];
    const begin = before ? before.index + before.words.length : 0;
    const isAfterAnd = before?.words.toLowerCase() === 'and';
    return { text: text.slice(begin, index), index: begin, end: index, isAfterAnd };
  });
}

/** `two dinners` are named as one is; what is known as it stands stays so. */
const inSingular = (text: string): string =>
  text.replace(/\p{L}+s\b/gu, (word) =>
    knownWords(word.toLowerCase()) ? word : singular(word.toLowerCase()),
  );

const counts: Record<string, number> = { two: 2, three: 3, four: 4, five: 5 };
/** How often a clause says that something takes place: `two dinners`. */
export function timesOf(clause: string): number {
  const said = /\b(two|three|four|five|[2-5]) (?:\p{L}+ )?\p{L}+s\b/iu.exec(clause)?.[1];
  return said ? (counts[said.toLowerCase()] ?? Number(said)) : 1;
}

/** The occasions that a text names, but for those it says no to; `isWhole`: only where it is nothing else. */
export function occasionsOf(text: string, isWhole = false): SaidOccasion[] {
  const units = unitsOf(tokensOf(inSingular(text)));
  if (isWhole && units.length !== 1) return [];
  const occasions: SaidOccasion[] = [];
  let isAvoided = false;
  for (const { known } of units) {
    if (known?.roles.has('refusing')) isAvoided = true;
    if (!known?.asked) continue;
    const { occasion, event = null } = known.asked;
    if (occasion && !isAvoided) occasions.push({ occasion, event });
    isAvoided = false;
  }
  return occasions;
}
