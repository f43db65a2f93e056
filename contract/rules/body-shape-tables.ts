import type { BlueprintGender, bodyAttributes } from './blueprint.ts';
import type { MeasureType } from './measurements.ts';

/*
 * What the measurements say of a body (docs/decisions/100-measurements-name-a-shape.md): one table for each attribute,
 * of which the first row that holds gives the value, so that the last row holds always. All is in meters, borders of
 * inches too: what the source writes in inches is written in inches here.
 */

type Attributes = typeof bodyAttributes;
/** A value of an attribute of a gender. */
export type BodyValue<
  Gender extends BlueprintGender,
  Attribute extends keyof Attributes[Gender],
> = Attributes[Gender][Attribute] extends readonly (infer Value extends string)[] ? Value : never;

/** Reads a measurement that the table needs, in meters. */
export type ReadMeters = (type: MeasureType) => number;

interface Row<Value extends string> {
  value: Value;
  /** The condition in words, for the table of the record and for tests that fail. */
  when: string;
  holds: (read: ReadMeters) => boolean;
  source: string;
}

/** The table of an attribute, and the measurements without which it says nothing. */
export interface BodyTable<Value extends string = string> {
  needs: readonly MeasureType[];
  rows: readonly Row<Value>[];
}

type Tables = {
  [Gender in BlueprintGender]: {
    [Attribute in keyof Attributes[Gender]]: BodyTable<BodyValue<Gender, Attribute>>;
  };
};

/** Meters to a hundredth of a millimeter, as measurements are kept: a border belongs to the side that its row names. */
export const exact = (meters: number) => Math.round(meters * 1e5) / 1e5;
const inches = (count: number) => exact(count * 0.0254);
const more = (read: ReadMeters, type: MeasureType, than: MeasureType) =>
  exact(read(type) - read(than));
/** A length as a share of the height. */
const share = (read: ReadMeters, type: MeasureType) => exact(read(type) / read('height'));

const misses =
  'ASTM D5585, D7878: Misses between Petite (5 ft 4 in and under) and Tall (5 ft 8 in up)';
const letters =
  'EN 13402-3: waists of the letter codes, at a height of 1.65 m; Ashwell 2011 for 0.5';
const ffit = 'FFIT: Simmons, Istook, Devarajan 2004; Lee, Istook, Nam, Park 2007';
const legs = 'Crotch at 45 to 48 % of the height, less 2.5 cm from hem to floor';
const drops = 'GB/T 1335.1: men by chest less waist: Y from 17 cm, A and B from 7 cm, C below';
const jackets =
  'Jackets: Short to 5 ft 7 in, Long from 6 ft 1 in; EN 13402-3: chest S below 94 cm, XL from 110 cm';

const proportions: BodyTable<BodyValue<'female', 'proportions'>> = {
  needs: ['height', 'inseamTrousers'],
  rows: [
    {
      value: 'Long Legs',
      when: 'inseam ≥ 46.5 % of the height',
      holds: (read) => share(read, 'inseamTrousers') >= 0.465,
      source: legs,
    },
    {
      value: 'Long Torso',
      when: 'inseam ≤ 43.5 % of the height',
      holds: (read) => share(read, 'inseamTrousers') <= 0.435,
      source: legs,
    },
    { value: 'Balanced', when: 'else', holds: () => true, source: legs },
  ],
};

/** How a man's height and chest stand to the usual jacket: below 0 smaller, above 0 larger. */
const jacketSteps = (read: ReadMeters): number => {
  const ofHeight = read('height') <= inches(67) ? -1 : read('height') >= inches(73) ? 1 : 0;
  const ofChest = read('bust') < 0.94 ? -1 : read('bust') >= 1.1 ? 1 : 0;
  return ofHeight + ofChest;
};

/** The tables, by gender and attribute. */
export const bodyTables: Tables = {
  female: {
    height: {
      needs: ['height'],
      rows: [
        {
          value: 'Petite',
          when: 'height ≤ 5 ft 4 in',
          holds: (read) => read('height') <= inches(64),
          source: misses,
        },
        {
          value: 'Tall',
          when: 'height ≥ 5 ft 8 in',
          holds: (read) => read('height') >= inches(68),
          source: misses,
        },
        { value: 'Average', when: 'else', holds: () => true, source: misses },
      ],
    },
    build: {
      needs: ['height', 'waist'],
      rows: [
        {
          value: 'Slender',
          when: 'waist < 45 % of the height',
          holds: (read) => share(read, 'waist') < 0.45,
          source: letters,
        },
        {
          value: 'Medium',
          when: 'waist < 50 % of the height',
          holds: (read) => share(read, 'waist') < 0.5,
          source: letters,
        },
        {
          value: 'Curvy',
          when: 'waist < 55 % of the height',
          holds: (read) => share(read, 'waist') < 0.55,
          source: letters,
        },
        { value: 'Plus', when: 'else', holds: () => true, source: letters },
      ],
    },
    shape: {
      needs: ['bust', 'waist', 'hips'],
      rows: [
        {
          value: 'Triangle',
          when: 'hips ≥ bust + 3.6 in',
          holds: (read) => more(read, 'hips', 'bust') >= inches(3.6),
          source: ffit,
        },
        {
          value: 'Inverted Triangle',
          when: 'bust ≥ hips + 3.6 in',
          holds: (read) => more(read, 'bust', 'hips') >= inches(3.6),
          source: ffit,
        },
        {
          value: 'Hourglass',
          when: 'bust ≥ waist + 9 in',
          holds: (read) => more(read, 'bust', 'waist') >= inches(9),
          source: ffit,
        },
        {
          value: 'Hourglass',
          when: 'hips ≥ waist + 10 in',
          holds: (read) => more(read, 'hips', 'waist') >= inches(10),
          source: ffit,
        },
        { value: 'Rectangle', when: 'else', holds: () => true, source: ffit },
      ],
    },
    proportions,
  },
  male: {
    scale: {
      needs: ['height', 'bust'],
      rows: [
        {
          value: 'Fine',
          when: 'height or chest of the smaller jackets, and neither of the larger',
          holds: (read) => jacketSteps(read) < 0,
          source: jackets,
        },
        {
          value: 'Grand',
          when: 'height or chest of the larger jackets, and neither of the smaller',
          holds: (read) => jacketSteps(read) > 0,
          source: jackets,
        },
        { value: 'Average', when: 'else', holds: () => true, source: jackets },
      ],
    },
    shape: {
      needs: ['bust', 'waist'],
      rows: [
        {
          value: 'Inverted Triangle',
          when: 'chest ≥ waist + 17 cm',
          holds: (read) => more(read, 'bust', 'waist') >= 0.17,
          source: drops,
        },
        {
          value: 'Rectangle',
          when: 'chest ≥ waist + 7 cm',
          holds: (read) => more(read, 'bust', 'waist') >= 0.07,
          source: drops,
        },
        { value: 'Rounded', when: 'else', holds: () => true, source: drops },
      ],
    },
    proportions,
  },
};
