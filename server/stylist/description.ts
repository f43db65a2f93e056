import type { ReadGarment } from './garment.ts';
import type { Description } from './request.ts';

/** The ids of a description, to be looked up: it may name hundreds, and is asked of every garment. */
const idsOf = new WeakMap<readonly string[], ReadonlySet<string>>();

function isNamed(id: string, ids: readonly string[]): boolean {
  const known = idsOf.get(ids) ?? new Set(ids);
  idsOf.set(ids, known);
  return known.has(id);
}

/** Whether a garment is one of those that are described. Its main color counts. */
export function isDescribed(
  { id, slot, leaf, families, terms }: ReadGarment,
  described: Description,
): boolean {
  return (
    (described.slot === undefined || slot === described.slot) &&
    (described.leaves === undefined || (leaf !== null && described.leaves.includes(leaf))) &&
    (described.family === undefined || families[0] === described.family) &&
    (described.term === undefined || terms.includes(described.term)) &&
    (described.ids === undefined || isNamed(id, described.ids))
  );
}
