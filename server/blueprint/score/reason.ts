import { type FitVerdict, fitVerdict } from '#contract/rules/garment-fit.ts';
import { type Clause, middle, type Part, pullOf } from './part.ts';

/** The most characters of a reason: it is two short lines of a row (style-wardrobe-scored), or a little more. */
export const longestReason = 64;

/** A part with how much it counts. */
export interface WeighedPart extends Part {
  weight: number;
}

/** A clause as a sentence of its own. */
const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** What is said behind *but* where nothing speaks against a garment, and too little for it. */
const littleElse = 'little else speaks for it';
const littleMore = 'little more';

/**
 * One sentence of what decided, of a garment or of one part of it: where it fits, what speaks most for it, where it is away
 * what speaks most against it, and where it is near what is good and what is missing. Two clauses that are too long to be
 * joined are one. The parts come in the order in which they are said.
 */
export function reasonOf(
  verdict: FitVerdict,
  parts: readonly WeighedPart[],
  isOfOnePart = false,
): string {
  const sorted = parts.toSorted(
    (one, other) => Number(isCapped(other)) - Number(isCapped(one)) || pullOf(other) - pullOf(one),
  );
  const good = sorted.filter(({ value, praise }) => value >= middle && praise);
  const bad = sorted.filter(({ value, blame }) => value < middle && blame);
  if (verdict === 'fits') {
    const pairs = good.slice(1).map((one) => inOrder(parts, good[0]!, one));
    return (
      joined(pairs.map(([one, other]) => [one.praise!, other.praise!, 'and'])) ??
      sentence(good[0]!.praise!.words)
    );
  }
  if (verdict === 'away') {
    const pairs = bad.slice(1).map((one) => [bad[0]!.blame!, one.blame!, 'and'] as const);
    return joined(pairs) ?? sentence(bad[0]!.blame!.words);
  }
  // What is missing may be a clause within a part that speaks for the garment all in all, but not of one that fits.
  const partly = good.filter(({ value, blame }) => blame && fitVerdict(value) !== 'fits');
  const blames = [...bad, ...partly].map(({ blame }) => blame!);
  if (good.length === 0) {
    // Where two statements say the contrary of each other, neither is left.
    return sentence(blames[0] ? `not far off, but ${behind(blames[0])}` : 'not far off');
  }
  if (isOfOnePart && blames.length === 0) return sentence(good[0]!.praise!.words);
  const missing = blames.length > 0 ? blames : [{ words: littleElse }];
  const pairs = missing.flatMap((blame) => good.map((one) => [one.praise!, blame, 'but'] as const));
  return (
    joined(pairs) ??
    joined(good.map((one) => [one.praise!, { words: littleMore }, 'but'])) ??
    sentence(shortest(good))
  );
}

/** Whether its blame decides alone. */
const isCapped = ({ atMost }: Part): boolean => (atMost ?? null) !== null;

const behind = (clause: Clause): string => clause.behind ?? clause.words;

/** Two parts in the order of all. */
const inOrder = (parts: readonly WeighedPart[], one: WeighedPart, other: WeighedPart) =>
  parts.indexOf(one) < parts.indexOf(other) ? ([one, other] as const) : ([other, one] as const);

const shortest = (good: readonly WeighedPart[]): string =>
  good.map(({ praise }) => praise!.words).toSorted((one, other) => one.length - other.length)[0]!;

/** The first two clauses that are short enough in one sentence; null where none are. */
function joined(pairs: readonly (readonly [Clause, Clause, 'and' | 'but'])[]): string | null {
  const sentences = pairs.map(([one, other, word]) =>
    sentence(`${one.words}, ${word} ${behind(other)}`),
  );
  return sentences.find(({ length }) => length <= longestReason) ?? null;
}
