import { fold } from '#contract/rules/search-words.ts';
import { roundedDegrees } from '#contract/rules/weather.ts';
import type { LolaForecast, LolaPlace } from '#contract/schemas/lola-place.ts';
import { type FoundPlace, WeatherAway, type WeatherPort } from '../ports/weather.ts';

/**
 * The weather of a day at a place. Null where there is nobody to ask, or no place to ask about, or the day is over;
 * never throws because of the weather service.
 */
export async function forecastFor(
  weather: WeatherPort | null,
  place: LolaPlace | null,
  day: string,
): Promise<LolaForecast | null> {
  if (!weather || !place) return null;
  const asked = { placeName: place.name, day };
  try {
    const days = await weather.forecast(place);
    const found = days.find((one) => one.day === day);
    if (found) return { state: 'known', ...asked, ...found };
    return days.every((one) => one.day < day) ? { state: 'too-far', ...asked } : null;
  } catch (error) {
    if (error instanceof WeatherAway) return { state: 'away', ...asked };
    throw error;
  }
}

/**
 * The weather of some days, one answer for each: in the town that was named, else at the place that is kept. A day that
 * is null has none. A town that nobody knows is answered with `no-place` for the first day.
 */
export async function forecastsFor(
  weather: WeatherPort | null,
  {
    kept,
    named,
    days,
  }: { kept: LolaPlace | null; named: string | null; days: readonly (string | null)[] },
): Promise<(LolaForecast | null)[]> {
  const dates = days.flatMap((day) => day ?? []);
  const [first] = dates;
  if (!weather || first === undefined) return days.map(() => null);
  let place = kept;
  if (named !== null) {
    try {
      const found = await findTown(weather, named);
      if (!found) return [{ state: 'no-place', placeName: named, day: first }];
      place = found;
    } catch (error) {
      if (error instanceof WeatherAway) return [{ state: 'away', placeName: named, day: first }];
      throw error;
    }
  }
  return Promise.all(
    days.map(async (day) => (day === null ? null : forecastFor(weather, place, day))),
  );
}

/** The likeliest place of a name; of `Portland, Oregon` the one in that region or country. */
async function findTown(weather: WeatherPort, named: string): Promise<LolaPlace | null> {
  const [town = named, ...rest] = named.split(',').map((one) => one.trim());
  const found = await weather.findPlaces(town);
  const within = fold(rest.join(' '));
  const isIn = ({ region, country }: FoundPlace) =>
    within !== '' && [region, country].some((one) => one !== null && fold(one).includes(within));
  const chosen = found.find(isIn) ?? found[0];
  return (
    (chosen && {
      name: chosen.name,
      latitude: roundedDegrees(chosen.latitude),
      longitude: roundedDegrees(chosen.longitude),
    }) ??
    null
  );
}
