import type { Mask } from './mask.ts';
import type { Cv } from './open-cv.ts';
import { morph, withoutSmallHoles, withoutSmallParts } from './shapes.ts';

/** Parts smaller than this beside the largest are crumbs; holes smaller than this are specks. */
const crumb = 0.02;
const speck = 0.002;

/**
 * Makes a mask fit to be looked at: crumbs dropped, specks filled, its edge 1 px further in and soft over
 * 1 px (docs/design/look.md, Tiles and pictures).
 */
export function finishMask(cv: Cv, mask: Mask): Mask {
  const shape = { ...mask, data: mask.data.map((alpha) => (alpha >= 128 ? 1 : 0)) };
  const whole = withoutSmallHoles(cv, withoutSmallParts(cv, shape, crumb), speck);
  return { ...mask, data: feather(morph(cv, whole, 'erode', 1)) };
}

/** Softens an edge by the 3 by 3 binomial filter. */
function feather({ width, height, data }: Mask): Uint8Array {
  const soft = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const up = Math.max(0, y - 1) * width;
    const down = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - 1);
      const right = Math.min(width - 1, x + 1);
      const column = (at: number) => data[up + at]! + 2 * data[y * width + at]! + data[down + at]!;
      soft[y * width + x] = Math.round(((column(left) + 2 * column(x) + column(right)) * 255) / 16);
    }
  }
  return soft;
}
