import { featureCount, featureGroups } from '../server/cutout/garment-features.ts';
import { type GarmentKind, garmentKinds } from '../server/cutout/garment-kinds.ts';
import { groupRanges, type KindWeights } from '../server/cutout/kind-weights.ts';

/** A garment whose kind is known. */
export interface SeenGarment {
  kind: GarmentKind;
  /** Its features, and those of its mirror image. */
  features: readonly Float32Array[];
}

/** How far the weights are held back: the less, the more they follow single photos. */
const restraint = 3e-5;
/** Part of each label that is not believed: some are wrong. */
const doubt = 0.1;
const rounds = 160;

/**
 * Learns what speaks for each kind: multinomial logistic regression, its rare kinds counted more (by the root of
 * how rare), followed down with Nesterov's accelerated gradient.
 */
export function learnKinds(seen: readonly SeenGarment[]): KindWeights {
  const known = Object.keys(garmentKinds) as GarmentKind[];
  const kinds = known.filter((kind) => seen.some((one) => one.kind === kind));
  const rows = seen.flatMap(({ kind, features }) =>
    features.map((own) => ({ kind: kinds.indexOf(kind), features: own })),
  );
  const { mean, scale } = scales(rows.map(({ features }) => features));
  const scaled = rows.map(({ features }) =>
    features.map((value, at) => (value - mean[at]!) * scale[at]!),
  );
  const shares = kinds.map((_, at) => rows.filter(({ kind }) => kind === at).length / rows.length);
  const counts = rows.map(({ kind }) => shares[kind]! ** -0.5);
  const countSum = counts.reduce((sum, count) => sum + count, 0);
  const parts = counts.map((count) => count / countSum);

  const size = kinds.length;
  const length = (featureCount + 1) * size;
  const step = 1 / (0.5 * steepest(scaled, parts) + restraint);
  let now = new Float64Array(length);
  let ahead = new Float64Array(length);
  let pace = 1;
  const fits = new Float64Array(size);
  for (let round = 0; round < rounds; round += 1) {
    const slope = new Float64Array(length);
    for (let at = 0; at < length - size; at += 1) slope[at] = restraint * ahead[at]!;
    scaled.forEach((own, row) => {
      for (let kind = 0; kind < size; kind += 1) fits[kind] = ahead[length - size + kind]!;
      for (let at = 0; at < featureCount; at += 1) {
        const value = own[at]!;
        if (value === 0) continue;
        const from = at * size;
        for (let kind = 0; kind < size; kind += 1) fits[kind]! += value * ahead[from + kind]!;
      }
      const most = Math.max(...fits);
      let sum = 0;
      for (let kind = 0; kind < size; kind += 1) {
        fits[kind] = Math.exp(fits[kind]! - most);
        sum += fits[kind]!;
      }
      for (let kind = 0; kind < size; kind += 1) {
        const wanted = (kind === rows[row]!.kind ? 1 - doubt : 0) + doubt / size;
        fits[kind] = parts[row]! * (fits[kind]! / sum - wanted);
      }
      for (let at = 0; at < featureCount; at += 1) {
        const value = own[at]!;
        if (value === 0) continue;
        const from = at * size;
        for (let kind = 0; kind < size; kind += 1) slope[from + kind]! += value * fits[kind]!;
      }
      for (let kind = 0; kind < size; kind += 1) slope[length - size + kind]! += fits[kind]!;
    });
    const next = ahead.map((value, at) => value - step * slope[at]!);
    const nextPace = (1 + Math.sqrt(1 + 4 * pace * pace)) / 2;
    const before = now;
    ahead = next.map((value, at) => value + ((pace - 1) / nextPace) * (value - before[at]!));
    now = next;
    pace = nextPace;
  }

  // The scales go into the weights, so that features are used as they are.
  const weights = kinds.map((_, kind) =>
    Float32Array.from({ length: featureCount }, (_, at) => now[at * size + kind]! * scale[at]!),
  );
  const biases = weights.map((own, kind) =>
    own.reduce((sum, weight, at) => sum - weight * mean[at]!, now[length - size + kind]!),
  );
  return { kinds, weights, biases };
}

/** The mean of each feature, and by what its group is scaled so that the groups count as they should. */
function scales(all: readonly Float32Array[]): { mean: Float64Array; scale: Float64Array } {
  const mean = new Float64Array(featureCount);
  const squares = new Float64Array(featureCount);
  for (const own of all)
    own.forEach((value, at) => {
      mean[at]! += value / all.length;
    });
  for (const own of all) {
    own.forEach((value, at) => {
      squares[at]! += (value - mean[at]!) ** 2 / all.length;
    });
  }
  const whole = featureGroups.reduce((sum, { weight }) => sum + weight, 0);
  const scale = new Float64Array(featureCount);
  groupRanges().forEach(([from, to], group) => {
    const spread = squares.subarray(from, to).reduce((sum, value) => sum + value, 0);
    scale.fill(Math.sqrt(featureGroups[group]!.weight / whole / (2 * spread || 1)), from, to);
  });
  return { mean, scale };
}

/** The largest eigenvalue of the features' spread, by the power method; with the constant one that comes on top. */
function steepest(rows: readonly Float32Array[], parts: readonly number[]): number {
  let along = new Float64Array(featureCount + 1).fill(1 / Math.sqrt(featureCount + 1));
  let length = 1;
  for (let round = 0; round < 12; round += 1) {
    const next = new Float64Array(featureCount + 1);
    rows.forEach((own, row) => {
      let sum = along[featureCount]!;
      own.forEach((value, at) => {
        sum += value * along[at]!;
      });
      own.forEach((value, at) => {
        next[at]! += parts[row]! * sum * value;
      });
      next[featureCount]! += parts[row]! * sum;
    });
    length = Math.hypot(...next);
    along = next.map((value) => value / length);
  }
  return length;
}
