import type { Database } from '../database/database.ts';
import { isImageKept } from '../repositories/images.ts';
import { deleteBlobsJob } from './delete-blobs.ts';
import { enqueue } from './job.ts';

/** Deletes the files of a picture that were written after it was forgotten. */
export async function forgetFilesOfGone(database: Database, imageId: string): Promise<void> {
  if (!(await isImageKept(database, imageId))) {
    await enqueue(database, deleteBlobsJob, { imageIds: [imageId] });
  }
}
