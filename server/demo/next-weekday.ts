import { addDays } from '#contract/rules/calendar-days.ts';

/** The next day of the week after a moment, which is 1 to 7 from Monday on. */
export function nextWeekday(weekday: number, now: Date): string {
  const today = now.toISOString().slice(0, 10);
  return addDays(today, ((weekday - (now.getUTCDay() || 7) + 6) % 7) + 1);
}
