import { WeatherAway } from '../ports/weather.ts';
import { forecastFor } from '../procedures/forecast-for.ts';
import { forgetPlace, keepPlace, readPlace } from '../repositories/lola-places.ts';
import { handle } from './operation.ts';

/** What of `lola/query` and `lola/manage` is about a place and its weather. */
export const lolaPlaceOperations = [
  handle('getLolaPlace', {
    async run({ input, viewer, database, services }) {
      const place = await readPlace(viewer, database, input.owner);
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
    async run({ input: { owner, ...place }, viewer, database }) {
      return { place: await keepPlace(viewer, database, owner, place) };
    },
  }),

  handle('forgetLolaPlace', {
    async run({ input, viewer, database }) {
      await forgetPlace(viewer, database, input.owner);
      return {};
    },
  }),

  handle('getLolaForecast', {
    async run({ input: { owner, day }, viewer, database, services }) {
      const place = await readPlace(viewer, database, owner);
      return { forecast: await forecastFor(services.weather, place, day) };
    },
  }),
];
