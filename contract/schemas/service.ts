import * as v from 'valibot';
import { done } from './scalars.ts';

/** Inputs and outputs of `services/saveCountry` (product spec, section 7). */
export const serviceSchemas = {
  saveCountry: {
    input: v.strictObject({ country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)) }),
    output: done,
  },
};
