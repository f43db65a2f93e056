import { addDays, daysBetween } from '#contract/rules/calendar-days.ts';
import type { Sky } from '#contract/rules/weather.ts';
import type { LolaForecast } from '#contract/schemas/lola-place.ts';
import { longWeekday, shortDay } from '#lib/calendar-weeks.ts';
import { type DegreeUnit, degreesIn } from '#lib/degrees.ts';

const skyWords: Record<Sky, string> = {
  clear: 'clear',
  cloudy: 'cloudy',
  fog: 'fog',
  rain: 'rain',
  snow: 'snow',
  storm: 'storms',
};

/** The name of a place in a line: the town alone. */
export const placeWord = (name: string | null): string => name?.split(',')[0] ?? 'Where you are';

/** A day as one says it: `today`, `Saturday`, `Dec 9`. */
export function dayWord(day: string, today: string): string {
  if (day === today) return 'today';
  if (day === addDays(today, 1)) return 'tomorrow';
  const days = daysBetween(today, day);
  return days > 1 && days < 7 ? longWeekday(day) : shortDay(day);
}

/** A forecast without its place and day: `57°F, rain`; of an ordinary day `likely 37–48°`. */
export function shortForecast(forecast: LolaForecast, unit: DegreeUnit): string {
  if (forecast.state === 'likely') return `likely ${spanWords(forecast, unit)}`;
  return forecast.state === 'known'
    ? `${degreesIn(forecast.highC, unit)}, ${skyWords[forecast.sky]}`
    : '';
}

/** From the low to the high, in the member's own unit: `37–48°`, below nothing `-4 to 2°`. */
function spanWords({ lowC, highC }: { lowC: number; highC: number }, unit: DegreeUnit): string {
  const [low, high] = [lowC, highC].map((one) => Number.parseInt(degreesIn(one, unit), 10));
  return `${low}${low! < 0 ? ' to ' : '–'}${high}°`;
}

const monthOf = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** A forecast in a line: `Lisbon, Saturday: 57°F, rain`, `Likely 37–48° in November`; what is not known of it as a sentence. */
export function forecastWords(forecast: LolaForecast, today: string, unit: DegreeUnit): string {
  if (forecast.state === 'likely') {
    const month = monthOf.format(new Date(`${forecast.day}T00:00:00Z`));
    return `Likely ${spanWords(forecast, unit)} in ${month}`;
  }
  const place = placeWord(forecast.placeName);
  const day = dayWord(forecast.day, today);
  if (forecast.state === 'known') {
    return `${place}, ${day}: ${shortForecast(forecast, unit)}`;
  }
  if (forecast.state === 'no-place') {
    return `I find no town called ${forecast.placeName}. Say how the weather feels there, and I dress you for that.`;
  }
  const where = forecast.placeName === null ? 'where you are' : `in ${place}`;
  return forecast.state === 'too-far'
    ? `Nobody knows the weather of ${day} ${where} yet. Say how it may feel, and I dress you for that.`
    : `I cannot see the weather ${where} right now. Say how it feels, and I dress you for that.`;
}
