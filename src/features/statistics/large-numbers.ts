import type { WardrobeStatistics } from '#contract/schemas/statistics.ts';
import { digits } from '#lib/count-words.ts';
import { sumWords } from '#lib/money.ts';

/** A large number of the head, and what it counts. */
export interface LargeNumber {
  label: string;
  number: string;
}

/** The large numbers of the head; the wears of the year only where there is room for four. */
export function numbersOf(
  { counts, value, currency }: Pick<WardrobeStatistics, 'counts' | 'value' | 'currency'>,
  hasWears: boolean,
): LargeNumber[] {
  const { items, outfits, wearsThisYear } = counts;
  const wears = {
    label: wearsThisYear === 1 ? 'wear this year' : 'wears this year',
    number: digits(wearsThisYear),
  };
  return [
    { label: items === 1 ? 'item' : 'items', number: digits(items) },
    { label: outfits === 1 ? 'outfit' : 'outfits', number: digits(outfits) },
    ...(hasWears ? [wears] : []),
    {
      label: paidLabel(value),
      number: value.pricedItems > 0 ? sumWords({ cents: value.cents, currency }) : '–',
    },
  ];
}

/** What a sum is paid for: where a price is not known, it is not all. */
function paidLabel({ pricedItems, unpricedItems, foreign }: WardrobeStatistics['value']): string {
  if (pricedItems === 0) return 'no prices yet';
  const others = foreign.reduce((sum, { items }) => sum + items, unpricedItems);
  if (others === 0) return 'paid in all';
  return `paid for ${digits(pricedItems)} of ${digits(pricedItems + others)}`;
}
