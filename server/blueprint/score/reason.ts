import { middle, type Part } from './part.ts';

/** The most characters of a reason: it is two short lines of a row (style-wardrobe-scored). */
const longestReason = 60;

/** A part with how much it counts. */
export interface WeighedPart extends Part {
  weight: number;
}

/** A clause as a sentence of its own. */
export const sentence = (clause: string): string =>
  `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;

/**
 * One sentence of what decided: of a garment that fits the two parts that speak most for it, of one that is near what speaks
 * for it and what against, of one that is away what speaks against it. Where two are too long to be joined, one is enough.
 */
export function reasonOf(verdict: 'fits' | 'near' | 'away', parts: readonly WeighedPart[]): string {
  const moved = ({ value, weight }: WeighedPart) => weight * Math.abs(value - middle);
  const sorted = parts.toSorted((one, other) => moved(other) - moved(one));
  const good = sorted.filter(({ value }) => value >= middle);
  const bad = sorted.filter(({ value }) => value < middle);
  if (verdict === 'away' || good.length === 0) return sentence(bad[0]!.clause);
  const [first, ...others] = good;
  if (verdict === 'fits' || bad.length === 0) {
    return joined(others.map((other) => [first!, other, 'and'])) ?? sentence(first!.clause);
  }
  return joined(good.map((one) => [one, bad[0]!, 'but'])) ?? sentence(bad[0]!.clause);
}

/** The first two clauses that are short enough in one sentence; null where none are. */
function joined(pairs: readonly (readonly [Part, Part, 'and' | 'but'])[]): string | null {
  const sentences = pairs.map(([one, other, word]) =>
    sentence(`${one.clause}, ${word} ${other.behind ?? other.clause}`),
  );
  return sentences.find(({ length }) => length <= longestReason) ?? null;
}
