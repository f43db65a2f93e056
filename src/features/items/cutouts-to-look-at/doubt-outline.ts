import type { CutoutDoubt } from '#contract/rules/cutout-doubts.ts';
import { type MaskRuns, maskOf } from '#contract/rules/mask-runs.ts';
import { outlinesOf } from '../cutout-brush/mask-outline.ts';

/** A box in fractions of the photo. */
export type Box = NonNullable<CutoutDoubt['box']>;

/** The longer side of the grid that outlines are drawn on: fine enough for a picture of this size. */
const gridSide = 240;
/** Shorter lines than this are crumbs, in places of the grid. */
const leastPlaces = 12;

/** The box of the garment of a mask, in fractions of the photo; null where there is none. */
export function boxOfMask({ width, height, runs }: MaskRuns): Box | null {
  let [left, right, top, bottom] = [width, 0, height, 0];
  let at = 0;
  for (const [number, length] of runs.entries()) {
    const from = at;
    at += length;
    if (number % 2 === 0 || length === 0) continue;
    const [firstRow, lastRow] = [Math.floor(from / width), Math.floor((at - 1) / width)];
    top = Math.min(top, firstRow);
    bottom = Math.max(bottom, lastRow + 1);
    const isWhole = firstRow !== lastRow;
    left = Math.min(left, isWhole ? 0 : from % width);
    right = Math.max(right, isWhole ? width : ((at - 1) % width) + 1);
  }
  if (right <= left) return null;
  return {
    x: left / width,
    y: top / height,
    width: (right - left) / width,
    height: (bottom - top) / height,
  };
}

/**
 * The outline that a cut-out should have by its doubt, as the path of an SVG over the photo, 1 by 1: with the twin of
 * what is there where a part is missing, and with what lies beside where that was lost.
 */
export function outlinePath(mask: MaskRuns, doubt: CutoutDoubt | null): string {
  const data = maskOf(mask);
  if (!data) return '';
  const step = Math.max(1, Math.max(mask.width, mask.height) / gridSide);
  const [width, height] = [Math.floor(mask.width / step), Math.floor(mask.height / step)];
  const there = (x: number, y: number) =>
    x >= 0 &&
    x < width &&
    data[Math.floor((y + 0.5) * step) * mask.width + Math.floor((x + 0.5) * step)]! > 127;
  const grid = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) if (there(x, y)) grid[y * width + x] = 255;
  }
  const box = doubt?.box;
  if (box && (doubt.kind === 'missing-part' || doubt.kind === 'lost-part')) {
    const [left, right] = [Math.floor(box.x * width), Math.ceil((box.x + box.width) * width)];
    const [top, bottom] = [Math.floor(box.y * height), Math.ceil((box.y + box.height) * height)];
    const mirrored = doubt.kind === 'missing-part' ? mirror(boxOfMask(mask), box, width) : null;
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1) {
      for (let x = Math.max(0, left); x < Math.min(width, right); x += 1) {
        const isPart = mirrored
          ? there(Math.round(mirrored - x), y)
          : isInOval((x - left) / (right - left), (y - top) / (bottom - top));
        if (isPart) grid[y * width + x] = 255;
      }
    }
  }
  return outlinesOf({ width, height, runs: [] }, grid)
    .filter((line) => line.length >= leastPlaces)
    .map((line) => {
      const places = Array.from({ length: line.length / 2 }, (_, at) => {
        const [x, y] = [line[at * 2]! / width, line[at * 2 + 1]! / height];
        return `${x.toFixed(4)} ${y.toFixed(4)}`;
      });
      return `M${places.join('L')}Z`;
    })
    .join('');
}

/** Twice the axis of a garment, in places of the grid: as far from the missing part as from the other end. */
function mirror(garment: Box | null, part: Box, width: number): number | null {
  if (!garment) return null;
  const isLeft = part.x + part.width / 2 < garment.x + garment.width / 2;
  const outer = isLeft ? part.x : part.x + part.width;
  const other = isLeft ? garment.x + garment.width : garment.x;
  return (outer + other) * width - 1;
}

const isInOval = (x: number, y: number) => (x - 0.5) ** 2 + (y - 0.5) ** 2 <= 0.25;
