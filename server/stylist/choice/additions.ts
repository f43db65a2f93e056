import { isFestive, occasionOf } from '../dress-codes/codes.ts';
import type { Slot } from '../facts.ts';
import type { ReadGarment } from '../garment.ts';
import { isFrost } from '../parts/comfort.ts';
import type { StylistRequest } from '../request.ts';

/** Most garments of an outfit, in frost and else, and most of them that only finish it. */
export const mostGarments = 9;
const mostUsually = 7;
const mostExtras = 2;

/** The slots that may be added once an outfit is whole, in this order. */
export const additions: readonly Slot[] = [
  'outer',
  'layer',
  'bag',
  'scarf',
  'hat',
  'eyewear',
  'belt',
  'tie',
  'gloves',
  'hosiery',
  'jewelry',
  'necklace',
  'earrings',
  'bracelet',
  'watch',
  'ring',
  'hair',
];
const extras = new Set<Slot | null>(additions.slice(3));
/** In frost these finish nothing: they keep warm. */
const warming = new Set<Slot | null>(['scarf', 'hat', 'gloves']);
/** Under so many layers nobody sees these. */
const hidden = new Set<Slot>(['jewelry', 'necklace', 'bracelet', 'belt', 'tie']);

/** Whether an outfit may have something of a slot that it does not need. */
export function mayHave(
  garments: readonly ReadGarment[],
  slot: Slot,
  request: StylistRequest,
): boolean {
  const { weather } = request;
  const occasion = occasionOf(request);
  const isCold = isFrost(weather);
  const isWarming = isCold && warming.has(slot);
  if (garments.length >= (isWarming ? mostGarments : mostUsually)) return false;
  if (garments.some((one) => one.slot === slot)) return false;
  if (isCold && hidden.has(slot) && !isFestive(request)) return false;
  const isExtra = (one: Slot | null) => extras.has(one) && !(isCold && warming.has(one));
  if (isExtra(slot) && garments.filter((one) => isExtra(one.slot)).length >= mostExtras)
    return false;
  // Two layers over a top are for the cold; without a word of the weather one is enough.
  const isLayered = garments.some((one) => one.slot === 'outer' || one.slot === 'layer');
  if (isLayered && weather === null && (slot === 'outer' || slot === 'layer')) return false;
  if (slot === 'outer') return weather === null ? occasion !== 'Home' : weather.highC < 20;
  if (slot === 'layer') return weather === null || weather.highC < 24;
  if (slot === 'gloves' || slot === 'scarf') return weather === null || weather.highC < 12;
  if (slot === 'eyewear') return !weather?.isWet;
  if (slot === 'bag') return occasion !== 'Home';
  return true;
}
