import { garments } from './spanish/garments.ts';
import { qualities } from './spanish/qualities.ts';
import { things } from './spanish/things.ts';
import { infinitives, verbs, words } from './spanish/words.ts';
import type { LanguageTables } from './word-table.ts';

/** The words of Spanish. */
export const spanish: LanguageTables = {
  garment: garments,
  quality: qualities,
  thing: things,
  verb: verbs,
  infinitive: infinitives,
  word: words,
};
