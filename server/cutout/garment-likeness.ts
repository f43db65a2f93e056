import type { LabPicture } from './photo-pixels.ts';
import type { Shape } from './shapes.ts';

/** Bins of a color: lightness coarser than the opponent colors, since light and shade change it. */
const bins = { light: 12, color: 18 };

/** The bin that each pixel's color falls into. */
export function colorCells({ lab }: LabPicture): Int32Array {
  const cells = new Int32Array(lab.length / 3);
  const within = (value: number, most: number) =>
    Math.max(0, Math.min(most - 1, Math.floor(value)));
  for (let at = 0; at < cells.length; at += 1) {
    const light = within((lab[at * 3]! / 100) * bins.light, bins.light);
    const a = within(((lab[at * 3 + 1]! + 90) / 180) * bins.color, bins.color);
    const b = within(((lab[at * 3 + 2]! + 90) / 180) * bins.color, bins.color);
    cells[at] = (light * bins.color + a) * bins.color + b;
  }
  return cells;
}

/**
 * How much each pixel's color is the garment's rather than the ground's: 1, 0, and 0.5 where it is either's.
 * @param cells the colors, from `colorCells`.
 * @param core what is surely garment.
 * @param near what may be garment: what lies outside of it is ground.
 */
export function garmentLikeness(cells: Int32Array, core: Shape, near: Shape): Float32Array {
  const count = bins.light * bins.color ** 2;
  const [inside, outside] = [new Float64Array(count), new Float64Array(count)];
  let [insideSum, outsideSum] = [1, 1];
  cells.forEach((cell, at) => {
    if (core.data[at]) {
      inside[cell]! += 1;
      insideSum += 1;
    } else if (!near.data[at]) {
      outside[cell]! += 1;
      outsideSum += 1;
    }
  });
  const likeness = new Float32Array(cells.length);
  cells.forEach((cell, at) => {
    // A color that is hardly seen says nothing.
    const garment = inside[cell]! / insideSum + 1e-3;
    likeness[at] = garment / (garment + outside[cell]! / outsideSum + 1e-3);
  });
  return likeness;
}
