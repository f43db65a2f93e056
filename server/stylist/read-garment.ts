import { type ColorFamily, colorFamilies, toOklab } from '#contract/rules/color-families.ts';
import { fold } from '#contract/rules/search-words.ts';
import type { PatternFacts, Slot, StyleName, Styles, TermFacts } from './facts.ts';
import type { Garment, Lch, ReadGarment } from './garment.ts';
import { cutWords } from './lexicon/cuts.ts';
import { type FoundTerm, findTerms, termOfLeaf, termsOfBrand } from './lexicon/find-terms.ts';
import { translateTitle } from './lexicon/languages/translate.ts';
import { patternWords } from './lexicon/patterns.ts';

/** How much each source is believed where several say something. */
const trust = {
  category: 1.5,
  kind: 2,
  word: 1,
  brand: 0.6,
  occasion: 2.5,
  season: 2,
  aside: 0.35,
};

/** How dressed up one is on an occasion (`itemOccasions`); the scale is `TermFacts.formality`'s. */
const formalityOf: Record<string, number> = {
  Everyday: 0.25,
  Work: 0.5,
  Business: 0.65,
  Evening: 0.75,
  Formal: 0.92,
  Wedding: 0.82,
  Date: 0.58,
  Party: 0.66,
  Travel: 0.22,
  Outdoors: 0.1,
  Sport: 0.03,
  Beach: 0.05,
  Home: 0.05,
};
const warmthOf: Record<string, number> = { Summer: 0.12, Spring: 0.42, Fall: 0.58, Winter: 0.85 };

/** The words after which everything is only beside the garment: "dress with belt". */
const asides = /\s(?:with|w\/|featuring|feat|plus|over|worn with)\s.*$/i;

/** Reads what the words and attributes of a garment say of it ([Note: Lexicon], [Note: Languages]). Never throws. */
export function readGarment(garment: Garment): ReadGarment {
  const { id, category, brand, colors = [], patterns = [] } = garment;
  const title = translateTitle(garment.title ?? '', category ?? '');
  const head = title.replace(asides, '');
  const leaf = termOfLeaf(category ?? '');
  const ofCategory = leaf ? [leaf] : findTerms(category ?? '');
  const ofTitle = findTerms(head);
  const byCategory = ofCategory.findLast(({ facts }) => facts.slot);
  const byTitle = kindIn(ofTitle, byCategory);
  const kind = byTitle ?? byCategory;
  // What its owner wrote down of its cut counts as its words do.
  const ofCut = [garment.sleeveLength, garment.neckline].flatMap((one) =>
    findTerms(cutWords[one ?? ''] ?? ''),
  );
  const said: Said[] = [
    ...ofCategory.map(({ facts }) => ({ facts, weight: trust.category })),
    ...ofTitle.map(({ facts }) => ({ facts, weight: weightOf(facts, byTitle, byCategory) })),
    ...findTerms(title.slice(head.length)).map(({ facts }) => ({ facts, weight: trust.aside })),
    ...termsOfBrand(brand ?? '').map(({ facts }) => ({ facts, weight: trust.brand })),
    ...ofCut.map(({ facts }) => ({ facts, weight: trust.word })),
    ...patterns.flatMap((one) =>
      findTerms(patternWords[one] ?? one).map(({ facts }) => ({ facts, weight: trust.word })),
    ),
    ...(garment.occasions ?? []).flatMap((one) =>
      fact('formality', formalityOf[one], trust.occasion),
    ),
    ...(garment.seasons ?? []).flatMap((one) => fact('warmth', warmthOf[one], trust.season)),
  ];
  const inHead = [...ofCategory, ...ofTitle, ...ofCut];
  const families = familiesOf(colors, ofTitle);
  return {
    id,
    slot: kind?.facts.slot ?? null,
    leaf: leafOf(byTitle, byCategory),
    formality: meanOf(said, 'formality'),
    warmth: meanOf(said, 'warmth'),
    rain: strongest(said.map(({ facts }) => facts.rain ?? 0)),
    volume: lastOf(inHead, 'volume'),
    length: lengthOf(inHead, kind?.facts.slot),
    styles: stylesOf(said),
    pattern: patternOf(said),
    families,
    colors: families.map(lchOf),
    fabrics: [...new Set(inHead.flatMap(({ facts }) => facts.fabric ?? []))],
    statement: Math.max(
      0,
      ...said.map(({ facts, weight }) => (weight >= 1 ? (facts.statement ?? 0) : 0)),
    ),
    terms: inHead.map(({ term }) => term),
    occasions: garment.occasions ?? [],
  };
}

interface Said {
  facts: TermFacts;
  weight: number;
}

