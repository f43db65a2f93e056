import { colorsOf } from './color-clusters.ts';
import type { Cv } from './open-cv.ts';
import type { LabPicture } from './photo-pixels.ts';
import { areaOf, morph, partsOf, type Shape } from './shapes.ts';

/** The thickness, as a share of the longest side, below which something may be a hanger, a hook or a finger. */
const thinShare = 1 / 20;
/** Smaller crumbs of an outline, as a share of the shape, are none. */
const leastShare = 0.001;
/** A color this far from all of the garment's is foreign to it. */
const foreignFrom = 14;

/**
 * Takes away thin parts whose colors the rest of the garment does not have: hangers, hooks, cords. Straps
 * and heels have its colors and stay.
 */
export function withoutHangers(cv: Cv, picture: LabPicture, shape: Shape): Shape {
  const { lab } = picture;
  const body = morph(cv, shape, 'open', (Math.max(shape.width, shape.height) * thinShare) / 2);
  const area = areaOf(body);
  if (area < areaOf(shape) / 2) return shape;
  const thin = { ...shape, data: shape.data.map((value, at) => value & (1 - body.data[at]!)) };
  const { labels, areas } = partsOf(cv, thin);
  const colors = colorsOf(picture, body, 8);
  const foreign = new Float64Array(areas.length);
  for (const [at, part] of labels.entries()) {
    if (part === 0 || !thin.data[at]) continue;
    const nearest = Math.min(
      ...colors.map(({ l, a, b }) =>
        Math.hypot(lab[at * 3]! - l, lab[at * 3 + 1]! - a, lab[at * 3 + 2]! - b),
      ),
    );
    if (nearest > foreignFrom) foreign[part] = foreign[part]! + 1;
  }
  const isForeign = areas.map(
    (pixels, part) => part > 0 && pixels > area * leastShare && foreign[part]! > pixels * 0.6,
  );
  return { ...shape, data: shape.data.map((value, at) => (isForeign[labels[at]!] ? 0 : value)) };
}
