import * as v from 'valibot';
import { cutoutDoubts, doubtSides } from '../rules/cutout-doubts.ts';
import {
  acceptedImageTypes,
  cutoutStates,
  imageKinds,
  imageRefusals,
  imageRenditions,
  imageTreatments,
  maxImageBytes,
} from '../rules/images.ts';

const hexColor = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/));

/** Signed addresses by size of the longer side of the photo. */
const urls = v.object(v.entriesFromList(imageRenditions, v.string()));

/** How to lay a picture on a tile (docs/design/look.md, Tiles and pictures). */
const treatment = v.object({
  mode: v.picklist(imageTreatments),
  /** The median color of the photo's outer ring. */
  ring: hexColor,
  /** The mat under a mounted photo. */
  mat: hexColor,
});

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** Why and where a cut-out is doubted ([Note: Doubts]). */
const cutoutDoubt = v.object({
  kind: v.picklist(cutoutDoubts),
  /** As seen in the picture. */
  side: v.nullable(v.picklist(doubtSides)),
  /** In fractions of the upright photo. */
  box: v.nullable(v.object({ x: share, y: share, width: share, height: share })),
});

/** The pixels of the largest rendition or the original, upright; 0 until ready. */
const size = { width: v.number(), height: v.number() };

/** A stored picture as its owner may see it: the photo, or its cut-out where that is shown. */
export const imageView = v.object({
  imageId: v.string(),
  /** received: renditions are being made; ready: all there; refused: see `refusal`. */
  status: v.picklist(['received', 'ready', 'refused']),
  refusal: v.nullable(v.picklist(imageRefusals)),
  ...size,
  /** Kept with it so that there is no flash; null until ready. */
  treatment: v.nullable(treatment),
  /** Null until ready. */
  urls: v.nullable(urls),
  /** How its cut-out stands; null where none was asked for ([Note: Cut-outs]). */
  cutout: v.nullable(v.picklist(cutoutStates)),
  /** The doubt of its cut-out; null where nothing is doubted, and where there is none. */
  cutoutDoubt: v.nullable(cutoutDoubt),
  /** The categories it looks like, the likeliest first; empty where nothing is cut out. */
  likelyCategories: v.array(v.string()),
});

export type ImageView = v.InferOutput<typeof imageView>;

/** A picture with what is not shown of it at present. */
export const imageDetails = v.object({
  ...imageView.entries,
  /** The photo where the cut-out is shown, the cut-out where the photo is; null where there is none. */
  other: v.nullable(v.object({ ...size, treatment, urls })),
});

export type ImageDetails = v.InferOutput<typeof imageDetails>;

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
      /** The address to PUT the file at, with its content type and `x-ms-blob-type: BlockBlob`. */
      url: v.string(),
      /** The item that already shows this very photo, if any. */
      sameAsItemId: v.nullable(v.string()),
    }),
  },
};
