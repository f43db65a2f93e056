import type { ReadGarment } from '../garment.ts';

/** From here on a garment wants to be looked at first. */
const loud = 0.55;

/** One garment leads, or none: two that want to be looked at first disturb each other. Null where none speaks. */
export function statementPart(garments: readonly ReadGarment[]): number | null {
  const leads = garments.filter(({ statement }) => statement >= loud).length;
  if (leads === 0) return null;
  return Math.max(0.2, 1 - (leads - 1) * 0.3);
}
