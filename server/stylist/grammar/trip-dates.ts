import { addDays } from '#contract/rules/calendar-days.ts';
import { findDates } from './find-dates.ts';
import { dayOf } from './read-days.ts';
import type { Place } from './trip-span.ts';

const weekend = /\b(?:(?:a|the|my|our|this|next|this coming) )?(long )?weekend(?: away)?\b/iu;
const startWords =
  /\b(?:from|leav(?:e|ing)|start(?:s|ing)?|depart(?:s|ing)?|begin(?:s|ning)?)(?: on)? ?$/iu;
const ordinal =
  /\b(first|second|third|fourth|fifth|last|final) (?:day|night|evening)\b|\bday (\d{1,2})\b/iu;
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/** A day, a range of days or a weekend of a text. */
export interface SaidDate {
  index: number;
  words: string;
  /** Null of a month alone, or of a weekend that is not said which. */
  day: string | null;
  /** The end of a range. */
  last: string | null;
  weekendDays: number | null;
  isStart: boolean;
}

/** Every day that a text names, from today on. */
export function readDates(text: string, today: string): SaidDate[] {
  const dates = findDates(text, today).flatMap(({ start, end, index, text: found }): SaidDate[] => {
    const words = found.replace(/[\s,.;:]+$/, '');
    const isDay = start.isCertain('day') || start.isCertain('weekday');
    const isMonth = start.isCertain('month');
    const day = isDay ? dayOf(start) : null;
    if ((!isDay && !isMonth) || (day !== null && day < today)) return [];
    const rest = { index, words, isStart: startWords.test(text.slice(0, index)) };
    const long = /\blong ?$/i.test(text.slice(0, index)) || /long weekend/i.test(words);
    if (!/weekend/i.test(words)) {
      return [{ ...rest, day, last: end ? dayOf(end) : null, weekendDays: null }];
    }
    const isKnown =
      /this|next|coming/i.test(words) ||
      /\b(?:this|next|the|coming)(?: long)? ?$/i.test(text.slice(0, index));
    const whole = weekend.exec(text);
    return [
      {
        ...rest,
        ...(whole && whole.index <= index ? { index: whole.index, words: whole[0] } : {}),
        day: isKnown && day ? addDays(day, long ? -1 : 0) : null,
        last: null,
        weekendDays: long ? 3 : 2,
      },
    ];
  });
  if (dates.some(({ weekendDays }) => weekendDays !== null)) return dates;
  const bare = weekend.exec(text);
  if (!bare) return dates;
  const one = { index: bare.index, words: bare[0], day: null, last: null, isStart: false };
  return [...dates, { ...one, weekendDays: bare[1] ? 3 : 2 }];
}

/** `On the second day`, `last night`; null where none is named. */
export function readOrdinal(text: string, days: number | null): (Place & { day: number }) | null {
  const found = ordinal.exec(text);
  if (!found) return null;
  const [words, name, number] = found;
  const at = number ? Number(number) - 1 : ordinals.indexOf(name!.toLowerCase());
  const day = at >= 0 ? at : days === null ? null : days - 1;
  return day === null ? null : { day, index: found.index, length: words.length };
}
