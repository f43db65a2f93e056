import {
  type ColorFamily,
  nearestColorFamily,
  type Oklab,
  oklabDistance,
  oklabToHex,
  toOklab,
} from './color-families.ts';
import type { ImageTreatment } from './images.ts';

/** A small picture: RGBA, 8 bits a channel, row by row. About 160 pixels a side is plenty. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

/** How a photo is laid on its tile, and what color the garment in it has. */
export interface PictureAnalysis {
  mode: ImageTreatment;
  /** The median color of the outer ring, `#rrggbb`. */
  ring: string;
  /** The mat under a mounted photo, `#rrggbb`. */
  mat: string;
  mainColor: ColorFamily;
}

const ringShare = 0.07;
const meltLimit = 0.06;
const opaque = 200;

/** Looks at a picture (the order of treatment in visual.md, section 6). */
export function analyzePicture(raster: Raster): PictureAnalysis {
  const ring = ringColors(raster);
  const median = medianColor(ring);
  const hasCutout = isCutout(raster);
  return {
    mode: hasCutout ? 'cutout' : rms(ring, median) < meltLimit ? 'melt' : 'mount',
    ring: oklabToHex(median),
    mat: oklabToHex(toMat(median)),
    mainColor: mainColorOf(raster, hasCutout ? null : median),
  };
}

/** A mat is light and nearly without color: lightness .90 to .945, chroma at most .013. */
function toMat({ l, a, b }: Oklab): Oklab {
  const chroma = Math.hypot(a, b);
  const scale = chroma > 0.013 ? 0.013 / chroma : 1;
  return { l: Math.min(0.945, Math.max(0.9, l)), a: a * scale, b: b * scale };
}

function pixel({ width, data }: Raster, x: number, y: number): Oklab & { alpha: number } {
  const at = (y * width + x) * 4;
  return { ...toOklab(data[at]!, data[at + 1]!, data[at + 2]!), alpha: data[at + 3]! };
}

function ringColors(raster: Raster): Oklab[] {
  const { width, height } = raster;
  const edge = Math.max(1, Math.round(Math.min(width, height) * ringShare));
  const colors: Oklab[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isInside = x >= edge && y >= edge && x < width - edge && y < height - edge;
      if (isInside) continue;
      const color = pixel(raster, x, y);
      if (color.alpha >= opaque) colors.push(color);
    }
  }
  // A cut-out has nothing on its ring: paper.
  return colors.length > 0 ? colors : [{ l: 0.95, a: 0.002, b: -0.001 }];
}

function medianColor(colors: Oklab[]): Oklab {
  const middle = (values: number[]) =>
    values.sort((one, other) => one - other)[values.length >> 1]!;
  return {
    l: middle(colors.map((color) => color.l)),
    a: middle(colors.map((color) => color.a)),
    b: middle(colors.map((color) => color.b)),
  };
}

function rms(colors: Oklab[], median: Oklab): number {
  const sum = colors.reduce((total, color) => total + oklabDistance(color, median) ** 2, 0);
  return Math.sqrt(sum / colors.length);
}

/** Whether the picture's own transparency is a mask to be trusted: 12 % to 85 % of it, under 15 % of its edge. */
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

/**
 * The commonest family in the middle of the picture, where what looks like the border does not
 * count. With no border (a cut-out) everything opaque counts.
 */
function mainColorOf(raster: Raster, border: Oklab | null): ColorFamily {
  const { width, height } = raster;
  const counts = new Map<ColorFamily, number>();
  let best: ColorFamily = 'grey';
  const count = (skipsBorder: boolean) => {
    counts.clear();
    for (let y = Math.floor(height * 0.15); y < height * 0.85; y += 2) {
      for (let x = Math.floor(width * 0.15); x < width * 0.85; x += 2) {
        const color = pixel(raster, x, y);
        if (color.alpha < opaque) continue;
        if (skipsBorder && border && oklabDistance(color, border) < 0.09) continue;
        const family = nearestColorFamily(color);
        const nearMiddle = 1.5 - Math.hypot(x / width - 0.5, y / height - 0.5);
        counts.set(family, (counts.get(family) ?? 0) + nearMiddle);
      }
    }
    let most = 0;
    let total = 0;
    for (const [family, weight] of counts) {
      total += weight;
      if (weight > most) {
        most = weight;
        best = family;
      }
    }
    return total;
  };
  const middle = (width * height * 0.49) / 4;
  // A white shirt on a white bed: nearly everything looks like the border, so all of it counts.
  if (count(true) < middle * 0.08) count(false);
  return best;
}
