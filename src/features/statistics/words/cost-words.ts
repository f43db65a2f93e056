import type { WardrobeStatistics } from '#contract/schemas/statistics.ts';
import { listed, pieceCount } from '#lib/count-words.ts';
import { moneyWords } from '#lib/money.ts';

/** A small amount as people say it: `61¢`, `$1.10`, `€0.61`. */
export const centsWords = (cents: number, currency: string): string =>
  currency === 'USD' && cents >= 0 && cents < 100 ? `${cents}¢` : moneyWords({ cents, currency });

/**
 * Says what a wear of the best piece costs.
 * @param best the least costly, and all that cost as little as they, with the name of each.
 */
export function costWords(
  best: readonly { name: string; centsPerWear: number }[],
  { unwornItems }: Pick<WardrobeStatistics['costPerWear'], 'unwornItems'>,
  currency: string,
): string {
  if (best.length === 0)
    return unwornItems === 0 ? 'No prices yet' : 'Nothing with a price was worn yet';
  const least = Math.min(...best.map(({ centsPerWear }) => centsPerWear));
  const cost = `${centsWords(least, currency)} a wear`;
  const ahead = best.filter(({ centsPerWear }) => centsPerWear === least);
  return ahead.length > 2
    ? `${cost} at best`
    : `${cost} for ${listed(ahead.map(({ name }) => name))}`;
}

/** Says which pieces have no cost per wear, and why; empty where all have one. Those that are gone are among them. */
export function uncountedWords(
  { unpricedItems, unwornItems, foreignItems }: WardrobeStatistics['costPerWear'],
  { goneItems }: Pick<WardrobeStatistics['counts'], 'goneItems'>,
): string {
  const parts = [
    unpricedItems > 0 && `${pieceCount(unpricedItems)} without a price`,
    foreignItems > 0 && `${pieceCount(foreignItems)} in other currencies`,
    unwornItems > 0 && `${pieceCount(unwornItems)} not worn yet`,
  ];
  const words = parts.filter(Boolean).join(', ');
  return words && goneItems > 0 ? `${words}, gone ones too` : words;
}
