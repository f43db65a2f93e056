import type { Slot } from '../facts.ts';
import type { ReadGarment } from '../garment.ts';

/** How much of an outfit a garment is, to whoever looks at it. */
const share: Partial<Record<Slot, number>> = {
  'one-piece': 1.3,
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
