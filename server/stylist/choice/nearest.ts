import { codeOf, ordinary, wordsAfterFor } from '../dress-codes/codes.ts';
import type { Lack } from '../dress-codes/requirements.ts';
import type { Slot } from '../facts.ts';
import type { StylistRequest, WardrobePiece } from '../request.ts';
import { refusalOf } from '../rules/rules.ts';
import type { Obstacle } from './obstacles.ts';

/*
 * [Note: Nearest] Who owns nothing that is right for a gala goes there all the same, and who owns no shoes but rain boots goes out.
 * Where a dress code, or what a piece is made for, alone leaves a slot empty, what is nearest to it is worn, and it is said that this is the nearest.
 */

/** Of each slot so many are tried. */
const mostOfSlot = 3;

/** The pieces that are nearest to a dress code, of slots that it leaves empty ([Note: Nearest]). */
export function nearestOf(
  wardrobe: readonly WardrobePiece[],
  request: StylistRequest,
  obstacles: readonly Obstacle[],
): WardrobePiece[] {
  const { best } = codeOf(request)?.formality ?? ordinary;
  const slots = new Set<Slot | null>(obstacles.map(({ slot }) => slot));
  if (slots.has('top')) slots.add('one-piece');
  const without: StylistRequest = { ...request, waived: [...request.waived, 'dress-code'] };
  const apart = ({ formality }: WardrobePiece) => Math.abs((formality ?? 0) - best);
  const near = wardrobe
    .filter(
      (piece) =>
        slots.has(piece.slot) &&
        refusalOf(piece, request)?.rule === 'dress-code' &&
        refusalOf(piece, without) === null,
    )
    .sort((one, other) => apart(one) - apart(other) || (one.id < other.id ? -1 : 1));
  return [...slots].flatMap((slot) =>
    near.filter((piece) => piece.slot === slot).slice(0, mostOfSlot),
  );
}

const slotWords: Partial<Record<Slot, string>> = {
  top: 'A top',
  bottom: 'A pair of trousers or a skirt',
  'one-piece': 'A dress or a suit',
  shoes: 'A pair of shoes',
  outer: 'A coat',
};

/** What an outfit lacks that has some of them: `A pair of shoes for a gala`. */
export const lacksBeside = (
  pieceIds: readonly string[],
  nearest: readonly WardrobePiece[],
  request: StylistRequest,
): Lack[] =>
  nearest.flatMap(({ id, slot }) => {
    const words = slot && slotWords[slot];
    const isThere = words !== undefined && words !== null && pieceIds.includes(id);
    return isThere
      ? [{ words: `${words} for ${wordsAfterFor(request) ?? 'an ordinary day'}`, itemId: id }]
      : [];
  });
