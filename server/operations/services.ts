import { countries } from '../countries.ts';
import { handle } from '../operation.ts';
import { Refusal } from '../refusal.ts';
import { saveCountry } from '../repositories/users.ts';

/** `services/saveCountry` (product spec, section 7). */
export const serviceOperations = [
  handle('saveCountry', {
    async run({ input, viewer, database }) {
      if (!countries.some(({ id }) => id === input.country)) {
        throw new Refusal('invalid', 'no such country', { country: 'unknown' });
      }
      await saveCountry(viewer, database, input.country);
      return {};
    },
  }),
];
