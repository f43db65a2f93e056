import type { LolaForecast, LolaPlace } from '#contract/schemas/lola-place.ts';
import { WeatherAway, type WeatherPort } from './ports/weather.ts';

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
