import { singular } from '#contract/rules/search-words.ts';
import { findTerms, termAt } from '../find-terms.ts';
import { splitCompound } from './compounds.ts';
import { dictionaryOf, type Entries, type Entry } from './dictionary.ts';
import { type Chunk, isJoined, type Part, partOf, type Word, wordsIn } from './sentence.ts';
import type { Language } from './word-table.ts';

/** Decides which of its kinds a word for a garment means; null: it is English as it is. */
export type Kinds = (entry: Entry, exact: string) => string | null;

const likeliest: Kinds = ({ english }) => english;

/** The clauses of a text, each in English words in the order of its own language, and what stands behind the last. */
export function clausesOf(
  text: string,
  language: Language,
  kinds: Kinds = likeliest,
): { clauses: Chunk[][]; tail: string } {
  const { words, tail } = wordsIn(text, language);
  const chunks = chunksOf(words, language, kinds);
  const clauses: Chunk[][] = [];
  for (const chunk of chunks) {
    const isNew = !isJoined(words[chunk.from]!) && !isOrdinal(chunks, chunk);
    const clause = clauses.at(-1);
    if (!clause || isNew) clauses.push([chunk]);
    else clause.push(chunk);
  }
  return { clauses, tail };
}

/** `12. März` is no end of a sentence. */
const isOrdinal = (chunks: readonly Chunk[], chunk: Chunk): boolean =>
  chunk.part === 'thing' && chunk.gap === '. ' && isNumber(chunks[chunks.indexOf(chunk) - 1]);

const isNumber = (chunk: Chunk | undefined): boolean => chunk?.part === 'number';

function chunksOf(words: readonly Word[], language: Language, kinds: Kinds): Chunk[] {
  const dictionary = dictionaryOf(language);
  const chunks: Chunk[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at]!;
    const found = dictionary.find(words, at);
    const count = found?.count ?? 1;
    const some = words.slice(at, at + count);
    const place = {
      exact: some.map(({ exact }) => exact).join(' '),
      gap: word.gap,
      from: at,
      to: at + count,
    };
    const entry = found && chosen(found.entries, chunks);
    const english = entry && (entry.role === 'garment' ? kinds(entry, place.exact) : entry.english);
    if (entry && english !== undefined && english !== null) {
      chunks.push({ ...place, english, part: entry.role, isTranslated: true });
    } else {
      const compound = language === 'de' ? splitCompound(dictionary, word) : null;
      if (compound) {
        chunks.push({
          ...place,
          english: compound.english,
          part: compound.role,
          isTranslated: true,
        });
      } else {
        const part = entry ? entry.role : unknownPart(word);
        chunks.push({ ...place, english: rawOf(some), part, isTranslated: false });
      }
    }
    at += count;
  }
  return withShades(chunks, words);
}

const rawOf = (words: readonly Word[]): string =>
  words.map(({ raw, gap }, at) => (at === 0 ? raw : `${gap}${raw}`)).join('');

/** The part of a word that the language does not know: English words for garments are used in all of them. */
function unknownPart(word: Word): Part {
  const part = partOf(word);
  if (part !== 'unknown') return part;
  const term = termAt([singular(word.folded)], 0);
  return term ? (term.facts.slot ? 'garment' : 'quality') : part;
}

/** What is meant of a word that may be several: `vaquero` is denim after a garment, else jeans. */
function chosen(entries: Entries, before: readonly Chunk[]): Entry {
  const said = before.filter(({ english }) => english !== '');
  const last = said.at(-1);
  const noun =
    last?.part === 'word' && /^(?:of|in|at the)$/.test(last.english) ? said.at(-2) : last;
  const isAfterNoun = noun?.part === 'garment' || noun?.part === 'quality';
  const has = (role: Part) => entries.find((entry) => entry.role === role);
  if (last?.part === 'number') return has('word') ?? entries[0]!;
  return (isAfterNoun && has('garment') && has('quality')) || entries[0]!;
}

const shades = /^(?:dark|light|bright)$/;

/** A color and the shade behind it as one: `verde escuro` is `dark green`. */
function withShades(chunks: readonly Chunk[], words: readonly Word[]): Chunk[] {
  const all: Chunk[] = [];
  for (const chunk of chunks) {
    const color = all.at(-1);
    const isShade = chunk.part === 'quality' && shades.test(chunk.english);
    if (isShade && color && isColor(color) && isJoined(words[chunk.from]!)) {
      const english = `${chunk.english} ${color.english}`;
      all.splice(-1, 1, {
        ...color,
        english,
        to: chunk.to,
        exact: `${color.exact} ${chunk.exact}`,
      });
    } else all.push(chunk);
  }
  return all;
}

const isColor = ({ part, english }: Chunk): boolean =>
  part === 'quality' && findTerms(english).some(({ facts }) => facts.colors !== undefined);
