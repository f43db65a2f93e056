import { useReplacePhoto, useSaveItem } from '#api/items.ts';
import { addEditedPhoto, takeBackEditedPhoto } from '#api/upload-queue/edited-photos.ts';
import type { ImageView } from '#contract/schemas/image.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { showUndo } from '#ui/toasts.ts';

/**
 * Puts a cropped photo in the place of a piece's photo, and offers for a while to put the old one back. Throws where the
 * device cannot keep it.
 */
export function useSaveEdit({ ownerId: owner, itemId }: ItemDetails) {
  const replace = useReplacePhoto();
  const save = useSaveItem();
  return async (image: ImageView, file: File) => {
    const edit = await addEditedPhoto(file, { itemId, image });
    const undo = async () => {
      const made = await takeBackEditedPhoto(edit);
      if (!made) return;
      const { imageId, wasBeside } = made;
      // What another device took away meanwhile stays away.
      if (wasBeside) save.mutate({ owner, itemId, changes: {}, removedImageIds: [imageId] });
      else replace.mutate({ owner, itemId, imageId, byImageId: edit.insteadOf });
    };
    showUndo('Photo changed', undo, image.cutout ? 'Its cut-out is made anew.' : undefined);
  };
}
