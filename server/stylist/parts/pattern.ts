import type { ReadGarment } from '../garment.ts';

/** From here on a pattern is looked at for itself. */
const busy = 0.3;

/**
 * How well patterns are mixed, 0 to 1; null where none is known. One pattern among plain garments is the rule;
 * two go together where one is calm, or where they are of one kind and share a color.
 */
export function patternPart(garments: readonly ReadGarment[]): number | null {
  const known = garments.filter(({ pattern }) => pattern !== null);
  if (known.length === 0) return null;
  const loud = known.filter(({ pattern }) => pattern!.busy >= busy);
  if (loud.length === 0) return 0.75;
  if (loud.length === 1) return 0.8;
  let least = 1;
  for (const [at, one] of loud.entries()) {
    for (const other of loud.slice(at + 1)) least = Math.min(least, mixFit(one, other));
  }
  return Math.max(0, least - (loud.length - 2) * 0.15);
}

function mixFit(one: ReadGarment, other: ReadGarment): number {
  const [a, b] = [one.pattern!, other.pattern!];
  const shares = one.families.some((family) => other.families.includes(family)) ? 0.15 : 0;
  const calm = Math.min(a.busy, b.busy);
  // The same print twice is a set; the same kind twice is nearly one.
  if (a.kind === b.kind) return 0.55 + shares;
  return Math.max(0, 0.85 - calm) * 0.8 + shares;
}
