import {
  Archive,
  CircleCheck,
  Gift,
  HandHeart,
  type LucideIcon,
  Luggage,
  Scissors,
  Shirt,
  Tag,
  WashingMachine,
} from 'lucide-react';
import type { ItemAvailability } from '#contract/rules/item-attributes.ts';

/** The icon of each availability. */
export const availabilityIcons: Record<ItemAvailability, LucideIcon> = {
  ready: CircleCheck,
  worn: Shirt,
  'in-the-wash': WashingMachine,
  'at-the-studio': Scissors,
  lent: HandHeart,
  packed: Luggage,
  'in-storage': Archive,
  'for-sale': Tag,
  gone: Gift,
};
