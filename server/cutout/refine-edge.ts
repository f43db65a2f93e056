import type { Box, Mask } from './mask.ts';
import type { Picture } from './photo-pixels.ts';
import type { Shape } from './shapes.ts';

/** Of 8-bit levels squared: how much the guide may vary before an edge is followed. */
const regularity = 30;

/**
 * Brings the part of a shape in `box` from a small copy of a photo to the photo's size: where the small
 * outline passes, the photo's own colors say on which side a pixel is (guided filter, He et al. 2010). The
 * guide is the one mix of the three channels that parts inside from outside best.
 */
export function refineEdge(photo: Picture, shape: Shape, box: Box): Mask {
  const scale = Math.max(photo.width / shape.width, photo.height / shape.height);
  const soft = enlarge(photo, shape, box);
  if (scale > 1) {
    const radius = Math.max(1, Math.round(scale * 1.5));
    guidedFilter(bestMix(photo, soft, box), soft, box, radius);
  }
  const { width, height } = box;
  const data = new Uint8Array(soft.length);
  for (let at = 0; at < data.length; at += 1) data[at] = soft[at]! >= 0.5 ? 255 : 0;
  return { width, height, data };
}

/** Bilinear; 0 to 1. */
function enlarge(photo: Picture, shape: Shape, { left, top, width, height }: Box): Float32Array {
  const soft = new Float32Array(width * height);
  const stepX = shape.width / photo.width;
  const stepY = shape.height / photo.height;
  for (let y = 0; y < height; y += 1) {
    const fromY = Math.max(0, (top + y + 0.5) * stepY - 0.5);
    const upper = Math.floor(fromY);
    const up = upper * shape.width;
    const down = Math.min(shape.height - 1, upper + 1) * shape.width;
    const dy = fromY - upper;
    for (let x = 0; x < width; x += 1) {
      const fromX = Math.max(0, (left + x + 0.5) * stepX - 0.5);
      const first = Math.floor(fromX);
      const second = Math.min(shape.width - 1, first + 1);
      const dx = fromX - first;
      soft[y * width + x] =
        (shape.data[up + first]! * (1 - dx) + shape.data[up + second]! * dx) * (1 - dy) +
        (shape.data[down + first]! * (1 - dx) + shape.data[down + second]! * dx) * dy;
    }
  }
  return soft;
}

/** The direction from the outside's mean color to the inside's, each channel by how much it varies. */
function bestMix({ width: photoWidth, rgb }: Picture, soft: Float32Array, box: Box): Float32Array {
  const { left, top, width, height } = box;
  const pixelAt = (at: number) =>
    ((top + Math.floor(at / width)) * photoWidth + left + (at % width)) * 3;
  const sums = [0, 1].map(() => ({ pixels: 0, mean: [0, 0, 0], square: [0, 0, 0] }));
  for (let at = 0; at < soft.length; at += 7) {
    const side = sums[soft[at]! >= 0.5 ? 1 : 0]!;
    const pixel = pixelAt(at);
    side.pixels += 1;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = rgb[pixel + channel]!;
      side.mean[channel] = side.mean[channel]! + value;
      side.square[channel] = side.square[channel]! + value * value;
    }
  }
  const [outside, inside] = sums as [(typeof sums)[0], (typeof sums)[0]];
  const mix = [0, 1, 2].map((channel) => {
    const middles = [outside, inside].map(
      ({ pixels, mean }) => mean[channel]! / Math.max(1, pixels),
    ) as [number, number];
    const spread = [outside, inside].reduce(
      (sum, { pixels, square }, side) =>
        sum + square[channel]! / Math.max(1, pixels) - middles[side]! ** 2,
      1,
    );
    return (middles[1] - middles[0]) / spread;
  });
  const length = Math.hypot(...mix) || 1;
  const [r, g, b] = mix.map((share) => share / length) as [number, number, number];
  const guide = new Float32Array(soft.length);
  for (let y = 0; y < height; y += 1) {
    let pixel = ((top + y) * photoWidth + left) * 3;
    for (let at = y * width; at < (y + 1) * width; at += 1, pixel += 3) {
      guide[at] = rgb[pixel]! * r + rgb[pixel + 1]! * g + rgb[pixel + 2]! * b;
    }
  }
  return guide;
}

/** Filters `soft` in place. */
function guidedFilter(
  guide: Float32Array,
  soft: Float32Array,
  { width, height }: Box,
  radius: number,
): void {
  const spare = new Float32Array(soft.length);
  const product = new Float32Array(soft.length);
  const square = new Float32Array(soft.length);
  for (let at = 0; at < soft.length; at += 1) {
    product[at] = guide[at]! * soft[at]!;
    square[at] = guide[at]! * guide[at]!;
  }
  const guideMean = guide.slice();
  for (const values of [guideMean, soft, product, square]) {
    boxMean(values, spare, width, height, radius);
  }
  for (let at = 0; at < soft.length; at += 1) {
    const covariance = product[at]! - guideMean[at]! * soft[at]!;
    const slope = covariance / (square[at]! - guideMean[at]! * guideMean[at]! + regularity);
    product[at] = slope;
    soft[at] = soft[at]! - slope * guideMean[at]!;
  }
  boxMean(product, spare, width, height, radius);
  boxMean(soft, spare, width, height, radius);
  for (let at = 0; at < soft.length; at += 1) soft[at] = soft[at]! + product[at]! * guide[at]!;
}

/** The mean over a square around each pixel, of what of it lies in the picture; in place, by running sums. */
function boxMean(
  values: Float32Array,
  spare: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  const slide = (
    from: Float32Array,
    to: Float32Array,
    lines: number,
    length: number,
    lineStep: number,
    step: number,
  ) => {
    for (let line = 0; line < lines; line += 1) {
      const start = line * lineStep;
      let sum = 0;
      let count = 0;
      for (let at = 0; at < Math.min(radius, length); at += 1) {
        sum += from[start + at * step]!;
        count += 1;
      }
      for (let at = 0; at < length; at += 1) {
        if (at + radius < length) {
          sum += from[start + (at + radius) * step]!;
          count += 1;
        }
        if (at - radius - 1 >= 0) {
          sum -= from[start + (at - radius - 1) * step]!;
          count -= 1;
        }
        to[start + at * step] = sum / count;
      }
    }
  };
  slide(values, spare, height, width, width, 1);
  slide(spare, values, width, height, 1, width);
}
