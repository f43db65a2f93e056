import type { KeepAnswer } from './keep-walk.ts';

/** How far a card is drawn to be decided, in pixels. */
export const decidedPx = 110;

/** How fast it is thrown to be decided, in pixels a second. */
const decidedSpeed = 600;

interface Point {
  x: number;
  y: number;
}

/** The answer of a card that was drawn so far and let go at such a speed; null where it goes back to its place. */
export function swipeAnswer(offset: Point, velocity: Point, mayRepair: boolean): KeepAnswer | null {
  const isUpward = -offset.y > Math.abs(offset.x);
  if (isUpward) {
    const isDecided = -offset.y > decidedPx || -velocity.y > decidedSpeed;
    return mayRepair && isDecided ? 'repair' : null;
  }
  const isSideways = Math.abs(offset.x) > Math.abs(offset.y);
  // Thrown back to its place it is not decided.
  const way = Math.sign(offset.x);
  const isDecided = offset.x * way > decidedPx || velocity.x * way > decidedSpeed;
  if (!isSideways || !isDecided) return null;
  return way > 0 ? 'kept' : 'sell';
}
