import { categoryLeaves } from '#contract/rules/item-attributes.ts';
import type { ReadGarment } from '../garment.ts';
import { lengthInWords } from '../lengths.ts';
import { formOf, isTerm } from '../lexicon/find-terms.ts';
import { hasTrait } from '../traits.ts';
import type { DressCode, Kinds } from './dress-code.ts';

/** How a kind of garment stands with a dress code ([Note: Dress codes]). */
export type Standing = 'first' | 'right' | 'tolerated' | 'other' | 'never';

const listOf = (kinds: Kinds | undefined): string[] =>
  kinds ? kinds.split(',').map((one) => one.trim()) : [];

/** Whether a term is called so: `cargo pant` is called `cargo`. */
const isCalled = (term: string, words: string): boolean =>
  term === words || ` ${term} `.includes(` ${words} `);

/** Kinds, ready to be looked up. */
interface Names {
  leaves: ReadonlySet<string>;
  /** Each is one term, or several words that must all be there. */
  words: readonly (readonly string[])[];
  /** The words above that a term has, by the term: a wardrobe has the same ones again and again. */
  byTerm: Map<string, readonly number[]>;
}

function namesOf(kinds: Kinds): Names {
  const all = listOf(kinds);
  const isLeaf = (one: string) => categoryLeaves.has(one);
  return {
    leaves: new Set(all.filter(isLeaf)),
    words: all
      .filter((one) => !isLeaf(one))
      .map(formOf)
      .map((words) => (isTerm(words) ? [words] : words.split(' '))),
    byTerm: new Map(),
  };
}

const namesByKinds = new Map<Kinds, Names>();

function known(kinds: Kinds): Names {
  const names = namesByKinds.get(kinds) ?? namesOf(kinds);
  namesByKinds.set(kinds, names);
  return names;
}

/** The places of the words of which a term has at least one. */
function placesOf(term: string, { words, byTerm }: Names): readonly number[] {
  const before = byTerm.get(term);
  if (before) return before;
  const places = words.flatMap((all, at) => (all.some((one) => isCalled(term, one)) ? [at] : []));
  byTerm.set(term, places);
  return places;
}

const byWords = (names: Names, { terms }: ReadGarment): boolean =>
  terms.some((term) =>
    placesOf(term, names).some((at) =>
      names.words[at]!.every((one) => terms.some((other) => isCalled(other, one))),
    ),
  );

const byLeaf = ({ leaves }: Names, { leaf }: ReadGarment): boolean =>
  leaf !== null && leaves.has(leaf);

/** Whether a garment is of one of some kinds. */
export function isOfKinds(garment: ReadGarment, kinds: Kinds | undefined): boolean {
  if (!kinds) return false;
  const names = known(kinds);
  return byLeaf(names, garment) || byWords(names, garment);
}

const levels = ['never', 'first', 'right', 'tolerated'] as const;
/** The slots that are seen for their cloth and length. */
const main = new Set<ReadGarment['slot']>(['top', 'bottom', 'one-piece', 'layer', 'outer']);
const legs = new Set<ReadGarment['slot']>(['bottom', 'one-piece']);

/** How the kind of a garment stands with a code, by what it is called and else by its leaf. */
function kindStanding(
  garment: ReadGarment,
  { first, right, tolerated, never }: DressCode,
): Standing {
  const kinds = { first, right, tolerated, never };
  for (const by of [byWords, byLeaf]) {
    const level = levels.find((one) => kinds[one] && by(known(kinds[one]), garment));
    if (level) return level;
  }
  return 'other';
}

/** Whether a color, a pattern, a fabric or a cut speaks against a garment, whatever its kind. */
function isAgainst(garment: ReadGarment, code: DressCode): boolean {
  const { families, pattern, fabrics, slot } = garment;
  const { colors, patterns, neverAllIn = [], traits = [] } = code;
  if (families[0] && listOf(colors?.never).includes(families[0])) return true;
  const isPlain = families.length > 0 && (pattern === null || pattern.busy < 0.2);
  const isAllIn = (one: { kinds: Kinds; colors: Kinds }) =>
    families.every((family) => listOf(one.colors).includes(family)) &&
    isOfKinds(garment, one.kinds);
  if (isPlain && neverAllIn.some(isAllIn)) return true;
  if (pattern && listOf(patterns?.never).includes(pattern.kind)) return true;
  if (pattern && patterns?.busiest !== undefined && pattern.busy > patterns.busiest) return true;
  if (main.has(slot) && fabrics.some((one) => listOf(code.fabrics?.never).includes(one)))
    return true;
  return traits.some((trait) =>
    // A short jacket shows no legs.
    trait === 'short'
      ? legs.has(slot) && (lengthInWords(garment) ?? 1) <= 0.3
      : hasTrait(garment, trait),
  );
}

const standings = new WeakMap<DressCode, WeakMap<ReadGarment, Standing>>();

/** How a garment stands with a dress code. It is asked for again and again, and remembered. */
export function standingOf(garment: ReadGarment, code: DressCode): Standing {
  let ofCode = standings.get(code);
  if (!ofCode) {
    ofCode = new WeakMap();
    standings.set(code, ofCode);
  }
  const before = ofCode.get(garment);
  if (before) return before;
  const standing = isAgainst(garment, code) ? 'never' : kindStanding(garment, code);
  ofCode.set(garment, standing);
  return standing;
}
