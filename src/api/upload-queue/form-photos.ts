import { AppError } from '#lib/errors.ts';
import type { PhotoDestination, QueuedPhoto } from '#lib/queued-photo.ts';
import { session } from '#lib/session.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { destinationOf } from './destinations.ts';
import { changePhoto, dropPhoto, keepPhoto, PhotoGone, readPhoto } from './kept-photos.ts';
import { newPhoto } from './new-photo.ts';
import type { Write } from './step-notes.ts';
import { photoPreparation, saveSent, send } from './upload-steps.ts';

/** A picture as it is sent. Bytes, since not every web view keeps a Blob on the device. */
export interface PreparedPicture {
  /** Differs from pick to pick. */
  id: string;
  bytes: ArrayBuffer;
  contentType: string;
}

/** Makes of a picked file what a form will send. Throws PhotoRefused and LateCodeError. */
export async function preparePicture(
  file: File,
  destination: PhotoDestination,
): Promise<PreparedPicture> {
  const { preparePhoto } = await photoPreparation();
  const picked = { bytes: await file.arrayBuffer(), name: file.name };
  const { bytes, contentType } = await preparePhoto(picked, destinationOf(destination).size);
  return { id: newIdempotencyKey(), bytes, contentType };
}

/**
 * Sends a picture of a form through the queue's steps, then saves the form with its id. A second try
 * of the same picture goes on where the first one was, also on another page. Throws AppError.
 */
export async function saveWithPicture<Output>(
  { id, bytes, contentType }: PreparedPicture,
  destination: PhotoDestination,
  save: (imageId: string) => Promise<Output>,
): Promise<Output> {
  const { userId } = session;
  if (userId === null) throw new AppError('signed-out');
  const kept = await readPhoto(id).catch(() => undefined);
  const photo: QueuedPhoto = kept ?? {
    ...newPhoto({ id, userId, destination, contentType }),
    step: 'prepared',
  };
  // It is sent even if the device cannot keep it.
  if (!kept) await keepPhoto(photo, bytes).catch(() => {});
  const note: Write = (one, change) =>
    changePhoto(one, change).catch(() => ({ ...one, ...change }));
  const { signal } = new AbortController();
  const sent = await send(photo, note, signal, bytes);
  if (!sent) throw new PhotoGone();
  let output: Output | undefined;
  await saveSent(sent, note, signal, bytes, async (one) => {
    output = await save(one.imageId as string);
    return one;
  });
  await dropPhoto(id).catch(() => {});
  return output as Output;
}
