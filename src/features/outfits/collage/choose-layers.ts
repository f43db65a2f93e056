import type { Point } from '#lib/pinch.ts';
import type { BoardScene } from './board-events.ts';

/** The choice after a tap; null where it stays as it is. */
export function chosenByTap(
  { chosen, hit }: BoardScene,
  at: Point,
  isAdding: boolean,
): readonly string[] | null {
  const id = hit(at);
  if (id === null) return isAdding ? null : [];
  if (!isAdding) return [id];
  return chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
}

/** The choice by a frame between two corners: the layers whose middle lies in it. */
export function chosenByFrame(
  { board, layers, chosen }: BoardScene,
  from: Point,
  to: Point,
  isAdding: boolean,
): readonly string[] {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  const inside = layers.filter(({ place }) => {
    const [x, y] = [place.x * board.width, place.y * board.height];
    return left <= x && x <= right && top <= y && y <= bottom;
  });
  const ids = inside.map(({ id }) => id);
  return isAdding ? [...new Set([...chosen, ...ids])] : ids;
}
