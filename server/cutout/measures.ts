import { type Box, boxOf } from './mask.ts';
import type { Cv } from './open-cv.ts';
import type { LabPicture } from './photo-pixels.ts';
import { areaOf, forBorder, inverted, morph, overlap, partsOf, type Shape } from './shapes.ts';

/** The measures that a mask is judged by; shares are 0 to 1. */
export interface Measures {
  /** Of the photo. */
  share: number;
  /** Of the mask, in its largest part. */
  mainPart: number;
  /** Of the photo's border pixels. */
  borderTouched: number;
  /** How far a second method found the same mask by itself: the second best overlap. */
  agreement: number;
  /** The least overlap with what is found again from the mask itself, grown and shrunk, and on blurred copies. */
  stability: number;
  /** Of the outline, how much has a visible step of color across it. */
  edge: number;
  /** Of the mask's own area, what its holes cover. */
  holes: number;
  /** Of its convex hull, what the mask covers. */
  solidity: number;
  /** Of the mask, what stays where narrow places are rubbed out and the rest grows back. */
  smoothness: number;
  /** How little the colors inside and outside have in common. */
  separation: number;
  /** The area that lies beside the mask and has no color of the ground's, by the mask's own area. */
  leftover: number;
  /** Of the outline, how much runs dead straight along a row or a column where no step of color is seen. */
  straight: number;
  /** Of its upright box, how much it fills: a picture on a page, not a garment, fills it. */
  box: number;
}

/** Measures a mask on the picture that it was cut from; `others` are what other starts gave. */
export function measure(
  cv: Cv,
  picture: LabPicture,
  shape: Shape,
  others: { rivals: Shape[]; moved: Shape[]; leftover?: Shape },
): Measures {
  const area = areaOf(shape);
  if (area === 0) return unmeasured;
  const { areas } = partsOf(cv, shape);
  const agreeing = others.rivals.map((rival) => overlap(shape, rival)).sort((a, b) => b - a);
  const opened = morph(cv, shape, 'open', Math.max(shape.width, shape.height) / 60);
  return {
    share: area / shape.data.length,
    mainPart: Math.max(...areas.slice(1)) / area,
    borderTouched: touchedShare(shape),
    agreement: agreeing[1] ?? 0,
    stability: Math.min(1, ...others.moved.map((moved) => overlap(shape, moved))),
    edge: edgeShare(picture, shape),
    holes: holeArea(cv, shape) / area,
    solidity: area / hullArea(shape),
    smoothness: areaOf(opened) / area,
    separation: separationOf(picture, shape),
    leftover: others.leftover ? areaOf(others.leftover) / area : 0,
    straight: straightShare(picture, shape),
    box: area / areaOfBox(boxOf(shape)),
  };
}

/** The measures of a photo in which nothing was found. */
export const unmeasured: Measures = {
  share: 0,
  mainPart: 0,
  borderTouched: 0,
  agreement: 0,
  stability: 0,
  edge: 0,
  holes: 0,
  solidity: 0,
  smoothness: 0,
  separation: 0,
  leftover: 0,
  straight: 0,
  box: 0,
};

const areaOfBox = (box: Box | null): number => (box ? box.width * box.height : 1);

/** Of the picture's border, how much a shape touches. */
export function touchedShare(shape: Shape): number {
  let [border, touched] = [0, 0];
  forBorder(shape, (at) => {
    border += 1;
    touched += shape.data[at]!;
  });
  return touched / border;
}

/** Colors this far apart across the outline are a visible step. */
const visibleStep = 7;
/** How far inside and outside of the outline colors are compared, as a share of the longest side. */
const stepReach = 1 / 120;

/** Of a shape's outline, how much has a visible step of color across it. */
export function edgeShare({ lab }: LabPicture, { width, height, data }: Shape): number {
  const reach = Math.max(1, Math.round(Math.max(width, height) * stepReach));
  let [outline, visible] = [0, 0];
  for (let y = reach; y < height - reach; y += 1) {
    for (let x = reach; x < width - reach; x += 1) {
      const at = y * width + x;
      if (!data[at]) continue;
      const dx = data[at + 1]! - data[at - 1]!;
      const dy = data[at + width]! - data[at - width]!;
      if (dx === 0 && dy === 0) continue;
      const length = Math.hypot(dx, dy);
      const [stepX, stepY] = [Math.round((dx / length) * reach), Math.round((dy / length) * reach)];
      const inside = (y + stepY) * width + x + stepX;
      const outside = (y - stepY) * width + x - stepX;
      outline += 1;
      if (colorStep(lab, inside, outside) >= visibleStep) visible += 1;
    }
  }
  return outline === 0 ? 0 : visible / outline;
}

