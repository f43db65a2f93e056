import { maySetAvailability } from '#contract/rules/availability.ts';
import type { ItemAvailability } from '#contract/rules/item-attributes.ts';

/** The reason why an availability cannot be set where a piece is somewhere now; null where it can. */
export function lockedReason(from: ItemAvailability, to: ItemAvailability): string | null {
  if (from === to || maySetAvailability(from, to)) return null;
  if (from === 'at-the-studio') return 'The studio has it. It is back once its order is done.';
  if (to === 'at-the-studio') return 'A piece goes to the studio with an order.';
  if (from === 'lent') return 'It is lent. Choose Ready first, once it is back.';
  if (from === 'for-sale') return 'It is for sale. Choose Ready first to keep it.';
  return 'It is gone. Choose Ready first, if it is back.';
}
