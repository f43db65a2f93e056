/*
 * Measurements of people (product spec, sections 3 and 9): which there are, what they may be, and how they
 * are read and shown. All are kept in meters.
 */

/** Units that people measure in, with the meters of one of them (product spec, section 9). */
export const measureUnits = {
  Metric: { name: 'cm', meters: 0.01 },
  Imperial: { name: 'in', meters: 0.0254 },
} as const;
export type MeasureUnit = keyof typeof measureUnits;

/** The unit beside which a length is said too. */
export const otherUnit = { Metric: 'Imperial', Imperial: 'Metric' } as const;

/** Pounds of one kilogram (product spec, section 9). */
export const poundsPerKilogram = 2.20462;

/** How values come: by scanning a code with the phone, or typed here (product spec, section 3). */
export const measureMethods = ['SCAN', 'MANUAL'] as const;
export type MeasureMethod = (typeof measureMethods)[number];

/** The parts of the body a service may need to know of. */
export const bodyParts = ['upperBody', 'lowerBody'] as const;
export type BodyPart = (typeof bodyParts)[number];

interface MeasureKind {
  label: string;
  /** The place and way it is taken. */
  where: string;
  how: string;
  parts: readonly BodyPart[];
  /** Grown people's, in meters: what is outside is asked about. */
  usual: readonly [number, number];
}

const level = 'Keep the tape level, with one finger under it.';
const straight = 'Stand straight, and let somebody help.';
const upper = ['upperBody'] as const;
const lower = ['lowerBody'] as const;
const both = ['upperBody', 'lowerBody'] as const;

/** Every measurement, in the order in which they are taken. */
export const measureKinds = {
  height: {
    label: 'Height',
    where: 'From the top of the head to the floor, without shoes.',
    how: 'Stand with your back to a wall.',
    parts: both,
    usual: [1.2, 2.3],
  },
  shoulders: {
    label: 'Shoulders',
    where: 'Across the back, from the tip of one shoulder to the other.',
    how: straight,
    parts: upper,
    usual: [0.3, 0.65],
  },
  bust: {
    label: 'Bust',
    where: 'Around the fullest part of the chest.',
    how: level,
    parts: upper,
    usual: [0.6, 1.7],
  },
  waist: {
    label: 'Waist',
    where: 'At the narrowest part, just above the navel.',
    how: level,
    parts: both,
    usual: [0.45, 1.7],
  },
  abdomen: {
    label: 'Abdomen',
    where: 'Around the belly, halfway between waist and hips.',
    how: level,
    parts: both,
    usual: [0.5, 1.8],
  },
  hips: {
    label: 'Hips',
    where: 'Around the fullest part, feet together.',
    how: level,
    parts: lower,
    usual: [0.6, 1.8],
  },
  shoulderToWrist: {
    label: 'Shoulder to wrist',
    where: 'From the tip of the shoulder to the wrist bone.',
    how: 'Bend the elbow a little.',
    parts: upper,
    usual: [0.4, 0.85],
  },
  frontWaistLength: {
    label: 'Front waist length',
    where: 'From the side of the neck over the bust to the waist.',
    how: straight,
    parts: upper,
    usual: [0.3, 0.65],
  },
  frontLengthToKnee: {
    label: 'Front length to knee',
    where: 'From the side of the neck over the bust to the knee.',
    how: straight,
    parts: upper,
    usual: [0.7, 1.4],
  },
  leg: {
    label: 'Leg',
    where: 'From the waist down the outside to the ankle bone.',
    how: straight,
    parts: lower,
    usual: [0.6, 1.35],
  },
  thigh: {
    label: 'Thigh',
    where: 'Around the fullest part of the upper leg.',
    how: level,
    parts: lower,
    usual: [0.3, 1.1],
  },
  inseamTrousers: {
    label: 'Trouser inseam',
    where: 'From the crotch down the inside of the leg to the hem.',
    how: 'Measure trousers that fit you well, or the leg itself.',
    parts: lower,
    usual: [0.5, 1.1],
  },
  rise: {
    label: 'Rise',
    where: 'From the crotch seam up to the waistband, in front.',
    how: 'Measure trousers that fit you well.',
    parts: lower,
    usual: [0.15, 0.5],
  },
} as const satisfies Record<string, MeasureKind>;

