import {
  type GarmentKind,
  garmentKinds,
  type ShapeWeights,
} from '../server/cutout/likely-kinds.ts';

/** A garment whose kind is known. */
export interface SeenShape {
  kind: GarmentKind;
  shape: readonly number[];
}

/** How much is taken off what two measures have in common: a hundred photos say little of it. */
const shrinkage = 0.1;

/**
 * Learns what speaks for each kind by linear discriminants (Fisher 1936): the mean of its shapes, against the
 * spread that all kinds have in common. Needs some shapes of each kind.
 */
export function learnShapes(seen: readonly SeenShape[]): ShapeWeights {
  const size = seen[0]?.shape.length ?? 0;
  const measures = Array.from({ length: size }, (_, at) => at);
  const kinds = Object.keys(garmentKinds) as GarmentKind[];
  const means = new Map(
    kinds.map((kind) => {
      const own = seen.filter((one) => one.kind === kind);
      const sum = (at: number) => own.reduce((total, { shape }) => total + shape[at]!, 0);
      return [kind, measures.map((at) => sum(at) / own.length)];
    }),
  );
  const spread = measures.map((one) =>
    measures.map((other) => {
      const product = seen.reduce((total, { kind, shape }) => {
        const mean = means.get(kind)!;
        return total + (shape[one]! - mean[one]!) * (shape[other]! - mean[other]!);
      }, 0);
      return (
        (product / seen.length) * (one === other ? 1 : 1 - shrinkage) + (one === other ? 1e-4 : 0)
      );
    }),
  );
  const inverse = inverseOf(spread);
  const learned = kinds.map((kind) => {
    const mean = means.get(kind)!;
    const weights = inverse.map((row) => rounded(dot(row, mean)));
    return [kind, { weights, bias: rounded(-dot(weights, mean) / 2) }];
  });
  return Object.fromEntries(learned) as ShapeWeights;
}

const dot = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + value * other[at]!, 0);

const rounded = (value: number) => Math.round(value * 100) / 100;

/** The inverse of a matrix that has one (Gauss and Jordan, with pivots). */
function inverseOf(matrix: number[][]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [...row, ...row.map((_, other) => (at === other ? 1 : 0))]);
  for (let at = 0; at < size; at += 1) {
    let pivot = at;
    for (let row = at; row < size; row += 1) {
      if (Math.abs(rows[row]![at]!) > Math.abs(rows[pivot]![at]!)) pivot = row;
    }
    [rows[at], rows[pivot]] = [rows[pivot]!, rows[at]!];
    const divisor = rows[at]![at]!;
    rows[at] = rows[at]!.map((value) => value / divisor);
    for (let row = 0; row < size; row += 1) {
      if (row === at) continue;
      const factor = rows[row]![at]!;
      rows[row] = rows[row]!.map((value, column) => value - factor * rows[at]![column]!);
    }
  }
  return rows.map((row) => row.slice(size));
}
