import { addDays, daysBetween, earliestDay, latestDay } from './calendar-days.ts';
import type { Days } from './loans.ts';

/** Most characters of what shared days are called. */
export const longestSharedDayTitle = 60;

/** Most days that are shared at once, the first and the last among them. */
export const mostSharedDays = 14;

/** Shared days begin so many days from now at most. */
export const mostSharedDaysAhead = 365;

/** Most that one member shares at a time, without what is past. */
export const mostOpenSharedDays = 20;

/** Most friends whom one asks to dress together. */
export const mostSharedDayGuests = 20;

/** What is past is told for so many days more. */
export const sharedDayToldDays = 7;

/** What a guest said. */
export const guestAnswers = ['waiting', 'coming', 'not-coming'] as const;
export type GuestAnswer = (typeof guestAnswers)[number];

/** The faults of days that somebody shares, or moves from `before`, by field; null where there are none. */
export function faultsOfSharedDays(
  { firstDay, lastDay }: Days,
  now: Date,
  before?: Days,
): Record<string, string> | null {
  // What has begun keeps its first day.
  if (firstDay !== before?.firstDay && firstDay < earliestDay(now)) return { firstDay: 'past' };
  if (firstDay > addDays(latestDay(now), mostSharedDaysAhead)) return { firstDay: 'too-far' };
  if (lastDay < firstDay) return { lastDay: 'before' };
  if (lastDay < earliestDay(now)) return { lastDay: 'past' };
  return daysBetween(firstDay, lastDay) >= mostSharedDays ? { lastDay: 'too-long' } : null;
}

/** Whether days lie within others. */
export const areWithin = (days: Days, others: Days): boolean =>
  days.firstDay >= others.firstDay && days.lastDay <= others.lastDay;
