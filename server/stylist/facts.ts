import type { ColorFamily } from '#contract/rules/color-families.ts';
import type { GarmentSlot, PatternKind } from '#contract/rules/stylist.ts';

/** The place where a garment is worn. */
export type Slot = GarmentSlot;

/** The ways of dressing that words of a garment speak of. */
export const styleNames = [
  'classic',
  'minimal',
  'romantic',
  'bohemian',
  'edgy',
  'glamorous',
  'sporty',
  'street',
  'preppy',
  'vintage',
  'outdoor',
  'beach',
  'relaxed',
] as const;
export type StyleName = (typeof styleNames)[number];
export type Styles = Partial<Record<StyleName, number>>;

/** The facts of a pattern, as far as mixing goes: how busy it is, 0 (plain) to 1, and what it is of. */
export interface PatternFacts {
  kind: PatternKind;
  busy: number;
}

/**
 * The facts that one word, or a few together, say of a garment. All is optional: a word speaks of what it knows.
 */
export interface TermFacts {
  slot?: Slot;
  /** A leaf of the category tree. */
  leaf?: string;
  /** 0: the beach, the gym; 0.25: weekends; 0.5: an office without a tie; 0.75: cocktails; 1: black tie. */
  formality?: number;
  /** How warm it keeps, 0 (swimwear) to 1 (a down parka). */
  warmth?: number;
  /** The effect of rain on it: -1 (suede, silk) to 1 (a raincoat). */
  rain?: number;
  /** How wide it is cut: -1 (second skin) to 1 (oversized). */
  volume?: number;
  /** The height at which it ends, of tops and bottoms: 0 (cropped, mini) to 1 (to the floor). */
  length?: number;
  styles?: Styles;
  pattern?: PatternFacts;
  colors?: readonly ColorFamily[];
  /** The fabric it is made of, as the lexicon calls it. */
  fabric?: string;
  /** How much it is looked at first: 0 (a plain tee) to 1 (a sequined gown). */
  statement?: number;
}

/** Terms, apart by commas, with what they say. */
export type TermTable = readonly (readonly [words: string, facts: TermFacts])[];
