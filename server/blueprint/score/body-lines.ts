import type { BlueprintGender, BodyAttribute } from '#contract/rules/blueprint.ts';
import type { Slot } from '../../stylist/facts.ts';

/** What the length or the width of a garment does for a value of a body's attribute. */
export interface BodyLine {
  genders: readonly BlueprintGender[];
  attribute: BodyAttribute;
  value: string;
  slots: readonly Slot[];
  /** The stylist's `length`, 0 (cropped) to 1 (to the floor), or `volume`, -1 (second skin) to 1 (oversized). */
  fact: 'length' | 'volume';
  /** Both included. */
  from: number;
  to: number;
  isFor: boolean;
  /** Of one that is for: what the garment does (`it ends early`). Of one against: what would be better (`a longer hem`). */
  words: string;
}

const both = ['female', 'male'] as const;
const women = ['female'] as const;
const men = ['male'] as const;
const upper = ['top', 'layer', 'outer'] as const;
const tops = ['top', 'layer'] as const;

const early = { fact: 'length', from: 0, to: 0.35, isFor: true, words: 'it ends early' } as const;
const wide = { fact: 'volume', from: 0.6, to: 1, isFor: false } as const;

/** The lines beyond what the content's statements can say, since they point by attributes of items alone. */
export const bodyLines: readonly BodyLine[] = [
  { genders: women, attribute: 'height', value: 'Petite', slots: upper, ...early },
  {
    genders: women,
    attribute: 'height',
    value: 'Petite',
    slots: ['outer'],
    fact: 'length',
    from: 0.85,
    to: 1,
    isFor: false,
    words: 'a shorter hem',
  },
  {
    genders: women,
    attribute: 'height',
    value: 'Tall',
    slots: ['outer', 'bottom', 'one-piece'],
    fact: 'length',
    from: 0.65,
    to: 1,
    isFor: true,
    words: 'it runs long',
  },
  { genders: both, attribute: 'proportions', value: 'Long Torso', slots: upper, ...early },
  {
    genders: both,
    attribute: 'proportions',
    value: 'Long Torso',
    slots: tops,
    fact: 'length',
    from: 0.8,
    to: 1,
    isFor: false,
    words: 'a shorter hem',
  },
  {
    genders: both,
    attribute: 'proportions',
    value: 'Long Legs',
    slots: tops,
    fact: 'length',
    from: 0,
    to: 0.2,
    isFor: false,
    words: 'a longer hem',
  },
  {
    genders: both,
    attribute: 'proportions',
    value: 'Long Legs',
    slots: upper,
    fact: 'length',
    from: 0.4,
    to: 1,
    isFor: true,
    words: 'it runs long',
  },
  {
    genders: women,
    attribute: 'shape',
    value: 'Hourglass',
    slots: [...upper, 'one-piece'],
    ...wide,
    words: 'a closer cut',
  },
  {
    genders: women,
    attribute: 'shape',
    value: 'Inverted Triangle',
    slots: ['bottom'],
    fact: 'volume',
    from: 0.4,
    to: 1,
    isFor: true,
    words: 'it has its width at the hem',
  },
  {
    genders: women,
    attribute: 'build',
    value: 'Plus',
    slots: [...upper, 'one-piece'],
    ...wide,
    words: 'a shaped seam',
  },
  {
    genders: men,
    attribute: 'scale',
    value: 'Grand',
    slots: [...upper, 'bottom'],
    fact: 'volume',
    from: -1,
    to: -0.6,
    isFor: false,
    words: 'a straighter cut',
  },
  {
    genders: men,
    attribute: 'scale',
    value: 'Fine',
    slots: upper,
    ...wide,
    words: 'a closer cut',
  },
];
