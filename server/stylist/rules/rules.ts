import { type StylistRule, stylistRules } from '#contract/rules/stylist.ts';
import type { Slot } from '../facts.ts';
import type { ReadGarment } from '../garment.ts';
import type { StylistRequest, WardrobePiece } from '../request.ts';
import { availability } from './availability.ts';
import { missingCover } from './covers.ts';
import { dressCode } from './dress-code.ts';
import { exclusion } from './exclusion.ts';
import { need } from './needs.ts';
import { rest } from './rest.ts';
import type { GarmentRule, Refusal } from './rule.ts';
import { needsOuter, outerLayer, weather } from './weather.ts';

const ofGarment: Partial<Record<StylistRule, GarmentRule>> = {
  exclusion,
  availability,
  rest,
  need,
  'dress-code': dressCode,
  weather,
  'outer-layer': outerLayer,
};

/** The first rule that keeps a garment from being suggested; null if none does. */
export function refusalOf(piece: WardrobePiece, request: StylistRequest): Refusal | null {
  for (const rule of stylistRules) {
    if (request.waived.includes(rule)) continue;
    if (rule === 'dress-code' && request.excused?.has(piece.id)) continue;
    const words = ofGarment[rule]?.(piece, request);
    if (words) return { rule, id: piece.id, slot: piece.slot, words };
  }
  return null;
}

/** Kinds that are worn over something else, and are no outfit alone. */
const wantsTop = new Set(['suit', 'overalls']);

/** The need of an outfit to be whole: the first slot that must be filled, or null. */
export function missingSlot(
  garments: readonly ReadGarment[],
  request: StylistRequest,
): Slot | null {
  const { waived, weather: now } = request;
  const has = (slot: Slot) => garments.some((one) => one.slot === slot);
  const isOnePiece = has('one-piece') || has('swim');
  if (!isOnePiece && !has('top')) return 'top';
  if (!isOnePiece && !has('bottom')) return 'bottom';
  if (!has('top') && garments.some(({ leaf }) => leaf && wantsTop.has(leaf))) return 'top';
  if (!waived.includes('slots') && !has('shoes')) return 'shoes';
  const needsCoat = needsOuter(now) && !has('swim') && !waived.includes('outer-layer');
  return needsCoat && !has('outer') ? 'outer' : missingCover(garments, request);
}
