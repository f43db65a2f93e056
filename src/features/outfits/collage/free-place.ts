import type { Point } from './board-gesture.ts';
import type { EditorBoard } from './editor-board.ts';

/** So near to another layer's middle a new one would hide it, in fractions of the board. */
const tooNear = 0.05;
const step = { x: 0.13, y: 0.1 };

/** The middle of the board, or the nearest place beside it where no layer lies exactly. */
export function freePlace({ layers }: EditorBoard): Point {
  const isTaken = ({ x, y }: Point) =>
    layers.some((layer) => Math.hypot(layer.x - x, layer.y - y) < tooNear);
  for (let ring = 0; ring < 4; ring += 1) {
    for (const [across, down] of directions) {
      const at = { x: 0.5 + across * ring * step.x, y: 0.5 + down * ring * step.y };
      if (!isTaken(at)) return at;
    }
  }
  return { x: 0.5, y: 0.5 };
}

const directions = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
