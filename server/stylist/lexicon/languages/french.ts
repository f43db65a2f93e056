import { garments } from './french/garments.ts';
import { qualities } from './french/qualities.ts';
import { things } from './french/things.ts';
import { infinitives, verbs, words } from './french/words.ts';
import type { LanguageTables } from './word-table.ts';

/** The words of French. */
export const french: LanguageTables = {
  garment: garments,
  quality: qualities,
  thing: things,
  verb: verbs,
  infinitive: infinitives,
  word: words,
};
