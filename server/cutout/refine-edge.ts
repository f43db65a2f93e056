import type { Mask } from './mask.ts';
import { type LabPicture, type Picture, toLab } from './photo-pixels.ts';
import type { Shape } from './shapes.ts';

const regularity = 4;

/**
 * Brings a shape that was cut on a small copy of a photo to the photo's size: where the small outline
 * passes, the photo's own colors say on which side a pixel is (guided filter, He et al. 2010). The guide is
 * the one mix of the three channels that parts inside from outside best.
 */
export function refineEdge(photo: Picture, shape: Shape): Mask {
  const { width, height } = photo;
  const scale = Math.max(width / shape.width, height / shape.height);
  const rough = enlarge(shape, width, height);
  if (scale <= 1)
    return { width, height, data: Uint8Array.from(rough, (value) => (value >= 0.5 ? 255 : 0)) };
  const guide = bestMix(toLab(photo), rough);
  const radius = Math.max(1, Math.round(scale * 1.5));
  const fine = guidedFilter(guide, rough, width, height, radius);
  return { width, height, data: Uint8Array.from(fine, (value) => (value >= 0.5 ? 255 : 0)) };
}

/** Bilinear; 0 to 1. */
function enlarge(shape: Shape, width: number, height: number): Float32Array {
  const rough = new Float32Array(width * height);
  const at = (x: number, y: number) =>
    shape.data[
      Math.max(0, Math.min(shape.height - 1, y)) * shape.width +
        Math.max(0, Math.min(shape.width - 1, x))
    ]!;
  for (let y = 0; y < height; y += 1) {
    const fromY = ((y + 0.5) * shape.height) / height - 0.5;
    const top = Math.floor(fromY);
    for (let x = 0; x < width; x += 1) {
      const fromX = ((x + 0.5) * shape.width) / width - 0.5;
      const left = Math.floor(fromX);
      const [dx, dy] = [fromX - left, fromY - top];
      rough[y * width + x] =
        (at(left, top) * (1 - dx) + at(left + 1, top) * dx) * (1 - dy) +
        (at(left, top + 1) * (1 - dx) + at(left + 1, top + 1) * dx) * dy;
    }
  }
  return rough;
}

/** The direction from the outside's mean color to the inside's, each axis by how much it varies. */
function bestMix({ lab }: LabPicture, rough: Float32Array): Float32Array {
  const sums = [0, 1].map(() => ({ pixels: 0, mean: [0, 0, 0], square: [0, 0, 0] }));
  for (let at = 0; at < rough.length; at += 3) {
    const side = sums[rough[at]! >= 0.5 ? 1 : 0]!;
    side.pixels += 1;
    for (let axis = 0; axis < 3; axis += 1) {
      const value = lab[at * 3 + axis]!;
      side.mean[axis] = side.mean[axis]! + value;
      side.square[axis] = side.square[axis]! + value * value;
    }
  }
  const [outside, inside] = sums as [(typeof sums)[0], (typeof sums)[0]];
  const mix = [0, 1, 2].map((axis) => {
    const spread = [outside, inside].reduce((sum, { pixels, mean, square }) => {
      const middle = mean[axis]! / Math.max(1, pixels);
      return sum + square[axis]! / Math.max(1, pixels) - middle * middle;
    }, 1);
    const difference =
      inside.mean[axis]! / Math.max(1, inside.pixels) -
      outside.mean[axis]! / Math.max(1, outside.pixels);
    return difference / spread;
  });
  const length = Math.hypot(...mix) || 1;
  const guide = new Float32Array(rough.length);
  for (let at = 0; at < guide.length; at += 1) {
    let value = 0;
    for (let axis = 0; axis < 3; axis += 1) value += (lab[at * 3 + axis]! * mix[axis]!) / length;
    guide[at] = value;
  }
  return guide;
}

function guidedFilter(
  guide: Float32Array,
  rough: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const mean = (values: Float32Array) => boxMean(values, width, height, radius);
  const guideMean = mean(guide);
  const roughMean = mean(rough);
  const slope = mean(guide.map((value, at) => value * rough[at]!));
  const variance = mean(guide.map((value) => value * value));
  for (let at = 0; at < slope.length; at += 1) {
    const covariance = slope[at]! - guideMean[at]! * roughMean[at]!;
    slope[at] = covariance / (variance[at]! - guideMean[at]! ** 2 + regularity);
    roughMean[at] = roughMean[at]! - slope[at]! * guideMean[at]!;
  }
  const offset = mean(roughMean);
  const steep = mean(slope);
  for (let at = 0; at < steep.length; at += 1) {
    steep[at] = steep[at]! * guide[at]! + offset[at]!;
  }
  return steep;
}

/** The mean over a square around each pixel, of what of it lies in the picture; running sums. */
function boxMean(
  values: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const along = new Float32Array(values.length);
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
  slide(values, along, height, width, width, 1);
  const both = new Float32Array(values.length);
  slide(along, both, width, height, 1, width);
  return both;
}
