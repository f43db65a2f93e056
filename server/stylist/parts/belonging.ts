import type { ReadGarment } from '../garment.ts';
import type { Custom } from './customs/custom.ts';
import { dressed } from './customs/dressed.ts';
import { easy } from './customs/easy.ts';
import { finishing } from './customs/finishing.ts';
import { moving } from './customs/moving.ts';
import { kindsOf } from './finer-kinds.ts';

const customs: readonly Custom[] = [...dressed, ...moving, ...easy, ...finishing];

/** The fit of two kinds, by the first and then the second. */
const fits = new Map<string, Map<string, number>>();
for (const [these, those, fit] of customs) {
  for (const one of these.split(' ')) {
    for (const other of those.split(' ')) {
      set(one, other, fit);
      set(other, one, fit);
    }
  }
}

function set(one: string, other: string, fit: number): void {
  const ofOne = fits.get(one) ?? new Map<string, number>();
  if (!ofOne.has(other)) ofOne.set(other, fit);
  fits.set(one, ofOne);
}

/** What one sees first. With which small pieces they are worn is less a matter of custom. */
const seen = new Set<ReadGarment['slot']>([
  ...(['top', 'bottom', 'one-piece', 'layer', 'outer', 'shoes', 'bag', 'hat', 'scarf'] as const),
]);
/** What custom says nothing of is neither usual nor wrong. */
const unusual = { seen: 0.52, small: 0.64 };
/** Of a garment that is only known by where it is worn (`shoes`) custom may say anything. */
const unknownKind = 0.7;

/**
 * Whether two kinds of garments are worn together, 0 to 1; null where the kind of one is not known. The finest kinds decide.
 */
export function belongingFit(one: ReadGarment, other: ReadGarment): number | null {
  const [mine, theirs] = [kindsOf(one), kindsOf(other)];
  if (mine.length === 0 || theirs.length === 0) return null;
  if (one.leaf === null || other.leaf === null) return unknownKind;
  for (let sum = 0; sum < mine.length + theirs.length - 1; sum += 1) {
    let found: number | null = null;
    for (let at = Math.max(0, sum - theirs.length + 1); at <= sum && at < mine.length; at += 1) {
      const fit = fits.get(mine[at]!)?.get(theirs[sum - at]!);
      // Of two as fine customs the one that speaks against it: what disturbs is seen first.
      if (fit !== undefined && (found === null || fit < found)) found = fit;
    }
    if (found !== null) return found;
  }
  return seen.has(one.slot) && seen.has(other.slot) ? unusual.seen : unusual.small;
}
