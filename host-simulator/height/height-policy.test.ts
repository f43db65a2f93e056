import { describe, expect, it } from 'vitest';
import { appliedHeight, inLastSecond } from './height-policy.ts';

const fit = { height: 3_000, mode: 'fit' } as const;

describe('what a host makes of the heights', () => {
  it.each([
    ['ignore', 662],
    ['apply', 3_000],
    ['animate', 3_000],
    ['clamp', 2_000],
  ] as const)('%s gives the web view %i px', (heightPolicy, expected) => {
    expect(appliedHeight({ heightPolicy, clampPx: 2_000 }, fit, 662)).toBe(expected);
  });

  it('leaves a page that fills its view alone, and one that has said nothing', () => {
    const policy = { heightPolicy: 'apply', clampPx: 2_000 } as const;
    expect(appliedHeight(policy, { height: 662, mode: 'fill' }, 600)).toBe(600);
    expect(appliedHeight(policy, undefined, 600)).toBe(600);
  });

  it('never makes a web view that is not there', () => {
    const policy = { heightPolicy: 'apply', clampPx: 2_000 } as const;
    expect(appliedHeight(policy, { height: 0, mode: 'fit' }, 600)).toBe(1);
  });

  it('follows no page beyond what any native view is tall', () => {
    const policy = { heightPolicy: 'apply', clampPx: 2_000 } as const;
    expect(appliedHeight(policy, { height: 1e308, mode: 'fit' }, 600)).toBe(100_000);
  });

  it('counts the posts of the last second', () => {
    expect(inLastSecond([0, 500, 1_200, 1_400], 1_500)).toBe(2);
  });
});
