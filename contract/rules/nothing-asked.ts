import type { LolaAsked } from '../schemas/lola.ts';

/** A question that asks for nothing in particular. */
export const nothingAsked: LolaAsked = {
  occasion: null,
  event: null,
  dressiness: 0,
  mood: null,
  manner: null,
  needs: [],
  aim: null,
  weather: null,
  usesForecast: true,
  placeName: null,
  trip: null,
  day: null,
  restDays: 0,
  wishes: [],
  lockedIds: [],
  waived: [],
};
