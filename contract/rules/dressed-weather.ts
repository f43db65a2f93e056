import type { LolaAsked } from '../schemas/lola.ts';
import type { LolaForecast } from '../schemas/lola-place.ts';

/** Degrees Celsius that one may be dressed for. */
const coldestC = -60;
const hottestC = 60;
const livable = (celsius: number) => Math.max(coldestC, Math.min(hottestC, celsius));

/** A forecast as one dresses for it; null where nothing is known. */
export function weatherOfForecast(forecast: LolaForecast | null): LolaAsked['weather'] {
  if (forecast?.state === 'likely') {
    return { lowC: forecast.lowC, highC: forecast.highC, isWet: false };
  }
  if (forecast?.state !== 'known') return null;
  const lowC = livable(forecast.feelsLowC);
  return { lowC, highC: Math.max(lowC, livable(forecast.feelsHighC)), isWet: forecast.isWet };
}
