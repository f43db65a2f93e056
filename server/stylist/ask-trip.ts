import { addDays } from '#contract/rules/calendar-days.ts';
import { weatherOfForecast } from '#contract/rules/dressed-weather.ts';
import { festiveOccasions } from '#contract/rules/stylist.ts';
import type { LolaAsked, LolaTripDay, LolaTurn } from '#contract/schemas/lola.ts';
import type { LolaForecast } from '#contract/schemas/lola-place.ts';
import { type ReadQuestion, toBoard } from './ask.ts';
import { packForTrip } from './choice/trip.ts';
import type { TripEvent } from './choice/trip-wear.ts';
import type { Learned } from './learning.ts';
import type { Occasion, WardrobePiece } from './request.ts';
import { toRequest } from './to-request.ts';

type Trip = NonNullable<LolaAsked['trip']>;

/** The days of a trip, where it was said when it begins: `YYYY-MM-DD`, or null for each. */
export const tripDates = ({ day }: Pick<LolaAsked, 'day'>, { days }: Trip): (string | null)[] =>
  Array.from({ length: days }, (_, at) => (day === null ? null : addDays(day, at)));

/**
 * Answers a question for several days: what to take, and what to wear on each. `forecasts` has one for each day, or
 * null.
 */
export function answerTrip(
  pieces: readonly WardrobePiece[],
  { taste, weights }: Pick<Learned, 'taste' | 'weights'>,
  question: ReadQuestion,
  trip: Trip,
  { forecasts, seed }: { forecasts: readonly (LolaForecast | null)[]; seed: string },
): Omit<LolaTurn, 'turnId' | 'createDate'> {
  const { asked } = question;
  const events: TripEvent[] = occasionsByDay(trip, asked.occasion ?? 'Everyday').flatMap(
    (occasions, day) =>
      occasions.map(({ occasion, event = null }) => ({
        day,
        occasion,
        event,
        weather: asked.weather ?? weatherOfForecast(forecasts[day] ?? null),
      })),
  );
  const request = { ...toRequest(asked, pieces), taste, seed };
  const { pieceIds, outfits, obstacles, conflicts } = packForTrip(pieces, events, request, weights);
  const found = outfits.filter((one) => one !== null);
  const tripDays = tripDates(asked, trip).map((day, index): LolaTripDay => {
    const ofDay = events.flatMap((event, at) => (event.day === index ? [{ event, at }] : []));
    const forecast = forecasts[index] ?? null;
    return {
      day,
      forecast: forecast?.state === 'known' ? forecast : null,
      outfits: ofDay.map(({ event, at }) => ({
        occasion: event.occasion!,
        board: outfits[at] ? found.indexOf(outfits[at]) : null,
      })),
    };
  });
  const isUnknown = (one: LolaForecast | null) => one !== null && one.state !== 'known';
  return {
    ...question,
    // What is not known of the weather is said once.
    forecast: forecasts.find(isUnknown) ?? null,
    headline: headlineOf(trip, asked.placeName, pieceIds.length),
    boards: found.map(toBoard),
    tripDays,
    obstacles,
    conflicts: conflicts.map(({ rule, id, words }) => ({ rule, itemId: id, words })),
  };
}

/** What a day is dressed for. */
type ForDay = Pick<Trip['events'][number], 'occasion' | 'event'>;
const isSame = (one: ForDay, other: ForDay): boolean =>
  one.occasion === other.occasion && one.event === other.event;

/**
 * Lists the occasions that each day is dressed for. An evening comes beside the day; what takes a day takes the place
 * of what most days
 * are for. What has no day of its own gets the first that has nothing of its kind.
 */
function occasionsByDay({ days, events }: Trip, usual: Occasion): ForDay[][] {
  const byDay = Array.from({ length: days }, () => ({
    whole: [] as ForDay[],
    evening: [] as ForDay[],
  }));
  const partOf = (occasion: Occasion) => (festiveOccasions.has(occasion) ? 'evening' : 'whole');
  const dated = events.filter(({ day }) => day !== null);
  for (const { day, ...one } of [...dated, ...events.filter((one) => one.day === null)]) {
    const part = partOf(one.occasion);
    const free = byDay.find((ofDay) => ofDay[part].length === 0) ?? byDay[0];
    const chosen = (day === null ? free : byDay[day])?.[part];
    if (chosen && !chosen.some((other) => isSame(one, other))) chosen.push(one);
  }
  return byDay.map(({ whole, evening }) => [
    ...(whole.length > 0 ? whole : [{ occasion: usual }]),
    ...evening,
  ]);
}

/** `3 days in Lisbon, 9 pieces`. */
function headlineOf({ days }: Trip, placeName: string | null, pieces: number): string {
  if (pieces === 0) return 'Nothing to pack yet';
  const where = placeName ? ` in ${placeName}` : '';
  const long = days === 1 ? '1 day' : `${days} days`;
  return `${long}${where}, ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`;
}
