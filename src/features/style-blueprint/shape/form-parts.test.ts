import { describe, expect, it } from 'vitest';
import { mixWidths } from '#components/measurements/figure-widths.ts';
import { bodyAttributes } from '#contract/rules/blueprint.ts';
import { bodyWidths } from './body-widths.ts';
import { formParts } from './form-parts.ts';

const commands = (path: string) => path.replace(/[^A-Za-z]/g, '');
const numbers = (path: string) => path.match(/-?\d+(?:\.\d+)?/g)!.map(Number);

describe('the form of the blueprint', () => {
  it.each(['female', 'male'] as const)('is another for each answer (%s)', (gender) => {
    for (const [attribute, values] of Object.entries<readonly string[]>(bodyAttributes[gender])) {
      const forms = values.map((value) => {
        const { torso, legs } = formParts(bodyWidths(gender, { [attribute]: value }), null);
        return torso! + legs;
      });
      expect(new Set(forms).size).toBe(values.length);
    }
  });

  it('goes from one body to another by its points alone', () => {
    const first = bodyWidths('female', { build: 'Slender', shape: 'Inverted Triangle' });
    const second = bodyWidths('female', { build: 'Plus', proportions: 'Long Legs' });
    expect(mixWidths(first, second, 0)).toEqual(first);
    expect(mixWidths(first, second, 1)).toEqual(second);
    const [from, half, to] = [first, mixWidths(first, second, 0.5), second].map(
      (widths) => formParts(widths, 'waist').torso!,
    );
    expect(commands(half!)).toBe(commands(from!));
    expect(commands(to!)).toBe(commands(from!));
    for (const [index, at] of numbers(half!).entries()) {
      const middle = (numbers(from!)[index]! + numbers(to!)[index]!) / 2;
      expect(Math.abs(at - middle)).toBeLessThan(2);
    }
  });

  it('lifts the crotch with long legs, and is lower where the body is petite', () => {
    const crotch = (body: object) => numbers(formParts(bodyWidths('female', body), null).pole!)[1]!;
    expect(crotch({ proportions: 'Long Legs' })).toBeLessThan(crotch({}));
    expect(crotch({ proportions: 'Long Torso' })).toBeGreaterThan(crotch({}));
    const head = (body: object) => numbers(formParts(bodyWidths('female', body), null).cap!)[1]!;
    expect(head({ height: 'Petite' })).toBeGreaterThan(head({ height: 'Average' }));
    expect(head({ height: 'Tall' })).toBeLessThan(head({ height: 'Average' }));
  });
});
