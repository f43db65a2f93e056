import { type FitVerdict, fitStitches, fitVerdict } from '#contract/rules/garment-fit.ts';
import type { Slot } from '../../stylist/facts.ts';
import { colorPartOf, colorShareOf } from './color-part.ts';
import { middle, type Part } from './part.ts';
import { personalityPartOf } from './personality-part.ts';
import { reasonOf, type WeighedPart } from './reason.ts';
import type { BlueprintProfile, ScoredGarment } from './scored-garment.ts';
import type { ScoringContent } from './scoring-content.ts';
import { shapePartOf } from './shape-part.ts';

/*
 * [Note: Scored garments] A garment is scored by three parts, each 0 to 1: its color by the member's season, its line by
 * their body, its manner by their personality. A part of which nothing is said does not count in full, but holds the others
 * back: nobody who finished one analysis is told that much fits. The borders and weights: docs/decisions/103-how-a-garment-is-scored.md.
 */

/** The parts of a garment's score. */
export type ScoredPart = 'color' | 'shape' | 'personality';
export type ByPart<Value> = Record<ScoredPart, Value>;

/** How a garment suits its owner's style, and why. */
export interface GarmentScore {
  verdict: FitVerdict | 'unscored';
  /** 0 to 1; null of one that is not scored. */
  score: number | null;
  /** 1 to 10; 0 of one that is not scored. */
  stitches: number;
  /** 0 to 1; null where too little is known. */
  parts: ByPart<number | null>;
  /** A sentence for each part that speaks, and one for all; 64 characters at most. */
  reasons: ByPart<string | null>;
  reason: string;
}

/** How much each part counts; color that much times its share (`colorShares`). */
export const partWeights: ByPart<number> = { color: 6, shape: 5, personality: 3 };

/** So much of its weight a part counts that says nothing, with a value in the middle. */
const silence = 0.7;

/** The line of these a body decides: where its analysis says nothing of one, that counts as neither good nor bad. */
const onTheBody: ReadonlySet<Slot | null> = new Set([
  'top',
  'layer',
  'bottom',
  'one-piece',
  'outer',
]);

/** Makes the judge of one member's garments ([Note: Scored garments]). It never throws. */
export function garmentScorer(
  { season, personalities, gender, body }: BlueprintProfile,
  content: ScoringContent,
): (garment: ScoredGarment) => GarmentScore {
  const colorOf = season && colorPartOf(season, content.paletteOf(season, gender ?? 'female'));
  const shapeOf =
    gender && body && Object.keys(body).length > 0 ? shapePartOf(gender, body, content) : null;
  const personalityOf =
    personalities && personalities.length > 0
      ? personalityPartOf(personalities, gender, content)
      : null;
  if (!season && !shapeOf && !personalityOf) return () => unscored('finish a part of your style');
  return (garment) => {
    if (season && garment.families.length === 0) return unscored('add a color');
    const share = colorShareOf(garment);
    const isWorn = onTheBody.has(garment.slot);
    const parts: ByPart<Judged> = {
      color: judged(colorOf && colorOf(garment), partWeights.color * share),
      shape: judged(shapeOf && shapeOf(garment), partWeights.shape, isWorn),
      personality: judged(personalityOf && personalityOf(garment), partWeights.personality),
    };
    return scoreOf(parts) ?? unscored(lackOf(garment));
  };
}

/** A part with its weight, and with how much a middle value counts in its place where it says nothing. */
interface Judged {
  part: WeighedPart | null;
  silentWeight: number;
}

const judged = (part: Part | null, weight: number, speaksOfAll = true): Judged => ({
  part: part && { ...part, weight },
  silentWeight: part || !speaksOfAll ? 0 : weight * silence,
});

/** Scores one garment; of many `garmentScorer` is faster. */
export const scoreGarment = (
  garment: ScoredGarment,
  profile: BlueprintProfile,
  content: ScoringContent,
): GarmentScore => garmentScorer(profile, content)(garment);

const lackOf = ({ leaf, slot }: ScoredGarment): string =>
  leaf === null && slot === null ? 'add a category' : 'your style says nothing of it';

function scoreOf(parts: ByPart<Judged>): GarmentScore | null {
  const known = scoredParts.flatMap((name) => parts[name].part ?? []);
  if (known.length === 0) return null;
  let sum = 0;
  let all = 0;
  for (const name of scoredParts) {
    const { part, silentWeight } = parts[name];
    sum += part ? part.value * part.weight : middle * silentWeight;
    all += part ? part.weight : silentWeight;
  }
  const score = Math.min(sum / all, ...known.map(({ atMost }) => atMost ?? 1));
  const verdict = fitVerdict(score);
  return {
    verdict,
    score,
    stitches: fitStitches(score),
    parts: byPart(parts, ({ value }) => value),
    reasons: byPart(parts, (part) => reasonOf(fitVerdict(part.value), [part], true)),
    reason: reasonOf(verdict, known),
  };
}

const scoredParts = ['color', 'shape', 'personality'] as const;

const byPart = <Value>(
  { color, shape, personality }: ByPart<Judged>,
  of: (part: WeighedPart) => Value,
): ByPart<Value | null> => ({
  color: color.part && of(color.part),
  shape: shape.part && of(shape.part),
  personality: personality.part && of(personality.part),
});

const unscored = (lack: string): GarmentScore => ({
  verdict: 'unscored',
  score: null,
  stitches: 0,
  parts: { color: null, shape: null, personality: null },
  reasons: { color: null, shape: null, personality: null },
  reason: `Not scored: ${lack}`,
});
