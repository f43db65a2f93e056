import type { BlueprintContent } from '../read-content.ts';
import { colorPart, colorShareOf } from './color-part.ts';
import type { Part } from './part.ts';
import { personalityPartOf } from './personality-part.ts';
import { reasonOf, sentence } from './reason.ts';
import type { BlueprintProfile, ScoredGarment } from './scored-garment.ts';
import { shapePartOf } from './shape-part.ts';

/*
 * [Note: Scored garments] A garment is scored by three parts, each 0 to 1: its color by the member's season, its line by
 * their body, its manner by their personality. A part of which too little is known is left out, and the others count for all
 * of it. The borders and weights: docs/decisions/103-how-a-garment-is-scored.md.
 */

/** The parts of a garment's score. */
export type ScoredPart = 'color' | 'shape' | 'personality';
export type ByPart<Value> = Record<ScoredPart, Value>;

/** How a garment suits its owner's style, and why. */
export interface GarmentScore {
  verdict: 'fits' | 'near' | 'away' | 'unscored';
  /** 0 to 1; null of one that is not scored. */
  score: number | null;
  /** 1 to 10; 0 of one that is not scored. */
  stitches: number;
  /** 0 to 1; null where too little is known. */
  parts: ByPart<number | null>;
  /** A sentence for each part that speaks, and one for all; 60 characters at most. */
  reasons: ByPart<string | null>;
  reason: string;
}

/** How much each part counts; color that much times its share (`colorShares`). */
export const partWeights: ByPart<number> = { color: 6, shape: 3, personality: 3 };

/** From these scores on a garment fits, or is near; below it is away. */
export const verdictFrom = { fits: 0.7, near: 0.45 };

/** Makes the judge of one member's garments ([Note: Scored garments]). It never throws. */
export function garmentScorer(
  { season, personalities, gender, body }: BlueprintProfile,
  content: BlueprintContent,
): (garment: ScoredGarment) => GarmentScore {
  const shapeOf =
    gender && body && Object.keys(body).length > 0 ? shapePartOf(gender, body, content) : null;
  const personalityOf =
    personalities && personalities.length > 0
      ? personalityPartOf(personalities, gender, content)
      : null;
  if (!season && !shapeOf && !personalityOf) return () => unscored('finish a part of your style');
  return (garment) => {
    if (season && garment.colors.length === 0) return unscored('add a color');
    const parts: ByPart<Part | null> = {
      color: season && colorPart(garment, season),
      shape: shapeOf && shapeOf(garment),
      personality: personalityOf && personalityOf(garment),
    };
    return scoreOf(parts, colorShareOf(garment)) ?? unscored(lackOf(garment));
  };
}

/** Scores one garment; of many `garmentScorer` is faster. */
export const scoreGarment = (
  garment: ScoredGarment,
  profile: BlueprintProfile,
  content: BlueprintContent,
): GarmentScore => garmentScorer(profile, content)(garment);

const lackOf = ({ leaf, slot }: ScoredGarment): string =>
  leaf === null && slot === null ? 'add a category' : 'your style says nothing of it';

function scoreOf(parts: ByPart<Part | null>, colorShare: number): GarmentScore | null {
  const weights = { ...partWeights, color: partWeights.color * colorShare };
  const known = (Object.keys(parts) as ScoredPart[]).flatMap((name) => {
    const part = parts[name];
    return part ? [{ ...part, weight: weights[name] }] : [];
  });
  if (known.length === 0) return null;
  const all = known.reduce((sum, { weight }) => sum + weight, 0);
  const score = known.reduce((sum, { value, weight }) => sum + value * weight, 0) / all;
  const verdict = score >= verdictFrom.fits ? 'fits' : score >= verdictFrom.near ? 'near' : 'away';
  return {
    verdict,
    score,
    stitches: Math.max(1, Math.round(score * 10)),
    parts: byPart(parts, (part) => part?.value ?? null),
    reasons: byPart(parts, (part) => part && sentence(part.clause)),
    reason: reasonOf(verdict, known),
  };
}

const byPart = <Value>(
  { color, shape, personality }: ByPart<Part | null>,
  of: (part: Part | null) => Value,
): ByPart<Value> => ({ color: of(color), shape: of(shape), personality: of(personality) });

const unscored = (lack: string): GarmentScore => ({
  verdict: 'unscored',
  score: null,
  stitches: 0,
  parts: { color: null, shape: null, personality: null },
  reasons: { color: null, shape: null, personality: null },
  reason: `Not scored: ${lack}`,
});
