import { splitCompound } from './compounds.ts';
import { type Dictionary, dictionaries } from './dictionary.ts';
import { isEnglishWord } from './english-words.ts';
import { wordsIn } from './sentence.ts';
import type { Language, Role } from './word-table.ts';

/** What a word is in a language. */
interface Owned {
  /** Known as it is written, accents and all. */
  isWritten: boolean;
  /** Undefined of a word that it does not have. */
  role: Role | undefined;
}

/** Whose a word is: English, or of which other languages. */
export interface Owners {
  isEnglish: boolean;
  of: Readonly<Record<Language, Owned>>;
}

/** The same few thousand words are asked for again and again. */
const mostKept = 20_000;
const kept = new Map<string, Owners>();
/** Shorter words are no compounds. */
const fewestLetters = 7;

/** Whose a word is, in lower case and with its accents. */
export function ownersOf(exact: string): Owners {
  const before = kept.get(exact);
  if (before) return before;
  const isEnglish = isEnglishWord(exact);
  const all = dictionaries().map(
    ([language, dictionary]) => [language, owned(exact, language, dictionary, isEnglish)] as const,
  );
  const owners = { isEnglish, of: Object.fromEntries(all) as Record<Language, Owned> };
  if (kept.size >= mostKept) kept.clear();
  kept.set(exact, owners);
  return owners;
}

function owned(
  exact: string,
  language: Language,
  dictionary: Dictionary,
  isEnglish: boolean,
): Owned {
  const word = wordsIn(exact, language).words[0];
  if (!word) return { isWritten: false, role: undefined };
  const known = dictionary.roleOf(word);
  if (known) return { isWritten: dictionary.writes(word), role: known };
  const isLong = language === 'de' && !isEnglish && exact.length >= fewestLetters;
  return { isWritten: true, role: isLong ? splitCompound(dictionary, word)?.role : undefined };
}
