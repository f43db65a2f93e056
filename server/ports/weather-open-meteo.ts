import * as v from 'valibot';
import type { Sky } from '#contract/rules/weather.ts';
import type { OpenMeteo } from '../config/weather-topic.ts';
import { readAtMost } from './read-at-most.ts';
import { type DayForecast, type FoundPlace, WeatherAway, type WeatherPort } from './weather.ts';

/** Somebody waits for an outfit meanwhile, in milliseconds. */
const patienceMs = 3000;
const mostBytes = 500_000;
/** Days that it knows of, today among them: the most that it offers. */
const daysAhead = 16;
const mostPlaces = 6;
/** So likely is rain, in percent, that one dresses for it; and so much of it, in millimeters. */
const wetPercent = 50;
const wetMm = 1;
/** Degrees that there are on Earth. */
const degrees = v.nullable(v.pipe(v.number(), v.minValue(-95), v.maxValue(65)));

/** https://open-meteo.com/en/docs, Daily Parameter Definition. A value that is not known is null. */
const forecastAnswer = v.object({
  daily: v.object({
    time: v.pipe(v.array(v.pipe(v.string(), v.isoDate())), v.maxLength(100)),
    temperature_2m_min: v.array(degrees),
    temperature_2m_max: v.array(degrees),
    apparent_temperature_min: v.array(degrees),
    apparent_temperature_max: v.array(degrees),
    weather_code: v.array(v.nullable(v.number())),
    precipitation_sum: v.array(v.nullable(v.number())),
    precipitation_probability_max: v.optional(v.array(v.nullable(v.number())), []),
  }),
});
type Daily = v.InferOutput<typeof forecastAnswer>['daily'];

/** https://open-meteo.com/en/docs/geocoding-api. What it does not know it leaves out; none: no `results`. */
const placesAnswer = v.object({
  results: v.optional(
    v.array(
      v.object({
        name: v.string(),
        latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
        longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
        admin1: v.optional(v.string()),
        country: v.optional(v.string()),
      }),
    ),
    [],
  ),
});

/** Asks Open-Meteo, or whoever speaks as it does. */
export function openOpenMeteo(
  { forecastUrl, placesUrl, key }: OpenMeteo,
  limitMs = patienceMs,
): WeatherPort {
  return {
    async forecast({ latitude, longitude }) {
      const asked = {
        latitude: String(latitude),
        longitude: String(longitude),
        daily: Object.keys(forecastAnswer.entries.daily.entries)
          .filter((name) => name !== 'time')
          .join(','),
        timezone: 'auto',
        forecast_days: String(daysAhead),
      };
      const { daily } = await ask(forecastUrl, 'v1/forecast', asked, forecastAnswer);
      const days = daily.time.flatMap((day, at) => dayOf(daily, day, at) ?? []);
      if (days.length === 0) throw new WeatherAway('the forecast has no days');
      return days;
    },
    async findPlaces(name) {
      const asked = { name, count: String(mostPlaces), language: 'en', format: 'json' };
      const { results } = await ask(placesUrl, 'v1/search', asked, placesAnswer);
      return results.slice(0, mostPlaces).map(
        ({ name, latitude, longitude, admin1, country }): FoundPlace => ({
          name,
          latitude,
          longitude,
          region: admin1 || null,
          country: country || null,
        }),
      );
    },
  };

  async function ask<Schema extends v.GenericSchema>(
    base: string,
    path: string,
    asked: Record<string, string>,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>> {
    const query = new URLSearchParams({ ...asked, ...(key ? { apikey: key } : {}) });
    try {
      const answer = await fetch(`${base.replace(/\/$/, '')}/${path}?${query}`, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(limitMs),
      });
      if (!answer.ok || !answer.body) {
        await answer.body?.cancel();
        throw new WeatherAway(`the weather service answers ${answer.status}`);
      }
      const bytes = await readAtMost(answer.body, mostBytes);
      return v.parse(schema, JSON.parse(String(bytes)));
    } catch (error) {
      if (error instanceof WeatherAway) throw error;
      throw new WeatherAway(`the weather service did not answer ${path}`, { cause: error });
    }
  }
}

/** One of the days; null where too little is known of it. */
function dayOf(daily: Daily, day: string, at: number): DayForecast | null {
  const lowC = daily.temperature_2m_min[at] ?? null;
  const highC = daily.temperature_2m_max[at] ?? null;
  if (lowC === null || highC === null) return null;
  const rainMm = daily.precipitation_sum[at] ?? 0;
  const percent = daily.precipitation_probability_max[at] ?? 100;
  const isWet = rainMm >= wetMm && percent >= wetPercent;
  const feelsLowC = daily.apparent_temperature_min[at] ?? lowC;
  const feelsHighC = daily.apparent_temperature_max[at] ?? highC;
  const sky = skyOf(daily.weather_code[at] ?? 0, isWet);
  return { day, lowC, highC, feelsLowC, feelsHighC, sky, isWet };
}

/** The sky of a WMO weather code (table 4677, as Open-Meteo has it), which tells a day's worst hour. */
function skyOf(code: number, isWet: boolean): Sky {
  if (code === 45 || code === 48) return 'fog';
  // A shower at night is no rainy day.
  if (!isWet) return code < 2 ? 'clear' : 'cloudy';
  if (code >= 95) return 'storm';
  return (code >= 71 && code <= 77) || code === 85 || code === 86 ? 'snow' : 'rain';
}
