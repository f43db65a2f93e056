import type { WardrobeStatistics } from '#contract/schemas/statistics.ts';
import { asSentence, countWord, digits, listed } from '#lib/count-words.ts';
import { timesWords } from '#lib/times-words.ts';
import { type Counted, canBeNamed, type Headline, leaders } from './headline.ts';
import { percentWords } from './percent-words.ts';

const longMonth = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const shortMonth = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const dateOf = (month: string) => new Date(`${month}-01T00:00:00Z`);

/** The name of a month of the statistics: `June`. */
export const monthWord = (month: string): string => longMonth.format(dateOf(month));

/** The short name of a month of the statistics: `Jun`. */
export const shortMonthWord = (month: string): string => shortMonth.format(dateOf(month));

/** Says which of the twelve months had most wears; the last one is not over. */
export const monthWords = (months: WardrobeStatistics['months']): Headline<string> =>
  busiest(
    'month',
    months.map(({ month, wears }) => ({ key: month, name: monthWord(month), count: wears })),
    'Nothing worn in twelve months',
  );

/** Says which year had most wears; the last one is not over. */
export const yearWords = (years: WardrobeStatistics['years']): Headline<number> =>
  busiest(
    'year',
    years.map(({ year, wears }) => ({ key: year, name: String(year), count: wears })),
    'Nothing worn yet',
  );

function busiest<Key>(noun: string, rows: readonly Counted<Key>[], nothing: string): Headline<Key> {
  const most = leaders(rows);
  if (most.length === 0) return { text: nothing, about: [] };
  if (!canBeNamed(most)) return { text: `No ${noun} stands out`, about: [] };
  const isRunning = most.at(-1) === rows.at(-1);
  const isOne = most.length === 1;
  const verb = isRunning ? (isOne ? 'is' : 'are') : isOne ? 'was' : 'were';
  const names = listed(most.map(({ name }) => name));
  return {
    text: `${names} ${verb} the busiest ${noun}${isOne ? '' : 's'}${isRunning ? ' so far' : ''}`,
    about: most.map(({ key }) => key),
  };
}

/**
 * Says what was worn most.
 * @param most the most worn, and all that were worn as often as they, with the name of each.
 */
export function mostWornWords(most: readonly { name: string; wears: number }[]): string {
  const ahead = leaders(most.map(({ name, wears }) => ({ key: name, name, count: wears })));
  const [first] = ahead;
  if (!first) return 'Nothing worn yet';
  const times = timesWords(first.count);
  if (ahead.length > 2) return `Several worn ${times} each`;
  return `Worn most: ${listed(ahead.map(({ name }) => name))}, ${times}${ahead.length > 1 ? ' each' : ''}`;
}

/** Says how many of the pieces that one has were never worn. */
export function neverWornWords(never: number, items: number): string {
  if (never === 0) return items === 1 ? 'Worn already' : `All ${digits(items)} were worn`;
  if (never === items) return items === 1 ? 'Not worn yet' : `None of ${digits(items)} worn yet`;
  return `${asSentence(countWord(never))} never worn`;
}

/** Says how many of the pieces that one has were worn of late. */
export function shareWords({ days, worn, of }: WardrobeStatistics['wornShares'][number]): string {
  if (worn === 0) return `${of === 1 ? 'Not' : `None of ${digits(of)}`} worn in ${days} days`;
  if (worn === of) return `${of === 1 ? 'Worn' : `All ${digits(of)} worn`} in ${days} days`;
  return `${percentWords(worn, of)} worn in ${days} days`;
}
