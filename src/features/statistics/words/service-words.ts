import type { WardrobeStatistics } from '#contract/schemas/statistics.ts';
import { asSentence, countWord } from '#lib/count-words.ts';

/** Says how many pieces were at the studio. */
export const serviceWords = ({ pieces }: WardrobeStatistics['services']): string =>
  pieces === 0
    ? 'Nothing altered or repaired yet'
    : `${asSentence(countWord(pieces))} altered or repaired`;

/** Says in how many orders. */
export const orderWords = (orders: number): string =>
  `In ${countWord(orders)} ${orders === 1 ? 'order' : 'orders'}`;
