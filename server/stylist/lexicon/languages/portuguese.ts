import { garments } from './portuguese/garments.ts';
import { qualities } from './portuguese/qualities.ts';
import { things } from './portuguese/things.ts';
import { infinitives, verbs, words } from './portuguese/words.ts';
import type { LanguageTables } from './word-table.ts';

/** The words of Portuguese, as in Portugal first. */
export const portuguese: LanguageTables = {
  garment: garments,
  quality: qualities,
  thing: things,
  verb: verbs,
  infinitive: infinitives,
  word: words,
};
