import type { CutoutDoubt } from '#contract/rules/cutout-doubts.ts';
import { doubtOf } from './doubt.ts';
import { findGarment } from './find-garment.ts';
import { finishMask } from './finish-mask.ts';
import { followStrokes } from './follow-strokes.ts';
import { judge, type Verdict } from './judge.ts';
import { type Box, boxOf, type Mask } from './mask.ts';
import { type Measures, measure, unmeasured } from './measures.ts';
import { type Cv, openCv } from './open-cv.ts';
import { type Picture, readPhoto, shrink, toLab } from './photo-pixels.ts';
import { refineEdge } from './refine-edge.ts';
import { boxAround, resize, type Shape } from './shapes.ts';
import type { Stroke } from './stroke.ts';

/** A garment cut out of a photo. */
export interface CutOut {
  verdict: Verdict;
  /** Of the whole upright photo, its longest side at most `maskPx`; empty where nothing was found. */
  mask: Mask;
  /** The part of the mask that holds the garment; null for an empty mask. */
  box: Box | null;
  measures: Measures;
  /** The doubt of it; null where nothing looks wrong ([Note: How a cut is doubted]). */
  doubt: CutoutDoubt | null;
}

/** The longest side of a mask. */
export const maskPx = 1_600;
/** The longest side of the copy that the cut is made on. */
const workingPx = 480;
/** A picture with a shorter side than this has no garment that could be told from its ground. */
const leastPx = 24;

/**
 * Cuts the garment out of a photo without any network, neural or other. Given strokes (in pixels of the
 * upright photo), it follows the last of them from the mask before, or all of them from its own where there
 * is none; a mask that somebody drew at is never *trusted*, since it is theirs to judge.
 *
 * Takes seconds of one core and some 300 MB: it is for a worker, and the caller's clock. Throws what sharp
 * throws of a file that is no picture.
 */
export async function cutOut(
  photo: Buffer,
  strokes: Stroke[] = [],
  previous?: Mask,
): Promise<CutOut> {
  const cv = await openCv();
  const { picture, scale } = await readPhoto(photo, maskPx);
  if (strokes.length === 0 && !previous) return cutAlone(cv, picture);
  const start = previous ? enlarge(previous, picture) : (await cutAlone(cv, picture)).mask;
  const scaled = strokes.map((stroke) => ({
    ...stroke,
    radius: stroke.radius * scale,
    points: stroke.points.map(({ x, y }) => ({ x: x * scale, y: y * scale })),
  }));
  const fresh = previous ? scaled.slice(-1) : scaled;
  const mask = await followStrokes(cv, picture, { strokes: scaled, fresh, previous: start });
  const box = boxOf(mask);
  return { verdict: box ? 'likely' : 'none', mask, box, measures: unmeasured, doubt: null };
}

/** A mask of another copy of the photo at this one's size. */
function enlarge(mask: Mask, { width, height }: Picture): Mask {
  return mask.width === width && mask.height === height ? mask : resize(mask, { width, height });
}

async function cutAlone(cv: Cv, picture: Picture): Promise<CutOut> {
  const working = await shrink(picture, workingPx);
  const found =
    Math.min(working.width, working.height) < leastPx ? null : await findGarment(cv, working);
  if (!found) {
    const { width, height } = picture;
    const mask = { width, height, data: new Uint8Array(width * height) };
    return { verdict: 'none', mask, box: null, measures: unmeasured, doubt: null };
  }
  const lab = toLab(working);
  const measures = measure(cv, lab, found.shape, found);
  return answer(cv, picture, found.shape, measures, doubtOf(cv, lab, found.shape));
}

function answer(
  cv: Cv,
  picture: Picture,
  shape: Shape,
  measures: Measures,
  doubt: CutoutDoubt | null,
): CutOut {
  const { width, height } = picture;
  const mask: Mask = { width, height, data: new Uint8Array(width * height) };
  const around = boxAround(picture, shape);
  if (around) paste(mask, finishMask(cv, refineEdge(picture, shape, around)), around);
  const box = boxOf(mask);
  const verdict = box ? judge(measures) : 'none';
  // What is doubted is shown once its owner has looked at it.
  return {
    verdict: verdict === 'trusted' && doubt ? 'likely' : verdict,
    mask,
    box,
    measures,
    doubt,
  };
}

function paste(onto: Mask, part: Mask, { left, top }: Box): void {
  for (let y = 0; y < part.height; y += 1) {
    const row = part.data.subarray(y * part.width, (y + 1) * part.width);
    onto.data.set(row, (top + y) * onto.width + left);
  }
}
