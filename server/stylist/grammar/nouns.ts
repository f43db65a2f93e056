import type { ColorFamily } from '#contract/rules/color-families.ts';
import type { GarmentTrait } from '#contract/rules/stylist.ts';
import type { Description } from '../request.ts';
import { kindOf } from './kinds.ts';
import type { Unit } from './units.ts';

/** A garment as a text describes it, while it is read. */
export interface Noun {
  description: Description;
  /** Words of titles or brands that narrow it down. */
  names: string[];
  /** As it was written. */
  words: string[];
  /** Which title of the text it is. */
  title: number | null;
  /** Words before a kind that are no term of a garment everywhere: `party` shoes. */
  modifiers: string[];
  /** Whether a kind of garment was named. */
  hasKind: boolean;
  /** `The blue one`, where nothing before it says what it is one of. */
  isOne: boolean;
}

export const newNoun = (): Noun => ({
  description: {},
  names: [],
  words: [],
  title: null,
  modifiers: [],
  hasKind: false,
  isOne: false,
});

/** Adds a term of the lexicon; true where that ends the noun: its kind was named. */
export function addTerm(noun: Noun, { term, raw }: Unit): boolean {
  const { facts } = term!;
  noun.words.push(raw.toLowerCase());
  const kind = kindOf(term!.term, facts);
  if (kind) {
    // "Shirt dress": the last kind is meant; a term that is more than a kind stays.
    const { term: before, leaves: _leaves, slot: _slot, or: _or, ...rest } = noun.description;
    const own = before ?? kind.term;
    noun.description = { ...rest, ...kind, ...(own ? { term: own } : {}) };
    noun.hasKind = true;
    return true;
  }
  const [family] = facts.colors ?? [];
  if (family)
    noun.description = {
      ...noun.description,
      family: noun.description.family ?? (family as ColorFamily),
    };
  else if (facts.pattern) noun.description = { ...noun.description, pattern: facts.pattern.kind };
  else if (facts.fabric) noun.description = { ...noun.description, fabric: facts.fabric };
  else noun.description = { ...noun.description, term: term!.term };
  return false;
}

/** Adds a word for a trait. */
export function addTrait(noun: Noun, trait: GarmentTrait, raw: string): void {
  noun.words.push(raw.toLowerCase());
  noun.description = {
    ...noun.description,
    traits: [...new Set([...(noun.description.traits ?? []), trait])],
  };
}

/** A noun of the kind of the one before it: `the blue one`. Without one it refers to what was said earlier. */
export function ofKindOf(noun: Noun, before: Noun | null): Noun {
  if (!before) return { ...noun, isOne: true };
  const { leaves, slot, or } = before.description;
  const kind = { ...(leaves && { leaves }), ...(slot && { slot }), ...(or && { or }) };
  const words = before.words.slice(-1);
  return {
    ...noun,
    hasKind: true,
    words: [...noun.words, ...words],
    description: { ...kind, ...noun.description },
  };
}

export const isEmpty = ({ words }: Noun): boolean => words.length === 0;
