import { daysBetween } from '#contract/rules/calendar-days.ts';
import { festiveOccasions, maxTripDays } from '#contract/rules/stylist.ts';
import type { StylistEvent } from '#contract/rules/stylist-events.ts';
import type { Occasion } from '../request.ts';
import { findDates } from './find-dates.ts';
import { readDates, readOrdinal, type SaidDate } from './trip-dates.ts';
import { baseOf, clausesOf, occasionsOf, type SaidOccasion, timesOf } from './trip-occasions.ts';
import { readSpan } from './trip-span.ts';

/** Something on a trip that is dressed for by itself. */
export interface SaidEvent {
  /** Counted from 0, the first day; null where none is named. */
  day: number | null;
  occasion: Occasion;
  /** What it is more closely, where that is said. */
  event?: StylistEvent;
}

/** A trip that a text speaks of, or a change to the one that was spoken of before. */
export interface SaidTrip {
  isChange: boolean;
  /** Days, the first and the last included; null where none are named. */
  days: number | null;
  /** True: more days are named than a trip may have. */
  isTooLong?: true;
  /** Its first day, `YYYY-MM-DD`; null where none is named. */
  start: string | null;
  /** The occasion of most of its days; null where nothing says so. */
  base: Occasion | null;
  /** What that is more closely; null where that is not said. */
  baseEvent: StylistEvent | null;
  placeName: string | null;
  events: SaidEvent[];
  /** The events on a day that the trip does not have, as they were written. */
  outside: string[];
  /** The text without its days and its place. */
  rest: string;
}

/** The facts known of a trip that was spoken of before. */
export interface KnownTrip {
  days: number;
  start: string | null;
}

const aboutPacking =
  /\b(?:(?:re)?pack(?:ing)?(?! boxes)(?: (?:list|light))?|suitcase|carry[ -]on|hand luggage|luggage|trip|vacation|getaway|city[ -]break|(?<!bank )holidays?(?! (?:party|dinner|season|look)))\b/giu;
const adds = /^\s*(?:and|also|plus|add)\b/iu;
const isAway = /\bweekend (?:away|in|at|by|to)\b/iu;
const place =
  /\b(?:in|to|for|around|visiting)\s+(\p{Lu}[\p{L}’'.-]*(?:[ ,]+(?:(?:of|the|de|del|da|do|la|le|les|las|los|el)\s+)?\p{Lu}[\p{L}’'.-]*)*)/u;
/** The same length in spaces, so that what stands elsewhere keeps its place. */
const blank = (text: string, index: number, length: number): string =>
  text.slice(0, index) + ' '.repeat(length) + text.slice(index + length);

/**
 * Reads a text as a trip: how many days, from when, where, and what for. Null where it speaks of none: of one day, or
 * of nothing to be packed. `before` is the trip that was spoken of before: a text may change its days, when it starts,
 * or add to it.
 */
export function readTrip(text: string, today: string, before: KnownTrip | null): SaidTrip | null {
  let rest = text;
  const spanned = readSpan(rest);
  const packing = [...rest.matchAll(aboutPacking)];
  const isNew = packing.length > 0 || isAway.test(rest) || (spanned?.isOfDays && !before);
  if (!isNew && !before) return null;
  if (spanned && spanned.days < 2 && !before) return null;
  const base = baseOf(rest, [
    ...packing.map(({ index, 0: words }) => ({ index, length: words.length })),
    ...(spanned ? [spanned] : []),
  ]);
  const isFestive = base !== null && festiveOccasions.has(base.occasion);
  if (base && !isFestive) rest = blank(rest, base.index, base.length);
  if (spanned) rest = blank(rest, spanned.index, spanned.length);
  for (const { index, 0: words } of packing) rest = blank(rest, index, words.length);
  const where = place.exec(rest);
  const placeName = where && !isTime(where[1]!) ? where[1]!.trim() : null;
  if (where && placeName) rest = blank(rest, where.index, where[0].length);

  const dates = readDates(rest, today);
  for (const { index, words } of dates) rest = blank(rest, index, words.length);
  const named = dates.filter(({ day }) => day !== null);
  const first = named.find(({ isStart }) => isStart) ?? named.find(({ last }) => last !== null);
  const earliest = named.map(({ day }) => day!).sort()[0] ?? null;
  const isChange = before !== null && packing.length === 0 && !isAway.test(text);
  if (isChange && !first?.isStart && !spanned && !adds.test(text)) return null;
  const isMoved = first !== undefined && (first.isStart || !isChange);
  const start = isMoved ? first.day : isChange && before.start ? null : earliest;
  const from = start ?? (isChange ? before.start : null);
  const range = first?.last && first.day ? daysBetween(first.day, first.last) + 1 : null;
  const wholeWeekend = dates.find(({ weekendDays }) => weekendDays !== null)?.weekendDays ?? null;
  const saidDays = spanned?.days ?? range ?? wholeWeekend;
  const days = limited(saidDays);
  const length = days ?? (isChange ? before.days : null);
  const { events, outside, rest: others } = readEvents(rest, text, named, from, length);
  const latest = Math.max(0, ...events.map(({ day }) => (day ?? 0) + 1));
  return {
    isChange,
    days: days ?? (!isChange && latest > 1 ? latest : null),
    ...(saidDays !== null && saidDays > maxTripDays && { isTooLong: true as const }),
    start,
    base: base && !isFestive ? base.occasion : null,
    baseEvent: base && !isFestive ? base.event : null,
    placeName,
    events,
    outside,
    rest: others,
  };
}

/** Reads what is to be dressed for beside the days themselves, and the text without the days that were counted. */
function readEvents(
  text: string,
  original: string,
  dates: readonly SaidDate[],
  start: string | null,
  length: number | null,
): Pick<SaidTrip, 'events' | 'outside' | 'rest'> {
  let rest = text;
  const events: SaidEvent[] = [];
  const outside: string[] = [];
  let lately: SaidOccasion[] = [];
  for (const clause of clausesOf(text)) {
    const own = occasionsOf(clause.text);
    const date = dates.find(
      ({ index, isStart }) => !isStart && index >= clause.index && index < clause.end,
    );
    // "Work on Monday and Tuesday."
    const isSame = own.length === 0 && clause.isAfterAnd && date !== undefined;
    const occasions = isSame ? lately : own;
    lately = occasions;
    const counted = readOrdinal(clause.text, length);
    if (counted) rest = blank(rest, clause.index + counted.index, counted.length);
    const day = counted?.day ?? (date && start ? daysBetween(start, date.day!) : null);
    if (day !== null && (day < 0 || day >= (length ?? maxTripDays))) {
      outside.push(original.slice(clause.index, clause.end).trim());
    } else {
      const said = occasions.map(({ occasion, event }) => ({
        day,
        occasion,
        ...(event && { event }),
      }));
      const times = day === null && said.length === 1 ? timesOf(clause.text) : 1;
      for (let time = 0; time < times; time += 1) events.push(...said);
    }
  }
  return { events, outside, rest };
}

/** A weekday, a month or a feast is no town. */
const isTime = (words: string): boolean =>
  /^(?:Christmas|Easter|Thanksgiving|New Year)/i.test(words) ||
  occasionsOf(words).length > 0 ||
  findDates(words).length > 0;

const limited = (days: number | null): number | null =>
  days === null ? null : Math.max(1, Math.min(maxTripDays, days));
