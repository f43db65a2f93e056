import { type GarmentPatch, patchSide } from './garment-patch.ts';

/*
 * [Note: Garment features] What tells kinds of garments apart, of the square around one: where its edges and
 * seams run (histograms of oriented gradients; Dalal and Triggs 2005), once of the light inside the garment and
 * once of its outline, how rough its cloth is from place to place, where it is light and dark, and how much of
 * it lies at each height. After a change here the weights have to be learned anew (docs/qa.md, Categories).
 */

/** Gradients are gathered in square cells of so many samples a side, by so many directions. */
const cellSide = 8;
const directions = 9;
const cellsPerSide = patchSide / cellSide;
/** Light and dark are compared on squares of so many samples a side. */
const lightSide = 12;
/** The garment's box is looked at in so many bands, from top to bottom. */
const bandCount = 14;

/** The groups of features in their order, each with how many there are and how much the group counts. */
export const featureGroups = [
  { name: 'gradients inside', size: cellsPerSide ** 2 * directions, weight: 1.5 },
  { name: 'gradients of the outline', size: cellsPerSide ** 2 * directions, weight: 3 },
  { name: 'roughness', size: cellsPerSide ** 2, weight: 0.7 },
  { name: 'light and dark', size: (patchSide / lightSide) ** 2 + 2, weight: 0.3 },
  { name: 'shape', size: 3 + 3 * bandCount, weight: 0.7 },
] as const;

/** How many features there are of one garment. */
export const featureCount = featureGroups.reduce((sum, { size }) => sum + size, 0);

/** The features of a garment ([Note: Garment features]), in the order of `featureGroups`. */
export function garmentFeatures(patch: GarmentPatch): Float32Array {
  const inner = deepInside(patch.cover);
  const light = gradients(patch.light);
  for (let at = 0; at < inner.length; at += 1) {
    light.x[at]! *= inner[at]!;
    light.y[at]! *= inner[at]!;
  }
  return Float32Array.from([
    ...histograms(light, 0.02),
    ...histograms(gradients(patch.cover), 0.3),
    ...roughness(light, inner),
    ...lightAndDark(patch),
    ...shape(patch.cover),
  ]);
}

interface Gradients {
  x: Float32Array;
  y: Float32Array;
}

function gradients(values: Float32Array): Gradients {
  const last = patchSide - 1;
  const x = new Float32Array(values.length);
  const y = new Float32Array(values.length);
  for (let row = 0; row < patchSide; row += 1) {
    for (let column = 0; column < patchSide; column += 1) {
      const at = row * patchSide + column;
      x[at] = values[at + (column < last ? 1 : 0)]! - values[at - (column > 0 ? 1 : 0)]!;
      y[at] = values[at + (row < last ? patchSide : 0)]! - values[at - (row > 0 ? patchSide : 0)]!;
    }
  }
  return { x, y };
}

/** How far each sample lies inside: the least cover two samples around it. */
function deepInside(cover: Float32Array): Float32Array {
  return cover.map((_, at) => {
    const [column, row] = [at % patchSide, Math.floor(at / patchSide)];
    let least = 1;
    for (const dy of [-2, 0, 2]) {
      for (const dx of [-2, 0, 2]) {
        const [x, y] = [column + dx, row + dy];
        const isOutside = x < 0 || y < 0 || x >= patchSide || y >= patchSide;
        least = Math.min(least, isOutside ? 0 : cover[y * patchSide + x]!);
      }
    }
    return least;
  });
}

const cellOf = (at: number) =>
  Math.floor(at / patchSide / cellSide) * cellsPerSide + Math.floor((at % patchSide) / cellSide);

/** By cell and direction; each cell is measured against the cells around it, so that dim light does not count. */
function histograms({ x, y }: Gradients, floor: number): Float32Array {
  const found = new Float32Array(cellsPerSide ** 2 * directions);
  for (let at = 0; at < x.length; at += 1) {
    const size = Math.hypot(x[at]!, y[at]!);
    if (size === 0) continue;
    const angle = Math.atan2(y[at]!, x[at]!);
    const position = (((angle + 2 * Math.PI) % Math.PI) / Math.PI) * directions;
    const whole = Math.floor(position);
    const first = cellOf(at) * directions;
    found[first + (whole % directions)]! += size * (1 - position + whole);
    found[first + ((whole + 1) % directions)]! += size * (position - whole);
  }
  const energy = Float32Array.from({ length: cellsPerSide ** 2 }, (_, cell) =>
    found
      .subarray(cell * directions, (cell + 1) * directions)
      .reduce((sum, value) => sum + value ** 2, 0),
  );
  return found.map((value, at) => {
    const cell = Math.floor(at / directions);
    const [column, row] = [cell % cellsPerSide, Math.floor(cell / cellsPerSide)];
    let around = 0;
    for (
      let other = Math.max(0, row - 1);
      other <= Math.min(cellsPerSide - 1, row + 1);
      other += 1
    ) {
      for (
        let next = Math.max(0, column - 1);
        next <= Math.min(cellsPerSide - 1, column + 1);
        next += 1
      ) {
        around += energy[other * cellsPerSide + next]!;
      }
    }
    return Math.min(0.5, value / Math.sqrt(around + floor));
  });
}

