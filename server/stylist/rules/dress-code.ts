import { codeOf, occasionOf, wordsAfterFor } from '../dress-codes/codes.ts';
import { standingOf } from '../dress-codes/standing.ts';
import type { ReadGarment } from '../garment.ts';
import { hasTrait } from '../traits.ts';
import { otherPurpose } from './purpose.ts';
import type { GarmentRule } from './rule.ts';

/** How far *dressier* and *easier* move what is best of a dress code. */
export const dressinessStep = 0.12;

/** Words say less than a kind does: how far below the least of a code a garment may read whose kind is called for. */
const leeway = { first: 0.25, right: 0.15, tolerated: 0.03, other: 0, never: 0 };

/** Short shorts to run in, which nobody wears to anything else. */
const isRunningShort = (garment: ReadGarment): boolean =>
  garment.leaf === 'sports-bottom' &&
  (hasTrait(garment, 'short') || garment.terms.some((term) => /\bshort$/.test(term)));

/**
 * Dress code: what is never worn to an event is not, whatever its owner says; else what they wear on its occasion is
 * right; else how dressed up it is must fit. Of an occasion alone, its owner knows better.
 */
export const dressCode: GarmentRule = (piece, request) => {
  const code = codeOf(request);
  const occasion = occasionOf(request);
  const isTagged = occasion !== null && piece.occasions.includes(occasion);
  if (isTagged && request.event === null) return null;
  if (occasion !== 'Sport' && isRunningShort(piece)) return 'is for sport';
  const purpose = otherPurpose(piece, request);
  if (purpose) return purpose;
  if (!code) return null;
  const place = wordsAfterFor(request);
  const standing = standingOf(piece, code);
  if (standing === 'never') return `is not for ${place}`;
  if (piece.slot === 'swim' && standing === 'other') return `is not for ${place}`;
  const { formality } = piece;
  if (isTagged || formality === null) return null;
  const { from, to } = code.formality;
  const shift = request.dressiness * dressinessStep;
  const slack = leeway[standing];
  if (formality < from - slack + Math.min(0, shift)) return `is too casual for ${place}`;
  return formality > to + slack + Math.max(0, shift) ? `is too dressed up for ${place}` : null;
};
