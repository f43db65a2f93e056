import { grabCut, seed } from './grab-cut.ts';
import type { Mask } from './mask.ts';
import type { Cv } from './open-cv.ts';
import { paintLine } from './paint-line.ts';
import { type Picture, shrink, toLab } from './photo-pixels.ts';
import { refineEdge } from './refine-edge.ts';
import { areaOf, boxAround, morph, partsOf, type Shape } from './shapes.ts';
import type { Stroke } from './stroke.ts';

const workingPx = 300;
/** How far from a stroke the mask may change, as a share of the longest side. */
const reachShare = 0.25;
/** Parts and holes that a cut leaves and nobody drew at are dropped where they are smaller than this. */
const crumbShare = 0.01;
/** Around what has changed on the small copy, the fine edge is found again: so many pixels of the copy. */
const seamPx = 3;

/**
 * Cuts again near the `fresh` strokes, and leaves the mask before as it was, to the pixel, elsewhere and
 * where something was erased or restored. The older strokes hold where they were drawn; of a place that
 * several passed, the last one decides.
 */
export async function followStrokes(
  cv: Cv,
  photo: Picture,
  { strokes, fresh, previous }: { strokes: Stroke[]; fresh: Stroke[]; previous: Mask },
): Promise<Mask> {
  const small = await shrink(photo, workingPx);
  const { width, height } = small;
  const drawn = new Uint8Array(width * height).fill(untouched);
  const near = new Uint8Array(width * height);
  const reach = Math.max(width, height) * reachShare;
  // Where the mask before holds to the pixel: with the ring in which the small copy is too coarse to tell.
  const exact = new Uint8Array(width * height);
  for (const stroke of strokes) {
    const { points, radius } = scaled(stroke, photo, small);
    paintLine(drawn, small, { points, radius }, isGarmentAfter[stroke.kind]);
    if (isHint(stroke)) paintLine(exact, small, { points, radius }, 0);
    else paintLine(exact, small, { points, radius: radius + 1 }, 1);
  }
  for (const stroke of fresh) {
    if (!isHint(stroke)) continue;
    const { radius, points } = scaled(stroke, photo, small);
    paintLine(near, small, { points, radius: radius + reach }, 1);
  }
  const before = shrinkMask(previous, small);
  const seeds = before.data.map((isGarment, at) => {
    const said = drawn[at]!;
    if (said !== untouched) return said ? seed.garment : seed.ground;
    if (near[at]) return isGarment ? seed.maybeGarment : seed.maybeGround;
    return isGarment ? seed.garment : seed.ground;
  });
  const cut = { width, height, data: grabCut(cv, toLab(small), seeds, 2) };
  const after = withoutCrumbs(cv, cut, (at) => drawn[at] === untouched && near[at] === 1);
  const changed = {
    ...after,
    data: after.data.map((value, at) => (value !== before.data[at] && !exact[at] ? 1 : 0)),
  };
  const seam = morph(cv, changed, 'dilate', seamPx);
  const open = { ...seam, data: seam.data.map((value, at) => (exact[at] ? 0 : value)) };
  return merge(cv, photo, { before: previous, after, open });
}

/** Whether what a stroke passes is the garment. */
const isGarmentAfter = { away: 0, erase: 0, keep: 1, restore: 1 } as const;
const untouched = 255;

const isHint = ({ kind }: Stroke) => kind === 'keep' || kind === 'away';

const scaled = ({ points, radius }: Stroke, from: Picture, to: { width: number }) => {
  const scale = to.width / from.width;
  return {
    radius: Math.max(1, radius * scale),
    points: points.map(({ x, y }) => ({ x: x * scale, y: y * scale })),
  };
};

function shrinkMask(mask: Mask, { width, height }: { width: number; height: number }): Shape {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(((y + 0.5) * mask.height) / height) * mask.width;
    for (let x = 0; x < width; x += 1) {
      const from = row + Math.floor(((x + 0.5) * mask.width) / width);
      data[y * width + x] = mask.data[from]! >= 128 ? 1 : 0;
    }
  }
  return { width, height, data };
}

/** Drops small parts and fills small holes, where nobody drew at them. */
function withoutCrumbs(cv: Cv, shape: Shape, isFree: (at: number) => boolean): Shape {
  const least = Math.max(1, areaOf(shape) * crumbShare);
  const data = shape.data.slice();
  for (const isGarment of [1, 0]) {
    const side = { ...shape, data: data.map((value) => (value === isGarment ? 1 : 0)) };
    const { labels, areas } = partsOf(cv, side);
    const isKept = areas.map((area) => area >= least);
    labels.forEach((part, at) => {
      if (part > 0 && !isFree(at)) isKept[part] = true;
    });
    labels.forEach((part, at) => {
      if (part > 0 && !isKept[part]) data[at] = 1 - isGarment;
    });
  }
  return { ...shape, data };
}

/** The mask before, with the cut of the small copy in its place where it is open, as fine as the photo. */
function merge(
  cv: Cv,
  photo: Picture,
  { before, after, open }: { before: Mask; after: Shape; open: Shape },
): Mask {
  const data = before.data.map((alpha) => (alpha >= 128 ? 255 : 0));
  const box = boxAround(photo, open);
  if (!box) return { ...before, data };
  const fine = refineEdge(photo, after, box);
  const fresh = morph(cv, { ...fine, data: fine.data.map((alpha) => (alpha ? 1 : 0)) }, 'erode', 1);
  for (let y = 0; y < box.height; y += 1) {
    const row = Math.floor(((box.top + y) * open.height) / photo.height) * open.width;
    for (let x = 0; x < box.width; x += 1) {
      if (!open.data[row + Math.floor(((box.left + x) * open.width) / photo.width)]) continue;
      data[(box.top + y) * photo.width + box.left + x] = fresh.data[y * box.width + x]! * 255;
    }
  }
  return { ...before, data };
}
