import { areArmsBare, isShort, isSkirt, isTights } from '../body.ts';
import { codeOf } from '../dress-codes/codes.ts';
import type { Slot } from '../facts.ts';
import type { ReadGarment } from '../garment.ts';
import type { StylistRequest } from '../request.ts';

/** Sleeves that cover arms, and those that cover shoulders, 0 (none) to 1 (the wrist). */
export const coveredArms = 0.6;
const coveredShoulders = 0.2;
/** Below this, in degrees Celsius, no legs are bare. */
export const bareBelowC = 12;

/** What an outfit still has to be covered with: a layer over bare arms, tights under a short skirt in the cold. */
export function missingCover(
  garments: readonly ReadGarment[],
  request: StylistRequest,
): Slot | null {
  const { needs, waived, weather } = request;
  const wantsArms =
    !waived.includes('need') && (needs.includes('covered-arms') || needs.includes('modest'));
  const wantsShoulders = !waived.includes('dress-code') && codeOf(request)?.coversShoulders;
  if (wantsArms || wantsShoulders) {
    if (areArmsBare(garments, wantsArms ? coveredArms : coveredShoulders)) return 'layer';
  }
  const isCold = weather !== null && weather.highC < bareBelowC && !waived.includes('weather');
  if (!isCold || !garments.some((one) => isSkirt(one) && isShort(one))) return null;
  return garments.some(isTights) ? null : 'hosiery';
}
