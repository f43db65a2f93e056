import type { imagesTable } from '#contract/operations/images.ts';
import type { SampleCalls } from './sample-call.ts';

export const imagesSamples: SampleCalls<typeof imagesTable> = {
  imageUpload: {
    valid: async () => ({ kind: 'item', contentType: 'image/jpeg', byteLength: 1000 }),
  },
};
