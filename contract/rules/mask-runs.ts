/**
 * The pixels of a photo that are the garment, as the lengths of runs: row by row from the top left, ground and
 * garment in turn, the ground first (its run may be 0). Far smaller than a picture, and nothing to decode.
 */
export interface MaskRuns {
  width: number;
  height: number;
  runs: number[];
}

/** Most runs of one mask: at 1,600 pixels a side, as many as 18 holes in every row make. */
export const maxMaskRuns = 60_000;

/** The runs of a mask, of which each value from 128 on is the garment. */
export function runsOf(width: number, height: number, data: ArrayLike<number>): MaskRuns {
  const runs: number[] = [];
  let isGarment = false;
  let length = 0;
  for (let at = 0; at < width * height; at += 1) {
    const is = data[at]! >= 128;
    if (is !== isGarment) {
      runs.push(length);
      length = 0;
      isGarment = is;
    }
    length += 1;
  }
  runs.push(length);
  return { width, height, runs };
}

/** A mask from its runs, 255 where the garment is; null unless they fill the size exactly. */
export function maskOf({ width, height, runs }: MaskRuns): Uint8Array<ArrayBuffer> | null {
  const data = new Uint8Array(width * height);
  let at = 0;
  for (const [number, length] of runs.entries()) {
    if (at + length > data.length) return null;
    if (number % 2 === 1) data.fill(255, at, at + length);
    at += length;
  }
  return at === data.length ? data : null;
}

/** Whether a mask has no garment in it. */
export function isEmptyMask({ runs }: MaskRuns): boolean {
  return runs.every((length, number) => number % 2 === 0 || length === 0);
}
