import { type Counts, countWords } from './counts.ts';
import { type Language, languages } from './word-table.ts';

/** Only so many letters are looked at. */
const mostLetters = 500;

/**
 * The language of a text; null of English, and of any that is none of these for sure. Words that are English, too, say
 * nothing, nor do names: "dinner in São Paulo" is English. Never throws.
 */
export const languageOf = (text: string): Language | null =>
  likeliest(countWords(text.slice(0, mostLetters), false), isSentence);

/**
 * The language of a garment's title by the words that only one has, null where nothing tells; then also the languages
 * that have all of its English words.
 */
export function languagesOfTitle(title: string): {
  sure: Language | null;
  possible: readonly Language[];
} {
  const counts = countWords(title.slice(0, mostLetters), true);
  const sure = likeliest(counts, isTitle);
  const possible = sure ? [] : languages.filter((language) => counts[language].english === 0);
  return { sure, possible };
}

/** A title has a garment in it, or says nothing that is not of the language: `Short en jean`. */
const isTitle = ({ own, shared, telling, english, unknown }: Counts): boolean =>
  (telling > 0 && own > english) || (own > 0 && shared > 0 && english + unknown === 0);

/** English words beside those of the language are a title in an English sentence, or the other way round. */
const isSentence = ({ own, content, building, english, unknown }: Counts): boolean =>
  (content > 0 || english + unknown === 0) &&
  own >= 0.75 &&
  own > english &&
  own >= 0.7 * (english + unknown) &&
  (english === 0 || building > 0);

function likeliest(
  counts: Readonly<Record<Language, Counts>>,
  isIt: (counts: Counts) => boolean,
): Language | null {
  let best: Language | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const language of languages) {
    const { own, shared, telling, english, unknown } = counts[language];
    // English words that this language uses, too, make it likelier than another one.
    const sure = own - english - 0.3 * unknown + 0.05 * (shared + telling);
    if (isIt(counts[language]) && sure > most) {
      best = language;
      most = sure;
    }
  }
  return best;
}

/** Whether a language has a word: one that is no slip of the keys. */
export const isWordOf = (word: string, language: Language): boolean =>
  countWords(word, false)[language].unknown === 0;
