import * as v from 'valibot';
import {
  maxPointsInAll,
  maxSoftness,
  maxStrokePoints,
  maxStrokeRadius,
  maxStrokes,
  strokeKinds,
} from '../rules/cutout-strokes.ts';
import { cutoutStates, imageRenditions, largestRendition } from '../rules/images.ts';
import { isEmptyMask, maxMaskRuns } from '../rules/mask-runs.ts';
import { itemDetails } from './item.ts';
import { rowId, uuid } from './scalars.ts';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** A stroke over a photo, in shares of its sides, so that it holds for every rendition. */
const stroke = v.strictObject({
  kind: v.picklist(strokeKinds),
  /** Half the width of the line, as a share of the photo's longer side. */
  radius: v.pipe(v.number(), v.minValue(0), v.maxValue(maxStrokeRadius)),
  /** x and y in turn. */
  points: v.pipe(
    v.array(share),
    v.minLength(2),
    v.maxLength(maxStrokePoints * 2),
    v.check((points) => points.length % 2 === 0, 'half a point'),
  ),
});

const strokes = v.pipe(
  v.array(stroke),
  v.maxLength(maxStrokes),
  v.check(
    (all) => all.reduce((sum, { points }) => sum + points.length / 2, 0) <= maxPointsInAll,
    'too many points',
  ),
);

const side = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(largestRendition));

/** The pixels of the largest rendition that are the garment: runs of ground and garment in turn. */
const mask = v.strictObject({
  width: side,
  height: side,
  runs: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(largestRendition ** 2))),
    v.maxLength(maxMaskRuns),
  ),
});

const wholeMask = v.pipe(
  mask,
  v.check(
    ({ width, height, runs }) => runs.reduce((sum, run) => sum + run, 0) === width * height,
    'does not fill its size',
  ),
);

const softness = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxSoftness));

const photo = { owner: uuid, itemId: rowId, imageId: uuid };

/** Inputs and outputs of finishing a cut-out by hand, in `items/query` and `items/manage`. */
export const cutoutSchemas = {
  /** The photos whose cut-outs are to be looked at, the oldest piece first ([Note: Doubts]). */
  getCutoutsToLookAt: {
    input: v.strictObject({ owner: uuid }),
    output: v.object({
      rows: v.array(v.object({ itemId: v.string(), imageId: v.string() })),
    }),
  },
  /** Reads what a drawing at a cut-out begins with. */
  getItemCutout: {
    input: v.strictObject(photo),
    output: v.object({
      /** The photo itself, whatever is shown of it. */
      photo: v.object({
        width: v.number(),
        height: v.number(),
        urls: v.object(v.entriesFromList(imageRenditions, v.string())),
      }),
      cutout: v.nullable(v.picklist(cutoutStates)),
      /** Null where there is no cut-out, or one from before masks were kept. */
      mask: v.nullable(mask),
      strokes: v.array(stroke),
      softness: v.number(),
    }),
  },
  /**
   * The mask after the last of these strokes; the ones before hold where they were drawn. Without a mask
   * before, what is found in the photo alone, with all strokes followed. Keeps nothing.
   */
  followItemStrokes: {
    input: v.strictObject({ ...photo, mask: v.nullable(wholeMask), strokes }),
    output: v.object({ mask }),
  },
  /** Keeps a cut-out as its owner drew it, and shows it. No job cuts this photo again. */
  saveItemCutout: {
    input: v.strictObject({
      ...photo,
      mask: v.pipe(
        wholeMask,
        v.check((given) => !isEmptyMask(given), 'empty'),
      ),
      /** In the order in which they were drawn, to be gone on with later. */
      strokes,
      /** How soft the edge is, in steps. */
      softness,
    }),
    output: v.object({
      item: itemDetails,
      /** Names this drawing, for `takeBackItemCutout`. */
      version: v.number(),
    }),
  },
  /**
   * Takes a drawing back: the cut-out before is there again, with what followed from it. Refused with `conflict` where
   * that drawing is not the last word any more, or there was no cut-out before.
   */
  takeBackItemCutout: {
    input: v.strictObject({
      ...photo,
      version: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
    output: v.object({ item: itemDetails }),
  },
};
