import { grabCut, seed } from './grab-cut.ts';
import type { Mask } from './mask.ts';
import type { Cv } from './open-cv.ts';
import { type Picture, shrink, toLab } from './photo-pixels.ts';
import type { Shape } from './shapes.ts';
import type { Stroke } from './stroke.ts';

const workingPx = 300;
/** How far from a stroke the mask may change, as a share of the longest side. */
const reachShare = 0.25;

/**
 * Cuts again after somebody has drawn what to keep and what to take away: `previous` holds beyond the
 * strokes' neighborhood, and the last stroke to pass a pixel decides it.
 */
export async function followStrokes(
  cv: Cv,
  photo: Picture,
  strokes: Stroke[],
  previous: Mask,
): Promise<Shape> {
  const small = await shrink(photo, workingPx);
  const { width, height } = small;
  const scale = width / photo.width;
  const drawn = new Uint8Array(width * height).fill(untouched);
  const near = new Uint8Array(width * height);
  const reach = Math.max(width, height) * reachShare;
  for (const stroke of strokes) {
    const radius = Math.max(1, stroke.radius * scale);
    const points = stroke.points.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
    paint(drawn, small, points, radius, stroke.kind === 'keep' ? seed.garment : seed.ground);
    paint(near, small, points, radius + reach, 1);
  }
  const seeds = drawn.map((value, at) => {
    if (value !== untouched) return value;
    const x = at % width;
    const y = (at - x) / width;
    const from =
      Math.floor((y * previous.height) / height) * previous.width +
      Math.floor((x * previous.width) / width);
    const isGarment = previous.data[from]! >= 128;
    if (near[at]) return isGarment ? seed.maybeGarment : seed.maybeGround;
    return isGarment ? seed.garment : seed.ground;
  });
  const data = grabCut(cv, toLab(small), seeds, 2);
  return { width, height, data };
}

const untouched = 255;

/** Paints a line with round ends. */
function paint(
  onto: Uint8Array,
  { width, height }: { width: number; height: number },
  points: { x: number; y: number }[],
  radius: number,
  value: number,
): void {
  points.forEach((point, number) => {
    const from = points[number - 1] ?? point;
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const length = dx * dx + dy * dy;
    const left = Math.max(0, Math.floor(Math.min(from.x, point.x) - radius));
    const right = Math.min(width - 1, Math.ceil(Math.max(from.x, point.x) + radius));
    const top = Math.max(0, Math.floor(Math.min(from.y, point.y) - radius));
    const bottom = Math.min(height - 1, Math.ceil(Math.max(from.y, point.y) + radius));
    for (let y = top; y <= bottom; y += 1) {
      for (let x = left; x <= right; x += 1) {
        const along =
          length === 0
            ? 0
            : Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / length));
        const far = Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
        if (far <= radius) onto[y * width + x] = value;
      }
    }
  });
}
