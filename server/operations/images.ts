import { imageKeys } from '../foundation/image-keys.ts';
import { uploadLifeMs } from '../jobs/process-image.ts';
import { findItemWithPhoto, insertImage } from '../repositories/images.ts';
import { handle } from './operation.ts';

/**
 * `services/imageupload`: an address to PUT one picture to (docs/design/architecture.md, Pictures are
 * private).
 */
export const imageOperations = [
  handle('imageUpload', {
    async run({ input, scope, database, services }) {
      const { imageId } = await insertImage(scope, database, input);
      // Signing makes no call on either adapter, so it may stand in a transaction.
      const url = await services.blobs.signPut({
        key: imageKeys.upload(imageId),
        contentType: input.contentType,
        byteLength: input.byteLength,
        expiresAt: new Date(services.now().getTime() + uploadLifeMs),
      });
      const sameAsItemId = input.contentHash
        ? await findItemWithPhoto(scope, database, input.contentHash)
        : null;
      return { imageId, url, sameAsItemId };
    },
  }),
];
