import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyAttributes } from './blueprint.ts';
import { needs, readBody } from './body-shape.ts';
import { measureTypes } from './measurements.ts';

const cm = (values: Record<string, number>) =>
  Object.fromEntries(Object.entries(values).map(([type, value]) => [type, value / 100]));
const woman = (values: Record<string, number>) => readBody('female', cm(values));
const man = (values: Record<string, number>) => readBody('male', cm(values));

describe('women', () => {
  it.each([
    [150, 'Petite', undefined],
    [162.56, 'Petite', 'Average'],
    [162.57, 'Average', 'Petite'],
    [167, 'Average', undefined],
    [172.71, 'Average', 'Tall'],
    [172.72, 'Tall', 'Average'],
    [180, 'Tall', undefined],
  ])('%s cm is %s, beside %s', (height, value, between) => {
    expect(woman({ height }).height).toEqual({ value, between });
  });

  it.each([
    [66, 'Slender', undefined],
    [76.4, 'Slender', 'Medium'],
    [76.5, 'Medium', 'Slender'],
    [80, 'Medium', undefined],
    [84.9, 'Medium', 'Curvy'],
    [85, 'Curvy', 'Medium'],
    [89, 'Curvy', undefined],
    [93.4, 'Curvy', 'Plus'],
    [93.5, 'Plus', 'Curvy'],
    [110, 'Plus', undefined],
  ])('a waist of %s cm on 170 cm is %s, beside %s', (waist, value, between) => {
    expect(woman({ height: 170, waist }).build).toEqual({ value, between });
  });

  it.each([
    [88, 74, 104, 'Triangle', undefined],
    [88, 74, 97.15, 'Triangle', 'Rectangle'],
    [88, 74, 97.14, 'Rectangle', 'Triangle'],
    [104, 84, 88, 'Inverted Triangle', undefined],
    [97.15, 80, 88, 'Inverted Triangle', 'Rectangle'],
    [97.14, 80, 88, 'Rectangle', 'Inverted Triangle'],
    [92, 66, 93, 'Hourglass', undefined],
    [92, 69.14, 92, 'Hourglass', 'Rectangle'],
    [92, 69.15, 92, 'Rectangle', 'Hourglass'],
    [90, 67.6, 93, 'Hourglass', 'Rectangle'],
    [90, 67.61, 93, 'Rectangle', 'Hourglass'],
    [90, 78, 92, 'Rectangle', undefined],
  ])('%s, %s, %s cm is %s, beside %s', (bust, waist, hips, value, between) => {
    expect(woman({ bust, waist, hips }).shape).toEqual({ value, between });
  });
});

describe('men', () => {
  it.each([
    [165, 90, 'Fine', undefined],
    [176, 90, 'Fine', undefined],
    [165, 100, 'Fine', undefined],
    [176, 93.99, 'Fine', 'Average'],
    [176, 94, 'Average', 'Fine'],
    [170.18, 100, 'Fine', 'Average'],
    [170.19, 100, 'Average', 'Fine'],
    [176, 102, 'Average', undefined],
    [165, 115, 'Average', undefined],
    [190, 90, 'Average', undefined],
    [176, 109.99, 'Average', 'Grand'],
    [176, 110, 'Grand', 'Average'],
    [185.41, 102, 'Average', 'Grand'],
    [185.42, 102, 'Grand', 'Average'],
    [190, 115, 'Grand', undefined],
  ])('%s cm with a chest of %s cm is %s, beside %s', (height, bust, value, between) => {
    expect(man({ height, bust }).scale).toEqual({ value, between });
  });

  it.each([
    [104, 82, 'Inverted Triangle', undefined],
    [104, 87, 'Inverted Triangle', 'Rectangle'],
    [104, 87.01, 'Rectangle', 'Inverted Triangle'],
    [104, 92, 'Rectangle', undefined],
    [104, 97, 'Rectangle', 'Rounded'],
    [104, 97.01, 'Rounded', 'Rectangle'],
    [104, 112, 'Rounded', undefined],
  ])('a chest of %s cm over a waist of %s cm is %s, beside %s', (bust, waist, value, between) => {
    expect(man({ bust, waist }).shape).toEqual({ value, between });
  });
});

