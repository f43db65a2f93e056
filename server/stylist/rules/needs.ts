import type { OutfitNeed } from '#contract/rules/stylist.ts';
import {
  isClosedInFront,
  isHigh,
  isLowCut,
  isSheer,
  isShort,
  isSkirt,
  isThinSoled,
  isTight,
  pressesWaist,
} from '../body.ts';
import { occasionOf } from '../dress-codes/codes.ts';
import type { ReadGarment } from '../garment.ts';
import { lengthInWords } from '../lengths.ts';
import type { StylistRequest, WardrobePiece } from '../request.ts';
import type { GarmentRule } from './rule.ts';

/** The least length of a skirt that covers legs, 0 (mini) to 1 (to the floor). */
const coveredLegs = 0.6;

const showsLegs = (garment: ReadGarment): boolean =>
  isShort(garment) || (isSkirt(garment) && (lengthInWords(garment) ?? 1) < coveredLegs);

const body = new Set<ReadGarment['slot']>(['top', 'bottom', 'one-piece', 'layer']);

/** What each need speaks against, in words after the garment's name; null: nothing. */
const against: Record<
  OutfitNeed,
  (piece: WardrobePiece, request: StylistRequest) => string | null
> = {
  // Sleeves of something over it cover arms too: `missingCover`.
  'covered-arms': () => null,
  'covered-legs': (piece) => (showsLegs(piece) ? 'leaves legs bare' : null),
  modest: (piece) => {
    if (showsLegs(piece)) return 'leaves legs bare';
    if (!body.has(piece.slot)) return null;
    if (isLowCut(piece)) return 'is cut low';
    if (isSheer(piece)) return 'is sheer';
    return isTight(piece) ? 'is tight' : null;
  },
  pregnant: (piece) => {
    if (pressesWaist(piece)) return 'is tight at the waist';
    return isHigh(piece) && piece.terms.some((term) => /stiletto|high heel|platform/.test(term))
      ? 'has high heels'
      : null;
  },
  nursing: (piece) => (isClosedInFront(piece) ? 'does not open in front' : null),
  comfortable: (piece) => {
    if (isHigh(piece)) return 'has high heels';
    return isTight(piece) && piece.leaf !== 'leggings' && body.has(piece.slot) ? 'is tight' : null;
  },
  sitting: (piece) =>
    piece.slot === 'bottom' && pressesWaist(piece) ? 'is too tight to sit in' : null,
  'on-foot': (piece) => {
    if (isHigh(piece) || piece.leaf === 'heels') return 'is not for walking';
    const isNew = piece.wornDaysAgo === null;
    return isThinSoled(piece) && isNew ? 'is new, with a thin sole' : null;
  },
  sexy: (piece, request) => {
    const occasion = occasionOf(request);
    const isAtWork = occasion === 'Work' || occasion === 'Business';
    const isBare = isLowCut(piece) || isSheer(piece) || piece.leaf === 'mini-skirt';
    return isAtWork && isBare ? 'shows too much for work' : null;
  },
};

/** The rule against what does not meet the needs that were told. */
export const need: GarmentRule = (piece, request) => {
  for (const one of request.needs) {
    const words = against[one](piece, request);
    if (words) return words;
  }
  return null;
};
