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

/** What can be shown of a photo that is cut out, in a person's words. */
export const pictureVersions = [
  { value: 'cutout', label: 'Cut-out' },
  { value: 'photo', label: 'Photo' },
] as const;
