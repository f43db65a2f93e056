import type { GarmentTrait } from '#contract/rules/stylist.ts';
import type { Styles } from '../facts.ts';

/*
 * [Note: Dress codes] What custom asks of clothes for an event. A code never asks who wears them: it goes by what an
 * outfit is built of, a suit or a dress. Kinds are given as words, apart by commas: a leaf of the category tree means all
 * of that kind, any other words mean garments that are called so (`cargo`, `dinner jacket`). What a garment is called says
 * more than its leaf, and *never* more than the rest. Its other words count last.
 */

/** Kinds, colors or fabrics, apart by commas ([Note: Dress codes]). */
export type Kinds = string;

/** One thing that a code requires. */
export interface Requirement {
  /** After *is missing*, turned around: `A bow tie`. */
  words: string;
  /** What meets it. */
  kinds: Kinds;
  /** Leaves that are called so and do not: a tuxedo shirt is no tuxedo. */
  except?: Kinds;
  /** What comes nearest to it. */
  nearest?: Kinds;
  /** In which outfits: those of a suit, those of a dress or a skirt, or all. */
  of: 'suit' | 'dress' | 'all';
}

/** What is worn to an event. */
export interface DressCode {
  /** How dressed up one is at least, best and at most (`TermFacts.formality`). */
  formality: { from: number; best: number; to: number };
  /** The ways of dressing that it calls for. */
  manner: Styles;
  /** What one thinks of first; it comes first where it is owned. */
  first?: Kinds;
  right: Kinds;
  tolerated?: Kinds;
  never?: Kinds;
  /** Main colors, by family. */
  colors?: { right?: Kinds; never?: Kinds };
  /** Kinds that are never of one of these colors all over: a guest's white dress at a wedding. */
  neverAllIn?: readonly { kinds: Kinds; colors: Kinds }[];
  /** Colors that no outfit is of from top to bottom, unless a layer breaks them. */
  neverWhole?: Kinds;
  patterns?: {
    /** As `PatternKind`. */
    never?: Kinds;
    /** The busiest one that is worn (`PatternFacts.busy`). */
    busiest?: number;
  };
  fabrics?: { right?: Kinds; never?: Kinds };
  /** What no dress, skirt, top or pair of shoes is. */
  traits?: readonly GarmentTrait[];
  /** Whether bare shoulders are covered by something. */
  coversShoulders?: boolean;
  required?: readonly Requirement[];
  /** The pieces that finish an outfit for it. */
  finish?: Kinds;
}