export type MeasureType = keyof typeof measureKinds;

/** Every type of measurement, in the order in which they are taken. */
export const measureTypes = Object.keys(measureKinds) as [MeasureType, ...MeasureType[]];

/** No part of anybody is longer, or around, in meters. */
export const mostMeters = 3;

/** The lightest and the heaviest that is taken, in kilograms. */
export const weightLimits = { least: 1, most: 500, usual: [30, 250] } as const;

/** Most other people that somebody keeps measurements of. */
export const maxMeasuredPeople = 20;

/** Longest name of somebody who is measured. */
export const longestMeasuredName = 60;

/** Whether a name is what the member is called in the lists of people, and on the lines of an order. */
export const isOwnWord = (name: string): boolean => name.trim().toLowerCase() === 'me';

/** Two figures to show where a measurement is taken. */
export const figureBuilds = ['curve', 'straight'] as const;
export type FigureBuild = (typeof figureBuilds)[number];

/** As old as a value is said to be at most when it is sent, in milliseconds. */
export const mostAgeMs = 366 * 86_400_000;

/** How long a link to the phone works, in milliseconds. */
export const measuringLinkMs = 30 * 60_000;

/** Ten digits, with or without parentheses, dashes, dots or spaces (product spec, section 5). */
export const phonePattern = /^(?:\(\d{3}\)|\d{3})[-. ]?\d{3}[-. ]?\d{4}$/;

/**
 * The measurements that services need, by the tags of each: those that a service names, or all of the parts of the
 * body that it names.
 */
export const measuresFor = (...services: readonly (readonly string[])[]): MeasureType[] =>
  measureTypes.filter((type) =>
    services.some((tags) => {
      const namesTypes = tags.some((tag) => tag in measureKinds);
      if (namesTypes) return tags.includes(type);
      return measureKinds[type].parts.some((part) => tags.includes(part));
    }),
  );

const halves: Readonly<Record<string, readonly BodyPart[]>> = {
  top: upper,
  outerwear: upper,
  bottom: lower,
};

/**
 * The measurements that a service needs on a garment of a category group, by its tags: those that it names, or of the
 * parts of the body that it names those that the garment covers.
 */
export function measuresOn(group: string | null, tags: readonly string[]): MeasureType[] {
  if (tags.some((tag) => tag in measureKinds)) return measuresFor(tags);
  const half = halves[group ?? ''] ?? both;
  const covered = tags.filter((tag) => half.some((part) => part === tag));
  return measuresFor(covered.length > 0 ? covered : tags);
}

/** A length in a unit, with one decimal (product spec, section 9): `29.5`. */
export const lengthWords = (meters: number, unit: MeasureUnit): string =>
  (meters / measureUnits[unit].meters).toFixed(1);

/** A weight in kilograms or pounds, with one decimal. */
export const weightWords = (kilograms: number, unit: MeasureUnit): string =>
  (unit === 'Metric' ? kilograms : kilograms * poundsPerKilogram).toFixed(1);

/** The reading of what somebody typed: meters or kilograms, or what is wrong with it. */
export type ReadMeasure = { value: number } | { fault: 'not-a-number' | 'impossible' };

const numberPattern = /^\d{1,4}(?:[.,]\d{1,9})?/;

/** Parts of an inch as a tape has them, alone or behind whole ones: `27 1/2`, `27½`, `3/4`. */
const fractionPattern = /^(?:(\d{1,4})[\s-]*)??(?:(\d{1,2})[/⁄](\d{1,2})|([¼½¾⅛⅜⅝⅞]))(?!\d)/;
const fractionSigns: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

