import type { Coordinates, DayForecast, WeatherPort } from './weather.ts';

/** Forecasts change every few hours; who does not answer is asked again after a while, in milliseconds. */
const keptMs = 30 * 60_000;
const awayMs = 60_000;
/** Most places whose forecasts are kept; those that were asked first go first. */
const mostPlaces = 1000;

/** Asks for the forecast of a place once in half an hour, however many ask, and not at all while nobody answers. */
export function keepForecasts(port: WeatherPort, now: () => Date): WeatherPort {
  const kept = new Map<string, { answer: Promise<DayForecast[]>; untilMs: number }>();

  function ask(key: string, place: Coordinates): Promise<DayForecast[]> {
    const answer = port.forecast(place);
    const entry = { answer, untilMs: now().getTime() + keptMs };
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > mostPlaces && oldest !== undefined) kept.delete(oldest);
    answer.catch(() => {
      entry.untilMs = now().getTime() + awayMs;
    });
    return answer;
  }

  return {
    forecast(place) {
      const key = `${place.latitude} ${place.longitude}`;
      const known = kept.get(key);
      return known && now().getTime() < known.untilMs ? known.answer : ask(key, place);
    },
    findPlaces: (name) => port.findPlaces(name),
  };
}