const leafOf = (
  byTitle: FoundTerm | undefined,
  byCategory: FoundTerm | undefined,
): string | null => {
  const own = byCategory?.facts.leaf;
  if (own && (kept.has(own) || (byTitle && isGeneral.has(byTitle.term)))) return own;
  return byTitle?.facts.leaf ?? own ?? null;
};

/** Words that say less than any category of theirs. */
const isGeneral = new Set(['dress', 'skirt', 'shoe', 'boot', 'jacket', 'coat', 'hat', 'bag']);

/** What is kept among these is of them, whatever its title calls it: `running shorts` are no shorts for town. */
const kept = new Set(['sports-top', 'sports-bottom', 'skiwear', 'costume']);

/** Finds what the title calls the garment: its last word for a garment, unless the category says that it is none. */
function kindIn(found: readonly FoundTerm[], byCategory: FoundTerm | undefined) {
  const kinds = found.filter(({ facts }) => facts.slot);
  const slot = byCategory?.facts.slot;
  // A carnival suit is no suit.
  if (byCategory?.facts.leaf === 'costume') return undefined;
  // Skiwear is a suit, a jacket or trousers.
  if (!slot || slot === 'other' || byCategory.facts.leaf === 'skiwear') return kinds.at(-1);
  const last = kinds.at(-1);
  // A knit that is called a dress is one.
  if (slot === 'top' && last?.facts.slot === 'one-piece' && last.term.endsWith('dress'))
    return last;
  const { leaf } = byCategory.facts;
  return kinds.findLast(({ facts }) => facts.slot === slot || (leaf && facts.leaf === leaf));
}

function weightOf(
  facts: TermFacts,
  byTitle: FoundTerm | undefined,
  byCategory: FoundTerm | undefined,
) {
  if (!facts.slot) return trust.word;
  if (facts === byTitle?.facts) return trust.kind;
  // A word for another garment: the heel of a boot, the shirt of a shirt jacket.
  return byCategory || byTitle ? trust.aside : trust.word;
}

const fact = (name: 'formality' | 'warmth', value: number | undefined, weight: number): Said[] =>
  value === undefined ? [] : [{ facts: { [name]: value }, weight }];

function meanOf(said: readonly Said[], name: 'formality' | 'warmth'): number | null {
  let sum = 0;
  let weights = 0;
  for (const { facts, weight } of said) {
    const value = facts[name];
    if (value === undefined) continue;
    sum += value * weight;
    weights += weight;
  }
  return weights === 0 ? null : sum / weights;
}

const strongest = (values: readonly number[]): number =>
  values.reduce((one, other) => (Math.abs(other) > Math.abs(one) ? other : one), 0);

const lastOf = (found: readonly FoundTerm[], name: 'volume' | 'length'): number | null =>
  found.findLast(({ facts }) => facts[name] !== undefined)?.facts[name] ?? null;

/** Cropped trousers end at the ankle; what is cropped above the waist is short. */
const ankle = 0.75;

function lengthOf(found: readonly FoundTerm[], slot: Slot | undefined): number | null {
  const isCropped = found.some(({ term }) => term === 'cropped' || term === 'crop');
  return slot === 'bottom' && isCropped ? ankle : lastOf(found, 'length');
}

function stylesOf(said: readonly Said[]): Styles {
  const sums: Styles = {};
  for (const { facts, weight } of said) {
    for (const [name, value] of Object.entries(facts.styles ?? {}) as [StyleName, number][]) {
      sums[name] = (sums[name] ?? 0) + value * weight;
    }
  }
  const length = Math.hypot(...Object.values(sums));
  if (length === 0) return {};
  return Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, value / length]));
}

const patternOf = (said: readonly Said[]): PatternFacts | null =>
  said
    .flatMap(({ facts, weight }) => (facts.pattern && weight >= 1 ? [facts.pattern] : []))
    .reduce<PatternFacts | null>(
      (one, other) => (one && one.busy > other.busy ? one : other),
      null,
    );

/** The color families that were given; else those that the title names. */
function familiesOf(colors: readonly string[], ofTitle: readonly FoundTerm[]): ColorFamily[] {
  const given = colors.flatMap((one) => {
    const key = fold(one);
    if (key in colorFamilies) return [key as ColorFamily];
    return findTerms(one).flatMap(({ facts }) => facts.colors ?? []);
  });
  const families = given.length > 0 ? given : ofTitle.flatMap(({ facts }) => facts.colors ?? []);
  return [...new Set(families)];
}

/** A color family as a color. */
export function lchOf(family: ColorFamily): Lch {
  const channels = colorFamilies[family].hex
    .slice(1)
    .match(/../g)!
    .map((two) => parseInt(two, 16));
  const { l, a, b } = toOklab(channels[0]!, channels[1]!, channels[2]!);
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}