/** The spellings of a unit, the meters of one, and the unit of a second, smaller part. */
const lengthUnits: readonly {
  word: RegExp;
  meters: number;
  part?: { word: RegExp; meters: number };
}[] = [
  { word: /^(?:cm|centimet(?:er|re)s?)$/i, meters: 0.01 },
  { word: /^(?:mm|millimet(?:er|re)s?)$/i, meters: 0.001 },
  { word: /^(?:m|met(?:er|re)s?)$/i, meters: 1, part: { word: /^(?:cm)?$/i, meters: 0.01 } },
  { word: /^(?:in|inch|inches|"|″|”|'')$/i, meters: 0.0254 },
  {
    word: /^(?:ft|foot|feet|'|′|’)$/i,
    meters: 0.3048,
    part: { word: /^(?:in|inch|inches|"|″|”|'')?$/i, meters: 0.0254 },
  },
];

/**
 * Reads a length as people write it: with a comma, a point or a fraction, with its own unit or without (`170 cm`,
 * `27 1/2 in`, `5'7"`, `5 ft 7 in`, `1 m 75`); without one it is in `unit`. Two numbers are a length only of feet or
 * meters.
 */
export function readLength(text: string, unit: MeasureUnit): ReadMeasure {
  const [first, rest] = readPart(text.trim());
  if (!first) return { fault: 'not-a-number' };
  const named = lengthUnits.find(({ word }) => word.test(first.word));
  if (first.word && !named) return { fault: 'not-a-number' };
  const meters = first.number * (named?.meters ?? measureUnits[unit].meters);
  if (!rest) return limited(meters, 0.01, mostMeters);
  const [second, more] = readPart(rest);
  const part = named?.part;
  const isWhole = Number.isInteger(first.number) && second !== null && more === '';
  if (!part || !isWhole || !part.word.test(second.word)) return { fault: 'not-a-number' };
  // As many as make a whole one are a slip.
  if (second.number * part.meters > named.meters - 1e-9) return { fault: 'not-a-number' };
  return limited(meters + second.number * part.meters, 0.01, mostMeters);
}

/** A number with the word behind it, and what follows. */
function readPart(text: string): [{ number: number; word: string } | null, string] {
  const [value, length] = readNumber(text);
  if (value === null) return [null, text];
  const word = /^[^\d¼½¾⅛⅜⅝⅞]*/.exec(text.slice(length))![0];
  return [{ number: value, word: word.trim() }, text.slice(length + word.length)];
}

/** The number with which a text begins, and how many characters it has. */
function readNumber(text: string): [number | null, number] {
  const fraction = fractionPattern.exec(text);
  if (fraction) {
    const [all, whole, over, under, sign] = fraction;
    const part = sign ? fractionSigns[sign]! : Number(over) / Number(under);
    // As much as a whole one, or nothing, is a slip.
    return part > 0 && part < 1 ? [Number(whole ?? 0) + part, all.length] : [null, 0];
  }
  const number = numberPattern.exec(text)?.[0];
  return number ? [Number(number.replace(',', '.')), number.length] : [null, 0];
}

/** Reads a weight: with a comma or a point, in kilograms or pounds; without a unit it is in `unit`'s. */
export function readWeight(text: string, unit: MeasureUnit): ReadMeasure {
  const found = /^(\d{1,4}(?:[.,]\d{1,4})?)\s*(kg|lbs?|pounds?|kilos?)?$/i.exec(text.trim());
  if (!found) return { fault: 'not-a-number' };
  const isPounds = found[2] ? /^[lp]/i.test(found[2]) : unit === 'Imperial';
  const value = Number(found[1]!.replace(',', '.')) / (isPounds ? poundsPerKilogram : 1);
  return limited(value, weightLimits.least, weightLimits.most);
}

function limited(value: number, least: number, most: number): ReadMeasure {
  // To a hundredth of a millimeter: what was typed is shown again as it was.
  const rounded = Math.round(value * 1e5) / 1e5;
  return rounded >= least && rounded <= most ? { value: rounded } : { fault: 'impossible' };
}

/** Whether a length is one that grown people have. */
export const isUsual = (type: MeasureType, meters: number): boolean => {
  const [least, most] = measureKinds[type].usual;
  return meters >= least && meters <= most;
};
