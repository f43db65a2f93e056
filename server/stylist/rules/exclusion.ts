import { isDescribed } from '../description.ts';
import type { GarmentRule } from './rule.ts';

/** The rule against what is not wanted, by itself or by a description of it. */
export const exclusion: GarmentRule = (piece, { excluded, unwanted }) => {
  const isNamed = excluded.includes(piece.id);
  return isNamed || unwanted.some((one) => isDescribed(piece, one)) ? 'was left out' : null;
};
