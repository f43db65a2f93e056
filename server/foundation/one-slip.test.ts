import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOneSlip } from './one-slip.ts';

describe('one slip of a finger', () => {
  it.each([
    ['blak', 'black'],
    ['jeens', 'jeans'],
    ['swaeter', 'sweater'],
    ['coatt', 'coat'],
    ['kote', 'note'],
    ['söhne', 'sohne'],
    ['👗s', '👖s'],
    ['a', ''],
  ])('makes %s of %s', (one, other) => {
    expect([isOneSlip(one, other), isOneSlip(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['coat', 'coat'],
    ['coat', 'boats'],
    ['jeans', 'chinos'],
    ['abcd', 'badc'],
    ['', 'ab'],
    ['silk', 'milky'],
  ])('does not make %s of %s', (one, other) => {
    expect([isOneSlip(one, other), isOneSlip(other, one)]).toEqual([false, false]);
  });

  it('is what a plain search of all slips finds', () => {
    const letters = 'abc';
    const slips = (word: string): Set<string> => {
      const all = new Set<string>();
      for (let at = 0; at <= word.length; at += 1) {
        const [left, right] = [word.slice(0, at), word.slice(at)];
        for (const letter of letters) {
          all.add(left + letter + right);
          if (right) all.add(left + letter + right.slice(1));
        }
        if (right) all.add(left + right.slice(1));
        if (right.length > 1) all.add(left + right[1] + right[0] + right.slice(2));
      }
      all.delete(word);
      return all;
    };
    const word = fc.string({ unit: fc.constantFrom(...letters), maxLength: 5 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(isOneSlip(one, other)).toBe(slips(one).has(other));
      }),
      { numRuns: 2000 },
    );
  });
});
