import { type OutfitNeed, type ToldNeed, toldNeeds } from '#contract/rules/stylist.ts';
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

/** What was told of a piece that does not meet a need, in words after its name. */
const toldAgainst: Record<ToldNeed, string> = {
  'covered-arms': 'does not cover your arms',
  pregnant: 'does not give at the waist',
  nursing: 'does not open in front',
  comfortable: 'is not comfortable',
  sitting: 'is not easy to sit in',
  'on-foot': 'is not for walking',
};

/** The fact of a piece on which a need turns, of which its owner may have told: who dresses modestly covers arms. */
export const toldOf = (need: OutfitNeed): ToldNeed | null => {
  if (need === 'modest') return 'covered-arms';
  return toldNeeds.find((one) => one === need) ?? null;
};

/** The rule against what does not meet the needs that were told. */
export const need: GarmentRule = (piece, request) => {
  for (const one of request.needs) {
    const told = toldOf(one);
    const fits = told && piece.told?.[told];
    if (told && fits === false) return toldAgainst[told];
    // Who says that a piece will do is believed, as far as that goes.
    if (fits && told === one) continue;
    const words = against[one](piece, request);
    if (words) return words;
  }
  return null;
};
