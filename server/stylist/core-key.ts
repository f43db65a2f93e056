import type { ReadGarment } from './garment.ts';

const core = new Set<ReadGarment['slot']>(['top', 'bottom', 'one-piece', 'swim', 'shoes']);

/** The ids of what makes an outfit this one, in order: another bag or belt leaves it the same. */
export const coreKey = (garments: readonly ReadGarment[]): string =>
  garments
    .filter(({ slot }) => core.has(slot))
    .map(({ id }) => id)
    .sort()
    .join(' ');
