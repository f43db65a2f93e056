import type { Slot } from '../facts.ts';
import type { ReadGarment } from '../garment.ts';
import type { StylistRequest } from '../request.ts';

/** The slots that keep warm or let cool; a bag does neither. */
const speaks = new Set<Slot | null>([
  'top',
  'layer',
  'bottom',
  'one-piece',
  'outer',
  'shoes',
  'scarf',
  'gloves',
  'hosiery',
  'swim',
]);
/** The slots that rain meets first. */
const outside = new Set<Slot | null>(['outer', 'shoes', 'bag', 'hat']);

/** How warm clothes are at so many degrees Celsius: 0.1 in the heat of summer, 0.8 in frost. */
const wantedWarmth = (feelsC: number): number =>
  Math.min(0.85, Math.max(0.08, 0.8 - (feelsC / 30) * 0.68));

/** How right a garment is for the asked weather, 0 to 1; null where none is asked for, or nothing is known of it. */
export function comfortFit(
  { slot, warmth, rain }: ReadGarment,
  { weather }: StylistRequest,
): number | null {
  if (!weather) return null;
  const dry = weather.isWet && outside.has(slot) ? Math.max(0, 0.4 + rain * 0.6) : null;
  if (warmth === null || !speaks.has(slot)) return dry;
  const wanted = wantedWarmth((weather.lowC + 2 * weather.highC) / 3);
  const apart = warmth - wanted;
  // A layer more is found sooner than one less.
  const far = apart > 0 ? apart / 0.45 : -apart / 0.5;
  const fit = Math.max(0, 1 - far * far);
  return dry === null ? fit : Math.min(fit, dry);
}
