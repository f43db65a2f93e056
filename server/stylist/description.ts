import type { ReadGarment } from './garment.ts';
import type { Description } from './request.ts';
import { hasTrait } from './traits.ts';

/** The ids of a description, to be looked up: it may name hundreds, and is asked of every garment. */
const idsOf = new WeakMap<readonly string[], ReadonlySet<string>>();

function isNamed(id: string, ids: readonly string[]): boolean {
  const known = idsOf.get(ids) ?? new Set(ids);
  idsOf.set(ids, known);
  return known.has(id);
}

/** Whether a garment is one of those that are described. Its main color counts. */
export function isDescribed(garment: ReadGarment, described: Description): boolean {
  return fits(garment, described) || (described.or?.some((one) => fits(garment, one)) ?? false);
}

function fits(garment: ReadGarment, described: Description): boolean {
  const { id, slot, leaf, families, terms, pattern, fabrics } = garment;
  return (
    (described.slot === undefined || slot === described.slot) &&
    (described.leaves === undefined || (leaf !== null && described.leaves.includes(leaf))) &&
    (described.family === undefined || families[0] === described.family) &&
    (described.term === undefined || terms.includes(described.term)) &&
    (described.pattern === undefined || pattern?.kind === described.pattern) &&
    (described.fabric === undefined || fabrics.includes(described.fabric)) &&
    (described.traits === undefined || described.traits.every((one) => hasTrait(garment, one))) &&
    (described.ids === undefined || isNamed(id, described.ids))
  );
}
