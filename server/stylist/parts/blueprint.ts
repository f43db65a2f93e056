import type { ReadGarment } from '../garment.ts';

/** How a garment suits its owner's Style Blueprint, 0 to 1; null where nobody knows, or it is not scored. */
export const blueprintFit = ({ blueprint }: ReadGarment): number | null => blueprint?.fit ?? null;
