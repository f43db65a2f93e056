import { backgroundSaliency } from './background-saliency.ts';
import { barrierDistance } from './barrier-distance.ts';
import { borderColorDistance } from './border-colors.ts';
import type { LabPicture } from './photo-pixels.ts';
import { superpixelsOf } from './superpixels.ts';

/** A first guess of where the garment is: for each pixel 0 to 1. */
export interface Guess {
  width: number;
  height: number;
  data: Float32Array;
}

const patches = 420;

/**
 * Guesses of where the garment is, each by another method, and how far each pixel's color is from the
 * ground's. `soft` is the picture with its texture blurred.
 */
export function guessesOf(soft: LabPicture): {
  guesses: { name: string; guess: Guess }[];
  strangeness: Float32Array;
} {
  const { width, height } = soft;
  const superpixels = superpixelsOf(soft, patches);
  const { salient } = backgroundSaliency(superpixels);
  const byPatch = Float32Array.from(superpixels.labels, (label) => salient[label]!);
  const central = centerPrior(soft);
  const strangeness = borderColorDistance(soft);
  const weighted = (values: Float32Array) =>
    stretched(values).map((value, at) => value * central[at]!);
  const guesses = {
    contrast: stretched(byPatch),
    barrier: weighted(barrierDistance(soft)),
    color: weighted(strangeness),
    center: central.map((value) => (value - 0.4) / 0.6),
  };
  return {
    guesses: Object.entries(guesses).map(([name, data]) => ({
      name,
      guess: { width, height, data },
    })),
    strangeness,
  };
}

/** 1 in the middle, 0.4 in the corners. */
function centerPrior({ width, height }: LabPicture): Float32Array {
  const prior = new Float32Array(width * height);
  for (let pixel = 0; pixel < prior.length; pixel += 1) {
    const x = ((pixel % width) + 0.5) / width - 0.5;
    const y = (Math.floor(pixel / width) + 0.5) / height - 0.5;
    prior[pixel] = 0.4 + 0.6 * Math.exp(-((x * x + y * y) ** 2) / (2 * 0.2 ** 2) ** 1);
  }
  return prior;
}

/** Stretched so that the strongest hundredth is 1. */
function stretched(values: Float32Array): Float32Array {
  const sorted = Float32Array.from(values).sort();
  const top = sorted[Math.floor(sorted.length * 0.98)] || 1;
  return values.map((value) => Math.min(1, value / top));
}

/** The threshold that parts a guess best in two (Otsu 1979). */
export function threshold(guess: Float32Array): number {
  const bins = 64;
  const histogram = new Float64Array(bins);
  for (const value of guess) {
    const bin = Math.min(bins - 1, Math.max(0, Math.floor(value * bins)));
    histogram[bin] = histogram[bin]! + 1;
  }
  const total = guess.length;
  let sum = 0;
  for (let bin = 0; bin < bins; bin += 1) sum += bin * histogram[bin]!;
  let [below, sumBelow, best, at] = [0, 0, -1, 0];
  for (let bin = 0; bin < bins - 1; bin += 1) {
    below += histogram[bin]!;
    sumBelow += bin * histogram[bin]!;
    if (below === 0 || below === total) continue;
    const between =
      below * (total - below) * (sumBelow / below - (sum - sumBelow) / (total - below)) ** 2;
    if (between > best) [best, at] = [between, bin];
  }
  return (at + 1) / bins;
}
