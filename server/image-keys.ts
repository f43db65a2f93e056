import type { ImageRendition } from '#contract/rules/images.ts';

/** Where the bytes of a picture are: as sent, and as served. */
export const imageKeys = {
  upload: (imageId: string) => `uploads/${imageId}`,
  rendition: (imageId: string, rendition: ImageRendition) => `images/${imageId}/${rendition}`,
};
