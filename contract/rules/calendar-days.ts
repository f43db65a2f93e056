/*
 * [Note: Calendar days] A plan's day is a day of the calendar, `YYYY-MM-DD`, without a zone: it stays the
 * same wherever one looks from, and through every change of clocks. All arithmetic goes through UTC, where
 * each day has 24 hours; no clock of a device is asked but for what today is.
 */

const dayMs = 86_400_000;

/** A day so many days later, or earlier ([Note: Calendar days]). */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** How many days there are from one day to another one, which may be before it. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs;

/** The latest day that has begun somewhere on Earth: its clocks are ahead of UTC by 14 hours at most. */
export const latestDay = (now: Date): string =>
  new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);

/** The earliest day that has not ended everywhere: no clocks are behind UTC by more than 12 hours. */
export const earliestDay = (now: Date): string =>
  new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
