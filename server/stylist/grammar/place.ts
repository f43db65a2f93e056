import type { Unknown } from './listening.ts';
import type { Token } from './tokens.ts';

interface Group {
  words: string;
  first: number;
  last: number;
}

/**
 * The town among what was not understood: what follows `in` or `to`, with a capital where it is no trip, and a region
 * after it: `in Portland, Oregon`.
 */
export function placeIn(
  unknown: readonly Unknown[],
  tokens: readonly Token[],
  isTrip: boolean,
): { placeName: string | null; others: readonly Unknown[] } {
  const groups = joined(unknown);
  const isName = (words: string) => /^\p{Lu}/u.test(words);
  const place = groups.find(({ words, first }) => {
    const before = tokens[first - 1]?.word;
    return (before === 'in' || before === 'to') && (isTrip || isName(words));
  });
  if (!place) return { placeName: null, others: unknown };
  const region = groups.find(
    ({ words, first }) =>
      first === place.last + 2 && tokens[first - 1]!.raw === ',' && isName(words),
  );
  const last = region?.last ?? place.last;
  return {
    placeName: named(region ? `${place.words}, ${region.words}` : place.words),
    others: unknown.filter(({ at }) => at < place.first || at > last),
  };
}

/** `madrid` as it is written. */
const named = (words: string): string =>
  words.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Words that were not understood, those that stand beside each other as one. */
export const wordsOfUnknown = (unknown: readonly Unknown[]): string[] =>
  joined(unknown).map(({ words }) => words);

function joined(unknown: readonly Unknown[]): Group[] {
  const groups: Group[] = [];
  for (const { raw, at } of unknown) {
    const group = groups.at(-1);
    if (group && group.last === at - 1) {
      group.words += ` ${raw}`;
      group.last = at;
    } else groups.push({ words: raw, first: at, last: at });
  }
  return groups;
}
