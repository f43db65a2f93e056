import { categoryGroupOf } from '#contract/rules/item-attributes.ts';
import type { Agreement } from '#contract/rules/partner-products.ts';
import { readGarment } from './read-garment.ts';
import { areTakenForOneAnother, colorDistance } from './wardrobe-cells.ts';

/** What is compared of a garment. Null, an empty family and no patterns are *not known*: that part then abstains. */
export interface Likened {
  /** A leaf of the category tree. */
  category: string | null;
  /** A color family. */
  family: string | null;
  /** As the contract's `itemPatterns`. */
  patterns: readonly string[];
  /** The height at which it ends, 0 (cropped) to 1 (to the floor). */
  length: number | null;
}

/** How like two garments are, 0 to 1, and the parts in which they agree. */
export interface Likeness {
  likeness: number;
  agrees: Agreement[];
}

/** How much each part counts of those that are known. */
const weights = { kind: 0.5, color: 0.3, pattern: 0.1, length: 0.1 };

/** How far apart two colors have nothing of each other, and how far they still agree (`colorDistance`). */
const farColors = 0.3;
const agreeingColors = 0.135;
/** The difference of heights up to which two lengths agree. */
const agreeingLengths = 0.2;
/** Kinds of one group are like each other by so much, and those that are taken for one another by so much. */
const ofOneGroup = 0.3;
const ofOneKind = 0.85;

/** How far down outerwear reaches, where its name says nothing: the lexicon's lengths are of tops and bottoms. */
export const outerLengths: Record<string, number> = {
  coat: 0.7,
  'trench-coat': 0.7,
  parka: 0.6,
  cape: 0.5,
  blazer: 0.4,
  puffer: 0.35,
  jacket: 0.3,
  'denim-jacket': 0.3,
  'leather-jacket': 0.3,
  bomber: 0.3,
  vest: 0.3,
};

/** The length of a garment, by its title and its kind; null where neither says. */
export function lengthOf(title: string, category: string | null): number | null {
  return readGarment({ id: '', title, category }).length ?? outerLengths[category ?? ''] ?? null;
}

/**
 * Compares two garments by kind, color, pattern and length. Those of two groups of the category tree are not alike at
 * all; where a kind is not known, garments are half as like as the rest says. Never throws.
 */
export function likenessOf(one: Likened, other: Likened): Likeness {
  const kind = kindLikeness(one.category, other.category);
  if (kind === 0) return { likeness: 0, agrees: [] };
  const apart = one.family && other.family ? colorDistance(one.family, other.family) : Number.NaN;
  const color = Number.isFinite(apart) ? Math.max(0, 1 - apart / farColors) : null;
  const shared = one.patterns.filter((pattern) => other.patterns.includes(pattern));
  const arePatternsKnown = one.patterns.length > 0 && other.patterns.length > 0;
  const pattern = arePatternsKnown ? (shared.length > 0 ? 1 : 0) : null;
  const difference =
    one.length === null || other.length === null ? null : Math.abs(one.length - other.length);
  const length = difference === null ? null : Math.max(0, 1 - difference);
  const mean = meanOf({ kind, color, pattern, length });
  const said: [Agreement, boolean][] = [
    ['color', apart <= agreeingColors],
    ['length', difference !== null && difference <= agreeingLengths],
    ['cut', kind !== null && kind >= ofOneKind],
    // That both are plain tells nothing.
    ['pattern', shared.some((one) => one !== 'Plain')],
  ];
  return {
    likeness: kind === null ? mean / 2 : mean,
    agrees: said.flatMap(([part, is]) => (is ? [part] : [])),
  };
}

/** How like two kinds are, 0 to 1; null where one is not known. */
function kindLikeness(one: string | null, other: string | null): number | null {
  if (!one || !other) return null;
  if (one === other) return 1;
  if (areTakenForOneAnother(one, other)) return ofOneKind;
  return categoryGroupOf(one) === categoryGroupOf(other) ? ofOneGroup : 0;
}

function meanOf(parts: Record<keyof typeof weights, number | null>): number {
  let sum = 0;
  let known = 0;
  for (const [part, value] of Object.entries(parts) as [keyof typeof weights, number | null][]) {
    if (value === null) continue;
    sum += value * weights[part];
    known += weights[part];
  }
  return known === 0 ? 0 : sum / known;
}
