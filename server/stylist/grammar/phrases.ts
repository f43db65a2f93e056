import type { Asked } from './asked.ts';
import { list } from './clause-words.ts';
import { eventPhrases } from './event-phrases.ts';
import { together } from './together.ts';
import { weatherPhrases } from './weather-phrases.ts';
import { wishPhrases } from './wish-phrases.ts';

/** Every phrase, one by one. The longest that fits is meant, so their order is free. */
export const phrases: readonly (readonly [words: string, asked: Asked])[] = [
  ...together,
  ...eventPhrases,
  ...wishPhrases,
  ...weatherPhrases,
].flatMap(([words, asked]) => list(words).map((one) => [one, asked] as const));
