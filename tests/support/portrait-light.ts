import type { PortraitPixels } from './portraits.ts';

/** A light that falls on a portrait: its color as CIE xy and its strength, at the left and at the right edge. */
interface Light {
  left: { x: number; y: number; strength: number };
  right: { x: number; y: number; strength: number };
}

const even = (x: number, y: number, strength: number): Light => ({
  left: { x, y, strength },
  right: { x, y, strength },
});

/** Daylight; a lamp that the camera has half taken away; shade under a blue sky; a dim room; a window and a lamp. */
export const portraitLights = {
  daylight: even(0.3127, 0.329, 0.95),
  lamp: even(0.3805, 0.3768, 0.75),
  shade: even(0.2807, 0.2884, 0.7),
  dim: even(0.3324, 0.3474, 0.3),
  side: {
    left: { x: 0.3221, y: 0.3318, strength: 1 },
    right: { x: 0.345, y: 0.3516, strength: 0.7 },
  },
} satisfies Record<string, Light>;

/** A source of random numbers 0..1 that is the same at every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

type Vector = [number, number, number];
type Matrix = [Vector, Vector, Vector];
const times = (matrix: Matrix, [x, y, z]: Vector): Vector =>
  matrix.map((row) => row[0] * x + row[1] * y + row[2] * z) as Vector;
const product = (one: Matrix, other: Matrix): Matrix =>
  one.map((row) =>
    [0, 1, 2].map((at) => row[0] * other[0][at]! + row[1] * other[1][at]! + row[2] * other[2][at]!),
  ) as Matrix;

// Linear sRGB to XYZ to the cone responses of CAT16, and back.
const toXyz: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const fromXyz: Matrix = [
  [3.2404542, -1.5371385, -0.4985314],
  [-0.969266, 1.8760108, 0.041556],
  [0.0556434, -0.2040259, 1.0572252],
];
const toCones: Matrix = [
  [0.401288, 0.650173, -0.051461],
  [-0.250268, 1.204414, 0.045854],
  [-0.002079, 0.048952, 0.953127],
];
const fromCones: Matrix = [
  [1.8620679, -1.0112546, 0.1491868],
  [0.3875265, 0.6214474, -0.008974],
  [-0.0158415, -0.0341229, 1.0499644],
];

/** What a light does to linear sRGB: it scales the cone responses of CAT16, which Bradford does not undo exactly. */
function lightMatrix({ x, y, strength }: Light['left']): Matrix {
  const cones = (px: number, py: number) => times(toCones, [px / py, 1, (1 - px - py) / py]);
  const [day, now] = [cones(0.3127, 0.329), cones(x, y)];
  const gain = (at: 0 | 1 | 2) => (strength * now[at]) / day[at];
  const scaled = product(
    [
      [gain(0), 0, 0],
      [0, gain(1), 0],
      [0, 0, gain(2)],
    ],
    product(toCones, toXyz),
  );
  return product(fromXyz, product(fromCones, scaled));
}

const linear = Float64Array.from({ length: 256 }, (_, channel) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});
const steps = 4095;
const gamma = Float64Array.from({ length: steps + 1 }, (_, at) => {
  const value = at / steps;
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
});

/** A portrait under a light, with the grain of a camera: up to `grain` either way in each channel (0..255). */
export function lit(
  { data, width, height }: PortraitPixels,
  light: Light,
  { seed = 1, grain = 6 } = {},
): PortraitPixels {
  const random = seeded(seed);
  const out = new Uint8ClampedArray(data.length);
  for (let x = 0; x < width; x += 1) {
    const share = x / (width - 1);
    const between = (key: 'x' | 'y' | 'strength') =>
      light.left[key] + (light.right[key] - light.left[key]) * share;
    const matrix = lightMatrix({ x: between('x'), y: between('y'), strength: between('strength') });
    for (let y = 0; y < height; y += 1) {
      const at = 4 * (y * width + x);
      const [r, g, b] = [linear[data[at]!]!, linear[data[at + 1]!]!, linear[data[at + 2]!]!];
      for (let channel = 0; channel < 3; channel += 1) {
        const row = matrix[channel]!;
        const value = Math.min(1, Math.max(0, row[0] * r + row[1] * g + row[2] * b));
        out[at + channel] = gamma[Math.round(value * steps)]! + (random() - 0.5) * 2 * grain;
      }
      out[at + 3] = 255;
    }
  }
  return { data: out, width, height };
}
