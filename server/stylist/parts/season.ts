import type { ReadGarment } from '../garment.ts';

/** Layers over each other may differ by so much in warmth. */
const easy = 0.3;
const far = 0.85;

/** The slots that tell of a season; others hardly do: a bare neck says nothing of the weather. */
const speaks = new Set([
  'top',
  'layer',
  'bottom',
  'one-piece',
  'outer',
  'shoes',
  'hat',
  'scarf',
  'gloves',
  'hosiery',
  'swim',
]);

/** Whether two garments are for one weather, 0 to 1; null where it is not known of both. */
export function seasonFit(one: ReadGarment, other: ReadGarment): number | null {
  if (one.warmth === null || other.warmth === null) return null;
  if (!one.slot || !other.slot || !speaks.has(one.slot) || !speaks.has(other.slot)) return null;
  const apart = Math.abs(one.warmth - other.warmth);
  return 1 - Math.min(1, Math.max(0, apart - easy) / (far - easy));
}
