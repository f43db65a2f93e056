import * as v from 'valibot';
import { topic } from './topic.ts';
import { addressOf, optionalWords } from './values.ts';

/** The addresses of Open-Meteo's two services, and the key of who pays for them. */
export interface OpenMeteo {
  /** `/v1/forecast` is there. */
  forecastUrl: string;
  /** `/v1/search` is there. */
  placesUrl: string;
  key: string | null;
}

export interface WeatherConfig {
  /** The provider of the weather; null: nobody is asked. */
  weather: OpenMeteo | null;
}

const address = v.optional(addressOf(['https:', 'http:']));

/** The topic of the weather: who is asked for forecasts, and where towns are. */
export const weatherTopic = topic({
  variables: { WEATHER_URL: address, WEATHER_PLACES_URL: address, WEATHER_KEY: optionalWords },
  check({ given, fault, needs }) {
    if (given.WEATHER_URL) needs('WEATHER_PLACES_URL', 'WEATHER_URL needs it');
    for (const name of ['WEATHER_PLACES_URL', 'WEATHER_KEY']) {
      if (given[name] && !given.WEATHER_URL) fault(name, 'is for beside WEATHER_URL');
    }
  },
  read: ({ WEATHER_URL, WEATHER_PLACES_URL, WEATHER_KEY }): WeatherConfig => ({
    weather:
      WEATHER_URL && WEATHER_PLACES_URL
        ? { forecastUrl: WEATHER_URL, placesUrl: WEATHER_PLACES_URL, key: WEATHER_KEY ?? null }
        : null,
  }),
});
