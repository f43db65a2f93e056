import { garments } from './german/garments.ts';
import { qualities } from './german/qualities.ts';
import { things } from './german/things.ts';
import { infinitives, verbs, words } from './german/words.ts';
import type { LanguageTables } from './word-table.ts';

/** The words of German. */
export const german: LanguageTables = {
  garment: garments,
  quality: qualities,
  thing: things,
  verb: verbs,
  infinitive: infinitives,
  word: words,
};
