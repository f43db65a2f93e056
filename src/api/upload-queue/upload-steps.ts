import { imagesTable } from '#contract/operations/images.ts';
import { bringOperations } from '#contract/operations.ts';
import type { AcceptedImageType } from '#contract/rules/images.ts';
import { AppError } from '#lib/errors.ts';
import { callOperation } from '#lib/http.ts';
import { lateCode } from '#lib/late-code.ts';
import { putFile } from '#lib/put-file.ts';
import type { QueuedPhoto } from '#lib/queued-photo.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { destinationOf } from './destinations.ts';
import { readBytes } from './kept-photos.ts';
import type { Write } from './step-notes.ts';
import { showShare, uploads } from './uploads.ts';

bringOperations(imagesTable);

/** Loads the code that makes a photo small, when a photo is picked. Throws LateCodeError. */
export const photoPreparation = lateCode(() => import('./prepare-photo.ts'));

/*
 * The steps of one photo ([Note: Upload queue]). Each begins with what the one before has noted,
 * so that it can be the first after a killed page.
 */

/**
 * kept → prepared: makes of the picked file what is sent. Answers null where another photo of this
 * run has the same bytes (`hashes`: id by content), unless it is wanted twice.
 */
export async function prepare(
  photo: QueuedPhoto,
  hashes: Map<string, string>,
  write: Write,
): Promise<QueuedPhoto | null> {
  let ready = photo;
  if (photo.step === 'kept') {
    const { preparePhoto, photoLook } = await photoPreparation();
    const picked = { bytes: await readBytes(photo.id), name: photo.name };
    const { bytes, ...found } = await preparePhoto(picked, destinationOf(photo.destination).size);
    const look = await photoLook(bytes, found.contentType);
    ready = await write(photo, { ...found, ...look, step: 'prepared' }, bytes);
  }
  if (!destinationOf(photo.destination).asksForTwins) return ready;
  const twin = ready.contentHash ? hashes.get(ready.contentHash) : undefined;
  if (twin && !ready.isWantedTwice) {
    await write(ready, { step: 'same' });
    return null;
  }
  if (ready.contentHash) hashes.set(ready.contentHash, ready.id);
  return ready;
}

/**
 * prepared → sent: asks for an address and puts the bytes there, those of the device unless they are
 * given. Answers null where there is an item with the photo already, unless it is wanted twice.
 */
export async function send(
  photo: QueuedPhoto,
  write: Write,
  signal: AbortSignal,
  known?: ArrayBuffer,
): Promise<QueuedPhoto | null> {
  if (photo.step === 'sent') return photo;
  const { contentType } = photo;
  const { imageKind: kind, asksForTwins } = destinationOf(photo.destination);
  const contentHash = asksForTwins ? photo.contentHash : null;
  const bytes = known ?? (await readBytes(photo.id));
  signal.throwIfAborted();
  const asked = await callOperation(
    'imageUpload',
    {
      kind,
      contentType: contentType as AcceptedImageType,
      byteLength: bytes.byteLength,
      ...(contentHash ? { contentHash } : {}),
    },
    { idempotencyKey: photo.uploadKey, signal, isRepeat: uploads.isWaiting },
  );
  if (asked.sameAsItemId && !photo.isWantedTwice) {
    await write(photo, { step: 'same', sameAsItemId: asked.sameAsItemId });
    return null;
  }
  try {
    const file = { bytes, contentType };
    await putFile(asked.url, file, (share) => showShare(photo.id, share), signal);
  } catch (error) {
    const fault = error instanceof AppError ? error.kind : null;
    if (fault === 'forbidden') {
      // The address has expired: the next try asks for a new one.
      await write(photo, { uploadKey: newIdempotencyKey() });
      throw new AppError('offline', { cause: error });
    }
    // It was sent before: the page was killed after the bytes were sent and before that was noted.
    if (fault !== 'conflict') throw error;
  }
  return write(photo, { step: 'sent', imageId: asked.imageId });
}

/** sent → saved: makes what the photo is for, also where the server has lost the picture. */
export const save = (
  photo: QueuedPhoto,
  write: Write,
  signal: AbortSignal,
): Promise<QueuedPhoto | null> =>
  saveSent(photo, write, signal, undefined, async (one) => {
    const { save } = destinationOf(one.destination);
    return save ? save.run(one as never, write, signal) : one;
  });

/** Uses a picture that was sent; sends it once more where the server has lost it. */
export async function saveSent(
  photo: QueuedPhoto,
  write: Write,
  signal: AbortSignal,
  bytes: ArrayBuffer | undefined,
  use: (photo: QueuedPhoto) => Promise<QueuedPhoto>,
): Promise<QueuedPhoto | null> {
  try {
    return await use(photo);
  } catch (error) {
    const isLost =
      error instanceof AppError &&
      (error.kind === 'forbidden' || error.code === 'image-not-uploaded');
    if (!isLost) throw error;
    // The server has swept what nothing named for a day: the photo is sent once more.
    const again = await write(photo, {
      step: 'prepared',
      imageId: null,
      uploadKey: newIdempotencyKey(),
      saveKey: newIdempotencyKey(),
    });
    const sent = await send(again, write, signal, bytes);
    return sent && use(sent);
  }
}
