import type { WardrobeStatistics } from '#contract/schemas/statistics.ts';
import { listed } from '#lib/count-words.ts';
import { moneyWords } from '#lib/money.ts';
import { canBeNamed, type Headline, leaders } from './headline.ts';

type Year = Pick<WardrobeStatistics['spending'][number], 'year' | 'cents'>;

/** So many years in a row, each with less than the one before, are a trend. */
const trendYears = 3;

/**
 * Says that spending fell year by year, else when it was most. It fell where each year has less than the one before,
 * the present one too.
 * @param thisYear the year that is not over.
 */
export function spendingWords(
  spending: readonly Year[],
  thisYear: number,
  { undatedItems, currency }: Pick<WardrobeStatistics, 'undatedItems' | 'currency'>,
): Headline<number> {
  const most = leaders(
    spending.map(({ year, cents }) => ({ key: year, name: String(year), count: cents })),
  );
  const [first] = most;
  if (!first) return { text: nothingSpent(spending, undatedItems), about: [] };
  const since = fallingSince(spending, thisYear);
  if (since !== null) return { text: `Less spent each year since ${since}`, about: [since] };
  const about = most.map(({ key }) => key);
  if (spending.length === 1) {
    return {
      text: `${moneyWords({ cents: first.count, currency })} spent in ${first.name}`,
      about,
    };
  }
  if (!canBeNamed(most)) return { text: 'No year stands out', about: [] };
  return { text: `Most spent in ${listed(most.map(({ name }) => name))}`, about };
}

function nothingSpent(spending: readonly Year[], undatedItems: number): string {
  if (spending.length > 0) return 'Nothing spent';
  return undatedItems > 0 ? 'No purchase dates yet' : 'No prices yet';
}

/** The year since which each has less than the one before, over at least three whole ones; null of none. */
function fallingSince(spending: readonly Year[], thisYear: number): number | null {
  const centsOf = (year: number) => spending.find((one) => one.year === year)?.cents ?? 0;
  const first = spending[0]!.year;
  let since = thisYear;
  while (since > first && centsOf(since - 1) > centsOf(since)) since -= 1;
  return thisYear - since >= trendYears ? since : null;
}
