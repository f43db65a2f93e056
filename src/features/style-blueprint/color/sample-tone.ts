import { type Oklab, oklabToHex, toOklab } from '#contract/rules/color-families.ts';

/** Pixels as a canvas gives them: red, green, blue and opacity, 0..255 each, row by row. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Of the pixels under a tap, this share is left out at the dark end and as much at the bright: shine, pores, lashes. */
const leftOut = 0.2;

/**
 * The tone of a small disc: the OKLab mean of its pixels without the darkest and the brightest.
 *
 * @param x pixels from the left; a tap beyond the picture counts as one at its edge.
 * @param y pixels from the top.
 * @param radius pixels.
 */
export function sampleTone(pixels: Pixels, x: number, y: number, radius: number): Oklab {
  return meanWithin(
    pixels,
    Math.min(pixels.width - 1, Math.max(0, x)),
    Math.min(pixels.height - 1, Math.max(0, y)),
    // A smaller one may lie between pixels.
    Math.max(0.75, radius),
  );
}

function meanWithin(pixels: Pixels, x: number, y: number, radius: number): Oklab {
  const tones: Oklab[] = [];
  const [left, top] = [Math.max(0, Math.ceil(x - radius)), Math.max(0, Math.ceil(y - radius))];
  for (let row = top; row <= Math.min(pixels.height - 1, y + radius); row += 1) {
    for (let column = left; column <= Math.min(pixels.width - 1, x + radius); column += 1) {
      if ((column - x) ** 2 + (row - y) ** 2 > radius ** 2) continue;
      const at = 4 * (row * pixels.width + column);
      tones.push(toOklab(pixels.data[at]!, pixels.data[at + 1]!, pixels.data[at + 2]!));
    }
  }
  tones.sort((one, other) => one.l - other.l);
  const cut = Math.floor(tones.length * leftOut);
  const kept = tones.slice(cut, tones.length - cut);
  const sum = { l: 0, a: 0, b: 0 };
  for (const { l, a, b } of kept) {
    sum.l += l / kept.length;
    sum.a += a / kept.length;
    sum.b += b / kept.length;
  }
  return sum;
}

/** As {@link sampleTone}, as `#rrggbb`. */
export const sampleHex = (pixels: Pixels, x: number, y: number, radius: number): string =>
  oklabToHex(sampleTone(pixels, x, y, radius));
