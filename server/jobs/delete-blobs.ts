import { storedKeys } from '../foundation/image-keys.ts';
import type { Job } from './job.ts';

/** Deletes all files of pictures that are forgotten. */
export const deleteBlobsJob: Job<{ imageIds: string[] }> = {
  kind: 'delete-blobs',
  async work({ imageIds }, { blobs }) {
    for (const key of imageIds.flatMap(storedKeys)) await blobs.delete(key);
  },
};
