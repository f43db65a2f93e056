import { imageKeys } from '../foundation/image-keys.ts';
import type { Job } from './job.ts';

/** Deletes the bytes that were uploaded of a picture, once its renditions are made. */
export const deleteUploadJob: Job<{ imageId: string }> = {
  kind: 'delete-upload',
  work: ({ imageId }, { blobs }) => blobs.delete(imageKeys.upload(imageId)),
};
