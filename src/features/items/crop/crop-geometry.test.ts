import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boxOf,
  type Crop,
  canStraighten,
  cutOf,
  frameOf,
  isSameCrop,
  middleOf,
  mostAngle,
  pullFrame,
  type Size,
  straighten,
  turnCrop,
  turnedSize,
  wholeCrop,
} from './crop-geometry.ts';
import { grips } from './grips.ts';

const picture = fc.record({
  width: fc.integer({ min: 1, max: 4000 }),
  height: fc.integer({ min: 1, max: 4000 }),
});
const step = fc.oneof(
  fc.record({ do: fc.constant('turn' as const) }),
  fc.record({
    do: fc.constant('angle' as const),
    to: fc.double({ min: -90, max: 90, noNaN: true }),
  }),
  fc.record({
    do: fc.constant('pull' as const),
    grip: fc.constantFrom(...grips, { x: 0, y: 0 } as const),
    x: fc.integer({ min: -5000, max: 5000 }),
    y: fc.integer({ min: -5000, max: 5000 }),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const follow = (of: Size, steps: readonly Step[]): Crop =>
  steps.reduce((crop, one) => {
    if (one.do === 'turn') return turnCrop(crop);
    if (one.do === 'angle') return straighten(crop, one.to);
    return pullFrame(of, crop, one.grip, one);
  }, wholeCrop(of));

/** How far the farthest corner of a frame stands out of the picture, in pixels; negative within it. */
function outside(of: Size, crop: Crop): number {
  const { width, height } = frameOf(of, crop);
  const middle = middleOf(of, crop);
  const sides = turnedSize(of, crop.turns);
  const radians = (-crop.angle * Math.PI) / 180;
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((y) => ({ x, y })));
  return Math.max(
    ...corners.map(({ x, y }) => {
      const at = { x: middle.x + (x * width) / 2, y: middle.y + (y * height) / 2 };
      const across = at.x * Math.cos(radians) - at.y * Math.sin(radians);
      const down = at.x * Math.sin(radians) + at.y * Math.cos(radians);
      return Math.max(Math.abs(across) - sides.width / 2, Math.abs(down) - sides.height / 2);
    }),
  );
}

describe('A crop', () => {
  it('has no empty corner, whatever is done', () => {
    fc.assert(
      fc.property(picture, fc.array(step, { maxLength: 12 }), (of, steps) => {
        expect(outside(of, follow(of, steps))).toBeLessThan(1e-6);
      }),
    );
  });

  it('has a pixel at least, and is cut within the picture', () => {
    fc.assert(
      fc.property(picture, fc.array(step, { maxLength: 12 }), (of, steps) => {
        const crop = follow(of, steps);
        const cut = cutOf(of, crop);
        expect(cut.width).toBeGreaterThanOrEqual(1);
        expect(cut.height).toBeGreaterThanOrEqual(1);
        expect(Number.isInteger(cut.width) && Number.isInteger(cut.height)).toBe(true);
        if (crop.angle !== 0) return;
        const sides = turnedSize(of, crop.turns);
        expect(Math.abs(cut.x) * 2 + cut.width).toBeLessThanOrEqual(sides.width);
        expect(Math.abs(cut.y) * 2 + cut.height).toBeLessThanOrEqual(sides.height);
      }),
    );
  });

  it('is the same after four turns', () => {
    fc.assert(
      fc.property(picture, fc.array(step, { maxLength: 6 }), (of, steps) => {
        const crop = follow(of, steps);
        const around = turnCrop(turnCrop(turnCrop(turnCrop(crop))));
        expect(isSameCrop(around, crop)).toBe(true);
      }),
    );
  });

  it('is as large as before once the picture is put straight again', () => {
    fc.assert(
      fc.property(picture, fc.integer({ min: -45, max: 45 }), (of, angle) => {
        const back = straighten(straighten(wholeCrop(of), angle), 0);
        expect(frameOf(of, back)).toEqual(frameOf(of, wholeCrop(of)));
      }),
    );
  });

  it('stays on what it shows while it is turned', () => {
    const of = { width: 400, height: 200 };
    // The upper left quarter.
    const quarter = pullFrame(of, wholeCrop(of), { x: 1, y: 1 }, { x: -200, y: -100 });
    expect(quarter.frame).toEqual({ x: -100, y: -50, width: 200, height: 100 });
    expect(turnCrop(quarter)).toEqual({
      turns: 1,
      angle: 0,
      frame: { x: 50, y: -100, width: 100, height: 200 },
    });
  });

  it('goes as far as the picture when pulled further, and glides along its end', () => {
    const of = { width: 400, height: 200 };
    const small = pullFrame(of, wholeCrop(of), { x: 1, y: 1 }, { x: -200, y: -100 });
    const pulled = pullFrame(of, small, { x: 1, y: 1 }, { x: 1000, y: 20 });
    expect(pulled.frame).toEqual({ x: 0, y: -40, width: 400, height: 120 });
  });

  it('is no smaller than can be held', () => {
    const of = { width: 400, height: 200 };
    const least = pullFrame(of, wholeCrop(of), { x: -1, y: 0 }, { x: 1000, y: 0 });
    expect(least.frame).toMatchObject({ width: 32, height: 200 });
  });

  it('turns half a degree at a time, up to the most', () => {
    const crop = wholeCrop({ width: 4, height: 4 });
    expect(straighten(crop, 1.3).angle).toBe(1.5);
    expect(straighten(crop, -99).angle).toBe(-mostAngle);
    expect(straighten(crop, -0.1).angle).toBe(0);
  });

  it('of a line of pixels is not straightened', () => {
    expect(canStraighten({ width: 1, height: 900 })).toBe(false);
    expect(canStraighten({ width: 900, height: 600 })).toBe(true);
  });

  it('needs a larger box the more it stands aslant', () => {
    expect(boxOf({ width: 10, height: 10 }, 45).width).toBeCloseTo(10 * Math.SQRT2);
    expect(boxOf({ width: 30, height: 10 }, 0)).toEqual({ width: 30, height: 10 });
  });
});
