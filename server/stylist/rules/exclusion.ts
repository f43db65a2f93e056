import type { Unwanted, WardrobePiece } from '../request.ts';
import type { GarmentRule } from './rule.ts';

const isMeant = (piece: WardrobePiece, { slot, leaf, family, term }: Unwanted): boolean => {
  const asked = [
    slot === undefined || piece.slot === slot,
    leaf === undefined || piece.leaf === leaf,
    family === undefined || piece.families[0] === family,
    term === undefined || piece.terms.includes(term),
  ];
  return asked.every(Boolean);
};

/** What is not wanted, by itself or by a description of it. */
export const exclusion: GarmentRule = (piece, { excluded, unwanted }) => {
  const isNamed = excluded.includes(piece.id);
  return isNamed || unwanted.some((one) => isMeant(piece, one)) ? 'was left out' : null;
};
