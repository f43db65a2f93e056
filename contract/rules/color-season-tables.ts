import type { ColorSeason } from './blueprint.ts';

/*
 * What the estimate of a color season is measured against (docs/decisions/099-a-season-is-what-stands-out.md).
 * Lightness and chroma are those of OKLab and its polar form, 0..1 and about 0..0.2; hues are degrees.
 */

/** What is usual for a skin of one lightness. */
export interface UsualForSkin {
  /** The lightness of the skin that the row is for. */
  skin: number;
  /** Hue and chroma of skin that is neither cool nor warm. */
  hue: number;
  chroma: number;
  /** The usual lightness of hair and of eyes, and how far it commonly goes either way. */
  hair: number;
  hairSpread: number;
  eye: number;
  eyeSpread: number;
  /** The usual distance from the darkest to the lightest of skin, hair and eyes, and its spread. */
  span: number;
  spanSpread: number;
}

/** By skin lightness, from the deepest; between two rows all values are interpolated. */
export const usualForSkin: readonly UsualForSkin[] = [
  {
    skin: 0.26,
    hue: 47,
    chroma: 0.03,
    hair: 0.25,
    hairSpread: 0.12,
    eye: 0.32,
    eyeSpread: 0.13,
    span: 0.13,
    spanSpread: 0.11,
  },
  {
    skin: 0.4,
    hue: 49,
    chroma: 0.05,
    hair: 0.26,
    hairSpread: 0.13,
    eye: 0.34,
    eyeSpread: 0.13,
    span: 0.2,
    spanSpread: 0.12,
  },
  {
    skin: 0.55,
    hue: 54,
    chroma: 0.07,
    hair: 0.29,
    hairSpread: 0.15,
    eye: 0.36,
    eyeSpread: 0.14,
    span: 0.3,
    spanSpread: 0.14,
  },
  {
    skin: 0.7,
    hue: 58,
    chroma: 0.076,
    hair: 0.36,
    hairSpread: 0.18,
    eye: 0.42,
    eyeSpread: 0.15,
    span: 0.38,
    spanSpread: 0.17,
  },
  {
    skin: 0.82,
    hue: 60,
    chroma: 0.062,
    hair: 0.42,
    hairSpread: 0.21,
    eye: 0.47,
    eyeSpread: 0.16,
    span: 0.43,
    spanSpread: 0.19,
  },
  {
    skin: 0.93,
    hue: 61,
    chroma: 0.038,
    hair: 0.48,
    hairSpread: 0.23,
    eye: 0.52,
    eyeSpread: 0.17,
    span: 0.48,
    spanSpread: 0.21,
  },
];

/** What is usual for hair or eyes of one lightness: how yellow (OKLab b), how colorful. */
export interface UsualForTone {
  lightness: number;
  b: number;
  chroma: number;
}

export const usualForHair: readonly UsualForTone[] = [
  { lightness: 0.15, b: 0.005, chroma: 0.01 },
  { lightness: 0.28, b: 0.02, chroma: 0.03 },
  { lightness: 0.45, b: 0.04, chroma: 0.05 },
  { lightness: 0.65, b: 0.055, chroma: 0.06 },
  { lightness: 0.85, b: 0.04, chroma: 0.045 },
];

export const usualForEyes: readonly UsualForTone[] = [
  { lightness: 0.2, b: 0.012, chroma: 0.02 },
  { lightness: 0.35, b: 0.028, chroma: 0.04 },
  { lightness: 0.5, b: 0.02, chroma: 0.05 },
  { lightness: 0.7, b: 0.005, chroma: 0.045 },
];

/** The row of a table at a value of its first column, interpolated; the last row beyond its end. */
export function rowAt<Row extends { [Key in keyof Row]: number }>(
  table: readonly Row[],
  column: keyof Row,
  value: number,
): Row {
  const after = table.findIndex((row) => row[column] >= value);
  if (after <= 0) return after === 0 ? table[0]! : table.at(-1)!;
  const [low, high] = [table[after - 1]!, table[after]!];
  const share = (value - low[column]) / (high[column] - low[column]);
  const row = { ...low };
  for (const key of Object.keys(low) as (keyof Row)[]) {
    row[key] = (low[key] + (high[key] - low[key]) * share) as Row[keyof Row];
  }
  return row;
}

/** The four measures of a coloring, each -1..1. */
export interface ColorMeasures {
  /** Cool to warm. */
  undertone: number;
  /** Light to deep. */
  depth: number;
  /** Soft to clear. */
  chroma: number;
  /** Low to high. */
  contrast: number;
}

/** Which way each season lies from a coloring that is usual in all four measures. */
export const seasonDirections: Record<ColorSeason, ColorMeasures> = {
  light: { undertone: 0, depth: -1, chroma: 0, contrast: -0.2 },
  warm: { undertone: 1, depth: 0, chroma: 0, contrast: 0 },
  'soft/muted': { undertone: 0, depth: 0, chroma: -1, contrast: -0.4 },
  deep: { undertone: 0, depth: 1, chroma: 0, contrast: 0.2 },
  cool: { undertone: -1, depth: 0, chroma: 0, contrast: 0 },
  clear: { undertone: 0, depth: 0, chroma: 0.85, contrast: 0.75 },
};