describe('both', () => {
  it.each([
    [82, 'Long Legs', undefined],
    [79.05, 'Long Legs', 'Balanced'],
    [79.04, 'Balanced', 'Long Legs'],
    [76.5, 'Balanced', undefined],
    [73.96, 'Balanced', 'Long Torso'],
    [73.95, 'Long Torso', 'Balanced'],
    [70, 'Long Torso', undefined],
  ])('an inseam of %s cm on 170 cm is %s, beside %s', (inseamTrousers, value, between) => {
    expect(woman({ height: 170, inseamTrousers }).proportions).toEqual({ value, between });
    expect(man({ height: 170, inseamTrousers }).proportions).toEqual({ value, between });
  });

  it('says nothing without a measurement that it needs, and else all it can', () => {
    expect(woman({})).toEqual({ height: null, build: null, shape: null, proportions: null });
    expect(man({})).toEqual({ scale: null, shape: null, proportions: null });
    for (const gender of ['female', 'male'] as const) {
      for (const attribute of Object.keys(bodyAttributes[gender])) {
        const needed = needs(gender, attribute as 'shape');
        expect(needed.length).toBeGreaterThan(0);
        const full = Object.fromEntries(needed.map((type) => [type, 0.9]));
        expect(readBody(gender, full)).toHaveProperty([attribute, 'value']);
        for (const type of needed) {
          const { [type]: _, ...rest } = full;
          expect(readBody(gender, rest)).toHaveProperty(attribute, null);
        }
      }
    }
    expect(needs('male', 'build')).toEqual([]);
  });

  const meters = fc.double({ min: 0.001, max: 3, noNaN: true });
  const values = fc.record(Object.fromEntries(measureTypes.map((type) => [type, meters])), {
    requiredKeys: [],
  });
  const given = { seed: 1, numRuns: 500 };

  it('answers with the values of the specification alone', () => {
    fc.assert(
      fc.property(values, fc.constantFrom('female', 'male'), (measured, gender) => {
        const allowed: Record<string, readonly string[]> = bodyAttributes[gender];
        const read = readBody(gender, measured);
        expect(Object.keys(read)).toEqual(Object.keys(allowed));
        for (const [attribute, answer] of Object.entries(read)) {
          if (!answer) continue;
          expect(allowed[attribute]).toContain(answer.value);
          if (answer.between) expect(allowed[attribute]).toContain(answer.between);
          expect(answer.between).not.toBe(answer.value);
        }
      }),
      given,
    );
  });

  const rising = fc
    .tuple(meters, meters)
    .map(([one, two]) => [Math.min(one, two), Math.max(one, two)]);

  it('never goes back as one measurement grows', () => {
    const at = (list: readonly string[], answer: { value: string } | null) =>
      list.indexOf(answer!.value);
    const { female, male } = bodyAttributes;
    const tilt = ['Long Torso', 'Balanced', 'Long Legs'];
    const taper = ['Rounded', 'Rectangle', 'Inverted Triangle'];
    fc.assert(
      fc.property(rising, meters, ([less, more], other) => {
        const pair = (list: readonly string[], read: (value: number) => { value: string } | null) =>
          expect(at(list, read(less!))).toBeLessThanOrEqual(at(list, read(more!)));
        pair(female.height, (height) => readBody('female', { height }).height);
        pair(female.build, (waist) => readBody('female', { height: other, waist }).build);
        pair(male.scale, (bust) => readBody('male', { height: other, bust }).scale);
        pair(male.scale, (height) => readBody('male', { height, bust: other }).scale);
        pair(taper, (bust) => readBody('male', { bust, waist: other }).shape);
        pair(
          tilt,
          (inseamTrousers) => readBody('male', { height: other, inseamTrousers }).proportions,
        );
      }),
      given,
    );
  });
});
