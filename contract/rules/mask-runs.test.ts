import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmptyMask, maskOf, runsOf } from './mask-runs.ts';

describe('the runs of a mask', () => {
  it('give the same mask back', () => {
    const bits = fc.array(fc.constantFrom(0, 255), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(bits, (data) => {
        const runs = runsOf(data.length, 1, data);
        expect([...maskOf(runs)!]).toEqual(data);
        expect(isEmptyMask(runs)).toBe(data.every((value) => value === 0));
      }),
    );
  });

  it('begin with the ground, and part at the middle of a soft edge', () => {
    expect(runsOf(3, 2, [255, 128, 127, 0, 0, 255]).runs).toEqual([0, 2, 3, 1]);
  });

  it.each([
    ['too short', [2, 3]],
    ['too long', [2, 3, 2]],
    ['far too long', [0, 1e9]],
  ])('are no mask where they are %s', (_, runs) => {
    expect(maskOf({ width: 3, height: 2, runs })).toBeNull();
  });
});
