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