function holeArea(cv: Cv, shape: Shape): number {
  const { labels, areas } = partsOf(cv, inverted(shape));
  const outside = new Set<number>([0]);
  forBorder(shape, (at) => outside.add(labels[at]!));
  return areas.reduce((sum, area, part) => (outside.has(part) ? sum : sum + area), 0);
}

/** The area of the convex hull, from each row's first and last pixel (Andrew's monotone chain). */
function hullArea({ width, height, data }: Shape): number {
  const points: [number, number][] = [];
  for (let y = 0; y < height; y += 1) {
    const row = data.subarray(y * width, (y + 1) * width);
    const first = row.indexOf(1);
    if (first < 0) continue;
    const last = row.lastIndexOf(1) + 1;
    points.push([first, y], [first, y + 1], [last, y], [last, y + 1]);
  }
  points.sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (sorted: [number, number][]) => {
    const chain: [number, number][] = [];
    for (const [x, y] of sorted) {
      while (chain.length >= 2) {
        const [bx, by] = chain.at(-1)!;
        const [ax, ay] = chain.at(-2)!;
        if ((bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0) break;
        chain.pop();
      }
      chain.push([x, y]);
    }
    return chain.slice(0, -1);
  };
  const hull = [...half(points), ...half(points.reverse())];
  const doubled = hull.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = hull[(at + 1) % hull.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

const binsPerAxis = [14, 14, 14];

/** One less the Bhattacharyya coefficient of the colors inside and outside. */
function separationOf({ lab }: LabPicture, { data }: Shape): number {
  const [lBins, aBins, bBins] = binsPerAxis as [number, number, number];
  const inside = new Float64Array(lBins * aBins * bBins);
  const outside = new Float64Array(inside.length);
  let [insideCount, outsideCount] = [0, 0];
  const bin = (value: number, low: number, high: number, count: number) =>
    Math.max(0, Math.min(count - 1, Math.floor(((value - low) / (high - low)) * count)));
  for (let at = 0; at < data.length; at += 1) {
    const cell =
      (bin(lab[at * 3]!, 0, 100, lBins) * aBins + bin(lab[at * 3 + 1]!, -40, 60, aBins)) * bBins +
      bin(lab[at * 3 + 2]!, -60, 50, bBins);
    if (data[at]) {
      inside[cell] = inside[cell]! + 1;
      insideCount += 1;
    } else {
      outside[cell] = outside[cell]! + 1;
      outsideCount += 1;
    }
  }
  if (insideCount === 0 || outsideCount === 0) return 0;
  let alike = 0;
  for (let cell = 0; cell < inside.length; cell += 1) {
    alike += Math.sqrt((inside[cell]! / insideCount) * (outside[cell]! / outsideCount));
  }
  return 1 - alike;
}

/** Straight runs count from this share of the longest side on. */
const straightRun = 1 / 14;

function straightShare({ lab }: LabPicture, { width, height, data }: Shape): number {
  const least = Math.max(width, height) * straightRun;
  let [outline, straight] = [0, 0];
  const scan = (lines: number, length: number, lineStep: number, step: number) => {
    for (let line = 2; line < lines - 1; line += 1) {
      let [run, invisible] = [0, 0];
      for (let at = 0; at <= length; at += 1) {
        const one = line * lineStep + at * step;
        if (at < length && data[one]! !== data[one - lineStep]!) {
          run += 1;
          outline += 1;
          if (colorStep(lab, one + lineStep, one - 2 * lineStep) < visibleStep) invisible += 1;
        } else {
          if (run >= least) straight += invisible;
          [run, invisible] = [0, 0];
        }
      }
    }
  };
  scan(height, width, width, 1);
  scan(width, height, 1, width);
  return outline === 0 ? 0 : straight / outline;
}

function colorStep(lab: Float32Array, one: number, other: number): number {
  return Math.hypot(
    lab[one * 3]! - lab[other * 3]!,
    lab[one * 3 + 1]! - lab[other * 3 + 1]!,
    lab[one * 3 + 2]! - lab[other * 3 + 2]!,
  );
}
