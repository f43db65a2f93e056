import { findTerms } from '../find-terms.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { portuguese } from './portuguese.ts';
import { isJoined, type Word, wordsIn } from './sentence.ts';
import { spanish } from './spanish.ts';
import { type Language, type LanguageTables, languages, type Role, roles } from './word-table.ts';

/** What a table says of a few words. */
export interface Entry {
  role: Role;
  english: string;
  /** All kinds of garments that it may be, the likeliest first. */
  options: readonly string[];
  isColor: boolean;
}

/** What all tables of a language say of the same words. */
export type Entries = readonly Entry[];

type Spelling = 'exact' | 'own' | 'folded' | 'loose' | 'stem';

/** The spellings of a word by which it is looked up. */
export type Spelled = Pick<Word, Spelling>;

/** The words of a language. */
export interface Dictionary {
  /** The longest entry that begins at a word. */
  find(words: readonly Word[], at: number): { entries: Entries; count: number } | undefined;
  /** An entry of a single word, by any of its spellings. */
  single(word: Spelled): Entries | undefined;
  /** Whether it stands in any entry as it is written, accents and all. */
  writes(word: Word): boolean;
  /** The role of the first entry in which it stands, alone or else among others; undefined where it stands in none. */
  roleOf(word: Word): Role | undefined;
}

/** A word as it is written counts before one that only looks like it. */
const spellings: readonly Spelling[] = ['exact', 'own', 'folded', 'loose', 'stem'];

const asWritten: readonly Spelling[] = ['exact', 'folded', 'loose'];
const inflected: ReadonlySet<Role> = new Set(['garment', 'quality', 'thing']);

function createDictionary(language: Language, tables: LanguageTables): Dictionary {
  const known = Object.fromEntries(spellings.map((one) => [one, new Map<string, Entry[]>()])) as {
    [name in Spelling]: Map<string, Entry[]>;
  };
  const most = new Map<string, number>();
  const parts = new Map<string, Role>();
  const written = new Set<string>();
  for (const role of roles) {
    for (const [foreign, english] of tables[role]) {
      const options = english.split('|').map((one) => one.trim());
      const [first = ''] = options;
      const isColor =
        role === 'quality' && findTerms(first).some(({ facts }) => facts.colors !== undefined);
      const entry: Entry = { role, english: first, options, isColor };
      for (const one of foreign.split(',')) {
        const { words } = wordsIn(one, language);
        for (const { exact, folded } of words) {
          written.add(exact);
          // "Slip dress" is as English as it was.
          if (words.length > 1 && one.trim() === first && !one.includes('-')) continue;
          for (const part of [exact, folded]) if (!parts.has(part)) parts.set(part, role);
        }
        for (const begin of [words[0]!.stem, words[0]!.own]) {
          most.set(begin, Math.max(most.get(begin) ?? 0, words.length));
        }
        // Only what may be inflected is known by its stem: a niece (Nichte) is no "nicht".
        for (const spelling of inflected.has(role) ? spellings : asWritten) {
          const key = words.map((word) => word[spelling]).join(' ');
          const entries = known[spelling].get(key);
          if (!entries) known[spelling].set(key, [entry]);
          else if (!entries.some((other) => other.role === role)) entries.push(entry);
        }
      }
    }
  }
  const look = (words: readonly Spelled[]): Entries | undefined => {
    for (const spelling of spellings) {
      const entries = known[spelling].get(words.map((word) => word[spelling]).join(' '));
      if (entries) return entries;
    }
    return undefined;
  };
  const single = (word: Spelled) => look([word]);
  return {
    single,
    writes: ({ exact }) => written.has(exact),
    roleOf: (word) => single(word)?.[0]?.role ?? parts.get(word.exact) ?? parts.get(word.folded),
    find: (words, at) => {
      const { stem, own } = words[at]!;
      const limit = Math.min(Math.max(most.get(stem) ?? 0, most.get(own) ?? 0), words.length - at);
      for (let count = limit; count > 0; count -= 1) {
        const some = words.slice(at, at + count);
        if (!some.slice(1).every(isJoined)) continue;
        const entries = look(some);
        if (entries) return { entries, count };
      }
      return undefined;
    },
  };
}

const tables: Record<Language, LanguageTables> = {
  de: german,
  pt: portuguese,
  es: spanish,
  fr: french,
};

/** Of each language its words; read when they are first asked for. */
const read = new Map<Language, Dictionary>();

/** The words of a language. */
export function dictionaryOf(language: Language): Dictionary {
  const known = read.get(language) ?? createDictionary(language, tables[language]);
  read.set(language, known);
  return known;
}

/** Every language with its words. */
export const dictionaries = (): (readonly [Language, Dictionary])[] =>
  languages.map((language) => [language, dictionaryOf(language)] as const);
