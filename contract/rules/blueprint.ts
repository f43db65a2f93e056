/*
 * The values of the Style Blueprint, as the specification writes them (product spec, section 3).
 */

/** Whose blueprint it is, by the word in its address, with the word on screen. */
export const blueprintGenders = { female: 'Women', male: 'Men' } as const;
export type BlueprintGender = keyof typeof blueprintGenders;
export const blueprintGenderKeys = Object.keys(blueprintGenders) as [
  BlueprintGender,
  ...BlueprintGender[],
];

/** The analyses, with the words they are shown as. */
export const analysisTypes = { personality: 'Personality', color: 'Color', body: 'Shape' } as const;
export type AnalysisType = keyof typeof analysisTypes;

/** The color seasons. */
export const colorSeasons = ['light', 'warm', 'soft/muted', 'deep', 'cool', 'clear'] as const;
export type ColorSeason = (typeof colorSeasons)[number];

/** Most taps on one part of a portrait. */
export const mostTaps = 3;

/** How many of the strongest personality types are shown. */
export const topPersonalities = [3, 4] as const;
export type TopPersonalities = (typeof topPersonalities)[number];

export const personalityTypes = ['Creative', 'Dramatic', 'Romantic', 'Classic', 'Natural'] as const;
export type PersonalityType = (typeof personalityTypes)[number];

const proportions = ['Balanced', 'Long Legs', 'Long Torso'] as const;

/** What is said of a body, and the values of each, by gender; in the order in which it is asked. */
export const bodyAttributes = {
  female: {
    height: ['Petite', 'Average', 'Tall'],
    build: ['Slender', 'Medium', 'Curvy', 'Plus'],
    shape: ['Triangle', 'Inverted Triangle', 'Rectangle', 'Hourglass'],
    proportions,
  },
  male: {
    scale: ['Fine', 'Average', 'Grand'],
    shape: ['Rounded', 'Inverted Triangle', 'Rectangle'],
    proportions,
  },
} as const satisfies Record<BlueprintGender, Record<string, readonly [string, ...string[]]>>;

/** The attributes of both genders, by their keys. */
export type BodyAttribute =
  | keyof (typeof bodyAttributes)['female']
  | keyof (typeof bodyAttributes)['male'];

type ValuesOf<Gender extends BlueprintGender> = {
  [Each in keyof (typeof bodyAttributes)[Gender]]?: (typeof bodyAttributes)[Gender][Each] extends readonly (infer Value)[]
    ? Value
    : never;
};

/** What is known of a body, as far as it was answered. */
export type FemaleBody = ValuesOf<'female'>;
export type MaleBody = ValuesOf<'male'>;
export type BodyAnswers = FemaleBody | MaleBody;

/** The style names where nobody wrote one for a combination (product spec, section 3). */
export const defaultStyleNames = { male: 'International', female: 'City Chic' } as const;
