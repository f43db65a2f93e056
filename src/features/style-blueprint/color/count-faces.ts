import { type Region, regionsOf, skinRegions } from './face-regions.ts';
import type { LabPicture } from './lab-picture.ts';

/** A region smaller than this share of the picture is no face that could be tapped on. */
const leastArea = 0.012;

/** What a face's box is like, with or without the neck and the chest below it: height by width. */
const shape = { least: 0.7, most: 3 };

/** Of two faces the smaller has at least this share of the larger one's area: a picture on the wall does not count. */
const alike = 0.2;

/**
 * What lies within a region without belonging to it: has some of the region to its left and right, above and below.
 * Eyes, brows, nostrils and lips do, hair does not.
 */
function featuresIn(region: Region, width: number): Region[] {
  const columns = region.right - region.left + 1;
  const rows = region.bottom - region.top + 1;
  const own = new Uint8Array(columns * rows);
  for (const at of region.pixels) {
    own[(Math.floor(at / width) - region.top) * columns + (at % width) - region.left] = 1;
  }
  const from = {
    left: new Uint8Array(own),
    right: new Uint8Array(own),
    up: new Uint8Array(own),
    down: new Uint8Array(own),
  };
  for (let at = 0; at < own.length; at += 1) {
    if (at % columns > 0 && from.left[at - 1]) from.left[at] = 1;
    if (at >= columns && from.up[at - columns]) from.up[at] = 1;
  }
  for (let at = own.length - 1; at >= 0; at -= 1) {
    if (at % columns < columns - 1 && from.right[at + 1]) from.right[at] = 1;
    if (at < own.length - columns && from.down[at + columns]) from.down[at] = 1;
  }
  const isWithin = (at: number) =>
    !own[at] &&
    from.left[at] === 1 &&
    from.right[at] === 1 &&
    from.up[at] === 1 &&
    from.down[at] === 1;
  return regionsOf(columns, rows, isWithin, isWithin);
}

/** Whether some of a feature is darker than the region around it, as lashes and pupils are on any skin. */
function isDarker(feature: Region, region: Region, { l, width }: LabPicture): boolean {
  const columns = region.right - region.left + 1;
  const mean = region.pixels.reduce((sum, at) => sum + l[at]!, 0) / region.pixels.length;
  const darkest = Math.min(
    ...feature.pixels.map(
      (at) => l[(region.top + Math.floor(at / columns)) * width + region.left + (at % columns)]!,
    ),
  );
  return darkest < mean - 0.06;
}

const middle = ({ left, right, top, bottom }: Region) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** Whether two features lie as eyes do: at one height, apart by a part of the face's width, of about one size. */
function areEyes(one: Region, other: Region, region: Region): boolean {
  const width = region.right - region.left + 1;
  const [first, second] = [middle(one), middle(other)];
  const apart = Math.abs(first.x - second.x);
  const sizes = [one.pixels.length, other.pixels.length];
  const own = region.pixels.length;
  return (
    apart > 0.22 * width &&
    apart < 0.75 * width &&
    Math.abs(first.y - second.y) < 0.25 * apart &&
    Math.abs((first.x + second.x) / 2 - width / 2) < 0.2 * width &&
    Math.max(...sizes) < 4 * Math.min(...sizes) &&
    Math.min(...sizes) > 0.001 * own &&
    Math.max(...sizes) < 0.12 * own &&
    // A face goes on below its eyes at least as far as they are apart.
    region.bottom - region.top - first.y > 0.8 * apart &&
    [one, other].every((eye) => eye.right - eye.left < 0.45 * width)
  );
}

export interface Faces {
  /** Regions of skin with a pair of eyes. */
  faces: number;
  /** Whether there is anything that could be a face: round, of skin, with something within it. */
  maybe: boolean;
}

/**
 * Counts faces without a model: regions that may be skin, of a face's shape, in which two spots lie as eyes do. It is
 * made to find people rather than to doubt them; a plain garment has nothing within it, a pattern has no pair.
 */
export function countFaces(picture: LabPicture): Faces {
  const found: Region[] = [];
  let maybe = false;
  for (const region of skinRegions(picture)) {
    const area = region.pixels.length;
    if (area < leastArea * picture.width * picture.height) continue;
    const [width, height] = [region.right - region.left + 1, region.bottom - region.top + 1];
    const edges = [
      region.left === 0,
      region.top === 0,
      region.right === picture.width - 1,
      region.bottom === picture.height - 1,
    ];
    // A wall or a floor.
    if (edges.filter(Boolean).length >= 3) continue;
    if (height < shape.least * width || height > shape.most * width) continue;
    const features = featuresIn(region, picture.width).filter(
      (feature) => feature.pixels.length > 1 && isDarker(feature, region, picture),
    );
    const paired = features.some((one, at) =>
      features.slice(at + 1).some((other) => areEyes(one, other, region)),
    );
    if (paired) found.push(region);
    const isRound = area > 0.5 * width * height && area < 0.95 * width * height;
    if (isRound && features.length >= 2 && features.length < 12) maybe = true;
  }
  return { faces: apart(found).length, maybe };
}

/** The regions that are faces of their own: not much smaller than the largest, and not around or within another one. */
function apart(found: readonly Region[]): Region[] {
  const bySize = found.toSorted((one, other) => other.pixels.length - one.pixels.length);
  const least = alike * (bySize[0]?.pixels.length ?? 0);
  const kept: Region[] = [];
  for (const region of bySize) {
    const isOwn = kept.every((other) => !isAround(other, region) && !isAround(region, other));
    if (region.pixels.length >= least && isOwn) kept.push(region);
  }
  return kept;
}

/** Whether the middle of one region lies within the bounds of another: the light on one face divides it into two. */
function isAround({ left, right, top, bottom }: Region, other: Region): boolean {
  const { x, y } = middle(other);
  return x > left && x < right && y > top && y < bottom;
}
