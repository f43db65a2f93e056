import { addDays } from './calendar-days.ts';

/** For how many months a piece may not have been worn, to be asked about. */
export const unwornMonths = [3, 6, 12] as const;

/** A choice of those. */
export type UnwornMonths = (typeof unwornMonths)[number];

/** The choice until another one is made. */
export const usualUnwornMonths: UnwornMonths = 12;

/** Most pieces that are told at once; the others come once these are settled. */
export const mostUnworn = 200;

/** A season that is to come, and its first day. */
export interface NextSeason {
  season: 'spring' | 'summer' | 'fall' | 'winter';
  day: string;
}

/** The month and day on which each season begins, by the calendar of the northern half of the Earth. */
const seasonStarts = [
  ['03-01', 'spring'],
  ['06-01', 'summer'],
  ['09-01', 'fall'],
  ['12-01', 'winter'],
] as const;

/** How many days ahead a season begins at least: whoever puts a piece off is not asked again next week. */
const leastDaysOff = 30;

/** The next season that does not begin within a month of a day. */
export function nextSeason(today: string): NextSeason {
  const year = Number(today.slice(0, 4));
  const starts = [year, year + 1].flatMap((one) =>
    seasonStarts.map(([start, season]) => ({
      season,
      day: `${String(one).padStart(4, '0')}-${start}`,
    })),
  );
  const earliest = addDays(today, leastDaysOff);
  return starts.find(({ day }) => day >= earliest)!;
}
