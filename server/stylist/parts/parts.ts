import { type ScorePart, scoreParts } from '#contract/rules/stylist.ts';
import type { DressCode } from '../dress-codes/dress-code.ts';
import { fitWithMarks } from '../dress-codes/requirements.ts';
import type { ReadGarment } from '../garment.ts';
import type { StylistRequest } from '../request.ts';
import { belongingFit } from './belonging.ts';
import { blueprintFit } from './blueprint.ts';
import { colorHarmony, garmentColorFit } from './color.ts';
import { comfortFit, fitOfWeather } from './comfort.ts';
import { compositionPart } from './composition.ts';
import { formalityFit } from './formality.ts';
import { moodFit, oneColorFit } from './mood.ts';
import { needFit } from './need.ts';
import { noveltyFit } from './novelty.ts';
import { occasionFit } from './occasion.ts';
import { patternPart } from './pattern.ts';
import { seasonFit } from './season.ts';
import { silhouettePart } from './silhouette.ts';
import { statementPart } from './statement.ts';
import { styleFit } from './style.ts';
import { historyFit, tasteFit } from './taste.ts';

/*
 * [Note: Parts] A part of a score is 0 to 1, or null where too little is known: then it has no vote. Some look at
 * each garment, some at each two garments, and are the mean of what they said, the larger garments counting more;
 * the others look at the whole outfit.
 */

type OfOne = (garment: ReadGarment, request: StylistRequest) => number | null;
type OfTwo = (one: ReadGarment, other: ReadGarment, request: StylistRequest) => number | null;
type OfAll = (garments: readonly ReadGarment[]) => number | null;

export const partsOfOne = {
  occasion: occasionFit,
  need: needFit,
  weather: comfortFit,
  mood: moodFit,
  taste: tasteFit,
  novelty: noveltyFit,
  blueprint: blueprintFit,
} as const satisfies Record<string, OfOne>;

export const partsOfTwo = {
  formality: formalityFit,
  style: styleFit,
  belonging: belongingFit,
  color: garmentColorFit,
  season: seasonFit,
  tone: oneColorFit,
  history: historyFit,
} as const satisfies Record<string, OfTwo>;

export const partsOfAll = {
  composition: compositionPart,
  pattern: patternPart,
  silhouette: silhouettePart,
  statement: statementPart,
} as const satisfies Record<string, OfAll>;

/** What is known of a whole outfit beside its garments: its marks, and the dress code that they are of. */
type Finish = (
  fit: number,
  garments: readonly ReadGarment[],
  marks: number,
  code: DressCode | null,
  request: StylistRequest,
) => number;

/** What an outfit as a whole makes of the mean of a part over its garments or its pairs. */
export const finishes: Partial<Record<keyof typeof partsOfOne | keyof typeof partsOfTwo, Finish>> =
  {
    occasion: (fit, _garments, marks, code) => (code ? fitWithMarks(fit, marks, code) : fit),
    color: colorHarmony,
    weather: (fit, garments, _marks, _code, request) => fitOfWeather(fit, garments, request),
  };

export type PartName = ScorePart;

export const namesOfOne = Object.keys(partsOfOne) as (keyof typeof partsOfOne)[];
export const namesOfTwo = Object.keys(partsOfTwo) as (keyof typeof partsOfTwo)[];
export const namesOfAll = Object.keys(partsOfAll) as (keyof typeof partsOfAll)[];
export const partNames: readonly PartName[] = scoreParts;

export type Weights = Readonly<Record<PartName, number>>;

/** How much each part counts before anything was learned of a person (docs/stylist.md). */
export const firstWeights: Weights = {
  composition: 3,
  occasion: 5,
  need: 4,
  formality: 1.65,
  style: 2.1,
  belonging: 4.1,
  color: 2.75,
  weather: 3,
  mood: 3,
  tone: 2,
  season: 1.2,
  taste: 4,
  history: 2,
  pattern: 0.7,
  silhouette: 0.6,
  novelty: 0.5,
  blueprint: 1,
  statement: 0.4,
};
