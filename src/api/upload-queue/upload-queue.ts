import { subscribe } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import type { CacheTag } from '#contract/operations/descriptor.ts';
import { maxPhotosAtOnce } from '#contract/rules/images.ts';
import { host } from '#lib/host-state.ts';
import type { PhotoDestination, QueuedPhoto } from '#lib/queued-photo.ts';
import { session } from '#lib/session.ts';
import { onSessionEnd } from '#lib/session-end.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { waiting } from '#lib/waiting.ts';
import { destinationOf, isPending } from './destinations.ts';
import {
  changePhoto,
  dropPhoto,
  keepPhoto,
  readPhoto,
  readPhotos,
  readWhole,
} from './kept-photos.ts';
import { newPhoto } from './new-photo.ts';
import { createRunner, type Runner } from './upload-runner.ts';
import { hideAllUploads, hideUpload, showUpload, uploads } from './uploads.ts';

/*
 * [Note: Upload queue] A photo gets a tile once its bytes are on the device, and from then on nothing
 * loses it. Each photo goes kept → prepared → sent → saved, each step written down before the next
 * begins, each call with a key of its own, so that a killed page goes on where it was and adds nothing
 * twice. Its destination (`destinations.ts`) says what it becomes: an item of its own, or a picture
 * that is sent and then waits for its form. One runner across tabs holds the lock; the other tabs only
 * watch.
 */

const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('hem.uploads') : null;
let runner: Runner | null = null;
let onSaved: (photo: QueuedPhoto) => void = () => {};
let onSignedOut: () => void = () => {};

/** Sets what to do when photos have been saved: read again what is out of date. */
export function onPhotosSaved(listener: (spoils: readonly CacheTag[]) => void): void {
  onSaved = ({ destination }) => listener(destinationOf(destination).save?.spoils ?? []);
}

/** Sets what to do when the server ends the session while photos are sent. */
export function onUploadSignedOut(listener: () => void): void {
  onSignedOut = listener;
}

/**
 * Keeps picked photos on the device and sets them off. Answers how many were taken: at most 60 at
 * once, and fewer where the device is full. Throws if it can keep none.
 */
export async function addPhotos(
  files: readonly File[],
  destination: PhotoDestination,
): Promise<number> {
  const { userId } = session;
  if (userId === null) throw new Error('nobody is signed in');
  const taken = files.slice(0, maxPhotosAtOnce);
  const first = Date.now() * 1000;
  for (const [index, file] of taken.entries()) {
    const { name, type: contentType } = file;
    const photo = newPhoto({ userId, destination, contentType, name, place: first + index });
    const bytes = await file.arrayBuffer();
    try {
      await keepPhoto(photo, bytes);
    } catch (error) {
      if (index > 0) return index;
      throw error;
    }
    showUpload(photo, bytes);
    channel?.postMessage({ changed: photo.id });
    wake();
  }
  return taken.length;
}

/** Takes up the user's photos that are still on the device, and follows other tabs. */
export async function resumeUploads(): Promise<void> {
  const { userId } = session;
  if (userId === null) return;
  for (const photo of await readPhotos(userId)) {
    if (photo.step === 'saved') await dropPhoto(photo.id);
    else await showKept(photo.id);
  }
  if (uploads.list.length > 0) wake();
}

/** Adds a photo although there is an item with it already. */
export async function addAnyway(id: string): Promise<void> {
  const photo = await readPhoto(id);
  if (!photo) return;
  showUpload(await changePhoto(photo, { step: 'prepared', isWantedTwice: true }));
  wake();
}

/** Tries a photo again that had no place: its save is another one by now. */
export async function tryAgain(id: string): Promise<void> {
  const photo = await readPhoto(id);
  if (!photo) return;
  const change = { step: 'prepared', refusal: null, saveKey: newIdempotencyKey() } as const;
  showUpload(await changePhoto(photo, change));
  wake();
}

/** Takes a photo out of the queue: a refused one, or one of which there is an item already. */
export async function removePhoto(id: string): Promise<void> {
  await dropPhoto(id);
  hideUpload(id);
  channel?.postMessage({ removed: id });
}

/** How many photos of the user are not with the server yet. */
export const countUnsent = (): number => uploads.list.filter(isPending).length;

/** A photo that becomes something by itself, and is not with the server yet; a form's own waits with its form. */
export const isOnItsWay = (photo: Pick<QueuedPhoto, 'step' | 'destination'>): boolean =>
  isPending(photo) &&
  ['item', 'edited-photo', 'look', 'color-analysis'].includes(photo.destination.kind);

const countWaiting = () => {
  const isHeld = uploads.isWaiting || !host.isOnline;
  waiting.photos = isHeld ? uploads.list.filter(isOnItsWay).length : 0;
};
subscribe(uploads, countWaiting);
subscribeKey(host, 'isOnline', countWaiting);

/** Tries waiting photos again now. */
export const retryUploads = (): void => wake();

/** Stops sending and forgets what is shown; the photos stay on the device with their user. */
export function suspendUploads(): void {
  runner?.stop();
  runner = null;
  hideAllUploads();
  uploads.isWaiting = false;
}

/** Shows a photo of the device, unless the user has left or taken it out meanwhile. */
async function showKept(id: string): Promise<void> {
  const kept = await readWhole(id);
  if (kept && kept.photo.userId === session.userId) showUpload(kept.photo, kept.bytes);
}

onSessionEnd(suspendUploads);

function wake(): void {
  runner ??= createRunner({
    onSaved: (photo) => onSaved(photo),
    onChanged: (id) => channel?.postMessage({ changed: id }),
    onSignedOut: () => onSignedOut(),
  });
  runner.wake();
}

channel?.addEventListener('message', async ({ data }: MessageEvent) => {
  if (data.removed) hideUpload(data.removed);
  if (!data.changed || session.userId === null) return;
  const photo = await readPhoto(data.changed);
  if (photo?.userId !== session.userId) return;
  const isKnown = uploads.list.some(({ id }) => id === photo.id);
  if (isKnown && photo.step !== 'prepared') showUpload(photo);
  else await showKept(photo.id);
  if (photo.step === 'saved') onSaved(photo);
});
