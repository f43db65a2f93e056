import type { ColorFamily } from '#contract/rules/color-families.ts';
import type { ReadGarment } from '../garment.ts';

const browns: readonly ColorFamily[] = ['brown', 'camel', 'rust'];

/** Whether the leather of one of two pieces is black, and that of the other brown. */
export function isBlackBesideBrown(
  { families: [one] }: ReadGarment,
  { families: [other] }: ReadGarment,
): boolean {
  if (!one || !other) return false;
  return (one === 'black' && browns.includes(other)) || (other === 'black' && browns.includes(one));
}
