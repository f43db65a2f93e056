import { describe, expect, it } from 'vitest';
import { isPasswordGood, maxPasswordLength, passwordRules } from './password.ts';

const ticked = (password: string) =>
  passwordRules.filter((rule) => rule.holds(password)).map((rule) => rule.id);

describe('the password rules', () => {
  it('tick off one by one, in the spec’s order and words', () => {
    expect(passwordRules.map((rule) => rule.label)).toEqual([
      '8 characters',
      '1 uppercase letter',
      '1 lowercase letter',
      '1 number',
    ]);
    expect(ticked('')).toEqual([]);
    expect(ticked('a')).toEqual(['lower']);
    expect(ticked('aB')).toEqual(['upper', 'lower']);
    expect(ticked('aB3')).toEqual(['upper', 'lower', 'number']);
    expect(ticked('aB34567')).toEqual(['upper', 'lower', 'number']);
    expect(ticked('aB345678')).toEqual(['length', 'upper', 'lower', 'number']);
  });

  it('count characters as people do, in any script', () => {
    expect(ticked('🧥🧥🧥🧥')).toEqual([]);
    expect(ticked('🧥🧥🧥🧥🧥🧥🧥🧥')).toEqual(['length']);
    expect(isPasswordGood('Пальто-7')).toBe(true);
    expect(isPasswordGood('ÄÄÄäääß1')).toBe(true);
    expect(isPasswordGood('Mantel-٧٧')).toBe(true);
  });

  it('have an end', () => {
    const long = (length: number) => `Aa1${'x'.repeat(length - 3)}`;
    expect(isPasswordGood(long(maxPasswordLength))).toBe(true);
    expect(isPasswordGood(long(maxPasswordLength + 1))).toBe(false);
  });
});
