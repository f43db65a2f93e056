import { weatherOfForecast } from '#contract/rules/dressed-weather.ts';
import type { JobServices } from '../ports/services.ts';
import type { Asker } from '../ports/stylist.ts';
import { readPlace } from '../repositories/lola-places.ts';
import type { FullScope } from '../repositories/scope.ts';
import type { DayRow } from '../stylist/day.ts';
import { forecastFor } from './forecast-for.ts';

/** Lays out the owner's outfits for a day, for the weather where they will be, without what they kept or passed on. */
export async function layOutDay(
  scope: FullScope,
  { open, weather, stylist }: JobServices,
  day: string,
  asker: Asker,
): Promise<DayRow[]> {
  const place = await readPlace(scope, open.database);
  const forecast = await forecastFor(weather, place, day);
  return stylist.ask('day', asker, { day, weather: weatherOfForecast(forecast) });
}
