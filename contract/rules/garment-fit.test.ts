import { describe, expect, it } from 'vitest';
import { fitStitches, fitVerdict } from './garment-fit.ts';

describe('a verdict', () => {
  it('is the same wherever the stitches are the same', () => {
    const verdicts = new Map<number, Set<string>>();
    for (let score = 0; score <= 1000; score += 1) {
      const stitches = fitStitches(score / 1000);
      const said = verdicts.get(stitches) ?? new Set();
      verdicts.set(stitches, said.add(fitVerdict(score / 1000)));
    }
    expect([...verdicts.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect([...verdicts.values()].map(({ size }) => size)).toEqual(Array(10).fill(1));
  });

  it.each([
    [0, 1, 'away'],
    [0.4, 4, 'away'],
    [0.41, 5, 'near'],
    [0.7, 7, 'near'],
    [0.1 + 0.2 + 0.4, 7, 'near'],
    [0.71, 8, 'fits'],
    [1, 10, 'fits'],
  ] as const)('of %s has %s stitches and is %s', (score, stitches, verdict) => {
    expect([fitStitches(score), fitVerdict(score)]).toEqual([stitches, verdict]);
  });
});
