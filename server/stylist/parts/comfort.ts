import { isSkirt, isTights } from '../body.ts';
import { isFestive, occasionOf } from '../dress-codes/codes.ts';
import type { Slot } from '../facts.ts';
import type { ReadGarment } from '../garment.ts';
import type { StylistRequest, Weather } from '../request.ts';

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
/** What rain runs off (`TermFacts.rain`). */
const waterproof = 0.5;
/** As rain spoils pale cloth (`TermFacts.rain`). */
const splashed = -0.3;
/** The slots that rain meets first. */
const outside = new Set<Slot | null>(['outer', 'shoes', 'bag', 'hat']);

/** How warm clothes are at so many degrees Celsius: 0.1 in the heat of summer, 0.8 in frost. */
const wantedWarmth = (feelsC: number): number =>
  Math.min(0.85, Math.max(0.08, 0.8 - (feelsC / 30) * 0.68));

/** Below this, in degrees Celsius, one goes out in a coat. */
const coldC = 14;
/** In rain that is colder than this, in degrees Celsius, wet feet and shoulders are worse than cold ones. */
const coldRainC = 12;

/** Whether it rains, and is cold; from frost on it snows. */
export const isColdRain = (weather: Weather | null): boolean =>
  weather !== null && weather.isWet && weather.highC < coldRainC && weather.highC >= 0;

/** How dry a garment keeps, 0 to 1; of what rain neither spoils nor stays off, less in the cold. */
const dryness = (rain: number, isCold: boolean): number =>
  Math.min(1, Math.max(0, isCold ? 0.2 + rain * 0.85 : 0.4 + rain * 0.6));

/** How dry a garment keeps who goes out in the rain; null where rain does not reach it. */
function drynessOf({ slot, rain, families }: ReadGarment, request: StylistRequest): number | null {
  const isCold = isColdRain(request.weather);
  if (outside.has(slot)) return dryness(rain, isCold);
  if (slot !== 'bottom') return null;
  // Out in the rain for long, trousers get wet; on pale ones every splash is seen.
  const isSnow = request.weather !== null && request.weather.highC < 0;
  if (rain >= waterproof || isSnow || occasionOf(request) === 'Outdoors')
    return dryness(rain, isCold);
  return families[0] === 'white' || families[0] === 'cream' ? dryness(splashed, isCold) : null;
}

/** From this heat on, in degrees Celsius, legs are the first to be too warm. */
const hotC = 26;
/** How much warmer than what is wanted a garment is when it is quite wrong. A layer more is found sooner than one less. */
const tooWarm = ({ slot }: ReadGarment, { highC }: Weather): number =>
  slot === 'bottom' && highC >= hotC ? 0.32 : 0.45;

/** Whether shoes are hardly worn outdoors: to formal evenings one is driven, but in rain and frost. */
const isDriven = (weather: Weather, request: StylistRequest): boolean =>
  occasionOf(request) === 'Formal' && !weather.isWet && !isFrost(weather);

/** How right a garment is for the asked weather, 0 to 1; null where none is asked for, or nothing is known of it. */
export function comfortFit(garment: ReadGarment, request: StylistRequest): number | null {
  const { slot, warmth } = garment;
  const { weather } = request;
  if (!weather) return null;
  // On a cold evening the coat and the shoes keep warm; the dress is worn indoors.
  const isUnderCoat = slot === 'one-piece' || slot === 'bottom' || slot === 'top';
  if (isUnderCoat && weather.highC < coldC && isFestive(request)) return null;
  if (slot === 'shoes' && isDriven(weather, request)) return null;
  const dry = weather.isWet ? drynessOf(garment, request) : null;
  if (warmth === null || !speaks.has(slot)) return dry;
  const wanted = wantedWarmth((weather.lowC + 2 * weather.highC) / 3);
  const apart = warmth - wanted;
  const far =
    apart > 0 ? apart / tooWarm(garment, weather) : -apart / (slot === 'shoes' ? 0.4 : 0.5);
  const fit = Math.max(0, 1 - far * far);
  if (dry === null) return fit;
  // A raincoat over a sweater is right, though it warms little by itself.
  return isColdRain(weather) ? dry * 0.75 + fit * 0.25 : Math.min(fit, dry);
}

/** Below this, in degrees Celsius, one covers head, neck and hands. */
const frostC = 6;
const keepsOutFrost = new Set<Slot | null>(['hat', 'scarf', 'gloves']);
/** How warm a hat is at least that covers ears. */
export const warmHat = 0.5;
/** What each of them that is not there costs. */
const uncovered = 0.07;

/** Whether it is so cold that head, neck and hands are covered. */
export const isFrost = (weather: Weather | null): boolean =>
  weather !== null && weather.highC < frostC;

/** A mild day that begins so cool, in degrees Celsius, wants something to put on. */
const coolLowC = 13;
const warmLayers = new Set<Slot | null>(['layer', 'outer']);
const isCoolMorning = ({ lowC, highC }: Weather): boolean => lowC < coolLowC && highC >= coldC;
/** What it costs that there is nothing. */
const unlayered = 0.18;
/** The same where one goes out in the evening, and home at night. */
const unlayeredEvening = 0.5;

/** Below this, in degrees Celsius, legs under a skirt are covered; what it costs that they are not. */
const coldLegsC = 8;
const bareLegs = 0.06;

/**
 * The fit of an outfit with the weather, of the mean fit of its garments: in frost with what covers the rest of one, under a skirt
 * with tights in the cold, and on a day that begins cool with something to put on.
 */
export function fitOfWeather(
  fit: number,
  garments: readonly ReadGarment[],
  request: StylistRequest,
): number {
  const { weather } = request;
  if (!weather) return fit;
  let cost = 0;
  if (isCoolMorning(weather) && !garments.some(({ slot }) => warmLayers.has(slot))) {
    cost += isFestive(request) ? unlayeredEvening : unlayered;
  }
  if (weather.lowC < coldLegsC && garments.some(isSkirt) && !garments.some(isTights)) {
    cost += bareLegs;
  }
  if (isFrost(weather)) cost += (keepsOutFrost.size - coveredOf(garments)) * uncovered;
  if (weather.highC < 0 && !isPadded(garments)) cost += thinInFrost;
  return Math.max(0, fit - cost);
}

/** In frost one wears so much warmth above the waist under a coat, in one piece or two (`TermFacts.warmth`). */
const warmUpper = 0.65;
const thinInFrost = 0.08;
const upper = new Set<Slot | null>(['top', 'layer', 'one-piece']);
const isPadded = (garments: readonly ReadGarment[]): boolean => {
  const worn = garments.filter(({ slot }) => upper.has(slot));
  return worn.length > 1 || worn.some(({ warmth }) => warmth !== null && warmth >= warmUpper);
};

/** How many of head, neck and hands are covered. */
function coveredOf(garments: readonly ReadGarment[]): number {
  const slots = new Set<Slot | null>();
  for (const { slot, warmth } of garments) {
    if (keepsOutFrost.has(slot) && (slot !== 'hat' || (warmth ?? 0) >= warmHat)) slots.add(slot);
  }
  return slots.size;
}
