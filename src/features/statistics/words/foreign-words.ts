import type { WardrobeStatistics } from '#contract/schemas/statistics.ts';
import { listed, pieceCount } from '#lib/count-words.ts';
import { sumWords } from '#lib/money.ts';

/** Most currencies that are named. */
const mostNamed = 3;

/** Says what pieces with a price in another currency cost: `Also €320 for four pieces and £90 for one piece`. */
export function foreignWords(foreign: WardrobeStatistics['value']['foreign']): string {
  const named = foreign.slice(0, mostNamed);
  const more = foreign.length - named.length;
  return `Also ${listed([
    ...named.map((one) => `${sumWords(one)} for ${pieceCount(one.items)}`),
    ...(more > 0 ? [`${more} more ${more === 1 ? 'currency' : 'currencies'}`] : []),
  ])}`;
}
