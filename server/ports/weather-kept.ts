import type { WeatherPort } from './weather.ts';

/** So long an answer is kept, in milliseconds: forecasts change every few hours. */
const keptMs = 30 * 60_000;
/**
 * The wait before a service that did not answer is asked for forecasts again; for a town none, since somebody waits
 * for it.
 */
const awayMs = { forecast: 60_000, places: 0 };
/** Most answers of each kind that are kept; those that were asked first go first. */
const mostKept = 1000;

/** Asks the same thing once in half an hour, however many ask, and not at all while nobody answers. */
export function keepForecasts(port: WeatherPort, now: () => Date): WeatherPort {
  const forecast = keeper(port.forecast, now, awayMs.forecast);
  const findPlaces = keeper(port.findPlaces, now, awayMs.places);
  return {
    forecast: (place) => forecast(`${place.latitude} ${place.longitude}`, place),
    findPlaces: (name) => findPlaces(name.toLowerCase(), name),
  };
}

function keeper<Asked, Answer>(
  ask: (asked: Asked) => Promise<Answer>,
  now: () => Date,
  awayMs: number,
) {
  const kept = new Map<string, { answer: Promise<Answer>; untilMs: number }>();
  return (key: string, asked: Asked): Promise<Answer> => {
    const known = kept.get(key);
    if (known && now().getTime() < known.untilMs) return known.answer;
    const answer = ask(asked);
    const entry = { answer, untilMs: now().getTime() + keptMs };
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    answer.catch(() => {
      entry.untilMs = now().getTime() + awayMs;
    });
    return answer;
  };
}
