import type { ImageView } from '#contract/schemas/image.ts';
import type { PhotoLook } from './queued-photo.ts';

/** A picture of this device, as a stored one is shown; `look` is null until it was looked at. */
export const localPicture = (url: string, look: PhotoLook | null = null): ImageView => ({
  imageId: url,
  status: 'ready',
  refusal: null,
  width: look?.width ?? 0,
  height: look?.height ?? 0,
  treatment: look?.treatment ?? null,
  urls: { 240: url, 720: url, 1600: url },
  cutout: null,
  cutoutDoubt: null,
  likelyCategories: [],
});
