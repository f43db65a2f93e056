/*
 * [Note: Languages] What is said in German, Portuguese, Spanish or French is put into the English words that the lexicon
 * and the grammar know, before either reads it: so there is one grammar, and "no jeans" finds "Calças de ganga". A
 * language is tables of its words by what they do in a sentence, and an order of words that is not English.
 */

/** The languages beside English. */
export const languages = ['de', 'pt', 'es', 'fr'] as const;
export type Language = (typeof languages)[number];

/**
 * Words of a language, apart by commas, with the English ones for them; none where English says nothing there. What may
 * be one of several kinds of garments has them all, apart by bars, the likeliest first.
 */
export type WordTable = readonly (readonly [foreign: string, english: string])[];

/** The part that words take in a sentence. */
export const roles = ['garment', 'quality', 'thing', 'verb', 'infinitive', 'word'] as const;
export type Role = (typeof roles)[number];

/**
 * The words of a language by their part: garments; what is said of garments; things of which the same is said (a day,
 * a wedding, a color); verbs, and their infinitives; all others.
 */
export type LanguageTables = Readonly<Record<Role, WordTable>>;

/** Names of days or months, put into phrases: `am {}` with Montag is `on monday`. */
export const inFrames = (
  names: readonly (readonly [foreign: string, english: string])[],
  frames: WordTable,
): WordTable =>
  names.flatMap(([foreign, english]) =>
    frames.map(([frame, inEnglish]) => {
      const words = frame
        .split(',')
        .flatMap((one) => foreign.split(',').map((name) => one.trim().replace('{}', name.trim())));
      return [words.join(', '), inEnglish.replace('{}', english)] as const;
    }),
  );
