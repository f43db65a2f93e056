import { wordsOf } from '#contract/rules/search-words.ts';
import type { GarmentTrait } from '#contract/rules/stylist.ts';
import type { Asked } from './asked.ts';
import * as clause from './clause-words.ts';
import { phrases } from './phrases.ts';
import { traitWords } from './trait-words.ts';

/** The work of words in a clause ([Note: Clauses]). */
export type ClauseRole =
  | 'refusing'
  | 'neutral'
  | 'telling'
  | 'wantingAfterAll'
  | 'restricting'
  | 'wanting'
  | 'swapping'
  | 'refusedBy'
  | 'allowedBy'
  | 'takingBack'
  | 'hedge'
  | 'referring'
  | 'cancelling'
  | 'beginning';

/** All that some words may mean in a question; which of it they mean depends on what stands around them. */
export interface KnownWords {
  roles: Set<ClauseRole>;
  asked: Asked | null;
  trait: GarmentTrait | null;
}

const known = new Map<string, KnownWords>();
const spell = (words: string) => wordsOf(words).join(' ');

function entry(words: string): KnownWords {
  const key = spell(words);
  const found = known.get(key) ?? { roles: new Set(), asked: null, trait: null };
  known.set(key, found);
  return found;
}

const roles: Record<ClauseRole, readonly string[]> = {
  refusing: clause.refusing,
  neutral: clause.neutral,
  telling: clause.telling,
  wantingAfterAll: clause.wantingAfterAll,
  restricting: clause.restricting,
  wanting: clause.wanting,
  swapping: clause.swapping,
  refusedBy: clause.refusedBy,
  allowedBy: clause.allowedBy,
  takingBack: clause.takingBack,
  hedge: clause.hedges,
  referring: clause.referring,
  cancelling: clause.cancelling,
  beginning: clause.beginning,
};
for (const [role, words] of Object.entries(roles) as [ClauseRole, readonly string[]][]) {
  for (const one of words) entry(one).roles.add(role);
}
for (const [words, asked] of phrases) {
  const found = entry(words);
  found.asked = { ...asked, ...found.asked };
}
for (const [words, trait] of traitWords) entry(words).trait ??= trait;

/** What words mean, apart by spaces and folded; undefined where they are not known. */
export const knownWords = (words: string): KnownWords | undefined => known.get(words);

/** The most words that are known together. */
export const mostKnownWords = Math.max(...[...known.keys()].map((key) => key.split(' ').length));

/** Every single word that is part of something known. */
export const vocabulary: ReadonlySet<string> = new Set(
  [...known.keys()].flatMap((key) => key.split(' ')),
);
