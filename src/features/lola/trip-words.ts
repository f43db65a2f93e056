import { shortForecast } from '#components/weather/weather-words.ts';
import { weatherOfForecast } from '#contract/rules/dressed-weather.ts';
import type { LolaAsked, LolaTripDay, LolaTurn } from '#contract/schemas/lola.ts';
import { shortDay, shortWeekday } from '#lib/calendar-weeks.ts';
import type { DegreeUnit } from '#lib/degrees.ts';

/** A day of a trip: `Fri, Nov 27`, or where nobody said when it begins `Day 2`. */
export const tripDayName = (day: string | null, index: number): string =>
  day === null ? `Day ${index + 1}` : `${shortWeekday(day)}, ${shortDay(day)}`;

const outfitOf = (days: readonly LolaTripDay[], board: number) =>
  days
    .flatMap(({ day, forecast, outfits }, index) =>
      outfits.map((one) => ({ ...one, day, name: tripDayName(day, index), forecast })),
    )
    .find((one) => one.board === board);

/** When the outfit of a board is worn, and in what weather. */
export function tripWords(
  days: readonly LolaTripDay[],
  board: number,
  unit: DegreeUnit,
): { title: string; line: string } | null {
  const found = outfitOf(days, board);
  if (!found) return null;
  const { name, occasion, forecast } = found;
  return {
    title: `${name}, ${occasion.toLowerCase()}`,
    line: forecast ? shortForecast(forecast, unit) : '',
  };
}

/** The occasion that a board was suggested for. */
export const occasionOf = (
  { asked, tripDays }: Pick<LolaTurn, 'asked' | 'tripDays'>,
  board: number,
): LolaAsked['occasion'] => (tripDays && outfitOf(tripDays, board)?.occasion) || asked.occasion;

/** The question that a board was suggested for, as one outfit: its day of a trip, the forecast with it. */
export function askedForBoard(
  { asked, forecast, tripDays }: Pick<LolaTurn, 'asked' | 'forecast' | 'tripDays'>,
  board: number,
): LolaAsked {
  const found = tripDays && outfitOf(tripDays, board);
  const weather = asked.weather ?? weatherOfForecast(found ? found.forecast : forecast);
  return found
    ? { ...asked, occasion: found.occasion, day: found.day, weather, trip: null }
    : { ...asked, weather };
}

/** The title of a board above all that one does with it. */
export function boardTitle(turn: LolaTurn, board: number, unit: DegreeUnit): string {
  if (turn.tripDays) return tripWords(turn.tripDays, board, unit)?.title ?? turn.headline;
  return savedTitle(turn, board) ?? `Outfit ${board + 1} of ${turn.boards.length}`;
}

/** The title of a board once it is saved; null where the answer gave it none of its own. */
export const savedTitle = (
  { boards, headline, tripDays }: Pick<LolaTurn, 'boards' | 'headline' | 'tripDays'>,
  board: number,
): string | null => (tripDays ? null : (boards[board]?.title ?? (board === 0 ? headline : null)));
