import * as v from 'valibot';
import {
  acceptedImageTypes,
  imageKinds,
  imageRefusals,
  imageRenditions,
  imageTreatments,
  maxImageBytes,
} from '../rules/images.ts';

const hexColor = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/));

/** A stored picture as its owner may see it. */
export const imageView = v.object({
  imageId: v.string(),
  /** received: renditions are being made; ready: all there; refused: see `refusal`. */
  status: v.picklist(['received', 'ready', 'refused']),
  refusal: v.nullable(v.picklist(imageRefusals)),
  /** Pixels, upright; 0 until ready. */
  width: v.number(),
  height: v.number(),
  /**
   * How to lay it on a tile, kept with it so that there is no flash (docs/design/look.md, Tiles and
   * pictures).
   */
  treatment: v.nullable(
    v.object({
      mode: v.picklist(imageTreatments),
      /** The median color of the photo's outer ring. */
      ring: hexColor,
      /** The mat under a mounted photo. */
      mat: hexColor,
    }),
  ),
  /** Signed addresses by size of the longer side; null until ready. */
  urls: v.nullable(v.object(v.entriesFromList(imageRenditions, v.string()))),
});

export type ImageView = v.InferOutput<typeof imageView>;

/** Inputs and outputs of `services/imageupload`. */
export const imageSchemas = {
  imageUpload: {
    input: v.strictObject({
      kind: v.picklist(imageKinds),
      contentType: v.picklist(acceptedImageTypes),
      byteLength: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxImageBytes)),
      /** SHA-256 of the file as it was picked, hex: finds the same photo added twice. */
      contentHash: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{64}$/))),
    }),
    output: v.object({
      imageId: v.string(),
      /** Where to PUT the file, with its content type and `x-ms-blob-type: BlockBlob`. */
      url: v.string(),
      /** The item that already shows this very photo, if any. */
      sameAsItemId: v.nullable(v.string()),
    }),
  },
};
