import type { QueuedPhoto } from '#lib/queued-photo.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';

/** A photo at the beginning of its way. */
export const newPhoto = (
  photo: Pick<QueuedPhoto, 'userId' | 'destination' | 'contentType'> & Partial<QueuedPhoto>,
): QueuedPhoto => ({
  id: newIdempotencyKey(),
  place: Date.now() * 1000,
  name: '',
  step: 'kept',
  contentHash: null,
  mainColor: null,
  look: null,
  imageId: null,
  itemId: null,
  sameAsItemId: null,
  isWantedTwice: false,
  refusal: null,
  uploadKey: newIdempotencyKey(),
  saveKey: newIdempotencyKey(),
  ...photo,
});
