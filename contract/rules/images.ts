/** Image kinds (product spec, section 3). */
export const imageKinds = [
  'service',
  'look',
  'outfit',
  'outfit-thumbnail',
  'item',
  'item-thumbnail',
  'wardrobe',
  'color-analysis',
  'user',
] as const;
export type ImageKind = (typeof imageKinds)[number];

/** The types that are accepted, by content; anything else is refused with `image-type`. */
export const acceptedImageTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
] as const;
export type AcceptedImageType = (typeof acceptedImageTypes)[number];

/** Most pixels of one picture: a 50-megapixel phone camera, with a little room. */
export const maxImagePixels = 52_000_000;

/** Most bytes of one upload. */
export const maxImageBytes = 20_000_000;

/** Most photos added at once (docs/design/product-rules.md, Items). */
export const maxPhotosAtOnce = 60;

/** The longer side of the largest rendition, in pixels. */
export const largestRendition = 1600;

/** The longer sides of the renditions that are made from the largest one, in pixels. */
export const smallerRenditions = [240, 720] as const;

/**
 * The sizes of all renditions, in pixels of the longer side, the smallest first
 * (docs/design/product-rules.md, Photos).
 */
export const imageRenditions = [...smallerRenditions, largestRendition] as const;

/** Every file that is stored of a picture once it is ready. */
export const storedRenditions = [...imageRenditions, 'original'] as const;
export type ImageRendition = (typeof storedRenditions)[number];

/** Why a picture was refused. The app owns the words for each. */
export const imageRefusals = [
  'image-empty',
  'image-type',
  'image-too-large',
  'image-too-many-pixels',
  'image-broken',
] as const;
export type ImageRefusal = (typeof imageRefusals)[number];

/** How a picture is laid on its tile (docs/design/look.md, Tiles and pictures). */
export const imageTreatments = ['cutout', 'melt', 'mount'] as const;
export type ImageTreatment = (typeof imageTreatments)[number];
