import { itemsTable } from '#contract/operations/items.ts';
import { bringOperations } from '#contract/operations.ts';
import { AppError } from '#lib/errors.ts';
import { callOperation } from '#lib/http.ts';
import type { QueuedPhoto } from '#lib/queued-photo.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import type { Destination, PhotoFor } from '../destination.ts';
import { photoSizes } from '../photo-sizes.ts';
import type { Write } from '../step-notes.ts';
import { uploads } from '../uploads.ts';

bringOperations(itemsTable);

/**
 * A photo that becomes an item of its own, with the color that was found in it ([Note: Whose color]).
 */
export const itemDestination: Destination<'item'> = {
  imageKind: 'item',
  size: photoSizes.garment,
  isSentByForm: false,
  asksForTwins: true,
  save: {
    spoils: ['GetItemNavigation', 'GetWardrobes', 'GetStatistics'],
    async run(photo, write, signal) {
      try {
        return await makeItem(photo, write, signal);
      } catch (error) {
        const { wardrobeId } = photo.destination;
        if (!(error instanceof AppError) || error.kind !== 'not-found' || !wardrobeId) throw error;
        // The wardrobe was deleted meanwhile: the item is saved without it.
        const destination = { ...photo.destination, wardrobeId: null };
        const change = { destination, saveKey: newIdempotencyKey() };
        return makeItem((await write(photo, change)) as PhotoFor<'item'>, write, signal);
      }
    },
  },
};

async function makeItem(
  photo: PhotoFor<'item'>,
  write: Write,
  signal: AbortSignal,
): Promise<QueuedPhoto> {
  const { userId, imageId, mainColor, saveKey } = photo;
  const { wardrobeId } = photo.destination;
  // Once stopped, another user may be signed in; but a save that is under way is finished.
  signal.throwIfAborted();
  const { item } = await callOperation(
    'saveItem',
    {
      owner: userId,
      changes: {},
      ...(mainColor ? { foundColor: mainColor } : {}),
      imageIds: imageId ? [imageId] : [],
      ...(wardrobeId ? { wardrobeIds: [wardrobeId] } : {}),
    },
    { idempotencyKey: saveKey, isRepeat: uploads.isWaiting },
  );
  return write(photo, { step: 'saved', itemId: item.itemId });
}
