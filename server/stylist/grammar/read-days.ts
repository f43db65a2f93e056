import type { ParsedComponents } from 'chrono-node';
import { findDates } from './find-dates.ts';

/** A day that a text names. */
export interface NamedDay {
  /** `YYYY-MM-DD`. */
  day: string;
  /** As it was written. */
  words: string;
  isEvening: boolean;
  /** The text without it. */
  rest: string;
}

/** The first day that a text names, from today on; null where it names none. */
export function readDay(text: string, today: string): NamedDay | null {
  const [found] = findDates(text, today)
    .map(({ start, index, text: words }) => ({ start, index, words, day: dayOf(start) }))
    .filter(({ start, index, words, day }) => {
      // "For 3 days" is how long, not when.
      const isSpan = /^(for )?(\d+|an?|one|a few|some) (days?|weeks?)$/i.test(words);
      const isAfterIn = /\bin $/i.test(text.slice(0, index));
      // Twelve hours of meetings are no day, either.
      if (/^(?:in |for )?\d+ (?:hours?|minutes?|mins?)\b/i.test(words)) return false;
      const isDay = start.isCertain('day') || start.isCertain('weekday');
      return isDay && day >= today && (!isSpan || isAfterIn);
    });
  if (!found) return null;
  const { day, words, index } = found;
  return {
    day,
    words,
    isEvening: /night|evening/i.test(words),
    rest: `${text.slice(0, index)} ${text.slice(index + words.length)}`,
  };
}

/** A day that was read, as `YYYY-MM-DD`. */
export function dayOf(start: ParsedComponents): string {
  const part = (name: 'year' | 'month' | 'day', length: number) =>
    String(start.get(name)).padStart(length, '0');
  return `${part('year', 4)}-${part('month', 2)}-${part('day', 2)}`;
}
