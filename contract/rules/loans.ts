import { addDays, daysBetween, earliestDay, latestDay } from './calendar-days.ts';

/** Most pieces of one loan. */
export const mostLent = 20;

/** Most days of one loan, the first and the last among them. */
export const mostLoanDays = 90;

/** A loan begins so many days from now at most. */
export const mostDaysAhead = 365;

/** Most requests of one borrower that wait with one lender. */
export const mostLoansWaiting = 20;

/** What came back, and what was declined, is told for so many days. */
export const loanToldDays = 30;

/** Where a loan is, as a whole: of its pieces the one that is furthest from being over says it. */
export const loanStates = ['waiting', 'agreed', 'running', 'returned', 'declined'] as const;
export type LoanState = (typeof loanStates)[number];

/**
 * Where a piece of a loan is. One that the lender did not agree to, or could not lend any more, is left out; one that was
 * deleted while its borrower had it is asked back no more.
 */
export const loanPieceStates = [
  'asked',
  'agreed',
  'out',
  'returned',
  'deleted',
  'left-out',
] as const;
export type LoanPieceState = (typeof loanPieceStates)[number];

/** Days of a calendar, the first and the last among them. */
export interface Days {
  firstDay: string;
  lastDay: string;
}

/** Whether some days have one in common. */
export const overlap = (one: Days, other: Days): boolean =>
  one.firstDay <= other.lastDay && other.firstDay <= one.lastDay;

/** The faults of days for which somebody asks, by field; null where there are none. */
export function faultsOfDays(
  { firstDay, lastDay }: Days,
  now: Date,
): Record<string, string> | null {
  if (firstDay < earliestDay(now)) return { firstDay: 'past' };
  if (firstDay > addDays(latestDay(now), mostDaysAhead)) return { firstDay: 'too-far' };
  return faultsOfLastDay({ firstDay, lastDay }, firstDay);
}

/** The faults of another last day, counted from the first day, or from today where that is past; null where there are none. */
export function faultsOfMovedDay(days: Days, now: Date): Record<string, string> | null {
  const today = latestDay(now);
  if (days.lastDay < earliestDay(now)) return { lastDay: 'past' };
  return faultsOfLastDay(days, days.firstDay < today ? today : days.firstDay);
}

function faultsOfLastDay({ firstDay, lastDay }: Days, from: string): Record<string, string> | null {
  if (lastDay < firstDay) return { lastDay: 'before' };
  return daysBetween(from, lastDay) >= mostLoanDays ? { lastDay: 'too-long' } : null;
}

/** Whether what is not back is late: its last day has ended everywhere. */
export const isPast = (lastDay: string, now: Date): boolean => lastDay < earliestDay(now);
