import { storedRenditions } from '#contract/rules/images.ts';
import { imageKeys } from '../image-keys.ts';
import type { Job } from './job.ts';

/** Deletes all files of pictures that are forgotten. */
export const deleteBlobsJob: Job<{ imageIds: string[] }> = {
  kind: 'delete-blobs',
  async work({ imageIds }, { blobs }) {
    for (const imageId of imageIds) {
      await blobs.delete(imageKeys.upload(imageId));
      for (const rendition of storedRenditions) {
        await blobs.delete(imageKeys.rendition(imageId, rendition));
      }
    }
  },
};
