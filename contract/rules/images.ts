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
export const pictureRenditions = [...imageRenditions, 'original'] as const;

/**
 * The slots of a cut-out's files. The next one is written to the next slot, so that the one on screen
 * stays whole while it is written, and for as long as somebody may still ask for it. The slot of what a drawing
 * took the place of is passed over too.
 */
export const cutoutSlots = [0, 1, 2, 3, 4] as const;
export type CutoutSlot = (typeof cutoutSlots)[number];

/** The picture of a cut-out by the longer side of what was cut out, in a slot. */
export const cutoutRendition = <Side extends (typeof imageRenditions)[number]>(
  side: Side,
  slot: CutoutSlot,
) => (slot === 0 ? (`cutout-${side}` as const) : (`cutout-${side}-${slot}` as const));

/** Every picture that is served of an image by a signed address. */
export const servedRenditions = [
  ...pictureRenditions,
  ...cutoutSlots.flatMap((slot) => imageRenditions.map((side) => cutoutRendition(side, slot))),
] as const;
export type ImageRendition = (typeof servedRenditions)[number];

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

/*
 * [Note: Cut-outs] The garment in a photo of a piece is cut out by a job, soon after the photo is ready. It
 * is *trusted*, and shown at once; or *likely*, and offered beside the photo; or there is *none*. One that
 * the owner drew at by hand is their *own*, and no job cuts that photo again. The photo itself always stays. What the
 * owner chose to see, the photo or the cut-out, stays chosen whatever a
 * later cut finds, and a cut-out that is there stays until another takes its place.
 */

/** How the cut-out of a photo stands ([Note: Cut-outs]). */
export const cutoutStates = ['waiting', 'trusted', 'likely', 'none', 'own'] as const;
export type CutoutState = (typeof cutoutStates)[number];

/** The versions of a piece's photo that may be shown. */
export const shownVersions = ['photo', 'cutout'] as const;
export type ShownVersion = (typeof shownVersions)[number];

/** The versions an owner may choose to be shown; `auto` takes the choice back: the cut-out if it is trusted. */
export const shownChoices = [...shownVersions, 'auto'] as const;
export type ShownChoice = (typeof shownChoices)[number];
