import { describe, expect, it } from 'vitest';
import { maskOf, runsOf } from '#contract/rules/mask-runs.ts';
import { paintMask } from './paint-mask.ts';

const [width, height] = [100, 60];
const full = runsOf(width, height, new Uint8Array(width * height).fill(255));
const at = (data: Uint8Array | null, x: number, y: number) => data![y * width + x];

describe('a stroke that is exact', () => {
  const line = { radius: 0.05, points: [0.2, 0.5, 0.8, 0.5] };

  it('erases what it passes, with round ends, and nothing else', () => {
    const data = maskOf(paintMask(full, { kind: 'erase', ...line }));
    expect([at(data, 20, 30), at(data, 50, 30), at(data, 80, 30)]).toEqual([0, 0, 0]);
    expect([at(data, 50, 26), at(data, 50, 34)]).toEqual([0, 0]);
    expect([at(data, 50, 24), at(data, 50, 36), at(data, 14, 30), at(data, 86, 30)]).toEqual([
      255, 255, 255, 255,
    ]);
    // The corner of its box.
    expect(at(data, 16, 26)).toBe(255);
  });

  it('restores what it passes', () => {
    const erased = paintMask(full, { kind: 'erase', ...line });
    expect(paintMask(erased, { kind: 'restore', ...line })).toEqual(full);
  });

  it('may be a dot, and may reach beyond the photo', () => {
    const data = maskOf(paintMask(full, { kind: 'erase', radius: 0.1, points: [0, 1] }));
    expect([at(data, 0, 59), at(data, 9, 59), at(data, 11, 59), at(data, 0, 48)]).toEqual([
      0, 0, 255, 255,
    ]);
  });
});
