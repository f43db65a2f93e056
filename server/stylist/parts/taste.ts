import type { ReadGarment } from '../garment.ts';
import type { StylistRequest } from '../request.ts';

/** The keys of what may be learned about a garment (docs/stylist.md). */
export function tasteKeys({ leaf, families, styles, pattern }: ReadGarment): string[] {
  const keys: string[] = [];
  if (leaf) keys.push(`leaf ${leaf}`);
  if (families[0]) keys.push(`color ${families[0]}`);
  if (pattern && pattern.kind !== 'plain') keys.push(`pattern ${pattern.kind}`);
  for (const [name, value] of Object.entries(styles)) if (value > 0.5) keys.push(`style ${name}`);
  return keys;
}

/**
 * How far a garment is to this person's taste, 0 to 1, 0.5 of an unknown kind; null of somebody of whom nothing was
 * learned.
 */
export function tasteFit(garment: ReadGarment, { taste }: StylistRequest): number | null {
  if (!taste || taste.lines.size === 0) return null;
  let sum = 0;
  let count = 0;
  for (const key of tasteKeys(garment)) {
    const value = taste.lines.get(key);
    if (value === undefined) continue;
    sum += value;
    count += 1;
  }
  return count === 0 ? 0.5 : 0.5 + sum / count / 2;
}

/** The key of two garments in `Taste.pairs`. */
export const pairKey = (one: string, other: string): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`;

/**
 * Rates two garments together by what became of them before: 1 where they were worn or liked, 0 where not, 0.5 where
 * nothing did;
 * null of somebody of whom nothing was learned.
 */
export function historyFit(
  one: ReadGarment,
  other: ReadGarment,
  { taste }: StylistRequest,
): number | null {
  if (!taste || taste.pairs.size === 0) return null;
  return 0.5 + (taste.pairs.get(pairKey(one.id, other.id)) ?? 0) / 2;
}
