import { servicePhotoDays } from '#contract/rules/services.ts';
import { countries } from '../foundation/countries.ts';
import { Refusal } from '../foundation/refusal.ts';
import { requireImages } from '../repositories/images.ts';
import { keepServicePhoto } from '../repositories/service-photos.ts';
import { saveCountry } from '../repositories/users.ts';
import { handle } from './operation.ts';
import { claimImages, receiveImages } from './uploads.ts';

/** `services/saveCountry`, and of `services/manage` what is about photos (product spec, section 7). */
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

  handle('keepServicePhoto', {
    prepare: ({ input, scope, services }) =>
      claimImages(services, scope, [input.imageId], 'service'),
    async run({ input: { imageId }, scope, database, services }) {
      await requireImages(scope, database, [imageId]);
      await receiveImages(database, [imageId]);
      await keepServicePhoto(scope, database, imageId, services.now());
      return {
        path: services.signer.imageUrl(scope.subject, imageId, 1600, servicePhotoDays),
      };
    },
  }),
];
