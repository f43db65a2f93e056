import type { ColorFamily } from '#contract/rules/color-families.ts';
import type { ToldNeeds } from '#contract/rules/stylist.ts';
import type { PatternFacts, Slot, Styles } from './facts.ts';

/** A garment as it is known: all but the id may be missing, since people fill in little. */
export interface Garment {
  id: string;
  /** A leaf of the category tree, or any words for what it is. */
  category?: string | null;
  title?: string;
  brand?: string | null;
  /** Color families, or any color words. */
  colors?: readonly string[];
  /** As the contract's `itemPatterns`, or any words. */
  patterns?: readonly string[];
  /** As the contract's `itemSleeveLengths`. */
  sleeveLength?: string | null;
  /** As the contract's `itemNecklines`. */
  neckline?: string | null;
  seasons?: readonly string[];
  occasions?: readonly string[];
}

/** A color by its lightness (0 to 1), chroma (0 to about 0.3) and hue (degrees). */
export interface Lch {
  l: number;
  c: number;
  h: number;
}

/** How a garment suits its owner's Style Blueprint, 0 to 1: as a whole, and by its parts; null where one is not known. */
export interface BlueprintFit {
  fit: number;
  color: number | null;
  shape: number | null;
  personality: number | null;
  /** What their season is called (`Soft, muted`); undefined where it is not known. */
  season?: string | undefined;
}

/**
 * A garment as the engine knows it, once its words are read. Null is *not known*: whoever needs it then
 * abstains.
 */
export interface ReadGarment {
  id: string;
  slot: Slot | null;
  leaf: string | null;
  /** 0 (beach, gym) to 1 (black tie). */
  formality: number | null;
  /** 0 (swimwear) to 1 (a down parka). */
  warmth: number | null;
  /** The effect of rain on it: -1 (suede, silk) to 1 (a raincoat), 0 where nothing is known. */
  rain: number;
  volume: number | null;
  length: number | null;
  /** Of length 1, or empty. */
  styles: Styles;
  pattern: PatternFacts | null;
  families: readonly ColorFamily[];
  colors: readonly Lch[];
  fabrics: readonly string[];
  statement: number;
  /** Every term that was understood. */
  terms: readonly string[];
  /** For what its owner wears it (`itemOccasions`). */
  occasions: readonly string[];
  /** Whole days since it was last worn; null: never. Undefined where nobody knows. */
  wornDaysAgo?: number | null;
  /** What its owner said of it; undefined where they said nothing. */
  told?: ToldNeeds | undefined;
  /** Undefined where nobody knows, or it is not scored. */
  blueprint?: BlueprintFit;
}
