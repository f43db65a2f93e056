import type { ReadGarment } from './garment.ts';
import { belongingPart } from './parts/belonging.ts';
import { colorPart } from './parts/color.ts';
import { compositionPart } from './parts/composition.ts';
import { formalityPart } from './parts/formality.ts';
import { patternPart } from './parts/pattern.ts';
import { seasonPart } from './parts/season.ts';
import { silhouettePart } from './parts/silhouette.ts';
import { statementPart } from './parts/statement.ts';
import { stylePart } from './parts/style.ts';

type Part = (garments: readonly ReadGarment[]) => number | null;

/** The parts of a score, each 0 to 1, or null where too little is known: then it has no vote. */
export const parts = {
  composition: compositionPart,
  formality: formalityPart,
  style: stylePart,
  belonging: belongingPart,
  color: colorPart,
  season: seasonPart,
  pattern: patternPart,
  silhouette: silhouettePart,
  statement: statementPart,
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof parts;
export const partNames = Object.keys(parts) as PartName[];
export type Weights = Readonly<Record<PartName, number>>;

/** How much each part counts before anything was learned of a person (docs/stylist.md). */
export const firstWeights: Weights = {
  composition: 3,
  formality: 2,
  style: 2,
  belonging: 2,
  color: 2,
  season: 1.2,
  pattern: 0.7,
  silhouette: 0.6,
  statement: 0.4,
};

/** What an outfit is worth, and why. */
export interface OutfitScore {
  /** 0 to 1. */
  score: number;
  parts: Readonly<Record<PartName, number | null>>;
}

/** With so little said, a score stays near the middle. */
const doubt = { weight: 1.5, score: 0.5 };

/** Scores garments as one outfit. The same garments in another order score the same. */
export function scoreOutfit(
  garments: readonly ReadGarment[],
  weights: Weights = firstWeights,
): OutfitScore {
  const said = Object.fromEntries(partNames.map((name) => [name, parts[name](garments)])) as Record<
    PartName,
    number | null
  >;
  let sum = doubt.weight * doubt.score;
  let all = doubt.weight;
  for (const name of partNames) {
    const value = said[name];
    if (value === null) continue;
    sum += value * weights[name];
    all += weights[name];
  }
  return { score: sum / all, parts: said };
}
