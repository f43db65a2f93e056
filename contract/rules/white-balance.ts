import { type Oklab, toOklab } from './color-families.ts';

/** How much light a white thing gives back, 0..1: paper, a cup, a wall. */
const whiteReflects = 0.87;

/** From this channel value on (0..255) a camera has cut off how bright a point was. */
const clippedFrom = 253;

/** What is darker or more colorful than this in a picture is no white thing (OKLab). */
const whitest = { lightness: 0.3, chroma: 0.16 };

type Triple = [number, number, number];
type Matrix = [Triple, Triple, Triple];

// Linear sRGB (D65) to the cone responses of Bradford, of which white has 1 in each, and back.
const toCones: Matrix = [
  [0.4490254, 0.5219146, 0.02906],
  [0.053536, 0.9241808, 0.0222832],
  [0.0196255, 0.0804399, 0.8999346],
];
const fromCones: Matrix = [
  [2.3893876, -1.3455482, -0.0438394],
  [-0.1374524, 1.1617806, -0.0243282],
  [-0.039821, -0.0745014, 1.1143224],
];

const times = (matrix: Matrix, [x, y, z]: Triple): Triple => {
  const [first, second, third] = matrix.map((row) => row[0] * x + row[1] * y + row[2] * z);
  return [first!, second!, third!];
};

const toLinear = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const toChannel = (value: number): number =>
  255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

const each = ([x, y, z]: Triple, change: (value: number, at: 0 | 1 | 2) => number): Triple => [
  change(x, 0),
  change(y, 1),
  change(z, 2),
];

const channelsOf = (hex: string): Triple => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const conesOf = (channels: Triple): Triple => times(toCones, each(channels, toLinear));

/** A way to read a picture's colors (`#rrggbb`) as they would be in even daylight. */
export interface Balance {
  balanced: (hex: string) => Oklab;
  /** `none`: no white was pointed at, or what was cannot be white. `clipped`: it was too bright to be exact. */
  white: 'exact' | 'clipped' | 'none';
}

/**
 * Balances colors by a point that is white in truth: each cone response is scaled so that the point becomes white (von
 * Kries, with Bradford's matrix). This takes away both the tint of the light and how bright it was. Without a white,
 * colors stay as they are: nothing is guessed.
 *
 * @param white the `#rrggbb` of the white thing in the picture, or null.
 */
export function balanceBy(white: string | null): Balance {
  const channels = channelsOf(white ?? '#000000');
  const { l, a, b } = toOklab(...channels);
  if (l < whitest.lightness || Math.sqrt(a * a + b * b) > whitest.chroma) {
    return { balanced: (hex) => toOklab(...channelsOf(hex)), white: 'none' };
  }
  const light = conesOf(channels);
  return {
    balanced: (hex) => {
      const cones = each(
        conesOf(channelsOf(hex)),
        (value, at) => (value * whiteReflects) / light[at],
      );
      return toOklab(...each(times(fromCones, cones), toChannel));
    },
    white: channels.some((channel) => channel >= clippedFrom) ? 'clipped' : 'exact',
  };
}

/** The `#rrggbb` of a white thing in even light: balancing by it changes next to nothing. */
export const whiteInDaylight = '#f0f0f0';
