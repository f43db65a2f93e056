/** The parts of a picture that are the garment: alpha, 8 bits a pixel, row by row. */
export interface Mask {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A rectangle of whole pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The smallest box that holds all of a mask that is not fully transparent; null for an empty mask. */
export function boxOf({ width, height, data }: Mask): Box | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[y * width + x] === 0) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}
