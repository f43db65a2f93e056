import * as v from 'valibot';
import { type BodyAttribute, blueprintGenderKeys, bodyAttributes } from '../rules/blueprint.ts';
import { valuesOf } from '../rules/blueprint-answers.ts';
import { quizAnswers } from '../rules/personality-quiz.ts';
import { uuid } from './scalars.ts';

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
});

/** Inputs and outputs of `blueprint/query` and `blueprint/save`. */
export const blueprintSchemas = {
  getAnalysisData: {
    input: v.strictObject({ owner: uuid }),
    output: v.object({ answers }),
  },
  /** Adds answers to those that are kept, or puts them in the place of others. */
  saveAnalysisAnswers: {
    input: v.pipe(
      v.strictObject({
        owner: uuid,
        gender,
        personality: v.optional(personality),
        body: v.optional(body),
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
};
