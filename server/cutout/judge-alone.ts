import type { Verdict } from './judge.ts';
import type { Mask } from './mask.ts';

/** The mask is judged on a grid of so many points along its longer side. */
const gridSide = 160;

/**
 * Judges a mask of which nothing is known but itself (docs/design/look.md, Tiles and pictures): trusted
 * where it covers 12 % to 85 % of the photo, nine tenths of it are one part, it touches less than 15 % of
 * the photo's edge, and it does not fill its upright box, as a picture on a page would.
 */
export function judgeAlone(mask: Mask): Verdict {
  const step = Math.max(1, Math.max(mask.width, mask.height) / gridSide);
  const width = Math.max(1, Math.floor(mask.width / step));
  const height = Math.max(1, Math.floor(mask.height / step));
  const isIn = new Uint8Array(width * height);
  let [area, edge, touched] = [0, 0, 0];
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = Math.floor(y * step) * mask.width + Math.floor(x * step);
      const inside = mask.data[at]! >= 128 ? 1 : 0;
      isIn[y * width + x] = inside;
      area += inside;
      if (inside) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
      if (x > 0 && y > 0 && x < width - 1 && y < height - 1) continue;
      edge += 1;
      touched += inside;
    }
  }
  const share = area / isIn.length;
  if (share < 0.05 || share > 0.95) return 'none';
  const isTrusted =
    share >= 0.12 &&
    share <= 0.85 &&
    touched / edge < 0.15 &&
    area / ((right - left + 1) * (bottom - top + 1)) < 0.97 &&
    largestPart(isIn, width) / area > 0.9;
  return isTrusted ? 'trusted' : 'likely';
}

/** How many points the largest connected part has. Empties the grid. */
function largestPart(isIn: Uint8Array, width: number): number {
  let largest = 0;
  for (let from = 0; from < isIn.length; from += 1) {
    if (!isIn[from]) continue;
    let size = 0;
    const open = [from];
    isIn[from] = 0;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      size += 1;
      const x = at % width;
      const near = [at - width, at + width, x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1];
      for (const next of near) {
        if (!isIn[next]) continue;
        isIn[next] = 0;
        open.push(next);
      }
    }
    largest = Math.max(largest, size);
  }
  return largest;
}
