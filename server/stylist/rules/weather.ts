import { isShort, isSkirt } from '../body.ts';
import { isFestive, occasionOf } from '../dress-codes/codes.ts';
import type { Slot } from '../facts.ts';
import { isFrost, warmHat } from '../parts/comfort.ts';
import type { WardrobePiece, Weather } from '../request.ts';
import { bareBelowC } from './covers.ts';
import type { GarmentRule } from './rule.ts';

/** From this heat on, in degrees Celsius, nothing warmer than this is worn. */
const heat: readonly (readonly [fromC: number, mostWarmth: number])[] = [
  [32, 0.5],
  [27, 0.58],
  [23, 0.72],
];
/** Below this cold, what is worn next to the air on legs and feet is at least so warm. */
const cold: readonly (readonly [belowC: number, leastWarmth: number])[] = [
  [3, 0.24],
  [10, 0.2],
  [15, 0.16],
];
const bare = new Set<Slot | null>(['shoes', 'bottom', 'one-piece', 'swim']);
/** The slots that rain falls on. Tops stay dry under their outer layer. */
const outside = new Set<Slot | null>(['shoes', 'bag', 'outer', 'hat', 'bottom', 'one-piece']);
/** From here on rain spoils a garment, or wets it through (`TermFacts.rain`). */
const spoiled = -0.45;

/** On a day that is cooler at noon, or in the morning, in degrees Celsius, what is made for summer stays at home. */
const summer = { fromHighC: 19, fromLowC: 12 };
const seasonal = new Set<Slot | null>(['bottom', 'one-piece', 'outer', 'layer', 'top', 'hat']);
const isForSummer = ({ terms, fabrics, slot, leaf }: WardrobePiece): boolean =>
  seasonal.has(slot) &&
  leaf !== 'sports-top' &&
  (fabrics.includes('linen') ||
    fabrics.includes('straw') ||
    terms.some((term) => /\b(summer|seersucker|straw|sundress|hawaiian)\b/.test(term)));

/** Weather: nothing too warm in the heat, too bare in the cold, or spoiled by rain. */
export const weather: GarmentRule = (piece, request) => {
  const { slot, warmth, rain } = piece;
  const { weather: now } = request;
  if (!now) return null;
  const isUnderCoat = isFestive(request) && (slot === 'one-piece' || slot === 'bottom');
  if ((now.highC < summer.fromHighC || now.lowC < summer.fromLowC) && isForSummer(piece))
    return 'is for summer';
  if (now.isWet && !isUnderCoat && rain <= spoiled && outside.has(slot))
    return 'is spoiled by rain';
  // Under a short skirt one wears tights (`missingCover`); under shorts nothing helps, but to run in.
  const isTorn = piece.terms.some((term) => /ripped|distressed|destroyed/.test(term));
  const feelsC = (now.lowC + 2 * now.highC) / 3;
  const isCool = now.highC < bareBelowC || feelsC < bareBelowC + 1;
  const isBare = isCool && ((isShort(piece) && !isSkirt(piece)) || isTorn);
  if (isBare && occasionOf(request) !== 'Sport') return 'leaves legs bare in the cold';
  if (warmth === null) return null;
  const most = heat.find(([fromC]) => now.highC >= fromC && now.lowC >= fromC - 12)?.[1];
  if (most !== undefined && warmth > most && slot !== 'bag') return 'is too warm for the day';
  if (slot === 'hat' && isFrost(now) && warmth < warmHat) return 'is too light for the cold';
  if (isUnderCoat) return null;
  const least = cold.find(([belowC]) => now.highC < belowC)?.[1];
  return least !== undefined && warmth < least && bare.has(slot)
    ? 'is too light for the cold'
    : null;
};

/** Whether one does not go out without a coat: a whole cool day, a cold morning, or rain on a mild one. */
export const needsOuter = (now: Weather | null): boolean =>
  now !== null && (now.highC < 14 || now.lowC < 7 || (now.isWet && now.highC < 22));

/** Below this, in degrees Celsius, a coat keeps off the wind. */
const windC = 6;
/** How warm a coat must be, 0 to 1. */
const leastCoat = ({ highC }: Weather): number =>
  highC < 0 ? 0.62 : highC < 6 ? 0.52 : highC < 12 ? 0.4 : 0;

/** A coat is warm enough for a day on which one is needed. One of which nothing is known is believed. */
export const outerLayer: GarmentRule = ({ slot, warmth, terms }, { weather: now }) => {
  if (slot !== 'outer' || !now || !needsOuter(now)) return null;
  // The wind goes through fleece.
  const isThrough = now.highC < windC && terms.some((term) => /fleece/.test(term));
  return isThrough || (warmth !== null && warmth < leastCoat(now)) ? 'is not warm enough' : null;
};
