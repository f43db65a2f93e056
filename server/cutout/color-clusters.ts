import type { LabPicture } from './photo-pixels.ts';
import type { Shape } from './shapes.ts';

/** One of the colors that a set of pixels is made of. */
export interface ColorCluster {
  l: number;
  a: number;
  b: number;
  /** Of the pixels, how many are nearest to this color. */
  share: number;
  /** The mean distance of those from it. */
  spread: number;
}

const rounds = 8;

/** Finds the colors that a shape has, by every fifth of its pixels. */
export function colorsOf({ lab }: LabPicture, { data }: Shape, count: number): ColorCluster[] {
  const pixels: number[] = [];
  for (let at = 0; at < data.length; at += 5) if (data[at]) pixels.push(at);
  return colorClusters(lab, pixels, count);
}

/** Finds the colors that a set of pixels is made of, by k-means from quantiles of lightness. */
export function colorClusters(lab: Float32Array, pixels: number[], count: number): ColorCluster[] {
  const sorted = [...pixels].sort((one, other) => lab[one * 3]! - lab[other * 3]!);
  let clusters: ColorCluster[] = Array.from({ length: count }, (_, number) => {
    const at = (sorted[Math.floor(((number + 0.5) * sorted.length) / count)] ?? 0) * 3;
    return { l: lab[at]!, a: lab[at + 1]!, b: lab[at + 2]!, share: 0, spread: 0 };
  });
  for (let round = 0; round < rounds; round += 1) {
    const sums = clusters.map(() => ({ l: 0, a: 0, b: 0, pixels: 0, spread: 0 }));
    for (const pixel of pixels) {
      const [l, a, b] = [lab[pixel * 3]!, lab[pixel * 3 + 1]!, lab[pixel * 3 + 2]!];
      let [nearest, least] = [0, Number.POSITIVE_INFINITY];
      for (let number = 0; number < clusters.length; number += 1) {
        const cluster = clusters[number]!;
        const far = (cluster.l - l) ** 2 + (cluster.a - a) ** 2 + (cluster.b - b) ** 2;
        if (far < least) [nearest, least] = [number, far];
      }
      const sum = sums[nearest]!;
      sum.l += l;
      sum.a += a;
      sum.b += b;
      sum.pixels += 1;
      sum.spread += Math.sqrt(least);
    }
    clusters = sums
      .filter((sum) => sum.pixels > 0)
      .map((sum) => ({
        l: sum.l / sum.pixels,
        a: sum.a / sum.pixels,
        b: sum.b / sum.pixels,
        share: sum.pixels / pixels.length,
        spread: sum.spread / sum.pixels,
      }));
  }
  return clusters;
}
