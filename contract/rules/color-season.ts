import { type ColorSeason, colorSeasons } from './blueprint.ts';
import { type Oklab, oklabDistance } from './color-families.ts';
import { measureColors } from './color-measures.ts';
import { type ColorMeasures, seasonDirections } from './color-season-tables.ts';
import { balanceBy } from './white-balance.ts';

/** The tones that a member pointed at, `#rrggbb` each; at least one of eye, hair and skin. */
export interface ColorSamples {
  eye: readonly string[];
  hair: readonly string[];
  skin: readonly string[];
  /** Something white in the same light, or null. */
  white: string | null;
}

/** What is estimated of a coloring. The four measures are -1..1. */
export interface SeasonEstimate extends ColorMeasures {
  season: ColorSeason;
  /** How much speaks for each season; the sum is 1. */
  shares: Record<ColorSeason, number>;
  /** 0..1: the share of the season, less for what was not seen. */
  confidence: number;
}

/** Below this, what stands out most decides alone; above it, all seasons are alike. */
const temperature = 0.14;

/** How much is believed of a picture by its white, and of one whose skin taps are far apart. */
const beliefByWhite = { exact: 1, clipped: 0.85, none: 0.65 };
const unevenSkin = { distance: 0.14, belief: 0.85 };

/** The mean of tones in OKLab. Expects at least one. */
export function meanTone(tones: readonly Oklab[]): Oklab {
  const sum = { l: 0, a: 0, b: 0 };
  for (const { l, a, b } of tones) {
    sum.l += l / tones.length;
    sum.a += a / tones.length;
    sum.b += b / tones.length;
  }
  return sum;
}

/** How far a coloring goes in the direction of a season. */
function reach(measures: ColorMeasures, season: ColorSeason): number {
  const direction = seasonDirections[season];
  const keys = Object.keys(direction) as (keyof ColorMeasures)[];
  const length = Math.sqrt(keys.reduce((sum, key) => sum + direction[key] ** 2, 0));
  return keys.reduce((sum, key) => sum + measures[key] * direction[key], 0) / length;
}

/** The share of every season: a softmax of how far the coloring goes in its direction. */
export function seasonShares(measures: ColorMeasures): Record<ColorSeason, number> {
  const weights = colorSeasons.map((season) => Math.exp(reach(measures, season) / temperature));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return Object.fromEntries(
    colorSeasons.map((season, at) => [season, weights[at]! / sum]),
  ) as Record<ColorSeason, number>;
}

/** The seasons, the likeliest first. */
export const rankedSeasons = (shares: Record<ColorSeason, number>): ColorSeason[] =>
  [...colorSeasons].sort((one, other) => shares[other] - shares[one]);

/** Estimates the color season of a person (docs/decisions/099-a-season-is-what-stands-out.md). */
export function estimateSeason(samples: ColorSamples): SeasonEstimate {
  const { balanced, white } = balanceBy(samples.white);
  const skins = samples.skin.map(balanced);
  const skin = meanTone(skins);
  const measures = measureColors({
    eye: meanTone(samples.eye.map(balanced)),
    hair: meanTone(samples.hair.map(balanced)),
    skin,
  });
  const shares = seasonShares(measures);
  const season = rankedSeasons(shares)[0]!;
  const even = skins.every((tone) => oklabDistance(tone, skin) <= unevenSkin.distance);
  const belief = beliefByWhite[white] * (even ? 1 : unevenSkin.belief);
  return { ...measures, season, shares, confidence: shares[season] * belief };
}

/** How sure an estimate is, in words. */
export type ConfidenceWords = 'Sure' | 'Fairly sure' | 'Between two';

/** The words for an estimate, with the season or, below 0.6, the two that it lies between. */
export function sayConfidence({
  confidence,
  shares,
}: Pick<SeasonEstimate, 'confidence' | 'shares'>): {
  words: ConfidenceWords;
  seasons: ColorSeason[];
} {
  const [first, second] = rankedSeasons(shares);
  if (confidence >= 0.8) return { words: 'Sure', seasons: [first!] };
  if (confidence >= 0.6) return { words: 'Fairly sure', seasons: [first!] };
  return { words: 'Between two', seasons: [first!, second!] };
}
