import type { Slot } from '../facts.ts';
import type { GarmentRule } from './rule.ts';

/** Coats, shoes and bags are worn every day (product rule 43). */
const rests = new Set<Slot | null>(['top', 'bottom', 'one-piece', 'layer', 'swim']);

/** The rule that what was worn within the asked number of days rests. */
export const rest: GarmentRule = ({ slot, wornDaysAgo }, { restDays }) => {
  if (wornDaysAgo === null || restDays === 0 || wornDaysAgo > restDays || !rests.has(slot)) {
    return null;
  }
  if (wornDaysAgo === 0) return 'is worn today';
  return wornDaysAgo === 1 ? 'was worn yesterday' : `was worn ${wornDaysAgo} days ago`;
};
