import {
  type CutoutSlot,
  cutoutSlots,
  type ImageRendition,
  servedRenditions,
} from '#contract/rules/images.ts';

/** The parts of a cut-out that are stored beside its pictures: the mask over the whole photo, and what was drawn. */
const cutoutNotes = ['mask', 'strokes'] as const;

/** The keys of a picture's bytes: as sent, as served, and what its cut-out was made from. */
export const imageKeys = {
  upload: (imageId: string) => `uploads/${imageId}`,
  rendition: (imageId: string, rendition: ImageRendition) => `images/${imageId}/${rendition}`,
  cutoutNote: (imageId: string, note: (typeof cutoutNotes)[number], slot: CutoutSlot) =>
    `images/${imageId}/cutout-${note}-${slot}`,
};

/** Every file that may be stored of a picture. */
export const storedKeys = (imageId: string): string[] => [
  imageKeys.upload(imageId),
  ...servedRenditions.map((rendition) => imageKeys.rendition(imageId, rendition)),
  ...cutoutSlots.flatMap((slot) =>
    cutoutNotes.map((note) => imageKeys.cutoutNote(imageId, note, slot)),
  ),
];
