import * as v from 'valibot';
import { line, uuid } from './scalars.ts';

/** Inputs and outputs of `lola/query` and `lola/manage` that are about a language model. */
export const lolaModelSchemas = {
  /** Whether a language model may help with words. */
  getLolaModel: {
    input: v.strictObject({ owner: uuid }),
    output: v.object({
      /** The host that runs it; null where there is none. */
      provider: v.nullable(v.string()),
      isAllowed: v.boolean(),
    }),
  },
  /** Lets the stylist ask the model of this provider, or none (null). */
  allowLolaModel: {
    input: v.strictObject({
      owner: uuid,
      /** As it was shown. */
      provider: v.nullable(v.pipe(line(255), v.minLength(1))),
    }),
    output: v.object({ isAllowed: v.boolean() }),
  },
};