/** The root of the mean step of light from sample to sample, by cell. */
function roughness({ x, y }: Gradients, inner: Float32Array): Float32Array {
  const steps = new Float32Array(cellsPerSide ** 2);
  const cloth = new Float32Array(cellsPerSide ** 2).fill(4);
  for (let at = 0; at < x.length; at += 1) {
    steps[cellOf(at)]! += Math.hypot(x[at]!, y[at]!);
    cloth[cellOf(at)]! += inner[at]!;
  }
  return steps.map((sum, cell) => 2 * Math.sqrt(sum / cloth[cell]!));
}

/** By square: by how much it is lighter than the garment's mean; then that mean, and the spread around it. */
function lightAndDark({ light, cover }: GarmentPatch): number[] {
  let [all, sum, squares] = [1e-6, 0, 0];
  for (let at = 0; at < light.length; at += 1) {
    all += cover[at]!;
    sum += light[at]! * cover[at]!;
  }
  const mean = sum / all;
  const perSide = patchSide / lightSide;
  const squaresOf = new Array<number>(perSide ** 2).fill(0);
  for (let at = 0; at < light.length; at += 1) {
    const step = (light[at]! - mean) * cover[at]!;
    squares += (light[at]! - mean) ** 2 * cover[at]!;
    const square =
      Math.floor(at / patchSide / lightSide) * perSide + Math.floor((at % patchSide) / lightSide);
    squaresOf[square]! += (2 * step) / lightSide ** 2;
  }
  return [...squaresOf, 2 * mean, 4 * Math.sqrt(squares / all)];
}

/** Width by height, fullness and symmetry; then by band how much cloth, how many gaps, and cloth in the middle. */
function shape(cover: Float32Array): number[] {
  const isIn = cover.map((share) => (share > 0.5 ? 1 : 0));
  let [left, top, right, bottom] = [patchSide, patchSide, 0, 0];
  isIn.forEach((value, at) => {
    if (!value) return;
    const [x, y] = [at % patchSide, Math.floor(at / patchSide)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  });
  if (right === 0) return new Array<number>(3 + 3 * bandCount).fill(0);
  const [width, height] = [right - left, bottom - top];
  const value = (x: number, y: number) => isIn[(top + y) * patchSide + left + x]!;
  let [area, both] = [0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      area += value(x, y);
      both += value(x, y) & value(width - 1 - x, y);
    }
  }
  const middle = Math.floor(width / 2);
  const reach = Math.max(1, Math.floor(width / 20));
  const [cloth, gaps, middles]: [number[], number[], number[]] = [[], [], []];
  for (let band = 0; band < bandCount; band += 1) {
    const from = Math.floor((band * height) / bandCount);
    const to = Math.max(from + 1, Math.floor(((band + 1) * height) / bandCount));
    let [covered, open, inMiddle, points] = [0, 0, 0, 0];
    for (let y = from; y < to; y += 1) {
      let [first, last, count] = [-1, -1, 0];
      for (let x = 0; x < width; x += 1) {
        if (!value(x, y)) continue;
        if (first < 0) first = x;
        last = x;
        count += 1;
      }
      covered += count;
      if (count > 0) open += last - first + 1 - count;
      for (let x = Math.max(0, middle - reach); x < Math.min(width, middle + reach); x += 1) {
        inMiddle += value(x, y);
        points += 1;
      }
    }
    cloth.push(covered / (to - from) / width);
    gaps.push(open / (to - from) / width);
    middles.push(inMiddle / Math.max(1, points));
  }
  const symmetry = both / Math.max(1, 2 * area - both);
  return [
    Math.log(width / height),
    area / (width * height),
    symmetry,
    ...cloth,
    ...gaps,
    ...middles,
  ];
}
