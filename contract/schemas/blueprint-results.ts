import * as v from 'valibot';
import {
  blueprintGenderKeys,
  colorSeasons,
  personalityTypes,
  topPersonalities,
} from '../rules/blueprint.ts';
import { itemCard } from './item.ts';
import { block } from './lab.ts';
import { uuid } from './scalars.ts';

const season = v.picklist(colorSeasons);
const gender = v.picklist(blueprintGenderKeys);
const shade = v.object({ name: v.string(), hex: v.string() });

/** Something that works, or does not; with the owner's pieces that it points at. */
const statement = v.object({
  title: v.string(),
  /** The reason; null where the title says all. */
  why: v.nullable(v.string()),
  itemIds: v.array(v.string()),
});

/** What works and what does not. */
export type Statement = v.InferOutput<typeof statement>;

const words = {
  title: v.string(),
  line: v.string(),
  /** Paragraphs. */
  body: v.array(v.string()),
  works: v.array(statement),
  avoids: v.array(statement),
};

/** The pieces that statements point at. */
const pieces = v.array(itemCard);

const own = v.strictObject({ owner: uuid });

const palette = v.object({
  season,
  title: v.string(),
  line: v.string(),
  body: v.array(v.string()),
  /** 24, in the order in which they are shown. */
  shades: v.array(shade),
  keepAway: v.array(v.object({ ...shade.entries, why: v.string() })),
});

/** The palette of a color season. */
export type Palette = v.InferOutput<typeof palette>;

const personalityResult = v.object({
  /** The strongest first, in percent, not rounded. */
  shares: v.array(v.object({ type: v.picklist(personalityTypes), percent: v.number() })),
  /** How many of them are shown as the result. */
  top: v.picklist(topPersonalities),
  /** Of the strongest and the one after it. */
  types: v.array(v.object({ type: v.picklist(personalityTypes), ...words })),
  pieces,
});

/** The result of the personality quiz. */
export type PersonalityResult = v.InferOutput<typeof personalityResult>;

const bodyResult = v.object({
  /** Whose lines they are. */
  gender,
  /** In the order in which they are asked. */
  attributes: v.array(v.object({ attribute: v.string(), value: v.string(), ...words })),
  pieces,
});

/** The result of the body shape. */
export type BodyResult = v.InferOutput<typeof bodyResult>;

/**
 * What follows from the analyses. All but the preview is for who has the whole blueprint; each is null until its
 * analysis is finished.
 */
export const blueprintResultSchemas = {
  /** The part that everybody sees: three of a season's shades. */
  getBlueprintPreview: {
    input: v.strictObject({ gender, season }),
    output: v.object({ title: v.string(), line: v.string(), shades: v.array(shade) }),
  },
  getStyleBlueprintCover: {
    input: own,
    output: v.object({
      cover: v.nullable(v.object({ name: v.string(), line: v.string() })),
      /** What works for this style, and why; empty where nobody wrote it. */
      reasons: v.array(v.object({ title: v.string(), blocks: v.array(block) })),
    }),
  },
  getPersonalityAnalysisData: {
    input: own,
    output: v.object({ result: v.nullable(personalityResult) }),
  },
  getColorAnalysisData: {
    input: own,
    output: v.object({
      palette: v.nullable(palette),
      /** The owner's pieces in its colors, and those that are far from them. */
      near: pieces,
      away: pieces,
    }),
  },
  getBodyShapeAnalysisData: { input: own, output: v.object({ result: v.nullable(bodyResult) }) },
};
