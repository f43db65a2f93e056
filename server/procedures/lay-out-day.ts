import { weatherOfForecast } from '#contract/rules/dressed-weather.ts';
import type { JobServices } from '../ports/services.ts';
import { readPlace } from '../repositories/lola-places.ts';
import type { FullScope } from '../repositories/scope.ts';
import { type DayRow, suggestDay } from '../stylist/day.ts';
import { forecastFor } from './forecast-for.ts';
import type { Knowledge } from './stylist-knowledge.ts';

/** Lays out the owner's outfits for a day, for the weather where they will be, without what they kept or passed on. */
export async function layOutDay(
  scope: FullScope,
  { open, weather }: JobServices,
  day: string,
  { pieces, learned, keptCores }: Knowledge,
): Promise<DayRow[]> {
  const place = await readPlace(scope, open.database);
  const forecast = await forecastFor(weather, place, day);
  const cores = new Set([...learned.taste.cores, ...keptCores]);
  const taste = { ...learned.taste, cores };
  return suggestDay(pieces, { ...learned, taste }, day, weatherOfForecast(forecast));
}
