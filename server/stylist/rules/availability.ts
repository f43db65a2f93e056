import { availabilityRules } from '#contract/rules/availability.ts';
import type { ItemAvailability } from '#contract/rules/item-attributes.ts';
import type { GarmentRule } from './rule.ts';

const words: Record<ItemAvailability, string> = {
  ready: 'is ready',
  worn: 'is due for the wash',
  'in-the-wash': 'is in the wash',
  'at-the-studio': 'is at the studio',
  lent: 'is lent',
  packed: 'is packed',
  'in-storage': 'is in storage',
  'for-sale': 'is for sale',
  gone: 'is gone',
};

/** Only what may be offered can be put on (product rule 23). */
export const availability: GarmentRule = ({ availability: now, isDue }) =>
  availabilityRules[now].isOffered && !isDue ? null : words[now];
