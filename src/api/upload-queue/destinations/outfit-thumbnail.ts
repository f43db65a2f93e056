import { outfitsTable } from '#contract/operations/outfits.ts';
import { bringOperations } from '#contract/operations.ts';
import { AppError } from '#lib/errors.ts';
import { callOperation } from '#lib/http.ts';
import type { Destination } from '../destination.ts';
import { photoSizes } from '../photo-sizes.ts';
import { uploads } from '../uploads.ts';

bringOperations(outfitsTable);

/** The picture of an outfit: the server keeps it while the outfit shows what was drawn. */
export const outfitThumbnailDestination: Destination<'outfit-thumbnail'> = {
  imageKind: 'outfit-thumbnail',
  size: photoSizes.board,
  isSentByForm: false,
  asksForTwins: false,
  save: {
    spoils: outfitsTable.saveOutfitThumbnail.spoils,
    async run(photo, write, signal) {
      const { userId: owner, imageId, saveKey } = photo;
      const { outfitId, drawingKey } = photo.destination;
      signal.throwIfAborted();
      try {
        await callOperation(
          'saveOutfitThumbnail',
          { owner, outfitId, imageId: imageId ?? '', drawingKey },
          { idempotencyKey: saveKey, isRepeat: uploads.isWaiting },
        );
      } catch (error) {
        // The outfit was deleted meanwhile: its picture is not wanted any more.
        if (!(error instanceof AppError) || error.kind !== 'not-found') throw error;
      }
      return write(photo, { step: 'saved' });
    },
  },
};
