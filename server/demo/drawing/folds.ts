import { brief, centre, type Side } from './path.ts';

/** A crease in a height map: a shape filled with its height as a grey (flat cloth is 0.6). */
export interface Fold {
  path: string;
  fill: string;
}

/**
 * A tapered crease from one point to another, bending by `bend`. Over 0.6 the cloth rises, under
 * it sinks. A leaf, because a fold starts and ends in nothing.
 */
export function leaf(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  bend = 0,
  breadth = 16,
  lift = 0.74,
): Fold {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const nx = -(y2 - y1) / length;
  const ny = (x2 - x1) / length;
  const at = (k: number): string =>
    `${brief((x1 + x2) / 2 + nx * k)} ${brief((y1 + y2) / 2 + ny * k)}`;
  const start = `${brief(x1)} ${brief(y1)}`;
  const grey = Math.round(lift * 255);
  return {
    path: `M${start}Q${at(bend + breadth)} ${brief(x2)} ${brief(y2)}Q${at(bend - breadth)} ${start}Z`,
    fill: `rgb(${grey},${grey},${grey})`,
  };
}

/** Repeatable chance: every run of the script must draw the same clothes. */
export function chance(seed: number): () => number {
  let state = seed * 7919 + 13;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

interface Fan {
  from: number;
  to: number;
  count: number;
  length: number;
  breadth?: number;
  lift?: number;
  jitter?: number;
  seed?: number;
}

/** Creases that spread from a point of stress (underarm, crotch, tie), alternately up and down. */
export function fan(x: number, y: number, o: Fan): Fold[] {
  const { from, to, count, length, breadth = 12, lift = 0.74, jitter = 0.3, seed = 1 } = o;
  const random = chance(seed);
  return Array.from({ length: count }, (_, i) => {
    const t = count > 1 ? i / (count - 1) : 0.5;
    const angle = ((from + (to - from) * t) * Math.PI) / 180;
    const reach = length * (1 - jitter * random());
    const bend = (random() - 0.5) * reach * 0.22;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    return leaf(
      x + cos * 12,
      y + sin * 12,
      x + cos * reach,
      y + sin * reach,
      bend,
      breadth * (0.7 + 0.5 * random()),
      i % 2 ? lift : 1.2 - lift,
    );
  });
}

/** Creases given as rows of numbers, in distances from the centre line. */
export const creases = (...rows: Parameters<typeof leaf>[]): Fold[] =>
  rows.map(([x1, y1, x2, y2, ...rest]) => leaf(centre + x1, y1, centre + x2, y2, ...rest));

/** The folds of a bent sleeve: across at the elbow, along above and below it. */
export function elbow(k: Side, x = 250, y = 460): Fold[] {
  return creases(
    [k * (x - 46), y - 20, k * (x + 24), y - 2, k * 8, 9, 0.44],
    [k * (x - 44), y + 20, k * (x + 30), y + 28, k * 6, 9, 0.75],
    [k * (x - 34), y + 58, k * (x + 34), y + 48, -k * 6, 8, 0.46],
    [k * (x - 6), y - 120, k * (x + 10), y + 140, k * 4, 10, 0.72],
    [k * (x + 2), y + 60, k * (x + 26), y + 210, -k * 6, 9, 0.5],
  );
}

/** The folds of a body lying flat: two fans from the underarms, long soft drops below. */
export function drape(underarmX: number, underarmY: number, hemY: number, lift = 0.7): Fold[] {
  const y = underarmY + 10;
  return [
    ...fan(centre - underarmX + 8, y, {
      from: 28,
      to: 74,
      count: 3,
      length: 170,
      breadth: 11,
      lift,
      seed: 3,
    }),
    ...fan(centre + underarmX - 8, y, {
      from: 112,
      to: 150,
      count: 3,
      length: 150,
      breadth: 11,
      lift,
      seed: 8,
    }),
    leaf(330, y + 50, 318, hemY - 10, 12, 15, 0.7),
    leaf(366, y + 180, 356, hemY - 6, -8, 10, 0.52),
    leaf(470, y + 30, 486, hemY - 10, -14, 15, 0.5),
    leaf(510, y + 160, 520, hemY - 4, 6, 11, 0.7),
    leaf(272, y + 170, 258, hemY - 10, 6, 12, 0.52),
  ];
}
