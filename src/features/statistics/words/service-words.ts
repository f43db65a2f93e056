import type { WardrobeStatistics } from '#contract/schemas/statistics.ts';
import { asSentence, countWord, pieceCount } from '#lib/count-words.ts';
import { moneyWords } from '#lib/money.ts';

/** Says how many pieces were at the studio. */
export const serviceWords = ({ pieces }: WardrobeStatistics['services']): string =>
  pieces === 0
    ? 'Nothing altered or repaired yet'
    : `${asSentence(countWord(pieces))} altered or repaired`;

/** Says what the cleanings cost: `$45.00 for three cleanings`. */
export const cleaningWords = (
  { washes, cents }: WardrobeStatistics['cleaning'],
  currency: string,
): string =>
  `${moneyWords({ cents, currency })} for ${washes === 1 ? 'one cleaning' : `${countWord(washes)} cleanings`}`;

/** Says what those brought that were sold: `$60.00 for two pieces sold`. */
export const soldWords = ({ items, cents }: WardrobeStatistics['sold'], currency: string): string =>
  `${moneyWords({ cents, currency })} for ${pieceCount(items)} sold`;

/** Says in how many orders. */
export const orderWords = (orders: number): string =>
  `In ${countWord(orders)} ${orders === 1 ? 'order' : 'orders'}`;
