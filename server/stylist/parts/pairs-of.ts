import type { Slot } from '../facts.ts';
import type { ReadGarment } from '../garment.ts';

/** How much of an outfit a garment is, to whoever looks at it. */
const share: Partial<Record<Slot, number>> = {
  'one-piece': 1,
  top: 0.9,
  bottom: 0.9,
  outer: 0.9,
  layer: 0.8,
  shoes: 0.8,
  bag: 0.6,
  scarf: 0.45,
  hat: 0.45,
};
const rest = 0.3;

export const shareOf = ({ slot }: ReadGarment): number => (slot && share[slot]) ?? rest;

/**
 * The mean of what is said of each two garments, the larger ones counting more. What says nothing (null) does
 * not count; null where nothing was said.
 */
export function meanOverPairs(
  garments: readonly ReadGarment[],
  say: (one: ReadGarment, other: ReadGarment) => number | null,
): number | null {
  let sum = 0;
  let weights = 0;
  for (let at = 0; at < garments.length; at += 1) {
    for (let next = at + 1; next < garments.length; next += 1) {
      const [one, other] = [garments[at]!, garments[next]!];
      const said = say(one, other);
      if (said === null) continue;
      const weight = shareOf(one) * shareOf(other);
      sum += said * weight;
      weights += weight;
    }
  }
  return weights === 0 ? null : sum / weights;
}
