import type { BlueprintGender, BodyAnswers, ColorSeason } from '#contract/rules/blueprint.ts';
import {
  type CategoryGroup,
  categoryGroupOf,
  categoryLeaves,
  type itemNecklines,
  type itemPatterns,
  type itemSleeveLengths,
  type itemSleeveTypes,
  leafOf,
} from '#contract/rules/item-attributes.ts';
import type { PersonalityShare } from '#contract/rules/personality-quiz.ts';
import type { PatternFacts } from '../../stylist/facts.ts';
import type { ReadGarment } from '../../stylist/garment.ts';

export type Pattern = (typeof itemPatterns)[number];
export type Neckline = (typeof itemNecklines)[number];
export type SleeveType = (typeof itemSleeveTypes)[number];
export type SleeveLength = (typeof itemSleeveLengths)[number];

/** The attributes of an item that the blueprint's statements point at, as the item has them. */
export interface PointedAttributes {
  category: string | null;
  patterns: readonly Pattern[];
  neckline: Neckline | null;
  sleeveType: SleeveType | null;
  sleeveLength: SleeveLength | null;
}

/** A garment as the blueprint judges it: what the stylist read of it, and the attributes of its item. */
export interface ScoredGarment extends ReadGarment {
  group: CategoryGroup | null;
  patterns: readonly Pattern[];
  neckline: Neckline | null;
  sleeveType: SleeveType | null;
  sleeveLength: SleeveLength | null;
}

/** What is known of a member's style. Null is *not known yet*: that part then says nothing. */
export interface BlueprintProfile {
  season: ColorSeason | null;
  /** The strongest first. */
  personalities: readonly PersonalityShare[] | null;
  gender: BlueprintGender | null;
  body: BodyAnswers | null;
}

/** The pattern of an item that says none, by what its title says. */
const patternsOfTitle: Partial<Record<PatternFacts['kind'], Pattern>> = {
  plain: 'Plain',
  stripe: 'Striped',
  check: 'Checked',
  floral: 'Floral',
  dot: 'Dotted',
  animal: 'Animal print',
  graphic: 'Graphic print',
  texture: 'Textured',
};

/** Joins what was read of a garment with its item's attributes; where the item says nothing, its title counts. */
export function scoredGarment(read: ReadGarment, item: PointedAttributes): ScoredGarment {
  const leaf = leafOf(item.category) ?? read.leaf;
  const ofTitle = read.pattern && patternsOfTitle[read.pattern.kind];
  return {
    ...read,
    leaf,
    group: categoryGroupOf(item.category) ?? categoryLeaves.get(leaf ?? '')?.group ?? null,
    patterns: item.patterns.length > 0 ? item.patterns : ofTitle ? [ofTitle] : [],
    neckline: item.neckline,
    sleeveType: item.sleeveType,
    sleeveLength: item.sleeveLength,
  };
}
