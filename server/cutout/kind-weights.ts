import { featureCount, featureGroups } from './garment-features.ts';
import type { GarmentKind } from './garment-kinds.ts';

/** The weights that speak for each kind: a weight for each feature, and how much it has from the start. */
export interface KindWeights {
  kinds: GarmentKind[];
  /** By kind, then by feature. */
  weights: Float32Array[];
  biases: number[];
}

/** Weights as they are stored: whole numbers of -127 to 127 as base64, and by kind and group what one stands for. */
export interface WrittenWeights {
  kinds: { kind: string; bias: number; steps: number[]; weights: string }[];
}

/** Writes weights in a byte each. */
export function writeWeights({ kinds, weights, biases }: KindWeights): WrittenWeights {
  return {
    kinds: kinds.map((kind, at) => {
      const bytes = new Int8Array(featureCount);
      const steps = groupRanges().map(([from, to]) => {
        const own = weights[at]!.subarray(from, to);
        const step = own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / 127;
        own.forEach((weight, index) => {
          bytes[from + index] = Math.round(weight / step);
        });
        return Number(step.toPrecision(4));
      });
      const bias = Number(biases[at]!.toPrecision(5));
      return { kind, bias, steps, weights: Buffer.from(bytes.buffer).toString('base64') };
    }),
  };
}

/** Reads what `writeWeights` wrote. */
export function readWeights({ kinds }: WrittenWeights): KindWeights {
  return {
    kinds: kinds.map(({ kind }) => kind as GarmentKind),
    biases: kinds.map(({ bias }) => bias),
    weights: kinds.map(({ steps, weights }) => {
      const bytes = new Int8Array(Buffer.from(weights, 'base64'));
      const read = new Float32Array(featureCount);
      groupRanges().forEach(([from, to], group) => {
        for (let at = from; at < to; at += 1) read[at] = bytes[at]! * steps[group]!;
      });
      return read;
    }),
  };
}

/** Lists where each group of features begins and ends. */
export function groupRanges(): [number, number][] {
  let from = 0;
  return featureGroups.map(({ size }) => {
    from += size;
    return [from - size, from];
  });
}
