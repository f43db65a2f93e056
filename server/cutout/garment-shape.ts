import type { Mask } from './mask.ts';

/** The mask is measured on a grid of so many points along its longer side. */
const gridSide = 160;
/** The garment's box is looked at in so many bands, from top to bottom. */
const bandCount = 20;

/**
 * Fifteen measures of the shape of what a mask covers; null of an empty mask. After a change to them the weights
 * have to be learned anew (docs/qa.md, Categories).
 */
export function shapeOf(mask: Mask): number[] | null {
  const { width, height, isIn } = gridOf(mask);
  let [left, top, right, bottom, area] = [width, height, -1, -1, 0];
  for (let at = 0; at < isIn.length; at += 1) {
    if (!isIn[at]) continue;
    const x = at % width;
    area += 1;
    left = Math.min(left, x);
    right = Math.max(right, x);
    if (bottom < 0) top = (at - x) / width;
    bottom = (at - x) / width;
  }
  if (area === 0) return null;
  const boxWidth = right - left + 1;
  const boxHeight = bottom - top + 1;
  const middle = Math.round((left + right) / 2);

  const cloth: number[] = [];
  const gaps: number[] = [];
  const middles: number[] = [];
  for (let band = 0; band < bandCount; band += 1) {
    const from = top + Math.floor((band * boxHeight) / bandCount);
    const to = Math.max(from + 1, top + Math.floor(((band + 1) * boxHeight) / bandCount));
    let [covered, open, inMiddle] = [0, 0, 0];
    for (let y = from; y < to; y += 1) {
      let [first, last, count] = [-1, -1, 0];
      for (let x = left; x <= right; x += 1) {
        if (!isIn[y * width + x]) continue;
        if (first < 0) first = x;
        last = x;
        count += 1;
      }
      covered += count;
      if (count > 0) open += last - first + 1 - count;
      inMiddle += isIn[y * width + middle]!;
    }
    const rows = to - from;
    cloth.push(covered / rows / boxWidth);
    gaps.push(open / rows / boxWidth);
    middles.push(inMiddle / rows);
  }
  return [
    Math.log(boxWidth / boxHeight),
    area / (boxWidth * boxHeight),
    // Cloth at the top, the shoulders, the chest, the waist, the hips, and near the bottom.
    mean(cloth, 0, 2),
    mean(cloth, 2, 5),
    mean(cloth, 5, 8),
    mean(cloth, 8, 12),
    mean(cloth, 12, 16),
    mean(cloth, 16, 19),
    mean(cloth, 19, 20),
    // Between legs.
    mean(gaps, 10, 20),
    mean(middles, 13, 20),
    // Between body and sleeves.
    mean(gaps, 3, 10),
    // A neck.
    mean(middles, 0, 2),
    symmetry(isIn, width, { left, top, right, bottom }),
    area / isIn.length,
  ];
}

interface Grid {
  width: number;
  height: number;
  isIn: Uint8Array;
}

function gridOf(mask: Mask): Grid {
  const step = Math.max(1, Math.max(mask.width, mask.height) / gridSide);
  const width = Math.max(1, Math.round(mask.width / step));
  const height = Math.max(1, Math.round(mask.height / step));
  const isIn = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(mask.height - 1, Math.floor((y + 0.5) * step)) * mask.width;
    for (let x = 0; x < width; x += 1) {
      const column = Math.min(mask.width - 1, Math.floor((x + 0.5) * step));
      isIn[y * width + x] = mask.data[row + column]! >= 128 ? 1 : 0;
    }
  }
  return { width, height, isIn };
}

const mean = (values: number[], from: number, to: number) =>
  values.slice(from, to).reduce((sum, value) => sum + value, 0) / (to - from);

/** What the shape shares with its mirror image, of what the two cover. */
function symmetry(
  isIn: Uint8Array,
  width: number,
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
): number {
  let [both, either] = [0, 0];
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const here = isIn[y * width + x]!;
      const there = isIn[y * width + left + right - x]!;
      both += here & there;
      either += here | there;
    }
  }
  return both / either;
}

/** Whether a mask covers two parts of about the same size, as of a pair of shoes. */
export function isPair(mask: Mask): boolean {
  const { width, isIn } = gridOf(mask);
  const [first = 0, second = 0] = partsOf(isIn, width);
  return second > first * 0.6;
}

/** The sizes of the parts that do not touch each other, the largest first. */
function partsOf(isIn: Uint8Array, width: number): number[] {
  const open = isIn.slice();
  const sizes: number[] = [];
  for (let from = 0; from < open.length; from += 1) {
    if (!open[from]) continue;
    let size = 0;
    const waiting = [from];
    open[from] = 0;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      size += 1;
      const x = at % width;
      const near = [at - width, at + width, x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1];
      for (const next of near) {
        if (!open[next]) continue;
        open[next] = 0;
        waiting.push(next);
      }
    }
    sizes.push(size);
  }
  return sizes.sort((one, other) => other - one);
}
