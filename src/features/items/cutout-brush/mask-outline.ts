import type { MaskRuns } from '#contract/rules/mask-runs.ts';

/** Steps to the right, down, to the left and up. */
const ways = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/**
 * The outlines of a mask, closed lines of x and y in turn in its pixels: of every part, and of every hole.
 * They run along the sides of its pixels, from the middle of one side to the next, so that a slope is no
 * stair.
 */
export function outlinesOf({ width, height }: MaskRuns, data: Uint8Array): number[][] {
  const isGarment = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && data[y * width + x]! >= 128;
  const seen = new Uint8Array(width * height);
  const lines: number[][] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      // Every outline has a side with the garment below and the ground above.
      if (!isGarment(x, y) || isGarment(x, y - 1) || seen[y * width + x]) continue;
      lines.push(follow(x, y));
    }
  }
  return lines;

  /** Walks around with the garment on the right, from the upper left corner of a pixel. */
  function follow(startX: number, startY: number): number[] {
    const line: number[] = [];
    let [x, y, way] = [startX, startY, 0];
    do {
      if (way === 0) seen[y * width + x] = 1;
      const [dx, dy] = ways[way]!;
      add(line, x + dx / 2, y + dy / 2);
      x += dx;
      y += dy;
      const [left, right] = ahead(x, y, way);
      if (isGarment(...left)) way = (way + 3) % 4;
      else if (!isGarment(...right)) way = (way + 1) % 4;
    } while (x !== startX || y !== startY || way !== 0);
    return line;
  }
}

/** The pixels in front of a corner, on the left and on the right of the way. */
function ahead(x: number, y: number, way: number): [[number, number], [number, number]] {
  if (way === 0)
    return [
      [x, y - 1],
      [x, y],
    ];
  if (way === 1)
    return [
      [x, y],
      [x - 1, y],
    ];
  if (way === 2)
    return [
      [x - 1, y],
      [x - 1, y - 1],
    ];
  return [
    [x - 1, y - 1],
    [x, y - 1],
  ];
}

/** Adds a place to a line; on a straight stretch the last one moves on. */
function add(line: number[], x: number, y: number): void {
  const end = line.length;
  if (end >= 4) {
    const [x0, y0, x1, y1] = line.slice(end - 4) as [number, number, number, number];
    if ((x1 - x0) * (y - y1) === (y1 - y0) * (x - x1)) {
      line[end - 2] = x;
      line[end - 1] = y;
      return;
    }
  }
  line.push(x, y);
}
