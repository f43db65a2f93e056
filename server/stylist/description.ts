import type { ReadGarment } from './garment.ts';
import type { Description } from './request.ts';

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
    (described.ids === undefined || described.ids.includes(id))
  );
}
