import type { ItemAvailability } from '#contract/rules/item-attributes.ts';

/** An item's availability in words. */
export const availabilityWords: Record<ItemAvailability, string> = {
  ready: 'Ready',
  worn: 'Worn',
  'in-the-wash': 'In the wash',
  'at-the-studio': 'At the studio',
  lent: 'Lent',
  packed: 'Packed',
  'in-storage': 'In storage',
  'for-sale': 'For sale',
  gone: 'Gone',
};
