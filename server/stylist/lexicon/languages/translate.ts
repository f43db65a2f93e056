import { clausesOf, type Kinds } from './chunks.ts';
import { inEnglishOrder } from './english-order.ts';
import { withOneRefusal } from './french-order.ts';
import { inGermanOrder } from './german-order.ts';
import { fitOf, type Kind, kindIn, kindOfCategory, kindsOf } from './kinds.ts';
import { languagesOfTitle } from './languages.ts';
import { inRomanceOrder } from './romance-order.ts';
import { type Chunk, type Clause, joined } from './sentence.ts';
import type { Language } from './word-table.ts';

/** A longer text is left as it is behind this many letters. */
const mostLetters = 1000;

const inOrder = (clause: readonly Chunk[], language: Language): Chunk[] => {
  if (language === 'de') return inEnglishOrder(inGermanOrder(clause));
  const some = language === 'fr' ? withOneRefusal(clause) : clause;
  return inEnglishOrder(inRomanceOrder(some, language));
};

/**
 * A text in the English words of the grammar ([Note: Languages]). What is not known stays as it was, in its place: also
 * numbers, punctuation, and the private characters that stand for titles. Never throws.
 */
export const translateSentence = (text: string, language: Language): string =>
  translated(text, language);

function translated(text: string, language: Language, kinds?: Kinds): string {
  const { clauses, tail } = clausesOf(text.slice(0, mostLetters), language, kinds);
  const ordered = clauses.map((clause) => ({
    gap: clause[0]?.gap ?? '',
    chunks: inOrder(clause, language),
  }));
  return `${joined(withRefusalBefore(ordered), tail)}${text.slice(mostLetters)}`;
}

/** `La jupe rouge, non`: a "not" that is a clause of its own, at the end, refuses the garment before it. */
function withRefusalBefore(clauses: Clause[]): Clause[] {
  const [last, before] = [clauses.at(-1), clauses.at(-2)];
  const isAlone = last?.chunks.length === 1 && last.chunks[0]!.english === 'not';
  const isNamed = before?.chunks.every(({ part }) => part !== 'verb' && part !== 'infinitive');
  if (!isAlone || !before || !isNamed) return clauses;
  return [...clauses.slice(0, -2), { ...before, chunks: [...last.chunks, ...before.chunks] }];
}

/** Words that the grammar knows, and the lexicon by another name. */
const inTitles: readonly (readonly [said: RegExp, title: string])[] = [
  [/\btight\b/g, 'fitted'],
  [/\blow cut\b/g, 'plunge'],
  [/\bpatterned\b/g, 'printed'],
  [/\bedgy\b/g, 'rock'],
  [/\bcomfortable\b/g, 'comfy'],
];

/**
 * The title of a garment in English words. Its language is guessed from its words, and from its category where they are
 * English, too: "Robe" is a dress among the dresses. An English title stays as it is. Never throws.
 */
export function translateTitle(title: string, category: string): string {
  const { sure, possible } = languagesOfTitle(title);
  if (sure === null && possible.length === 0) return title;
  const kind = kindOfCategory(category);
  const language = sure ?? fittingOf(title, possible, kind);
  if (language === null) return title;
  const text = translated(title, language, kindsOf(kind));
  return inTitles.reduce((one, [said, word]) => one.replace(said, word), text);
}

/** The language in which a title of words that are all English, too, fits its category better than in English. */
function fittingOf(
  title: string,
  possible: readonly Language[],
  category: Kind | null,
): Language | null {
  if (!category) return null;
  let best: Language | null = null;
  let most = fitOf(kindIn(title), category);
  if (most === 2) return null;
  for (const language of possible) {
    const fit = fitOf(kindIn(translated(title, language, kindsOf(category))), category);
    // German uses "shirt" for a T-shirt: only another place is sure.
    if (fit > most && (most === 0 || language !== 'de')) {
      most = fit;
      best = language;
    }
  }
  return best;
}
