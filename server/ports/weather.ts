import type { Sky } from '#contract/rules/weather.ts';

/** A place on Earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The weather of a day, in degrees Celsius. */
export interface DayForecast {
  /** `YYYY-MM-DD`, at that place. */
  day: string;
  lowC: number;
  highC: number;
  /** As it feels, with the wind and the damp. */
  feelsLowC: number;
  feelsHighC: number;
  sky: Sky;
  /** Whether one is likely to get wet. */
  isWet: boolean;
}

/** A place that a name may mean. */
export interface FoundPlace extends Coordinates {
  name: string;
  /** The part of the country it is in, where there is one. */
  region: string | null;
  country: string | null;
}

/** The error that a weather service does not answer now, or says what cannot be used. */
export class WeatherAway extends Error {
  override name = 'WeatherAway';
}

/** The port that forecasts come from. Both throw WeatherAway. */
export interface WeatherPort {
  /** The days to come at a place, from its today on. */
  forecast(place: Coordinates): Promise<DayForecast[]>;
  /** Places of this name, the likeliest first. */
  findPlaces(name: string): Promise<FoundPlace[]>;
}
