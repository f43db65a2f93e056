import { maxItemPhotos } from './item-attributes.ts';

/** The changes of an item's photos, by their image ids. */
export interface PhotoChanges {
  /** Go behind those that it has; one that it has already stays where it is. */
  added?: readonly string[] | undefined;
  removed?: readonly string[] | undefined;
  /** The order, if that changes. Photos that it does not name follow, in the order that they have. */
  order?: readonly string[] | null | undefined;
}

/**
 * The photos of an item after changes, in order; the first one is its cover. Changes are told as such,
 * not as the whole list, so that two devices that change the photos of one item both have their way.
 */
export function changePhotos(
  imageIds: readonly string[],
  { added = [], removed = [], order }: PhotoChanges,
): string[] {
  const kept = imageIds.filter((imageId) => !removed.includes(imageId));
  const all = new Set([...kept, ...added]);
  const named = (order ?? []).filter((imageId) => all.has(imageId));
  return [...new Set([...named, ...all])];
}

/**
 * Where a photo came that was to stand in another one's place. `instead`: there. `beside`: behind all others, since
 * that one had gone meanwhile. `full`: nowhere, since it had gone and there is no room for one more.
 */
export const replacedPlaces = ['instead', 'beside', 'full'] as const;
export type ReplacedPlace = (typeof replacedPlaces)[number];

/** The photos of an item with one in the place of another, and where it came to stand. */
export function replacePhoto(
  imageIds: readonly string[],
  { imageId, byImageId }: { imageId: string; byImageId: string },
): { imageIds: string[]; place: ReplacedPlace } {
  // It was done before.
  if (imageIds.includes(byImageId)) return { imageIds: [...imageIds], place: 'instead' };
  if (imageIds.includes(imageId)) {
    const replaced = imageIds.map((one) => (one === imageId ? byImageId : one));
    return { imageIds: replaced, place: 'instead' };
  }
  if (imageIds.length >= maxItemPhotos) return { imageIds: [...imageIds], place: 'full' };
  return { imageIds: [...imageIds, byImageId], place: 'beside' };
}
