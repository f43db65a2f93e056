import { openDeviceDatabase } from '#lib/device-database.ts';
import type { QueuedPhoto } from '#lib/queued-photo.ts';

/*
 * The queue on the device. A photo and its bytes lie in two stores, so that the note of a step does
 * not write megabytes; what changes both is one transaction.
 */

/** The user's photos, the first added first. */
export async function readPhotos(userId: string): Promise<QueuedPhoto[]> {
  const database = await openDeviceDatabase();
  const photos = await database.getAllFromIndex('photos', 'userId', userId);
  return photos.sort((one, other) => one.place - other.place);
}

/** One photo; undefined where it was taken out. */
export const readPhoto = async (id: string): Promise<QueuedPhoto | undefined> =>
  (await openDeviceDatabase()).get('photos', id);

/** The bytes of a photo. Throws where it was taken out. */
export async function readBytes(id: string): Promise<ArrayBuffer> {
  const kept = await (await openDeviceDatabase()).get('pictures', id);
  if (!kept) throw new PhotoGone();
  return kept.bytes;
}

/**
 * A photo with its bytes, read in one transaction so that they fit each other. Undefined where it was
 * taken out.
 */
export async function readWhole(
  id: string,
): Promise<{ photo: QueuedPhoto; bytes: ArrayBuffer } | undefined> {
  const transaction = (await openDeviceDatabase()).transaction(['photos', 'pictures']);
  const [photo, picture] = await Promise.all([
    transaction.objectStore('photos').get(id),
    transaction.objectStore('pictures').get(id),
  ]);
  return photo && picture && { photo, bytes: picture.bytes };
}

/** Keeps a new photo. Throws where the device has no room. */
export async function keepPhoto(photo: QueuedPhoto, bytes: ArrayBuffer): Promise<void> {
  await write(photo, bytes, true);
}

/**
 * Notes a change of a photo, and its new bytes if they change. Throws PhotoGone if it was taken out.
 */
export async function changePhoto(
  photo: QueuedPhoto,
  change: Partial<QueuedPhoto>,
  bytes?: ArrayBuffer,
): Promise<QueuedPhoto> {
  const changed = { ...photo, ...change };
  await write(changed, bytes, false);
  return changed;
}

/** Takes a photo and its bytes off the device. */
export async function dropPhoto(id: string): Promise<void> {
  const transaction = (await openDeviceDatabase()).transaction(['photos', 'pictures'], 'readwrite');
  await Promise.all([
    transaction.objectStore('photos').delete(id),
    transaction.objectStore('pictures').delete(id),
    transaction.done,
  ]);
}

/** The user took the photo out while it was worked on. */
export class PhotoGone extends Error {}

async function write(
  photo: QueuedPhoto,
  bytes: ArrayBuffer | undefined,
  isNew: boolean,
): Promise<void> {
  const transaction = (await openDeviceDatabase()).transaction(['photos', 'pictures'], 'readwrite');
  const photos = transaction.objectStore('photos');
  const { id } = photo;
  try {
    // A photo that was removed meanwhile is not put back.
    if (!isNew && (await photos.getKey(id)) === undefined) throw new PhotoGone();
    if (bytes) await transaction.objectStore('pictures').put({ key: id, owner: id, bytes });
    await photos.put(photo);
  } catch (error) {
    // Nothing of the change stays, and the error is the cause, not the abort.
    transaction.done.catch(() => {});
    abort(transaction);
    throw error;
  }
  await transaction.done;
}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It was over already.
  }
}
