import { singular, wordsOf } from '#contract/rules/search-words.ts';
import type { TermFacts, TermTable } from '../facts.ts';
import { accessories } from './accessories.ts';
import { bags } from './bags.ts';
import { bottoms } from './bottoms.ts';
import { brands, wordBrands } from './brands.ts';
import { colors } from './colors.ts';
import { cuts } from './cuts.ts';
import { fabrics } from './fabrics.ts';
import { formalwear } from './formalwear.ts';
import { gear } from './gear.ts';
import { leaves } from './leaves.ts';
import { manners } from './manners.ts';
import { outerwear } from './outerwear.ts';
import { patterns } from './patterns.ts';
import { shoes } from './shoes.ts';
import { sportswear } from './sportswear.ts';
import { tops } from './tops.ts';

/*
 * [Note: Lexicon] Every table says of its terms what each tells of a garment. A title is read from left to
 * right, the longest term first, so that "shirt dress" is no shirt. Words are compared in the singular and
 * without accents, as a search does it.
 */

/** A term that was found in a text. */
export interface FoundTerm {
  term: string;
  facts: TermFacts;
}

const kinds: readonly TermTable[] = [tops, bottoms, outerwear, shoes, bags, accessories];
const special: readonly TermTable[] = [gear, formalwear, sportswear];

/** Kinds of garments come first: of two tables that know a term, the first one says what it is. */
const tables: readonly TermTable[] = [
  ...[...special, ...kinds],
  ...[fabrics, patterns, cuts, manners, brands, colors],
];

/** Longest terms, in words. */
const mostWords = 4;
/** A longer text is no title. */
const mostLetters = 400;

/** The words of a term as they are compared: in the singular, without accents. */
export const formOf = (text: string): string => wordsOf(text).map(singular).join(' ');

const known: ReadonlyMap<string, TermFacts> = readTables();

function readTables(): Map<string, TermFacts> {
  const all = new Map<string, TermFacts>();
  for (const [words, facts] of tables.flat()) {
    for (const term of words.split(',').map(formOf)) if (!all.has(term)) all.set(term, facts);
  }
  return all;
}

const byLeaf = new Map<string, FoundTerm>();
// A shirt of which nothing else is known is an ordinary one.
for (const [, facts] of [...leaves, ...[...kinds, ...special].flat()]) {
  const { leaf } = facts;
  if (leaf && !byLeaf.has(leaf)) byLeaf.set(leaf, { term: formOf(leaf), facts });
}

/** The first terms of each leaf, which mean it and nothing more: tees, t-shirts; `pencil skirt` is more. */
const ofLeaf = new Map<string, TermFacts>();
for (const [, facts] of [...kinds, ...special].flat()) {
  if (facts.leaf && !ofLeaf.has(facts.leaf)) ofLeaf.set(facts.leaf, facts);
}

/** Whether a term is no more than a name of its leaf. */
export const isNameOfLeaf = (term: string): boolean => {
  const facts = known.get(term);
  return facts?.leaf !== undefined && ofLeaf.get(facts.leaf) === facts;
};

/** The facts that a leaf of the category tree says of a garment; undefined of one that says nothing, or is none. */
export const termOfLeaf = (leaf: string): FoundTerm | undefined => byLeaf.get(leaf);

/** Every single word of a term, in the singular. */
export const termWords: ReadonlySet<string> = new Set(
  [...known.keys()].flatMap((term) => term.split(' ')),
);

/** Whether words, as they are compared, are a term. */
export const isTerm = (words: string): boolean => known.has(words);

/** Whether a folded word stands in any term, alone or among others. */
export const isTermWord = (word: string): boolean => termWords.has(singular(word));

const byBrand = new Map(
  [...wordBrands, ...brands].flatMap(([words, facts]) =>
    words.split(',').map((name) => [formOf(name), facts] as const),
  ),
);

/** The terms of a brand's name ([Note: Brands]). */
export function termsOfBrand(brand: string): FoundTerm[] {
  const term = formOf(brand);
  const facts = byBrand.get(term);
  return facts ? [{ term, facts }] : findTerms(brand);
}

/** How many terms are known. */
export const termCount = known.size;

/** The longest term that begins at a word, with how many words it has; the words are in the singular. */
export function termAt(
  words: readonly string[],
  at: number,
): (FoundTerm & { count: number }) | undefined {
  for (let count = Math.min(mostWords, words.length - at); count > 0; count -= 1) {
    const term = words.slice(at, at + count).join(' ');
    const facts = known.get(term);
    if (facts) return { term, facts, count };
  }
  return undefined;
}

/** The terms of a text, in its order. Only its first 400 letters are read. */
export function findTerms(text: string): FoundTerm[] {
  const words = wordsOf(text.slice(0, mostLetters)).map(singular);
  const found: FoundTerm[] = [];
  for (let at = 0; at < words.length; ) {
    const next = termAt(words, at);
    if (next) found.push({ term: next.term, facts: next.facts });
    at += next?.count ?? 1;
  }
  return found;
}
