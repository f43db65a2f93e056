import type { Slot } from '../facts.ts';
import type { ReadGarment } from '../garment.ts';

/** How many of one slot an outfit has at most without a second thought. */
const most: Partial<Record<Slot, number>> = {
  jewelry: 2,
  bracelet: 3,
  ring: 3,
  layer: 1,
  other: 2,
  hair: 2,
  necklace: 2,
};

/** The halves, feet and hand of an outfit: what is missed when it is not there. */
const less = { shoes: 0.25, bag: 0.1 };

/**
 * Whether it is one outfit, 0 to 1: both halves are covered once, there are shoes, and nothing is there twice.
 * Null where fewer than two garments are known.
 */
export function compositionPart(garments: readonly ReadGarment[]): number | null {
  if (garments.length < 2 || garments.every(({ slot }) => slot === null)) return null;
  const has = (asked: Slot) => garments.some(({ slot }) => slot === asked);
  let fit = 1;
  for (let at = 0; at < garments.length; at += 1) {
    const slot = garments[at]!.slot;
    if (slot === null) continue;
    let before = 0;
    for (let other = 0; other < at; other += 1) if (garments[other]!.slot === slot) before += 1;
    if (before >= (most[slot] ?? 1)) fit -= 0.35;
  }
  const isOnePiece = has('one-piece');
  if (isOnePiece && has('bottom')) fit -= 0.3;
  const isCovered = isOnePiece || has('swim') || (has('bottom') && (has('top') || has('layer')));
  if (!isCovered) fit -= 0.2;
  if (!has('shoes')) fit -= less.shoes;
  if (!has('bag')) fit -= less.bag;
  return Math.max(0, fit);
}
