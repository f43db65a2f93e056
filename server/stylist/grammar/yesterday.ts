import type { Slot } from '../facts.ts';
import type { WardrobePiece } from '../request.ts';
import type { Wish } from './draft-wishes.ts';

/** What makes an outfit like another one. */
const main = new Set<Slot | null>(['top', 'bottom', 'one-piece', 'layer']);

/** Wishes for the kinds, and where it can be the colors, that were worn yesterday: those pieces themselves rest. */
export function yesterdayWishes(wardrobe: readonly WardrobePiece[]): Wish[] {
  const worn = wardrobe.filter(({ wornDaysAgo, slot }) => wornDaysAgo === 1 && main.has(slot));
  return worn.flatMap(({ leaf, families: [family] }): Wish[] => {
    if (!leaf) return [];
    const isOther = (one: WardrobePiece) => one.wornDaysAgo !== 1 && one.leaf === leaf;
    if (!wardrobe.some(isOther)) return [];
    const isNear = family && wardrobe.some((one) => isOther(one) && one.families[0] === family);
    return [{ isWanted: true, words: 'like yesterday', leaves: [leaf], ...(isNear && { family }) }];
  });
}
