import { isFestive, occasionOf } from '../dress-codes/codes.ts';
import { isColdRain } from '../parts/comfort.ts';
import type { Weights } from '../parts/parts.ts';
import type { StylistRequest, WardrobePiece } from '../request.ts';
import { refusalOf } from '../rules/rules.ts';

/** How much chance counts in the order of outfits that are nearly as good, and in what is tried for them. */
export interface Chance {
  order: number;
  pools: number;
}

const usual: Chance = { order: 0.012, pools: 0.03 };
const surprising: Chance = { order: 0.07, pools: 0.15 };

/** How much chance counts for a request. */
export const chanceOf = ({ aim }: Pick<StylistRequest, 'aim'>): Chance =>
  aim === 'surprise' ? surprising : usual;

/** What was not worn lately counts more where somebody wants to be surprised, and most where it is what they ask for. */
const noveltyTimes = { surprise: 4, forgotten: 10 };

/** What is known more closely than an occasion counts more. */
const eventTimes = 1.6;

/** In cold rain, in frost and in the heat the weather decides, but for where one is dressed up and goes by cab. */
const harshTimes = 2.5;
/** Below this, in degrees Celsius, it is frost, or near it. */
const harshC = 6;
/** From here on, in degrees Celsius, it is hot. */
const hotC = 27;

/** In sport a garment is chosen for what it does, and its color counts so much less. */
const colorInSport = 0.4;

/** The weights of the parts for what is asked for. */
export const weightsFor = (
  weights: Weights,
  request: Pick<StylistRequest, 'aim' | 'event' | 'occasion' | 'weather'>,
): Weights => {
  const { aim, event, weather } = request;
  const isHarsh =
    isColdRain(weather) || (weather !== null && (weather.highC < harshC || weather.highC >= hotC));
  return {
    ...weights,
    weather: weights.weather * (isHarsh && !isFestive(request) ? harshTimes : 1),
    novelty: weights.novelty * (aim === null ? 1 : noveltyTimes[aim]),
    occasion: weights.occasion * (event === null ? 1 : eventTimes),
    color: weights.color * (occasionOf(request) === 'Sport' ? colorInSport : 1),
  };
};

/** Within so many days nothing is forgotten. */
const forgottenDays = 30;

const isForgotten = ({ wornDaysAgo }: WardrobePiece): boolean =>
  wornDaysAgo === null || wornDaysAgo > forgottenDays;

/** A wardrobe without what was worn within a month, where anything else may be worn in its place. */
export function forgottenOf(
  wardrobe: readonly WardrobePiece[],
  request: StylistRequest,
): readonly WardrobePiece[] {
  const slots = new Set(
    wardrobe
      .filter((piece) => isForgotten(piece) && refusalOf(piece, request) === null)
      .map(({ slot }) => slot),
  );
  const held = new Set([...request.locked, ...request.around.flat()]);
  return wardrobe.filter(
    (piece) => held.has(piece.id) || isForgotten(piece) || !slots.has(piece.slot),
  );
}
