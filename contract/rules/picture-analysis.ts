import { type Oklab, oklabDistance, oklabToHex, toOklab } from './color-families.ts';
import { type GarmentColors, garmentColors, middleOf, quantile } from './garment-colors.ts';
import type { ImageTreatment } from './images.ts';

/*
 * [Note: Whose color] A photo's colors are found here and nowhere else, on the device and on the server, so
 * that both find the same ones. Whose word counts for an item: what its owner has chosen, always; else what
 * was found inside the cut-out of its first photo, as soon as there is one; else what the device found in the
 * photo that the item was made of, which is there before the server has looked; else what the server found in
 * the item's first photo. But for a cut-out nothing that is found later changes what an item has: another
 * first photo changes no color. Photos that do not make an item, those of its form and those of people, give
 * none.
 */

/** A small picture: RGBA, 8 bits a channel, row by row. About 160 pixels a side is plenty. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

/** How a photo is laid on its tile, and what color the garment in it has. */
export interface PictureAnalysis extends GarmentColors {
  mode: ImageTreatment;
  /** The median color of the outer ring, `#rrggbb`. */
  ring: string;
  /** The mat under a mounted photo, `#rrggbb`. */
  mat: string;
}

const ringShare = 0.07;
const meltLimit = 0.06;
const opaque = 200;

/** Analyzes a picture (docs/design/look.md, Tiles and pictures). */
export function analyzePicture(raster: Raster): PictureAnalysis {
  const ring = ringColors(raster);
  const median = middleOf(ring);
  const hasCutout = isCutout(raster);
  return {
    mode: hasCutout ? 'cutout' : rms(ring, median) < meltLimit ? 'melt' : 'mount',
    ring: oklabToHex(median),
    mat: oklabToHex(toMat(median)),
    ...colorsInPicture(raster),
  };
}

/** A mat is light and nearly without color: lightness .90 to .945, chroma at most .013. */
function toMat({ l, a, b }: Oklab): Oklab {
  const chroma = Math.hypot(a, b);
  const scale = chroma > 0.013 ? 0.013 / chroma : 1;
  return { l: Math.min(0.945, Math.max(0.9, l)), a: a * scale, b: b * scale };
}

const isOpaque = ({ width, data }: Raster, x: number, y: number) =>
  data[(y * width + x) * 4 + 3]! >= opaque;

function colorAt({ width, data }: Raster, x: number, y: number): Oklab {
  const at = (y * width + x) * 4;
  return toOklab(data[at]!, data[at + 1]!, data[at + 2]!);
}

function ringColors(raster: Raster): Oklab[] {
  const { width, height } = raster;
  const edge = Math.max(1, Math.round(Math.min(width, height) * ringShare));
  const colors: Oklab[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isInside = x >= edge && y >= edge && x < width - edge && y < height - edge;
      if (!isInside && isOpaque(raster, x, y)) colors.push(colorAt(raster, x, y));
    }
  }
  // The ring of a cutout is empty: take the color of paper.
  return colors.length > 0 ? colors : [{ l: 0.95, a: 0.002, b: -0.001 }];
}

function rms(colors: Oklab[], median: Oklab): number {
  const sum = colors.reduce((total, color) => total + oklabDistance(color, median) ** 2, 0);
  return Math.sqrt(sum / colors.length);
}

/**
 * Whether the picture's own transparency is a mask to be trusted: 12 % to 85 % of it, under 15 % of its
 * edge.
 */
function isCutout(raster: Raster): boolean {
  const { width, height, data } = raster;
  let covered = 0;
  let edgeCovered = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3]! < 128) continue;
      covered += 1;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) edgeCovered += 1;
    }
  }
  const share = covered / (width * height);
  const edge = 2 * (width + height) - 4;
  return share >= 0.12 && share <= 0.85 && edgeCovered / edge < 0.15;
}

/** How far from the middle, and from the border's color, the garment is looked for where nothing cut it out. */
const middleRadius = 0.3;
const borderDistance = 0.07;

/**
 * The colors of the garment in a picture: of what `mask` covers (a byte a pixel, 255 inside), else of what is
 * opaque in a picture that is a cut-out itself, else of what does not look like the border, around the middle.
 */
export function colorsInPicture(raster: Raster, mask?: Uint8Array): GarmentColors {
  const { width, height } = raster;
  const all: Oklab[] = [];
  const inside: Oklab[] = [];
  const middle: Oklab[] = [];
  const likely: Oklab[] = [];
  const border = middleOf(ringColors(raster));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isOpaque(raster, x, y)) continue;
      const color = colorAt(raster, x, y);
      all.push(color);
      if (mask && mask[y * width + x]! >= opaque) inside.push(color);
      if (Math.hypot((x + 0.5) / width - 0.5, (y + 0.5) / height - 0.5) >= middleRadius) continue;
      middle.push(color);
      if (oklabDistance(color, border) >= borderDistance) likely.push(color);
    }
  }
  if (inside.length === 0 && isCutout(raster)) return garmentColors(all, 0.95);
  const lightest = quantile(
    all.map(({ l }) => l),
    0.97,
  );
  if (inside.length > 0) return garmentColors(inside, lightest);
  // A white shirt on a white bed: nearly everything looks like the border, so all of it counts.
  return garmentColors(likely.length >= middle.length * 0.12 ? likely : middle, lightest);
}
