import type { CutoutDoubt, CutoutDoubtKind, DoubtSide } from '#contract/rules/cutout-doubts.ts';
import { colorCells, garmentLikeness } from './garment-likeness.ts';
import { boxOf } from './mask.ts';
import { mirrorImage } from './mirror-image.ts';
import type { Cv } from './open-cv.ts';
import type { LabPicture } from './photo-pixels.ts';
import { areaOf, morph, only, partsOf, type Shape } from './shapes.ts';

/*
 * [Note: How a cut is doubted] A garment is nearly the same on both sides. So what a shape has on one side and
 * lacks on the other is looked at in the photo: where that place does not look like the ground, a sleeve or a leg
 * was lost. And colors tell: what is inside, along the outline, and has a color that only the ground has elsewhere
 * is ground that was left on; what lies beside the shape and has a color that only the garment has was lost.
 */

/** The parts of the shape's area from which on something is doubted. */
const leastTwin = 0.035;
const leastLost = 0.05;
const leastGround = 0.05;
/** How sure a color must be the garment's, or the ground's: 0.5 says nothing. */
const sureColor = 0.85;
/** How much of a lost part its twin must have. */
const leastTwinLikeness = 0.7;
/** The share of its place that must look like ground for what lacks a twin to be ground there. */
const mostGround = 0.6;

/** Finds what is to be doubted of a shape that was cut out of a picture; null where nothing is. */
export function doubtOf(cv: Cv, whole: LabPicture, wholeShape: Shape): CutoutDoubt | null {
  const { picture, shape } = smaller(whole, wholeShape);
  const area = areaOf(shape);
  if (area === 0) return null;
  const thin = Math.max(1, Math.max(shape.width, shape.height) / 90);
  const cells = colorCells(picture);
  const core = morph(cv, shape, 'erode', thin * 2.5);
  const found = (kind: CutoutDoubtKind, part: Shape | null, least: number) =>
    part && areaOf(part) >= least * area ? placed(kind, part, shape) : null;

  const lacking = lackingTwin(cv, shape, thin);
  if (lacking && areaOf(lacking) >= leastTwin * area) {
    // What may be a lost sleeve does not tell what ground looks like.
    const either = only(shape, (at) => shape.data[at] === 1 || lacking.data[at] === 1);
    const likeness = garmentLikeness(cells, core, morph(cv, either, 'dilate', thin * 2));
    const ground = only(shape, (at) => lacking.data[at] === 1 && likeness[at]! < 0.5);
    if (areaOf(ground) <= mostGround * areaOf(lacking)) {
      return placed('missing-part', lacking, shape);
    }
  }
  // A lost part seldom reaches the border, whose colors are the ground's.
  const middle = morph(cv, shape, 'dilate', thin);
  const byBorder = garmentLikeness(
    cells,
    core,
    only(shape, (at) => isInner(shape, at) || middle.data[at] === 1),
  );
  const beside = only(shape, (at) => !shape.data[at] && byBorder[at]! > sureColor);
  const likeness = garmentLikeness(cells, core, middle);
  const ground = only(shape, (at) => shape.data[at] === 1 && likeness[at]! < 1 - sureColor);
  const lost = touching(cv, beside, shape, thin);
  const kind = lost && isTwin(lost, shape) ? 'missing-part' : 'lost-part';
  return (
    found(kind, lost, leastLost) ??
    found('ground-left', touching(cv, ground, inverse(shape), thin), leastGround)
  );
}

/** Whether a lost part has its twin in the shape, on the other side of the two together. */
function isTwin(part: Shape, shape: Shape): boolean {
  const both = only(shape, (at) => shape.data[at] === 1 || part.data[at] === 1);
  const twin = mirrorImage(both, part);
  if (!twin) return false;
  const common = only(shape, (at) => twin.data[at] === 1 && shape.data[at] === 1 && !part.data[at]);
  return areaOf(common) > leastTwinLikeness * areaOf(part);
}

/** Longest side of the copy that is looked at, in pixels. */
const longestPx = 240;

/** Every second pixel, or every third, of a picture that is larger than need be. */
function smaller(picture: LabPicture, shape: Shape): { picture: LabPicture; shape: Shape } {
  const step = Math.max(1, Math.round(Math.max(shape.width, shape.height) / longestPx));
  if (step === 1) return { picture, shape };
  const [width, height] = [Math.floor(shape.width / step), Math.floor(shape.height / step)];
  const data = new Uint8Array(width * height);
  const lab = new Float32Array(width * height * 3);
  for (let at = 0; at < data.length; at += 1) {
    const from = Math.floor(at / width) * step * shape.width + (at % width) * step;
    data[at] = shape.data[from]!;
    for (let axis = 0; axis < 3; axis += 1) lab[at * 3 + axis] = picture.lab[from * 3 + axis]!;
  }
  return { picture: { width, height, lab }, shape: { width, height, data } };
}

/** The part of the picture along its border that shows the ground. */
const borderShare = 0.09;

function isInner({ width, height }: Shape, at: number): boolean {
  const edge = Math.max(1, Math.round(Math.min(width, height) * borderShare));
  const [x, y] = [at % width, Math.floor(at / width)];
  return x >= edge && y >= edge && x < width - edge && y < height - edge;
}

const inverse = (shape: Shape) => only(shape, (at) => !shape.data[at]);

/** The largest place, free of thin rims, that touches another shape; null where there is none. */
function touching(cv: Cv, place: Shape, other: Shape, thin: number): Shape | null {
  const opened = morph(cv, place, 'open', thin);
  const around = morph(cv, other, 'dilate', thin * 2);
  return largest(cv, opened, (at) => around.data[at] === 1);
}

/** The largest part of a shape with a pixel of which something is true. */
function largest(cv: Cv, shape: Shape, holds: (at: number) => boolean): Shape | null {
  const { labels, areas } = partsOf(cv, shape);
  const fitting = new Set<number>();
  labels.forEach((part, at) => {
    if (part > 0 && !fitting.has(part) && holds(at)) fitting.add(part);
  });
  const [best] = [...fitting].sort((one, next) => areas[next]! - areas[one]!);
  return best === undefined ? null : only(shape, (at) => labels[at] === best);
}

/** The largest place that the shape lacks on one side and has on the other. */
function lackingTwin(cv: Cv, shape: Shape, thin: number): Shape | null {
  const mirror = mirrorImage(shape);
  if (!mirror) return null;
  const lacking = only(shape, (at) => mirror.data[at] === 1 && !shape.data[at]);
  return largest(cv, morph(cv, lacking, 'open', thin * 1.6), () => true);
}

function placed(kind: CutoutDoubtKind, part: Shape, shape: Shape): CutoutDoubt {
  const box = boxOf(part)!;
  const whole = boxOf(shape)!;
  const across = (box.left + box.width / 2 - whole.left - whole.width / 2) / whole.width;
  const down = (box.top + box.height / 2 - whole.top - whole.height / 2) / whole.height;
  const sideways: DoubtSide = across < 0 ? 'left' : 'right';
  const side =
    kind === 'missing-part' || Math.abs(across) >= Math.abs(down)
      ? sideways
      : down < 0
        ? 'top'
        : 'bottom';
  const { width, height } = shape;
  return {
    kind,
    side,
    box: {
      x: box.left / width,
      y: box.top / height,
      width: box.width / width,
      height: box.height / height,
    },
  };
}
