import { boxOf } from './mask.ts';
import { only, type Shape } from './shapes.ts';

/** Angles at which the middle line of a garment is looked for, in degrees from upright. */
const tilts = [-16, -12, -8, -4, 0, 4, 8, 12, 16];

/** The mirror image of a shape, or of a part of it, at the line at which the whole has most in common with its own. */
export function mirrorImage(shape: Shape, part = shape): Shape | null {
  const box = boxOf(shape);
  if (!box) return null;
  const { width, height, data } = shape;
  const step = Math.max(1, Math.round(Math.max(box.width, box.height) / 110));
  const points: [number, number][] = [];
  for (let y = box.top; y < box.top + box.height; y += step) {
    for (let x = box.left; x < box.left + box.width; x += step) {
      if (data[y * width + x]) points.push([x, y]);
    }
  }
  const middleY = box.top + box.height / 2;
  let best = { common: 0, turn: [0, 0] as [number, number], middleX: 0 };
  for (const tilt of tilts) {
    const angle = (tilt * Math.PI) / 180;
    const turn: [number, number] = [Math.cos(2 * angle), Math.sin(2 * angle)];
    for (let share = 0.25; share <= 0.75; share += 0.02) {
      const middleX = box.left + box.width * share;
      let common = 0;
      for (const [x, y] of points) {
        const at = mirrored(x - middleX, y - middleY, turn);
        const [mx, my] = [Math.round(at[0] + middleX), Math.round(at[1] + middleY)];
        if (mx >= 0 && my >= 0 && mx < width && my < height) common += data[my * width + mx]!;
      }
      if (common > best.common) best = { common, turn, middleX };
    }
  }
  // What has no middle line has no twins.
  if (best.common < 0.7 * points.length) return null;
  return only(shape, (at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const back = mirrored(x - best.middleX, y - middleY, best.turn);
    const [mx, my] = [Math.round(back[0] + best.middleX), Math.round(back[1] + middleY)];
    return mx >= 0 && my >= 0 && mx < width && my < height && part.data[my * width + mx] === 1;
  });
}

/** A point mirrored at a line through the origin, given by the cosine and sine of twice its angle. */
const mirrored = (x: number, y: number, [cos, sin]: [number, number]): [number, number] => [
  -cos * x + sin * y,
  sin * x + cos * y,
];
