import { WeatherAway } from '../ports/weather.ts';
import { forecastFor } from '../procedures/forecast-for.ts';
import { forgetPlace, keepPlace, readPlace } from '../repositories/lola-places.ts';
import { handle } from './operation.ts';

/** The part of `lola/query` and `lola/manage` that is about a place and its weather. */
export const lolaPlaceOperations = [
  handle('getLolaPlace', {
    async run({ scope, database, services }) {
      const place = await readPlace(scope, database);
      return { isOn: services.weather !== null, place };
    },
  }),

  handle('findLolaPlaces', {
    async run({ input, services }) {
      try {
        const places = await services.weather?.findPlaces(input.name);
        return { places: places ?? null };
      } catch (error) {
        if (error instanceof WeatherAway) return { places: null };
        throw error;
      }
    },
  }),

  handle('keepLolaPlace', {
    async run({ input: { owner, ...place }, scope, database }) {
      return { place: await keepPlace(scope, database, place) };
    },
  }),

  handle('forgetLolaPlace', {
    async run({ scope, database }) {
      await forgetPlace(scope, database);
      return {};
    },
  }),

  handle('getLolaForecast', {
    async run({ input: { day }, scope, database, services }) {
      const place = await readPlace(scope, database);
      return { forecast: await forecastFor(services.weather, place, day) };
    },
  }),
];
