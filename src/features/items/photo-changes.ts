import { changePhotos } from '#contract/rules/item-photos.ts';
import type { ImageDetails } from '#contract/schemas/image.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import type { DraftPhotos, DraftPicture } from './item-draft.ts';

/** The photos of an item as they will be once the form is saved, in order. */
export const photosAfter = (item: ItemDetails, changes: DraftPhotos): string[] =>
  changePhotos(
    item.images.map(({ imageId }) => imageId),
    changes,
  );

/** The changes with a photo taken away: one that was only added is as if it never was. */
export function withoutPhoto(changes: DraftPhotos, imageId: string): DraftPhotos {
  const others = (ids: readonly string[]) => ids.filter((one) => one !== imageId);
  const { [imageId]: dropped, ...pictures } = changes.pictures;
  const isNew = changes.added.includes(imageId);
  return {
    added: others(changes.added),
    removed: isNew ? changes.removed : [...changes.removed, imageId],
    order: changes.order && others(changes.order),
    pictures,
  };
}

/** The changes with a photo added: behind the others, or in the place of one of them while that is there. */
export function withPhoto(
  item: ItemDetails,
  changes: DraftPhotos,
  { imageId, insteadOf, picture }: PhotoToAdd,
): DraftPhotos {
  const before = photosAfter(item, changes);
  const added = [...new Set([...changes.added, imageId])];
  const pictures = { ...changes.pictures, [imageId]: picture };
  if (insteadOf === null || !before.includes(insteadOf)) return { ...changes, added, pictures };
  const order = before.map((one) => (one === insteadOf ? imageId : one));
  return withoutPhoto({ ...changes, added, pictures, order }, insteadOf);
}

interface PhotoToAdd {
  imageId: string;
  insteadOf: string | null;
  picture: DraftPicture;
}

/** Photos with one of them at another position; as they are where there is no such position. */
export function movedTo(imageIds: readonly string[], imageId: string, to: number): string[] {
  const from = imageIds.indexOf(imageId);
  if (from < 0 || to < 0 || to >= imageIds.length) return [...imageIds];
  return imageIds.toSpliced(from, 1).toSpliced(to, 0, imageId);
}

/** The address of a stored photo as it was taken, whichever version of it is shown; null until it is ready. */
export function photoAddress({ treatment, urls, other }: ImageDetails): string | null {
  const isCutOut = treatment?.mode === 'cutout' && other;
  return (isCutOut ? other.urls : urls)?.[1600] ?? null;
}
