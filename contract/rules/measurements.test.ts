import { describe, expect, it } from 'vitest';
import {
  isUsual,
  lengthWords,
  measuresFor,
  measuresOn,
  phonePattern,
  readLength,
  readWeight,
  weightWords,
} from './measurements.ts';

describe('A length as people write it', () => {
  it.each([
    ['29.5', 'Imperial', 0.7493],
    ['29,5', 'Imperial', 0.7493],
    [' 75 ', 'Metric', 0.75],
    ['170 cm', 'Imperial', 1.7],
    ['1.7 m', 'Imperial', 1.7],
    ['705mm', 'Metric', 0.705],
    ['30"', 'Metric', 0.762],
    ['30 in', 'Metric', 0.762],
    [`5'7"`, 'Imperial', 1.7018],
    ['5 ft 7', 'Metric', 1.7018],
    ['5′7″', 'Metric', 1.7018],
    ['1 m 75', 'Imperial', 1.75],
    ['1m75', 'Imperial', 1.75],
    ['74.12345', 'Metric', 0.74123],
    ['27 1/2', 'Imperial', 0.6985],
    ['27½', 'Imperial', 0.6985],
    ['27 ½ in', 'Metric', 0.6985],
    ['27-1/2"', 'Metric', 0.6985],
    ['27 1⁄2″', 'Metric', 0.6985],
    ['11 3/16', 'Imperial', 0.28416],
    ['3/4', 'Imperial', 0.01905],
    ['¾ in', 'Metric', 0.01905],
    [`5'7½"`, 'Imperial', 1.7145],
    ['5 ft 7 1/2 in', 'Metric', 1.7145],
    ["5' ½", 'Metric', 1.5367],
  ] as const)('%s in %s is %f m', (text, unit, meters) => {
    expect(readLength(text, unit)).toEqual({ value: meters });
  });

  it.each([
    '',
    'abc',
    '-3',
    '1e3',
    '29.5.1',
    '30 parsecs',
    'NaN',
    '５０',
    '12 34 56',
    '<b>',
    '74 5',
    '74 cm 1',
    '1 750 mm',
    '5 ft 12',
    '1.5 m 75',
    '1 m 100',
    '27 1/',
    '27 1/0',
    '27 0/2',
    '27 2/2',
    '27 3/2',
    '1/2/3',
    '27.5½',
    '½½',
    '27 ½ 3',
    '27 1/234',
    '5½ ft 7',
  ])('is none: %s', (text) =>
    expect(readLength(text, 'Metric')).toEqual({ fault: 'not-a-number' }),
  );

  it.each(['0', '0.5', '301', '9999'])('is impossible: %s cm', (text) =>
    expect(readLength(text, 'Metric')).toEqual({ fault: 'impossible' }),
  );

  it('is shown again as it was typed, in either unit, with one decimal', () => {
    for (let tenths = 50; tenths <= 1180; tenths += 1) {
      const text = (tenths / 10).toFixed(1);
      for (const unit of ['Metric', 'Imperial'] as const) {
        const read = readLength(text, unit);
        expect('value' in read && lengthWords(read.value, unit)).toBe(text);
      }
    }
  });
});

it('reads weights in kilograms and pounds, and shows them in either', () => {
  expect(readWeight('61,5', 'Metric')).toEqual({ value: 61.5 });
  const pounds = readWeight('135.6 lb', 'Metric');
  expect('value' in pounds && weightWords(pounds.value, 'Imperial')).toBe('135.6');
  expect('value' in pounds && weightWords(pounds.value, 'Metric')).toBe('61.5');
  expect(readWeight('heavy', 'Metric')).toEqual({ fault: 'not-a-number' });
  expect(readWeight('0', 'Metric')).toEqual({ fault: 'impossible' });
});

it('asks for what services need', () => {
  expect(measuresFor()).toEqual([]);
  expect(measuresFor([])).toEqual([]);
  expect(measuresFor(['lowerBody', 'inseamTrousers'], ['upperBody', 'bust'])).toEqual([
    'bust',
    'inseamTrousers',
  ]);
  expect(measuresFor(['lowerBody'])).toContain('inseamTrousers');
  expect(measuresFor(['lowerBody'])).not.toContain('bust');
  expect(measuresFor(['upperBody', 'lowerBody', 'wings'])).toHaveLength(13);
});

it('asks a service that names no measurement for those of the garment’s half of the body', () => {
  const custom = ['upperBody', 'lowerBody'];
  expect(measuresOn('bottom', custom)).toEqual(measuresFor(['lowerBody']));
  expect(measuresOn('top', custom)).toEqual(measuresFor(['upperBody']));
  expect(measuresOn('outerwear', custom)).not.toContain('inseamTrousers');
  expect(measuresOn('one-piece', custom)).toHaveLength(13);
  expect(measuresOn(null, custom)).toHaveLength(13);
  // What the shop says for certain is asked for, whatever the garment.
  expect(measuresOn('top', ['lowerBody', 'hips'])).toEqual(['hips']);
  expect(measuresOn('top', ['lowerBody'])).toEqual(measuresFor(['lowerBody']));
  // It is taken from the neck: of a coat or a dress, not of trousers.
  expect(measuresOn('bottom', custom)).not.toContain('frontLengthToKnee');
  expect(measuresOn('outerwear', custom)).toContain('frontLengthToKnee');
});

it('knows what grown people measure', () => {
  expect(isUsual('height', 1.2)).toBe(true);
  expect(isUsual('height', 2.31)).toBe(false);
});

it.each([
  ['7755550123', true],
  ['(775) 555-0123', true],
  ['(775)555.0123', true],
  ['775-555-0123', true],
  ['775 555 0123', true],
  ['+1 775 555 0123', false],
  ['(775555-0123', false],
  ['775)5550123', false],
  ['775555012', false],
  ['775-555-01234', false],
])('takes a phone number as %s: %s', (text, isOne) => {
  expect(phonePattern.test(text)).toBe(isOne);
});
