import { readGarment } from './read-garment.ts';
import type { WardrobeGarment, WardrobePiece } from './request.ts';

/** Reads a wardrobe's garments; as fast as `readGarment` for each. Never throws. */
export const readWardrobe = (garments: readonly WardrobeGarment[]): WardrobePiece[] =>
  garments.map((garment) => {
    const { availability, wornDaysAgo, isDue, told } = garment;
    return Object.assign(readGarment(garment), { availability, wornDaysAgo, isDue, told });
  });
