import { colorsOf } from './color-clusters.ts';
import type { Cv } from './open-cv.ts';
import type { LabPicture } from './photo-pixels.ts';
import { areaOf, morph, partsOf, type Shape, tidy } from './shapes.ts';

/** How far in from the outline a shadow is looked for, and how far around the ground, of the longest side. */
const bandShare = 1 / 20;
/** A shadow is this much darker than the ground beside it, and no more, … */
const darker = { least: 4, most: 40 };
/** … has its color, … */
const sameColor = 6;
/** … and is no color of the garment's. */
const foreignFrom = 10;
/** A ground that varies by more in lightness has no color of its own to compare with. */
const calm = 12;
/** Smaller ones, as a share of the shape, are left. */
const leastShare = 0.002;

/** Takes away the shadow that a garment throws on a calm ground, where it was taken for a part of it. */
export function withoutShadows(cv: Cv, picture: LabPicture, shape: Shape): Shape {
  const { width, height } = shape;
  const { lab } = picture;
  const band = Math.max(width, height) * bandShare;
  const core = morph(cv, shape, 'erode', band);
  if (areaOf(core) < areaOf(shape) / 5) return shape;
  const colors = colorsOf(picture, core, 8);
  const ground = groundAround(picture, shape, Math.max(4, Math.round(band)));
  const data = shape.data.map((value, at) => {
    if (!value || core.data[at]) return 0;
    const under = ground(at % width, Math.floor(at / width));
    if (!under || under.spread > calm) return 0;
    const [l, a, b] = [lab[at * 3]!, lab[at * 3 + 1]!, lab[at * 3 + 2]!];
    const depth = under.l - l;
    if (depth < darker.least || depth > darker.most) return 0;
    if (Math.hypot(a - under.a, b - under.b) > sameColor) return 0;
    const isGarments = colors.some(
      (color) => Math.hypot(l - color.l, a - color.a, b - color.b) < foreignFrom,
    );
    return isGarments ? 0 : 1;
  });
  const dark = morph(cv, { width, height, data }, 'open', 1);
  const { labels, areas } = partsOf(cv, dark);
  const outer = morph(cv, shape, 'erode', 2);
  const reachesOut = new Set<number>();
  for (const [at, part] of labels.entries()) if (part && !outer.data[at]) reachesOut.add(part);
  const least = areaOf(shape) * leastShare;
  const kept = shape.data.map((value, at) => {
    const part = labels[at]!;
    return value && !(reachesOut.has(part) && areas[part]! >= least) ? 1 : 0;
  });
  return tidy(cv, { width, height, data: kept });
}

/** Averages the ground around a place: the mean of nine cells of what the shape does not cover. */
function groundAround({ lab }: LabPicture, { width, height, data }: Shape, cell: number) {
  const columns = Math.ceil(width / cell);
  const sums = new Float64Array(columns * Math.ceil(height / cell) * 5);
  for (let at = 0; at < data.length; at += 1) {
    if (data[at]) continue;
    const x = at % width;
    const to = (Math.floor((at - x) / width / cell) * columns + Math.floor(x / cell)) * 5;
    const l = lab[at * 3]!;
    sums[to] = sums[to]! + l;
    sums[to + 1] = sums[to + 1]! + lab[at * 3 + 1]!;
    sums[to + 2] = sums[to + 2]! + lab[at * 3 + 2]!;
    sums[to + 3] = sums[to + 3]! + l * l;
    sums[to + 4] = sums[to + 4]! + 1;
  }
  const rows = sums.length / 5 / columns;
  return (x: number, y: number) => {
    const total = [0, 0, 0, 0, 0];
    const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)];
    for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r += 1) {
      for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c += 1) {
        for (let axis = 0; axis < 5; axis += 1) {
          total[axis] = total[axis]! + sums[(r * columns + c) * 5 + axis]!;
        }
      }
    }
    const [l, a, b, square, pixels] = total as [number, number, number, number, number];
    if (pixels < cell * cell) return null;
    const mean = l / pixels;
    const spread = Math.sqrt(Math.max(0, square / pixels - mean * mean));
    return { l: mean, a: a / pixels, b: b / pixels, spread };
  };
}
