import { describe, expect, it } from 'vitest';
import { maskOf, maxMaskRuns, runsOf } from '#contract/rules/mask-runs.ts';
import { runsThatFit } from './runs-that-fit.ts';

const [width, height] = [1_600, 1_600];
const filled = (isGarment: (x: number, y: number) => boolean) => {
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at += 1) {
    data[at] = isGarment(at % width, Math.floor(at / width)) ? 255 : 0;
  }
  return { width, height, data };
};
let state = 7;
const random = () => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return state / 2_147_483_648;
};

describe('the runs of a mask that may be sent', () => {
  it('are the mask’s own, to the pixel, where they fit', async () => {
    const striped = filled((x) => x % 100 < 50);
    expect(await runsThatFit(striped)).toEqual(runsOf(width, height, striped.data));
  });

  it.each([
    ['noise', filled(() => random() < 0.5)],
    ['threads', filled((x) => x % 2 === 0)],
    ['a lattice', filled((x, y) => x % 12 > 7 || y % 12 > 7)],
    [
      'squares of a chessboard',
      filled((x, y) => Math.floor(x / 30) % 2 !== Math.floor(y / 30) % 2),
    ],
    ['broad stripes', filled((x) => x % 84 < 42)],
  ])('are fewer of %s, which has too many', async (_, mask) => {
    expect(runsOf(width, height, mask.data).runs.length).toBeGreaterThan(maxMaskRuns);
    const fitting = await runsThatFit(mask);
    expect(fitting.runs.length).toBeLessThanOrEqual(maxMaskRuns);
    expect(maskOf(fitting)).not.toBeNull();
  });

  it('leave what is not fine as it was', async () => {
    const isShirt = (x: number, y: number) => x >= 400 && x < 1_200 && y >= 300 && y < 1_300;
    const { runs } = await runsThatFit(
      filled((x, y) => (y < 200 ? (x + y) % 2 === 0 : isShirt(x, y))),
    );
    const data = maskOf({ width, height, runs })!;
    const widthAt = (y: number) =>
      data.subarray(y * width, (y + 1) * width).filter((alpha) => alpha > 0).length;
    // Its corners become round.
    expect([280, 320, 700, 1_280, 1_320, 1_599].map(widthAt)).toEqual([0, 800, 800, 800, 0, 0]);
  });
});
