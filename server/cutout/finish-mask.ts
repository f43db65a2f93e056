import type { Mask } from './mask.ts';
import type { Cv } from './open-cv.ts';
import { morph, type Shape, withoutSmallHoles, withoutSmallParts } from './shapes.ts';

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
  return { ...mask, data: feather(opaque(morph(cv, whole, 'erode', 1))) };
}

function opaque(shape: Shape): Mask {
  return { ...shape, data: shape.data.map((value) => value * 255) };
}

/** Softens an edge by the 3 by 3 binomial filter; alpha 0 or 255. */
function feather({ width, height, data }: Mask): Uint8Array {
  const soft = data.slice();
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const [up, down] = [at - width, at + width];
      const corners = data[up - 1]! + data[up + 1]! + data[down - 1]! + data[down + 1]!;
      const sides = data[up]! + data[down]! + data[at - 1]! + data[at + 1]!;
      soft[at] = Math.round((corners + 2 * sides + 4 * data[at]!) / 16);
    }
  }
  return soft;
}
