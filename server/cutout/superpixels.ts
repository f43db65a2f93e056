import type { LabPicture } from './photo-pixels.ts';

/** A picture parted into small patches of like color. */
export interface Superpixels {
  count: number;
  /** For each pixel the number of its patch. */
  labels: Int32Array;
  /** For each patch: lightness, two colors, x and y of its middle (both 0..1), number of pixels. */
  patches: Patch[];
  /** For each patch those that touch it. */
  neighbors: Set<number>[];
}

export interface Patch {
  l: number;
  a: number;
  b: number;
  x: number;
  y: number;
  pixels: number;
  /** How many of its pixels lie on the picture's border. */
  borderPixels: number;
}

const rounds = 6;
/** How much nearness counts against color; 10 is SLIC's own choice for CIELAB. */
const compactness = 12;

/**
 * Parts a picture into about `wanted` patches by SLIC (Achanta et al. 2012): k-means over color and place,
 * where each center looks only around itself.
 */
export function superpixelsOf(picture: LabPicture, wanted: number): Superpixels {
  const { width, height, lab } = picture;
  const step = Math.max(2, Math.sqrt((width * height) / wanted));
  const columns = Math.max(1, Math.round(width / step));
  const rows = Math.max(1, Math.round(height / step));
  const count = columns * rows;
  const centers = new Float64Array(count * 5);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = Math.floor(((column + 0.5) * width) / columns);
      const y = Math.floor(((row + 0.5) * height) / rows);
      const at = (y * width + x) * 3;
      centers.set([lab[at]!, lab[at + 1]!, lab[at + 2]!, x, y], (row * columns + column) * 5);
    }
  }
  const labels = new Int32Array(width * height).fill(-1);
  const distances = new Float32Array(width * height);
  const nearness = (compactness / step) ** 2;
  const reach = Math.ceil(step * 1.5);
  for (let round = 0; round < rounds; round += 1) {
    distances.fill(Number.POSITIVE_INFINITY);
    for (let center = 0; center < count; center += 1) {
      const [l, a, b, cx, cy] = centers.subarray(center * 5, center * 5 + 5) as unknown as number[];
      const left = Math.max(0, Math.floor(cx!) - reach);
      const right = Math.min(width - 1, Math.floor(cx!) + reach);
      const bottom = Math.min(height - 1, Math.floor(cy!) + reach);
      for (let y = Math.max(0, Math.floor(cy!) - reach); y <= bottom; y += 1) {
        for (let x = left; x <= right; x += 1) {
          const pixel = y * width + x;
          const at = pixel * 3;
          const distance =
            (lab[at]! - l!) ** 2 +
            (lab[at + 1]! - a!) ** 2 +
            (lab[at + 2]! - b!) ** 2 +
            nearness * ((x - cx!) ** 2 + (y - cy!) ** 2);
          if (distance < distances[pixel]!) {
            distances[pixel] = distance;
            labels[pixel] = center;
          }
        }
      }
    }
    moveCenters(picture, labels, centers, count);
  }
  return describe(picture, labels, count);
}

function moveCenters(
  { width, lab }: LabPicture,
  labels: Int32Array,
  centers: Float64Array,
  count: number,
): void {
  const sums = new Float64Array(count * 6);
  for (let pixel = 0; pixel < labels.length; pixel += 1) {
    const label = labels[pixel]!;
    if (label < 0) continue;
    const to = label * 6;
    sums[to] = sums[to]! + lab[pixel * 3]!;
    sums[to + 1] = sums[to + 1]! + lab[pixel * 3 + 1]!;
    sums[to + 2] = sums[to + 2]! + lab[pixel * 3 + 2]!;
    sums[to + 3] = sums[to + 3]! + (pixel % width);
    sums[to + 4] = sums[to + 4]! + Math.floor(pixel / width);
    sums[to + 5] = sums[to + 5]! + 1;
  }
  for (let center = 0; center < count; center += 1) {
    const pixels = sums[center * 6 + 5]!;
    if (pixels === 0) continue;
    for (let axis = 0; axis < 5; axis += 1) {
      centers[center * 5 + axis] = sums[center * 6 + axis]! / pixels;
    }
  }
}

function describe(
  { width, height, lab }: LabPicture,
  found: Int32Array,
  count: number,
): Superpixels {
  const renumbered = new Int32Array(count).fill(-1);
  const labels = new Int32Array(found.length);
  const patches: Patch[] = [];
  const neighbors: Set<number>[] = [];
  for (let pixel = 0; pixel < found.length; pixel += 1) {
    // No center was near enough to a pixel in a corner: it goes with the pixel before it.
    const label = found[pixel]! >= 0 ? found[pixel]! : Math.max(0, found[pixel - 1] ?? 0);
    if (renumbered[label] === -1) {
      renumbered[label] = patches.length;
      patches.push({ l: 0, a: 0, b: 0, x: 0, y: 0, pixels: 0, borderPixels: 0 });
      neighbors.push(new Set());
    }
    const number = renumbered[label]!;
    labels[pixel] = number;
    const patch = patches[number]!;
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    patch.l += lab[pixel * 3]!;
    patch.a += lab[pixel * 3 + 1]!;
    patch.b += lab[pixel * 3 + 2]!;
    patch.x += x;
    patch.y += y;
    patch.pixels += 1;
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) patch.borderPixels += 1;
    if (x > 0) touch(neighbors, number, labels[pixel - 1]!);
    if (y > 0) touch(neighbors, number, labels[pixel - width]!);
  }
  for (const patch of patches) {
    patch.l /= patch.pixels;
    patch.a /= patch.pixels;
    patch.b /= patch.pixels;
    patch.x /= patch.pixels * width;
    patch.y /= patch.pixels * height;
  }
  return { count: patches.length, labels, patches, neighbors };
}

function touch(neighbors: Set<number>[], one: number, other: number): void {
  if (one === other) return;
  neighbors[one]!.add(other);
  neighbors[other]!.add(one);
}
