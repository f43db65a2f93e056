/**
 * The 24 named color families with the hex each one is drawn with (docs/design/product-rules.md,
 * Attributes). What a garment's color is called: [Note: Color names].
 */
export const colorFamilies = {
  black: { label: 'Black', hex: '#1d1b1e' },
  charcoal: { label: 'Charcoal', hex: '#45434a' },
  grey: { label: 'Gray', hex: '#8a888c' },
  silver: { label: 'Silver', hex: '#bfc0c4' },
  white: { label: 'White', hex: '#f7f6f4' },
  cream: { label: 'Cream', hex: '#efe5cf' },
  beige: { label: 'Beige', hex: '#d3bf9f' },
  camel: { label: 'Camel', hex: '#b98a4e' },
  brown: { label: 'Brown', hex: '#6d4630' },
  rust: { label: 'Rust', hex: '#a9502a' },
  orange: { label: 'Orange', hex: '#e07a2f' },
  yellow: { label: 'Yellow', hex: '#ecc94b' },
  citron: { label: 'Citron', hex: '#c9cf3f' },
  olive: { label: 'Olive', hex: '#6b6a3a' },
  green: { label: 'Green', hex: '#2e7a4f' },
  mint: { label: 'Mint', hex: '#a9d8bf' },
  teal: { label: 'Teal', hex: '#1f6f75' },
  sky: { label: 'Sky', hex: '#9cc0e4' },
  blue: { label: 'Blue', hex: '#2f63b5' },
  navy: { label: 'Navy', hex: '#232c4d' },
  purple: { label: 'Purple', hex: '#6c4497' },
  pink: { label: 'Pink', hex: '#e39aac' },
  red: { label: 'Red', hex: '#b3242f' },
  burgundy: { label: 'Burgundy', hex: '#5c1a2b' },
} as const;

/** The key of a color family, as stored. */
export type ColorFamily = keyof typeof colorFamilies;

/** Every family key, in the order in which swatches are shown. */
export const colorFamilyKeys = Object.keys(colorFamilies) as ColorFamily[];

/** A color in OKLab: lightness 0..1, a and b about -0.4..0.4. */
export interface Oklab {
  l: number;
  a: number;
  b: number;
}

const toLinear = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Of whole channels, which are all but a few: powers take most of the time of a picture. */
const linears = Float64Array.from({ length: 256 }, (_, channel) => toLinear(channel));
const linear = (channel: number): number => linears[channel] ?? toLinear(channel);

/** Converts an sRGB color (0..255 per channel) to OKLab (Björn Ottosson's matrices). */
export function toOklab(red: number, green: number, blue: number): Oklab {
  const r = linear(red);
  const g = linear(green);
  const b = linear(blue);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

const gamma = (value: number): number => {
  const clipped = Math.min(1, Math.max(0, value));
  return Math.round(
    255 * (clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055),
  );
};

/** Converts OKLab to a `#rrggbb` string, clipping to sRGB. */
export function oklabToHex({ l, a, b }: Oklab): string {
  const l3 = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m3 = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s3 = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
    -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
    -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3,
  ];
  return `#${channels.map((value) => gamma(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Distance of two OKLab colors (Euclidean; about 0.02 is a just noticeable difference). */
export function oklabDistance(one: Oklab, other: Oklab): number {
  // Not Math.hypot, which takes ten times as long.
  return Math.sqrt((one.l - other.l) ** 2 + (one.a - other.a) ** 2 + (one.b - other.b) ** 2);
}

/** Parses `#rrggbb` to OKLab. Expects the six-digit form. */
export function hexToOklab(hex: string): Oklab {
  const value = Number.parseInt(hex.slice(1), 16);
  return toOklab((value >> 16) & 255, (value >> 8) & 255, value & 255);
}
