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
  tie: 2,
};

/** Tops that are worn over another one, and those that are worn under them. */
const over = new Set(['sweater', 'cardigan', 'sweatshirt', 'hoodie']);
const under = new Set([
  ...['shirt', 'blouse', 'polo-shirt', 't-shirt', 'long-sleeve'],
  ...['tank-top', 'sports-top', 'bodysuit'],
]);

/** Whether a second top is a layer over the first one, or under it. */
const isLayered = (one: ReadGarment, other: ReadGarment): boolean =>
  (over.has(one.leaf ?? '') && under.has(other.leaf ?? '')) ||
  (under.has(one.leaf ?? '') && over.has(other.leaf ?? ''));

/** The halves, feet and hand of an outfit: what is missed when it is not there. */
const less = { shoes: 0.25, bag: 0.05, bagWithSkirt: 0.12 };
/** Who wears one of these has no pockets to speak of. */
const withoutPockets = new Set<string | null>([
  ...['day-dress', 'evening-dress', 'shirt-dress', 'knit-dress', 'jumpsuit', 'blouse'],
  ...['mini-skirt', 'midi-skirt', 'maxi-skirt', 'heels', 'flats'],
]);

/**
 * Whether it is one outfit, 0 to 1: both halves are covered once, there are shoes, and nothing is there twice.
 * Null where fewer than two garments are known.
 */
export function compositionPart(garments: readonly ReadGarment[]): number | null {
  if (garments.length < 2) return null;
  let fit = 1;
  let known = 0;
  // One loop without a closure: it is asked for every outfit that is tried.
  let isOnePiece = false;
  let isSwim = false;
  let hasTop = false;
  let hasBottom = false;
  let hasShoes = false;
  let hasBag = false;
  let hasPockets = true;
  for (let at = 0; at < garments.length; at += 1) {
    const { slot, leaf } = garments[at]!;
    if (withoutPockets.has(leaf)) hasPockets = false;
    if (slot === null) continue;
    known += 1;
    if (slot === 'one-piece') isOnePiece = true;
    else if (slot === 'swim') isSwim = true;
    else if (slot === 'top' || slot === 'layer') hasTop = true;
    else if (slot === 'bottom') hasBottom = true;
    else if (slot === 'shoes') hasShoes = true;
    else if (slot === 'bag') hasBag = true;
    let before = 0;
    for (let other = 0; other < at; other += 1) {
      if (garments[other]!.slot !== slot) continue;
      if (slot !== 'top' || !isLayered(garments[at]!, garments[other]!)) before += 1;
    }
    if (before >= (most[slot] ?? 1)) fit -= 0.35;
  }
  if (known === 0) return null;
  if (isOnePiece && hasBottom) fit -= 0.3;
  if (!isOnePiece && !isSwim && !(hasBottom && hasTop)) fit -= 0.2;
  if (!hasShoes) fit -= less.shoes;
  if (!hasBag) fit -= hasPockets ? less.bag : less.bagWithSkirt;
  return Math.max(0, fit);
}
