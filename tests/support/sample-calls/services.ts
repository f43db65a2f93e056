import type { servicesTable } from '#contract/operations/services.ts';
import { drawPicture } from '../drawn-pictures.ts';
import type { SampleCalls } from './sample-call.ts';

export const servicesSamples: SampleCalls<typeof servicesTable> = {
  keepServicePhoto: {
    valid: async (server, as) => {
      const picture = await drawPicture();
      return { imageId: (await server.upload(as, picture, 'image/jpeg', 'service')).imageId };
    },
    strange: (owner) => [
      { input: { imageId: owner.imageIds.shown } },
      { input: { imageId: owner.userImageId } },
    ],
  },
  saveCountry: { valid: async () => ({ country: 'US' }) },
};
