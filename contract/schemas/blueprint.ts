import * as v from 'valibot';
import {
  type BodyAttribute,
  blueprintGenderKeys,
  bodyAttributes,
  colorSeasons,
  mostTaps,
} from '../rules/blueprint.ts';
import { valuesOf } from '../rules/blueprint-answers.ts';
import { mostAgeMs } from '../rules/measurements.ts';
import { quizAnswers } from '../rules/personality-quiz.ts';
import { done, moment, uuid } from './scalars.ts';

const gender = v.picklist(blueprintGenderKeys);

/** Questions by their ids: those of another version of the quiz are dropped. */
const personality = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(40)), v.picklist(quizAnswers)),
  v.check((answers) => Object.keys(answers).length <= 40, 'too many'),
);

const { female, male } = bodyAttributes;
const body = v.strictObject({
  height: v.optional(v.picklist(female.height)),
  build: v.optional(v.picklist(female.build)),
  scale: v.optional(v.picklist(male.scale)),
  shape: v.optional(v.picklist([...new Set([...female.shape, ...male.shape])])),
  proportions: v.optional(v.picklist(female.proportions)),
});

const answers = v.object({
  /** Null until it was asked. */
  gender: v.nullable(gender),
  personality: v.record(v.string(), v.picklist(quizAnswers)),
  body,
  /** What was answered of a body as the other gender. */
  otherBody: body,
});

/** A tone that was tapped, `#rrggbb`. */
const tone = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'not a color'), v.toLowerCase());
const tones = v.pipe(v.array(tone), v.minLength(1), v.maxLength(mostTaps));

const season = v.picklist(colorSeasons);

/** A color analysis as its member sees it. */
const colorAnalysis = v.object({
  submittedDate: moment,
  /** Of the portrait: -1..1 each, cool to warm, light to deep, soft to clear, low to high. */
  undertone: v.number(),
  depth: v.number(),
  chroma: v.number(),
  contrast: v.number(),
  estimated: season,
  /** How much speaks for each season; the sum is 1. */
  shares: v.object(v.entriesFromList(colorSeasons, v.number())),
  /** 0..1 */
  confidence: v.number(),
  /** Null while a stylist has not looked at it. */
  review: v.nullable(v.object({ season, decidedDate: moment, note: v.nullable(v.string()) })),
  /** That a stylist asks for another portrait; null unless they do. */
  asked: v.nullable(v.object({ askedDate: moment, note: v.nullable(v.string()) })),
});

/** A color analysis as its member sees it. */
export type ColorAnalysis = v.InferOutput<typeof colorAnalysis>;

/** Inputs and outputs of `blueprint/query` and `blueprint/save`. */
export const blueprintSchemas = {
  getAnalysisData: {
    input: v.strictObject({ owner: uuid }),
    output: v.object({ answers, color: v.nullable(colorAnalysis) }),
  },
  /** Adds answers to those that are kept, or puts them in the place of others. */
  saveAnalysisAnswers: {
    input: v.pipe(
      v.strictObject({
        owner: uuid,
        gender,
        personality: v.optional(personality),
        body: v.optional(body),
        /** How long ago they were given, in milliseconds; now where it is not said. No clock of a device is trusted. */
        ageMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostAgeMs))),
        /** They were given on this device before the sign-in: what is finished in the account stays. */
        isFromVisitor: v.optional(v.literal(true)),
      }),
      v.check(
        (input) =>
          Object.entries(input.body ?? {}).every(
            ([attribute, value]) =>
              value === undefined ||
              valuesOf(input.gender, attribute as BodyAttribute).includes(value),
          ),
        'of another gender',
      ),
    ),
    output: v.object({ answers }),
  },
  /** Sends a portrait to be looked at by a stylist, in the place of one that was sent before. */
  sendColorAnalysis: {
    input: v.strictObject({
      owner: uuid,
      imageId: uuid,
      samples: v.strictObject({ eye: tones, hair: tones, skin: tones, white: v.nullable(tone) }),
      /** It was taken on this device before the sign-in: one that the account has stays. */
      isFromVisitor: v.optional(v.literal(true)),
    }),
    output: v.object({ color: colorAnalysis }),
  },
  /** Forgets the portrait, and what follows from it. */
  deleteColorAnalysis: { input: v.strictObject({ owner: uuid }), output: done },
};
