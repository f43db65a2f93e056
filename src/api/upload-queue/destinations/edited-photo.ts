import { itemsTable } from '#contract/operations/items.ts';
import { bringOperations } from '#contract/operations.ts';
import { AppError } from '#lib/errors.ts';
import { callOperation } from '#lib/http.ts';
import type { QueuedPhoto } from '#lib/queued-photo.ts';
import type { Destination, PhotoFor } from '../destination.ts';
import { noteBeside } from '../edited-photo-places.ts';
import { PhotoGone } from '../kept-photos.ts';
import { photoSizes } from '../photo-sizes.ts';
import { uploads } from '../uploads.ts';

bringOperations(itemsTable);

/** A photo of an item that was cropped or turned: it takes the place of the one that it was made of. */
export const editedPhotoDestination: Destination<'edited-photo'> = {
  imageKind: 'item',
  size: photoSizes.garment,
  isSentByForm: false,
  asksForTwins: false,
  save: {
    spoils: itemsTable.replaceItemPhoto.spoils,
    async run(photo, write, signal) {
      // Once stopped, another user may be signed in; but a save that is under way is finished.
      signal.throwIfAborted();
      const place = await replace(photo);
      try {
        if (place === 'full') return await write(photo, { step: 'refused' });
        const saved = await write(photo, { step: 'saved' });
        if (place === 'beside' && !signal.aborted) noteBeside(photo.destination.itemId, photo.id);
        return saved;
      } catch (error) {
        // It was taken back while it was being saved.
        if (error instanceof PhotoGone && place === 'instead') await putBack(photo);
        throw error;
      }
    },
  },
};

/** Puts it in the other one's place; of an item that is gone for good nothing is left to do. */
async function replace({
  userId,
  imageId,
  saveKey,
  destination: { itemId, insteadOf },
}: PhotoFor<'edited-photo'>) {
  try {
    const { place } = await callOperation(
      'replaceItemPhoto',
      { owner: userId, itemId, imageId: insteadOf, byImageId: imageId ?? '' },
      { idempotencyKey: saveKey, isRepeat: uploads.isWaiting },
    );
    return place;
  } catch (error) {
    if (error instanceof AppError && error.kind === 'not-found') return 'gone';
    throw error;
  }
}

const putBack = ({
  userId,
  imageId,
  saveKey,
  destination: { itemId, insteadOf },
}: QueuedPhoto & PhotoFor<'edited-photo'>) =>
  callOperation(
    'replaceItemPhoto',
    { owner: userId, itemId, imageId: imageId ?? '', byImageId: insteadOf },
    { idempotencyKey: `${saveKey}-b` },
  );
