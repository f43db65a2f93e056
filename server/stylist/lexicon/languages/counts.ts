import { looselyIn } from './sentence.ts';
import { type Owners, ownersOf } from './word-owners.ts';
import { type Language, languages } from './word-table.ts';

/** The words of a text by whose they are. */
export interface Counts {
  /** Of the language alone. */
  own: number;
  /** Of both. */
  shared: number;
  /** Of its own, the words that do not stand between the others of a title. */
  content: number;
  /** Of those, the words that say how a sentence is built: they are in no title. */
  building: number;
  /** Of its own, the words for garments and what is said of them. */
  telling: number;
  /** Of English alone. */
  english: number;
  /** Of no language that is known; names do not count. */
  unknown: number;
}

/** Words that stand between the others of a title, too: `vestido de festa`. */
const ofTitles = new Set(
  (
    'de da do das dos em en no na a à às ao aos o os as e y la las el los le les l d du des au aux et avec con com sem sans ' +
    'mit ohne und aus für der die das den dem ein eine um uma un una une sin para pour in im am'
  ).split(' '),
);

/** Letters that one of the languages has, and not the others that a word may be of. */
const letters: Record<Language, RegExp> = {
  de: /[äöüß]/,
  pt: /[ãõç]|[áéíóúâê]/,
  es: /[ñ]|[áéíóú]/,
  fr: /[çœ]|[èêàùîôû]/,
};

/** The weight of a capitalized word within a sentence: a name, but in German any noun. */
const ofNames: Record<Language, number> = { de: 0.75, pt: 0, es: 0, fr: 0 };

/** Counts the words of a text by each language. In a title capitals say nothing. */
export function countWords(text: string, isTitle: boolean): Record<Language, Counts> {
  const all = Object.fromEntries(
    languages.map((language) => [
      language,
      { own: 0, shared: 0, content: 0, building: 0, telling: 0, english: 0, unknown: 0 },
    ]),
  ) as Record<Language, Counts>;
  const hasCase = !isTitle && /\p{Ll}/u.test(text);
  for (const { exact, isCapital, isFirst } of looselyIn(text)) {
    const owners = ownersOf(exact);
    const isName = hasCase && isCapital && !isFirst;
    for (const language of languages) add(all[language], exact, language, owners, isName);
  }
  return all;
}

function add(counts: Counts, exact: string, language: Language, owners: Owners, isName: boolean) {
  const { isWritten, role } = owners.of[language];
  if (owners.isEnglish) {
    if (!role) counts.english += 1;
    else if (isWritten) counts.shared += 1;
  } else if (role) {
    // A word that is there but for its accents may be another one of another language: `mas`, `más`.
    const weight = isName ? ofNames[language] : exact.length < 2 ? 0.5 : isWritten ? 1 : 0.9;
    counts.own += weight;
    if (!ofTitles.has(exact)) counts.content += weight;
    if (role === 'garment' || role === 'quality') counts.telling += weight;
    const isBuilding = role === 'word' || role === 'verb' || role === 'infinitive';
    if (isBuilding && !ofTitles.has(exact)) counts.building += weight;
  } else if (!isName) {
    if (letters[language].test(exact)) counts.own += 0.5;
    else counts.unknown += 1;
  }
}
