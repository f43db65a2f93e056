import type { SentPicture } from '#api/send-photo.ts';
import type { ItemAttributes, ItemDetails } from '#contract/schemas/item.ts';
import { useDraft } from '#lib/use-draft.ts';
import { attributesOf } from './changed-attributes.ts';

/** The photos as they will be saved. */
export interface DraftPhotos {
  imageIds: readonly string[];
  /** What was added since, to be shown by. */
  pictures: Readonly<Record<string, SentPicture>>;
}

type ItemDraft = ItemAttributes & { photos: DraftPhotos };

/**
 * An item's attributes and photos with the unsaved changes, which are kept on the device until they
 * are saved.
 */
export function useItemDraft(item: ItemDetails) {
  const { changes, change, cameBack, forget } = useDraft<ItemDraft>(
    item.ownerId,
    `item ${item.itemId}`,
  );
  const { photos, ...attributes } = changes;
  const saved: DraftPhotos = { imageIds: item.images.map(({ imageId }) => imageId), pictures: {} };
  return {
    draft: { ...attributesOf(item), ...attributes },
    change: (more: Partial<ItemAttributes>) => change(more),
    photos: photos ?? saved,
    arePhotosChanged: photos !== undefined,
    /** Another change may have come before a photo was sent: each is made of what there is by then. */
    changePhotos: (by: (photos: DraftPhotos) => DraftPhotos) =>
      change((now) => ({ photos: by(now.photos ?? saved) })),
    isChanged: Object.keys(changes).length > 0,
    cameBack,
    forget,
  };
}
