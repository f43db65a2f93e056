import { useMemo, useSyncExternalStore } from 'react';
import { proxy, snapshot, subscribe } from 'valtio/vanilla';
import type { ImageRefusal } from '#contract/rules/images.ts';
import type { ImageView } from '#contract/schemas/image.ts';
import { localPicture } from '#lib/local-picture.ts';
import type { PhotoDestination, PhotoLook, PhotoStep, QueuedPhoto } from '#lib/queued-photo.ts';

/** A photo on its way, as a tile shows it. */
export interface Upload {
  id: string;
  name: string;
  step: PhotoStep;
  /** How much of it is sent, 0 to 1. */
  share: number;
  /** A local address of the picture, until the stored one is ready. */
  preview: string;
  /** How it is laid on its tile; null until that is known. */
  look: PhotoLook | null;
  contentType: string;
  destination: PhotoDestination;
  imageId: string | null;
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

/** Shows a photo or a change of it; with its bytes where those are new. */
export function showUpload(photo: QueuedPhoto, bytes?: ArrayBuffer): void {
  const shown = uploads.list.find(({ id }) => id === photo.id);
  const { id, name, step, contentType, destination, imageId, itemId, sameAsItemId, refusal } =
    photo;
  // Photos that an earlier Hem has kept have none. A copy: what is shown is watched, and what is watched
  // cannot be written down again.
  const look = photo.look ? structuredClone(photo.look) : null;
  const addressOf = (bytes: ArrayBuffer) =>
    URL.createObjectURL(new Blob([bytes], { type: photo.contentType }));
  if (!shown) {
    if (!bytes) return;
    const preview = addressOf(bytes);
    uploads.list.push({
      id,
      name,
      step,
      share: 0,
      preview,
      look,
      contentType,
      destination,
      imageId,
      itemId,
      sameAsItemId,
      refusal,
    });
    return;
  }
  if (bytes && step === 'prepared') {
    // Shows the bytes that are sent: they are upright even where the picked file's were not.
    URL.revokeObjectURL(shown.preview);
    shown.preview = addressOf(bytes);
  }
  Object.assign(shown, { step, look, contentType, imageId, itemId, sameAsItemId, refusal });
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
  if (hidden) URL.revokeObjectURL(hidden.preview);
}

/** Forgets what is shown; the device keeps it. */
export function hideAllUploads(): void {
  for (const { id } of [...uploads.list]) hideUpload(id);
}

/** The local picture of an item whose stored one is not ready yet. */
export function useLocalPicture(itemId: string): ImageView | null {
  const preview = useUpload(itemId, ({ preview }) => preview);
  const look = useUpload(itemId, ({ look }) => look && snapshot(look));
  return useMemo(() => (preview ? localPicture(preview, look) : null), [preview, look]);
}

const useUpload = <Part>(itemId: string, part: (upload: Upload) => Part): Part | null =>
  useSyncExternalStore(
    (notify) => subscribe(uploads, notify),
    () => {
      const found = uploads.list.find((upload) => upload.itemId === itemId);
      return found ? part(found) : null;
    },
  );
