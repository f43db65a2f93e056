import type { BlueprintGender, BodyAttribute } from '#contract/rules/blueprint.ts';
import type { FormLine } from './form-parts.ts';

interface AttributeWords {
  label: string;
  question: string;
  /** What each value means, in a few words. */
  values: Readonly<Record<string, string>>;
}

const proportions: AttributeWords = {
  label: 'Proportions',
  question: 'Where does your height sit?',
  values: {
    Balanced: 'Legs and torso share it',
    'Long Legs': 'More of it in your legs',
    'Long Torso': 'More of it above the hips',
  },
};

const words: Record<BlueprintGender, Partial<Record<BodyAttribute, AttributeWords>>> = {
  female: {
    height: {
      label: 'Height',
      question: 'How tall are you?',
      values: {
        Petite: 'Up to 5′4″ (163\u00a0cm)',
        Average: 'Between the two',
        Tall: 'From 5′8″ (173\u00a0cm)',
      },
    },
    build: {
      label: 'Build',
      question: 'How are you built?',
      values: {
        Slender: 'Narrow all along',
        Medium: 'Neither narrow nor full',
        Curvy: 'Full, with soft curves',
        Plus: 'Fuller all around',
      },
    },
    shape: {
      label: 'Shape',
      question: 'Where is your widest line?',
      values: {
        Triangle: 'Hips',
        'Inverted Triangle': 'Shoulders',
        Rectangle: 'All one line',
        Hourglass: 'Both, with a waist between',
      },
    },
    proportions,
  },
  male: {
    scale: {
      label: 'Scale',
      question: 'How large is your frame?',
      values: {
        Fine: 'Slight and light',
        Average: 'Most jackets fit',
        Grand: 'Tall or broad',
      },
    },
    shape: {
      label: 'Shape',
      question: 'Where is your widest line?',
      values: {
        Rounded: 'Around the middle',
        'Inverted Triangle': 'Shoulders and chest',
        Rectangle: 'All one line',
      },
    },
    proportions,
  },
};

/** The words of an attribute that the gender has. */
export const wordsOf = (gender: BlueprintGender, attribute: BodyAttribute): AttributeWords =>
  words[gender][attribute]!;

/** The line of the body that an answer is about. */
export function lineOf(attribute: BodyAttribute, value: string | undefined): FormLine {
  if (attribute === 'height' || attribute === 'scale') return 'height';
  if (attribute === 'proportions') return 'inseamTrousers';
  if (attribute === 'build') return 'waist';
  if (value === 'Inverted Triangle') return 'shoulders';
  return value === 'Triangle' || value === undefined ? 'hips' : 'waist';
}
