import type { FoundTerm } from '../find-terms.ts';
import { findTerms, termOfLeaf } from '../find-terms.ts';
import type { Kinds } from './chunks.ts';

/** The kind of a garment: its slot and its leaf, as far as known. */
export type Kind = Pick<FoundTerm['facts'], 'slot' | 'leaf'>;

/** The kind that words name last; null where they name none. */
export const kindIn = (text: string): Kind | null =>
  findTerms(text).findLast(({ facts }) => facts.slot)?.facts ?? null;

/** The kind of a category. */
export const kindOfCategory = (category: string): Kind | null =>
  termOfLeaf(category)?.facts ?? kindIn(category);

/** How well words fit a category: 2 the very kind, 1 worn at the same place, 0 not at all. */
export function fitOf(said: Kind | null, category: Kind | null): 0 | 1 | 2 {
  if (!said || !category || said.slot !== category.slot) return 0;
  return category.leaf !== undefined && said.leaf === category.leaf ? 2 : 1;
}

/**
 * Chooses among the kinds that a word may mean the one of the category; a word that is of it in English alone stays
 * English: a robe among the robes.
 */
export const kindsOf =
  (category: Kind | null): Kinds =>
  ({ options, english }, exact) => {
    if (!category) return english;
    const fits = options.map((option) => fitOf(kindIn(option), category));
    if (Math.max(...fits) === 0 && fitOf(kindIn(exact), category) > 0) return null;
    return options[fits.indexOf(2)] ?? english;
  };
