import * as v from 'valibot';
import { done, uuid } from './scalars.ts';

/** Inputs and outputs of `services/saveCountry` and `services/manage` (product spec, section 7). */
export const serviceSchemas = {
  saveCountry: {
    input: v.strictObject({ country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)) }),
    output: done,
  },
  /** Keeps a photo that shows the studio what is to be done. */
  keepServicePhoto: {
    input: v.strictObject({ imageId: uuid }),
    output: v.object({
      /** A path below the server's address; whoever has it sees the photo, for as long as it is kept. */
      path: v.string(),
    }),
  },
};
