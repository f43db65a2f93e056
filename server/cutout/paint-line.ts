/** A line with round ends, in pixels. */
export interface Line {
  points: { x: number; y: number }[];
  /** Half its width. */
  radius: number;
}

type Point = Line['points'][number];

/** More than the radius by a hair: a row that touches the rim is not to be lost to rounding. */
const hair = 1e-6;

/**
 * Paints a line onto a picture of one byte a pixel. Each row of each of its pieces is filled at once, since
 * hundreds of points and a wide radius would take seconds pixel by pixel.
 */
export function paintLine(
  onto: Uint8Array,
  { width, height }: { width: number; height: number },
  { points, radius }: Line,
  value: number,
): void {
  points.forEach((to, number) => {
    const from = points[number - 1] ?? to;
    const top = Math.max(0, Math.floor(Math.min(from.y, to.y) - radius));
    const bottom = Math.min(height - 1, Math.ceil(Math.max(from.y, to.y) + radius));
    for (let y = top; y <= bottom; y += 1) {
      // Where the row's piece ends is found by other sums than the distance, which decides at the rim.
      let left = Math.max(
        0,
        Math.floor(-farthestRight(mirrored(from), mirrored(to), radius, y)) - 1,
      );
      let right = Math.min(width - 1, Math.ceil(farthestRight(from, to, radius, y)) + 1);
      while (left <= right && !isNear(from, to, radius, left, y)) left += 1;
      while (right > left && !isNear(from, to, radius, right, y)) right -= 1;
      if (left <= right) onto.fill(value, y * width + left, y * width + right + 1);
    }
  });
}

const mirrored = ({ x, y }: Point): Point => ({ x: -x, y });

/** Whether a pixel is no farther than `radius` from the piece of a line between two points. */
function isNear(from: Point, to: Point, radius: number, x: number, y: number): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / square;
  const along = Math.max(0, Math.min(1, share));
  const farX = x - from.x - along * dx;
  const farY = y - from.y - along * dy;
  return farX * farX + farY * farY <= radius * radius;
}

/** How far to the right a row is within such a piece, about; -Infinity where the row passes it by. */
function farthestRight(from: Point, to: Point, radius: number, y: number): number {
  const reach = radius + hair;
  // Out of one of the round ends …
  const atFrom = reach * reach - (y - from.y) * (y - from.y);
  const atTo = reach * reach - (y - to.y) * (y - to.y);
  let right = Number.NEGATIVE_INFINITY;
  if (atFrom >= 0) right = from.x + Math.sqrt(atFrom);
  if (atTo >= 0) right = Math.max(right, to.x + Math.sqrt(atTo));
  // … or out of the long side between them that faces right.
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (dy === 0) return right;
  const side = (dy < 0 ? reach : -reach) / Math.sqrt(dx * dx + dy * dy);
  const along = (y - from.y - side * dx) / dy;
  if (along < 0 || along > 1) return right;
  return Math.max(right, from.x + along * dx - side * dy);
}
