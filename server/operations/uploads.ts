import type { ImageKind } from '#contract/rules/images.ts';
import type { Database } from '../database/database.ts';
import { imageKeys } from '../foundation/image-keys.ts';
import { Refusal } from '../foundation/refusal.ts';
import { enqueue } from '../jobs/job.ts';
import { processImageJob } from '../jobs/process-image.ts';
import type { Services } from '../ports/services.ts';
import { markReceived, requireImages } from '../repositories/images.ts';
import type { FullScope } from '../repositories/scope.ts';

/**
 * Checks that pictures which a write names are the viewer's, of the right kind, and that their
 * bytes have come. Throws `forbidden`, `invalid` and `image-not-uploaded`.
 */
export async function claimImages(
  services: Services,
  scope: FullScope,
  imageIds: string[],
  kind: ImageKind,
): Promise<void> {
  const rows = await requireImages(scope, services.open.database, imageIds);
  for (const row of rows) {
    if (row.kind !== kind) throw new Refusal('invalid', `not a picture of kind ${kind}`);
    if (row.status !== 'awaiting') continue;
    const info = await services.blobs.info(imageKeys.upload(row.id));
    if (!info) throw new Refusal('image-not-uploaded', 'the picture has not come');
    if (info.byteLength !== row.byteLength) {
      throw new Refusal('image-refused', 'image-broken');
    }
  }
}

/** Marks claimed pictures as received and has them worked on, in the transaction that names them. */
export async function receiveImages(database: Database, imageIds: string[]): Promise<void> {
  for (const imageId of await markReceived(database, imageIds)) {
    await enqueue(database, processImageJob, { imageId });
  }
}
