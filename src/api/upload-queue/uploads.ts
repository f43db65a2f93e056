import { useSyncExternalStore } from 'react';
import { proxy, subscribe } from 'valtio/vanilla';
import type { ImageRefusal } from '#contract/rules/images.ts';
import type { PhotoStep, QueuedPhoto } from '#lib/queued-photo.ts';

/** A photo on its way, as a tile shows it. */
export interface Upload {
  id: string;
  name: string;
  step: PhotoStep;
  /** How much of it is sent, 0 to 1. */
  share: number;
  /** A local address of the picture, until the stored one is ready. */
  preview: string;
  wardrobeId: string | null;
  itemId: string | null;
  sameAsItemId: string | null;
  refusal: ImageRefusal | null;
}

/** The user's photos on their way, in the order in which they were added. */
export const uploads = proxy<{ list: Upload[]; isWaiting: boolean }>({
  list: [],
  /** True while the queue waits for the network. */
  isWaiting: false,
});

const bytesOf = new Map<string, ArrayBuffer>();

/** Shows a photo, or what became of it. */
export function showUpload(photo: QueuedPhoto): void {
  const shown = uploads.list.find(({ id }) => id === photo.id);
  const { id, name, step, wardrobeId, itemId, sameAsItemId, refusal } = photo;
  if (!shown) {
    bytesOf.set(id, photo.bytes);
    const preview = URL.createObjectURL(new Blob([photo.bytes], { type: photo.contentType }));
    uploads.list.push({
      id,
      name,
      step,
      share: 0,
      preview,
      wardrobeId,
      itemId,
      sameAsItemId,
      refusal,
    });
    return;
  }
  if (bytesOf.get(id) !== photo.bytes && step === 'prepared') {
    // What is sent is what is shown: upright also where the picked file's bytes were not.
    bytesOf.set(id, photo.bytes);
    URL.revokeObjectURL(shown.preview);
    shown.preview = URL.createObjectURL(new Blob([photo.bytes], { type: photo.contentType }));
  }
  Object.assign(shown, { step, itemId, sameAsItemId, refusal });
}

/** Shows how much of a photo is sent. */
export function showShare(id: string, share: number): void {
  const shown = uploads.list.find((upload) => upload.id === id);
  if (shown) shown.share = share;
}

/** Takes a photo off the screen. */
export function hideUpload(id: string): void {
  const index = uploads.list.findIndex((upload) => upload.id === id);
  if (index < 0) return;
  const [hidden] = uploads.list.splice(index, 1);
  bytesOf.delete(id);
  if (hidden) URL.revokeObjectURL(hidden.preview);
}

/** Forgets what is shown; the device keeps it. */
export function hideAllUploads(): void {
  for (const { id } of [...uploads.list]) hideUpload(id);
}

/** The local picture of an item whose stored one is not ready yet. */
export const usePreview = (itemId: string): string | undefined =>
  useSyncExternalStore(
    (notify) => subscribe(uploads, notify),
    () => uploads.list.find((upload) => upload.itemId === itemId)?.preview,
  );
