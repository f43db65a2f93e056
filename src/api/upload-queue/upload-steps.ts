import type { AcceptedImageType } from '#contract/rules/images.ts';
import { AppError } from '#lib/errors.ts';
import { callOperation } from '#lib/http.ts';
import { lateCode } from '#lib/late-code.ts';
import { putFile } from '#lib/put-file.ts';
import type { QueuedPhoto } from '#lib/queued-photo.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { readBytes } from './kept-photos.ts';
import type { Write } from './step-notes.ts';
import { showShare } from './uploads.ts';

const preparation = lateCode(() => import('./prepare-photo.ts'));

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
    const { preparePhoto } = await preparation();
    const picked = { bytes: await readBytes(photo.id), name: photo.name };
    const { bytes, ...found } = await preparePhoto(picked);
    ready = await write(photo, { ...found, step: 'prepared' }, bytes);
  }
  const twin = ready.contentHash ? hashes.get(ready.contentHash) : undefined;
  if (twin && !ready.isWantedTwice) {
    await write(ready, { step: 'same' });
    return null;
  }
  if (ready.contentHash) hashes.set(ready.contentHash, ready.id);
  return ready;
}

/**
 * prepared → sent: asks for an address and puts the bytes there. Answers null where the photo is on
 * the rail already, unless it is wanted twice.
 */
export async function send(
  photo: QueuedPhoto,
  write: Write,
  signal: AbortSignal,
): Promise<QueuedPhoto | null> {
  if (photo.step === 'sent') return photo;
  const { contentType, contentHash } = photo;
  const bytes = await readBytes(photo.id);
  signal.throwIfAborted();
  const asked = await callOperation(
    'imageUpload',
    {
      kind: 'item',
      contentType: contentType as AcceptedImageType,
      byteLength: bytes.byteLength,
      ...(contentHash ? { contentHash } : {}),
    },
    { idempotencyKey: photo.uploadKey, signal },
  );
  if (asked.sameAsItemId && !photo.isWantedTwice) {
    await write(photo, { step: 'same', sameAsItemId: asked.sameAsItemId });
    return null;
  }
  try {
    const file = { bytes, contentType };
    await putFile(asked.url, file, (share) => showShare(photo.id, share), signal);
  } catch (error) {
    const kind = error instanceof AppError ? error.kind : null;
    if (kind === 'forbidden') {
      // The address has expired: the next try asks for a new one.
      await write(photo, { uploadKey: newIdempotencyKey() });
      throw new AppError('offline', { cause: error });
    }
    // Sent before: the page was killed between the bytes and the note of it.
    if (kind !== 'conflict') throw error;
  }
  return write(photo, { step: 'sent', imageId: asked.imageId });
}

/** sent → saved: makes the item, also where the server has lost what the photo names. */
export async function save(
  photo: QueuedPhoto,
  write: Write,
  signal: AbortSignal,
): Promise<QueuedPhoto | null> {
  try {
    return await saveOnce(photo, write, signal);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.kind === 'not-found' && photo.destination.wardrobeId) {
      // The wardrobe was deleted meanwhile: the item hangs under Items alone.
      const destination = { ...photo.destination, wardrobeId: null };
      const change = { destination, saveKey: newIdempotencyKey() };
      return saveOnce(await write(photo, change), write, signal);
    }
    if (error.kind === 'forbidden' || error.code === 'image-not-uploaded') {
      // The server has swept what nothing named for a day: the photo is sent once more.
      const sent = await send(
        await write(photo, {
          step: 'prepared',
          imageId: null,
          uploadKey: newIdempotencyKey(),
          saveKey: newIdempotencyKey(),
        }),
        write,
        signal,
      );
      return sent && saveOnce(sent, write, signal);
    }
    throw error;
  }
}

async function saveOnce(
  photo: QueuedPhoto,
  write: Write,
  signal: AbortSignal,
): Promise<QueuedPhoto> {
  const { userId, imageId, mainColor, saveKey } = photo;
  const { wardrobeId } = photo.destination;
  // Stopped, the session may be somebody else's; a save that is under way is heard to its end.
  signal.throwIfAborted();
  const { item } = await callOperation(
    'saveItem',
    {
      owner: userId,
      changes: mainColor ? { mainColor } : {},
      imageIds: imageId ? [imageId] : [],
      ...(wardrobeId ? { wardrobeIds: [wardrobeId] } : {}),
    },
    { idempotencyKey: saveKey },
  );
  return write(photo, { step: 'saved', itemId: item.itemId });
}
