import { toOklab } from '#contract/rules/color-families.ts';
import type { Pixels } from './sample-tone.ts';

/** A small picture in OKLab, row by row. */
export interface LabPicture {
  width: number;
  height: number;
  l: Float32Array;
  a: Float32Array;
  b: Float32Array;
}

/**
 * A picture made smaller, each pixel the mean of those that it stands for.
 *
 * @param side the longer side in pixels; a smaller picture keeps its size.
 */
export function labPicture({ data, width, height }: Pixels, side: number): LabPicture {
  const scale = Math.min(1, side / Math.max(width, height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const count = size.width * size.height;
  const picture = {
    ...size,
    l: new Float32Array(count),
    a: new Float32Array(count),
    b: new Float32Array(count),
  };
  for (let y = 0; y < size.height; y += 1) {
    const [top, bottom] = spanOf(y, height / size.height, height);
    for (let x = 0; x < size.width; x += 1) {
      const [left, right] = spanOf(x, width / size.width, width);
      let [red, green, blue] = [0, 0, 0];
      for (let row = top; row < bottom; row += 1) {
        for (let column = left; column < right; column += 1) {
          const at = 4 * (row * width + column);
          red += data[at]!;
          green += data[at + 1]!;
          blue += data[at + 2]!;
        }
      }
      const among = (bottom - top) * (right - left);
      const tone = toOklab(red / among, green / among, blue / among);
      const at = y * size.width + x;
      picture.l[at] = tone.l;
      picture.a[at] = tone.a;
      picture.b[at] = tone.b;
    }
  }
  return picture;
}

function spanOf(at: number, step: number, end: number): [number, number] {
  const from = Math.min(end - 1, Math.floor(at * step));
  return [from, Math.min(end, Math.max(from + 1, Math.floor((at + 1) * step)))];
}

/** The value below which a share (0..1) of some values lies. */
export function percentile(values: Float32Array, share: number): number {
  const sorted = Float32Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
