import type { Patch, Superpixels } from './superpixels.ts';

// The numbers are those of the paper, which measures color in CIELAB; ours has the same span.
const colorReach = 10;
const borderReach = 1;
const placeReach = 0.25;
const smoothness = 0.1;

/** The distance beyond which no way is followed: what is farther counts for less than a hundredth. */
const farEnough = 3.2 * colorReach;

export interface Saliency {
  /** For each patch, how likely it is the thing photographed: 0 to 1. */
  salient: Float64Array;
  /** For each patch, how likely it is ground. */
  ground: Float64Array;
}

/**
 * Tells thing from ground by how much of the picture's border a region holds for its size (Zhu et al.,
 * Saliency Optimization from Robust Background Detection, 2014). A thing that touches the border here and
 * there stays a thing.
 */
export function backgroundSaliency({ count, patches, neighbors }: Superpixels): Saliency {
  const color = new Float64Array(count * count);
  for (let one = 0; one < count; one += 1) {
    for (let other = 0; other < one; other += 1) {
      const distance = colorDistance(patches[one]!, patches[other]!);
      color[one * count + other] = distance;
      color[other * count + one] = distance;
    }
  }
  const edges = edgesOf(patches, neighbors, color);
  const ground = new Float64Array(count);
  for (let one = 0; one < count; one += 1) {
    const along = shortestPaths(edges, one, count);
    let area = 0;
    let border = 0;
    for (let other = 0; other < count; other += 1) {
      const same = Math.exp(-(along[other]! ** 2) / (2 * colorReach ** 2));
      area += same;
      if (patches[other]!.borderPixels > 0) border += same;
    }
    const connectivity = border / Math.sqrt(area);
    ground[one] = 1 - Math.exp(-(connectivity ** 2) / (2 * borderReach ** 2));
  }
  const contrast = new Float64Array(count);
  for (let one = 0; one < count; one += 1) {
    for (let other = 0; other < count; other += 1) {
      const dx = patches[one]!.x - patches[other]!.x;
      const dy = patches[one]!.y - patches[other]!.y;
      const near = Math.exp(-(dx * dx + dy * dy) / (2 * placeReach ** 2));
      contrast[one] = contrast[one]! + color[one * count + other]! * near * ground[other]!;
    }
  }
  stretch(contrast);
  return { salient: smooth(contrast, ground, edges), ground };
}

type Edge = { to: number; length: number };

function colorDistance(one: Patch, other: Patch): number {
  return Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);
}

/** Patches that touch, and those of the border with each other, since the ground goes on behind a thing. */
function edgesOf(patches: Patch[], neighbors: Set<number>[], color: Float64Array): Edge[][] {
  const count = patches.length;
  const least = patches.map((_, one) =>
    Math.min(...[...neighbors[one]!].map((other) => color[one * count + other]!)),
  );
  const known = least.filter(Number.isFinite);
  const clip = known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length);
  const border = patches.flatMap((patch, number) => (patch.borderPixels > 0 ? [number] : []));
  return patches.map((patch, one) => {
    const to = new Set(neighbors[one]!);
    if (patch.borderPixels > 0) for (const other of border) to.add(other);
    to.delete(one);
    return [...to].map((other) => ({
      to: other,
      length: Math.max(0, color[one * count + other]! - clip),
    }));
  });
}

function shortestPaths(edges: Edge[][], from: number, count: number): Float64Array {
  const along = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  const isDone = new Uint8Array(count);
  along[from] = 0;
  for (;;) {
    let nearest = -1;
    for (let one = 0; one < count; one += 1) {
      if (!isDone[one] && (nearest < 0 || along[one]! < along[nearest]!)) nearest = one;
    }
    if (nearest < 0 || along[nearest]! > farEnough) return along;
    isDone[nearest] = 1;
    for (const { to, length } of edges[nearest]!) {
      if (along[nearest]! + length < along[to]!) along[to] = along[nearest]! + length;
    }
  }
}

function stretch(values: Float64Array): void {
  const most = values.reduce((top, value) => Math.max(top, value), 0);
  for (let at = 0; at < values.length; at += 1) values[at] = most > 0 ? values[at]! / most : 0;
}

/** Least squares: ground pulls to 0, contrast to 1, like neighbors to each other. */
function smooth(contrast: Float64Array, ground: Float64Array, edges: Edge[][]): Float64Array {
  const count = contrast.length;
  const salient = Float64Array.from(contrast);
  const pulls = edges.map((of) =>
    of.map(({ to, length }) => ({
      to,
      pull: Math.exp(-(length ** 2) / (2 * colorReach ** 2)) + smoothness,
    })),
  );
  for (let round = 0; round < 60; round += 1) {
    for (let one = 0; one < count; one += 1) {
      let sum = contrast[one]!;
      let weight = contrast[one]! + ground[one]!;
      for (const { to, pull } of pulls[one]!) {
        sum += pull * salient[to]!;
        weight += pull;
      }
      salient[one] = weight > 0 ? sum / weight : 0;
    }
  }
  return salient;
}
