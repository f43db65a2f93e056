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
const wanted: Partial<Record<Slot, number>> = { shoes: 0.25, bag: 0.1 };

/**
 * Whether it is one outfit, 0 to 1: both halves are covered once, there are shoes, and nothing is there twice.
 * Null where fewer than two garments are known.
 */
export function compositionPart(garments: readonly ReadGarment[]): number | null {
  const counts = new Map<Slot, number>();
  for (const { slot } of garments) if (slot) counts.set(slot, (counts.get(slot) ?? 0) + 1);
  if (counts.size === 0 || garments.length < 2) return null;
  const has = (slot: Slot) => counts.has(slot);
  let fit = 1;
  for (const [slot, count] of counts) fit -= Math.max(0, count - (most[slot] ?? 1)) * 0.35;
  if (has('one-piece') && has('bottom')) fit -= 0.3;
  const isCovered =
    has('one-piece') || has('swim') || (has('bottom') && (has('top') || has('layer')));
  if (!isCovered) fit -= 0.2;
  for (const [slot, less] of Object.entries(wanted) as [Slot, number][])
    if (!has(slot)) fit -= less;
  return Math.max(0, fit);
}
