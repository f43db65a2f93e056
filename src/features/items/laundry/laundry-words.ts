import { daysBetween } from '#contract/rules/calendar-days.ts';
import type { WashCategory } from '#contract/schemas/laundry.ts';
import { nearDay } from '#lib/availability-words.ts';
import { dayOfMoment, longWeekday, todayIs } from '#lib/calendar-weeks.ts';
import { countWord, pieceCount } from '#lib/count-words.ts';

/** All of some: `both`, `all five`. */
export const allWords = (count: number): string =>
  count === 2 ? 'both' : `all ${countWord(count)}`;

/** Since when something is so: `Since today`, `Since Thursday`, `Since Nov 3`. */
export function sinceWords(since: string): string {
  const day = dayOfMoment(since);
  const ago = daysBetween(day, todayIs());
  if (ago <= 0) return 'Since today';
  if (ago === 1) return 'Since yesterday';
  return `Since ${ago < 7 ? longWeekday(day) : nearDay(day)}`;
}

/** The line under a category: what of it is due, or what will be soonest. */
export function categoryWords({ after, pieces, due, next }: WashCategory): string {
  const all = pieceCount(pieces);
  if (after === null) return `${all}, never due`;
  if (due > 0) return due === 1 ? '1 is due now' : `${due} are due now`;
  if (!next) return all;
  const left = next.left === 1 ? 'one more wear' : `${countWord(next.left)} more wears`;
  return `${next.name}: ${left}`;
}
