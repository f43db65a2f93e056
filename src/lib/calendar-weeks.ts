import {
  endOfMonth,
  endOfWeek,
  getLocalTimeZone,
  parseDate,
  startOfMonth,
  startOfWeek,
  today,
} from '@internationalized/date';
import { addDays, daysBetween } from '#contract/rules/calendar-days.ts';

/** The present day, as this device's clock has it ([Note: Calendar days]). */
export const todayIs = (): string => today(getLocalTimeZone()).toString();

/** The day of a moment where its reader is, in ISO 8601; a day stays what it is. */
export function dayOfMoment(moment: string): string {
  if (moment.length === 10) return moment;
  const at = new Date(moment);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** The days from one to another, both included. */
const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));

/** The week of a day, from the day with which weeks begin in a locale. */
export function weekOf(day: string, locale: string): string[] {
  const date = parseDate(day);
  return daysFrom(startOfWeek(date, locale).toString(), endOfWeek(date, locale).toString());
}

/** The whole weeks that have a day of the month of a day. */
export function monthWeeks(day: string, locale: string): string[] {
  const date = parseDate(day);
  const from = startOfWeek(startOfMonth(date), locale);
  const to = endOfWeek(endOfMonth(date), locale);
  return daysFrom(from.toString(), to.toString());
}

/** The same day of another month, or the last one where that month is shorter. */
export const addMonths = (day: string, months: number): string =>
  parseDate(day).add({ months }).toString();

/** The first and the last day that a plan may have. */
const calendarEnds = { first: '1900-01-01', last: '2199-12-31' } as const;

/** The nearest day that a plan may have. */
export const withinCalendar = (day: string): string => {
  const { first, last } = calendarEnds;
  if (day < first) return first;
  return day > last ? last : day;
};

/** Whether it is a day of the calendar, within the years that a plan may have. */
export function isDay(text: string | null): text is string {
  if (!text || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const words = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (day: string): string => words.format(new Date(`${day}T00:00:00Z`));
};

/** The month and year of a day: `November 2026`. */
export const monthName = format({ month: 'long', year: 'numeric' });
/** The month and day: `November 22`. */
export const monthAndDay = format({ month: 'long', day: 'numeric' });
/** The weekday, month and day: `Friday, November 20`. */
export const dayName = format({ weekday: 'long', month: 'long', day: 'numeric' });
/** The weekday: `Friday`. */
export const longWeekday = format({ weekday: 'long' });
/** The short weekday: `Fri`. */
export const shortWeekday = format({ weekday: 'short' });
/** The short month and day: `Nov 20`. */
export const shortDay = format({ month: 'short', day: 'numeric' });
/** The day of the month: `20`. */
export const dayNumber = (day: string): number => Number(day.slice(8));

/** The name of a week: `November 22 to 28`, `November 29 to December 5`; shorter where there is little room. */
export function weekName(week: readonly string[], isLong: boolean): string {
  const name = isLong ? monthAndDay : shortDay;
  const [first = '', last = ''] = [week[0], week.at(-1)];
  const end = first.slice(0, 7) === last.slice(0, 7) ? String(dayNumber(last)) : name(last);
  return `${name(first)} to ${end}`;
}
