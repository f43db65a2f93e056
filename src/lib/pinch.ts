/** A place on a surface, or a way from one to another, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** The movement of two fingers: all turns and grows around `from`, which ends at `to`. */
interface Pinch {
  from: Point;
  to: Point;
  scale: number;
  degrees: number;
}

/** Computes the movement of two fingers that went from two places to two others, around their own middle. */
export function pinchOf([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): Pinch {
  // Fingers may begin on the same pixel.
  const start = Math.max(1, far(a, b));
  return {
    from: middle(a, b),
    to: middle(c, d),
    scale: Math.max(0.01, far(c, d) / start),
    degrees: ((angle(c, d) - angle(a, b)) * 180) / Math.PI,
  };
}

const middle = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
const far = (one: Point, other: Point) => Math.hypot(other.x - one.x, other.y - one.y);
const angle = (one: Point, other: Point) => Math.atan2(other.y - one.y, other.x - one.x);
