import { useMemo, useSyncExternalStore } from 'react';
import { snapshot, subscribe } from 'valtio/vanilla';
import type { ImageView } from '#contract/schemas/image.ts';
import { localPicture } from '#lib/local-picture.ts';
import { forgetBeside, isBeside } from './edited-photo-places.ts';
import { addPhotos, removePhoto } from './upload-queue.ts';
import { type Upload, uploads } from './uploads.ts';

/** The cropped photo that shows in the place of a stored one: it waits for that, or is not ready yet. */
function editOf(image: Pick<ImageView, 'imageId' | 'status'>): Upload | undefined {
  return uploads.list.findLast(({ destination, step, imageId }) => {
    if (destination.kind !== 'edited-photo' || step === 'refused') return false;
    const isItself = imageId === image.imageId && image.status === 'received';
    return isItself || destination.insteadOf === image.imageId;
  });
}

/** The local picture of a photo that was cropped, until the server has it; null of any other. */
export function useEditedPicture(image: ImageView | null): ImageView | null {
  const read = <Part>(part: (upload: Upload) => Part) => {
    const found = image && editOf(image);
    return found ? part(found) : null;
  };
  const watch = (notify: () => void) => subscribe(uploads, notify);
  const preview = useSyncExternalStore(watch, () => read(({ preview }) => preview));
  const look = useSyncExternalStore(watch, () => read(({ look }) => look && snapshot(look)));
  return useMemo(() => (preview ? localPicture(preview, look) : null), [preview, look]);
}

/** A photo that was put in another one's place, for whoever takes that back. */
export interface PhotoEdit {
  itemId: string;
  insteadOf: string;
  /** Its place in the queue. */
  id: string;
}

/**
 * Puts a cropped photo in the place of an item's photo: it is kept on the device first, shown at once and sent as any
 * other. One that was cropped before and still waits is taken back. Throws where the device cannot keep it.
 */
export async function addEditedPhoto(
  file: File,
  { itemId, image }: { itemId: string; image: Pick<ImageView, 'imageId' | 'status'> },
): Promise<PhotoEdit> {
  const earlier = editOf(image);
  const isDone = earlier?.step === 'saved';
  const insteadOf = (isDone && earlier.imageId) || image.imageId;
  const known = new Set(uploads.list.map(({ id }) => id));
  await addPhotos([file], { kind: 'edited-photo', itemId, insteadOf });
  if (earlier && !isDone) await removePhoto(earlier.id);
  const { id } = uploads.list.find((one) => !known.has(one.id))!;
  return { itemId, insteadOf, id };
}

/**
 * Takes a cropped photo back. One that was never saved is gone with that, null; of one that was, answers its id and whether
 * it stands beside the others, since the old one had gone: the server is then to take it away, and else to put the old one
 * back.
 */
export async function takeBackEditedPhoto({
  id,
  itemId,
}: PhotoEdit): Promise<{ imageId: string; wasBeside: boolean } | null> {
  const upload = uploads.list.find((one) => one.id === id);
  const made = upload?.step === 'saved' ? upload.imageId : null;
  const wasBeside = isBeside(id);
  if (wasBeside) forgetBeside(itemId);
  // Where its save is under way that finds it gone, and puts the old one back itself.
  await removePhoto(id);
  return made ? { imageId: made, wasBeside } : null;
}
