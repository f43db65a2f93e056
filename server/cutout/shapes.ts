import { type Box, boxOf } from './mask.ts';
import type { Cv } from './open-cv.ts';

/** A shape on a picture: 1 where it is, 0 elsewhere. */
export interface Shape {
  width: number;
  height: number;
  data: Uint8Array;
}

type Change = 'erode' | 'dilate' | 'open' | 'close';

/** Erodes, dilates, opens or closes a shape with a disk; what lies outside of the picture counts as neither. */
export function morph(cv: Cv, shape: Shape, change: Change, radiusPx: number): Shape {
  if (radiusPx < 1) return shape;
  const side = 2 * Math.round(radiusPx) + 1;
  const from = matOf(cv, shape);
  const to = new cv.Mat();
  const disk = cv.getStructuringElement(cv.MORPH_ELLIPSE, new cv.Size(side, side));
  const how = {
    erode: cv.MORPH_ERODE,
    dilate: cv.MORPH_DILATE,
    open: cv.MORPH_OPEN,
    close: cv.MORPH_CLOSE,
  }[change];
  try {
    cv.morphologyEx(from, to, how, disk);
    return { ...shape, data: (to.data as Uint8Array).slice() };
  } finally {
    for (const mat of [from, to, disk]) mat.delete();
  }
}

export interface Parts {
  /** For each pixel the number of its part; 0 is what the shape does not cover. */
  labels: Int32Array;
  /** The pixels of each part, by its number. */
  areas: number[];
}

/** The parts of a shape that do not touch each other (corners do not count as touching). */
export function partsOf(cv: Cv, shape: Shape): Parts {
  const from = matOf(cv, shape);
  const [labels, stats, middles] = [new cv.Mat(), new cv.Mat(), new cv.Mat()];
  try {
    const count = cv.connectedComponentsWithStats(from, labels, stats, middles, 4, cv.CV_32S);
    const areas = Array.from({ length: count as unknown as number }, (_, part) =>
      stats.intAt(part, cv.CC_STAT_AREA),
    );
    return { labels: (labels.data32S as Int32Array).slice(), areas };
  } finally {
    for (const mat of [from, labels, stats, middles]) mat.delete();
  }
}

/** Drops the parts that are smaller than `leastShare` of the largest one. */
export function withoutSmallParts(cv: Cv, shape: Shape, leastShare: number): Shape {
  const { labels, areas } = partsOf(cv, shape);
  const largest = Math.max(0, ...areas.slice(1));
  const data = shape.data.map((value, at) =>
    value && areas[labels[at]!]! >= largest * leastShare ? 1 : 0,
  );
  return { ...shape, data };
}

/** Fills the holes that are smaller than `mostShare` of the shape. */
export function withoutSmallHoles(cv: Cv, shape: Shape, mostShare: number): Shape {
  const { labels, areas } = partsOf(cv, inverted(shape));
  const touchesBorder = new Set<number>();
  forBorder(shape, (at) => touchesBorder.add(labels[at]!));
  const most = areaOf(shape) * mostShare;
  const data = shape.data.map((value, at) => {
    const hole = labels[at]!;
    return value || (hole > 0 && !touchesBorder.has(hole) && areas[hole]! < most) ? 1 : 0;
  });
  return { ...shape, data };
}

/** Drops small parts, and fills the specks that a label or a print leaves. */
export function tidy(cv: Cv, shape: Shape): Shape {
  return withoutSmallHoles(cv, withoutSmallParts(cv, shape, 0.15), 0.005);
}

/** The same shape on a copy of the picture that has another size. */
export function resize(shape: Shape, { width, height }: { width: number; height: number }): Shape {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * shape.height) / height) * shape.width;
    for (let x = 0; x < width; x += 1) {
      data[y * width + x] = shape.data[row + Math.floor((x * shape.width) / width)]!;
    }
  }
  return { width, height, data };
}

/** The area that more than half of the shapes cover; of an even number, half is enough. */
export function majority(shapes: Shape[]): Shape {
  const first = shapes[0]!;
  const data = first.data.map((_, at) => {
    let votes = 0;
    for (const shape of shapes) votes += shape.data[at]!;
    return votes * 2 >= shapes.length ? 1 : 0;
  });
  return { ...first, data };
}

/** The part of the photo that a shape on its small copy lies in, with some pixels more on each side. */
export function boxAround(photo: { width: number; height: number }, shape: Shape): Box | null {
  const small = boxOf(shape);
  if (!small) return null;
  const scaleX = photo.width / shape.width;
  const scaleY = photo.height / shape.height;
  const left = Math.max(0, Math.floor((small.left - 4) * scaleX));
  const top = Math.max(0, Math.floor((small.top - 4) * scaleY));
  const right = Math.min(photo.width, Math.ceil((small.left + small.width + 4) * scaleX));
  const bottom = Math.min(photo.height, Math.ceil((small.top + small.height + 4) * scaleY));
  return { left, top, width: right - left, height: bottom - top };
}

export function inverted(shape: Shape): Shape {
  return { ...shape, data: shape.data.map((value) => 1 - value) };
}

export function areaOf({ data }: Shape): number {
  let area = 0;
  for (const value of data) area += value;
  return area;
}

/**
 * The share that two shapes have of what they cover together: 1 for equal ones, 0 where they have nothing in common.
 */
export function overlap(one: Shape, other: Shape): number {
  let [both, either] = [0, 0];
  for (let at = 0; at < one.data.length; at += 1) {
    both += one.data[at]! & other.data[at]!;
    either += one.data[at]! | other.data[at]!;
  }
  return either === 0 ? 0 : both / either;
}

/** Calls for each pixel of the picture's border once. */
export function forBorder(
  { width, height }: { width: number; height: number },
  visit: (at: number) => void,
): void {
  for (let x = 0; x < width; x += 1) {
    visit(x);
    if (height > 1) visit((height - 1) * width + x);
  }
  for (let y = 1; y < height - 1; y += 1) {
    visit(y * width);
    if (width > 1) visit(y * width + width - 1);
  }
}

function matOf(cv: Cv, { width, height, data }: Shape) {
  const mat = new cv.Mat(height, width, cv.CV_8UC1);
  (mat.data as Uint8Array).set(data);
  return mat;
}

/** The pixels of a shape's frame of which something is true. */
export const only = (shape: Shape, is: (at: number) => boolean): Shape => ({
  ...shape,
  data: shape.data.map((_, at) => (is(at) ? 1 : 0)),
});
