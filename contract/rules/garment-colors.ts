import type { ColorFamily, Oklab } from './color-families.ts';
import { colorName } from './color-names.ts';

/** The colors of a garment, as people would name them. */
export interface GarmentColors {
  /** The one that covers most of it. */
  mainColor: ColorFamily;
  /** Others that cover a good part of it, the largest first; two or more: it is multicolored. */
  furtherColors: ColorFamily[];
}

/** Most colors that are named besides the main one. */
const maxFurtherColors = 2;

/** A patch takes what is so far from its middle: folds are darker by much, other dyes differ in hue. */
const reach = { darker: 0.18, lighter: 0.16, color: 0.045 };
/** The size of the cells in which the commonest color is looked for. */
const cell = { light: 0.1, color: 0.03 };
/** The part of a garment that a color must cover to be named, and that is looked at at all. */
const leastNamed = 0.08;
const leastPatch = 0.04;
const mostPatches = 8;

interface Patch {
  color: Oklab;
  share: number;
}

/**
 * Names the colors of a garment by what its pixels have most of (decision 041). `lightest` is the lightness
 * of the lightest part of the whole photo, 0..1: it tells how dim the light was.
 */
export function garmentColors(pixels: readonly Oklab[], lightest: number): GarmentColors {
  const lift = liftOf(lightest);
  const patches = patchesOf(
    pixels.map(({ l, a, b }) => ({ l: l * lift, a: a * lift, b: b * lift })),
  );
  const families = new Map<ColorFamily, Patch[]>();
  for (const patch of patches) {
    const family = colorName(patch.color);
    families.set(family, [...(families.get(family) ?? []), patch]);
  }
  const [main, ...others] = [...families]
    .map(([family, own]) => ({
      family,
      own,
      share: own.reduce((sum, { share }) => sum + share, 0),
    }))
    .sort((one, other) => other.share - one.share);
  if (!main) return { mainColor: 'grey', furtherColors: [] };
  const named = [main];
  for (const other of others) {
    if (other.share < leastNamed || named.length > maxFurtherColors) break;
    const known = named.flatMap(({ own }) => own);
    if (other.own.some((one) => known.every((before) => isOtherDye(one.color, before.color)))) {
      named.push(other);
    }
  }
  return { mainColor: main.family, furtherColors: named.slice(1).map(({ family }) => family) };
}

/**
 * By how much the colors of a dim photo are lifted: half of what would make its lightest part white. A photo
 * with nothing light in it does not show how dim the light was: it may be of dark cloth on a dark ground.
 */
function liftOf(lightest: number): number {
  return lightest < 0.5 ? 1 : Math.min(1.2, 1 + 0.5 * (0.95 / lightest - 1));
}

/** Whether two patches differ by more than light and shade on the same cloth, which keep the hue. */
function isOtherDye(one: Oklab, other: Oklab): boolean {
  const [dull, bright] = [chromaOf(one), chromaOf(other)].sort((low, high) => low - high);
  if (dull! > 0.04) return hueBetween(one, other) > 25;
  return bright! - dull! > 0.05 || Math.abs(one.l - other.l) > 0.3;
}

const chromaOf = ({ a, b }: Oklab) => Math.hypot(a, b);

/** The angle between two hues, in degrees: 0 to 180. */
function hueBetween(one: Oklab, other: Oklab): number {
  const angle = Math.atan2(one.b, one.a) - Math.atan2(other.b, other.a);
  return Math.abs(Math.atan2(Math.sin(angle), Math.cos(angle)) * 180) / Math.PI;
}

/** Takes the commonest color with its light and shade, then the commonest of what is left, and so on. */
function patchesOf(pixels: readonly Oklab[]): Patch[] {
  const patches: Patch[] = [];
  let rest = pixels;
  while (rest.length > pixels.length * leastPatch && patches.length < mostPatches) {
    let middle = middleOf(commonest(rest));
    let taken: Oklab[] = [];
    let left: readonly Oklab[] = rest;
    for (let round = 0; round < 3; round += 1) {
      const around = middle;
      taken = [];
      const others: Oklab[] = [];
      for (const pixel of rest) (isNear(pixel, around) ? taken : others).push(pixel);
      left = others;
      if (taken.length === 0) break;
      middle = middleOf(taken);
    }
    if (taken.length === 0) break;
    // Folds make light cloth darker, gloss makes dark cloth lighter.
    const l = quantile(
      taken.map((pixel) => pixel.l),
      middle.l > 0.5 ? 0.65 : 0.5,
    );
    patches.push({ color: { ...middle, l }, share: taken.length / pixels.length });
    rest = left;
  }
  return patches;
}

function isNear({ l, a, b }: Oklab, middle: Oklab): boolean {
  const light = (l - middle.l) / (l < middle.l ? reach.darker : reach.lighter);
  const color = ((a - middle.a) ** 2 + (b - middle.b) ** 2) / reach.color ** 2;
  return light ** 2 + color < 1;
}

/** The pixels of the fullest cell. */
function commonest(pixels: readonly Oklab[]): Oklab[] {
  const cells = new Map<number, Oklab[]>();
  let fullest: Oklab[] = [];
  for (const pixel of pixels) {
    const [l, a, b] = [
      Math.round(pixel.l / cell.light),
      Math.round(pixel.a / cell.color),
      Math.round(pixel.b / cell.color),
    ];
    const key = (l * 64 + a + 32) * 64 + b + 32;
    const own = cells.get(key) ?? [];
    if (own.push(pixel) === 1) cells.set(key, own);
    if (own.length > fullest.length) fullest = own;
  }
  return fullest;
}

/** The median color; black of nothing. */
export function middleOf(colors: readonly Oklab[]): Oklab {
  return {
    l: quantile(
      colors.map((color) => color.l),
      0.5,
    ),
    a: quantile(
      colors.map((color) => color.a),
      0.5,
    ),
    b: quantile(
      colors.map((color) => color.b),
      0.5,
    ),
  };
}

/** The value that `part` (0..1) of the values lie below; 0 of no values. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
