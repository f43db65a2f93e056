import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Point, pinchOf } from '#lib/pinch.ts';
import {
  boundsOf,
  dragOf,
  type HeldLayer,
  handleOf,
  middleOf,
  placesAfter,
  snapMove,
  snapTurn,
} from './board-gesture.ts';

const board = { width: 360, height: 450 };
const held = (place: Partial<HeldLayer['place']> = {}): HeldLayer => ({
  id: 'one',
  place: { x: 0.5, y: 0.5, size: 0.4, rotation: 0, isFlipped: false, ...place },
  ratio: 0.8,
  least: 0.16,
  most: 1,
});
const point = fc.record({
  x: fc.double({ min: 0, max: 360, noNaN: true }),
  y: fc.double({ min: 0, max: 450, noNaN: true }),
});
const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** A place on a layer, in its own directions and in shares of its size. */
function onLayer({ place }: Pick<HeldLayer, 'place'>, at: Point): Point {
  const turn = (-place.rotation * Math.PI) / 180;
  const x = at.x - place.x * board.width;
  const y = at.y - place.y * board.height;
  return {
    x: (x * Math.cos(turn) - y * Math.sin(turn)) / place.size,
    y: (x * Math.sin(turn) + y * Math.cos(turn)) / place.size,
  };
}

describe('A pinch', () => {
  it('keeps under each finger what was under it', () => {
    fc.assert(
      fc.property(point, point, point, point, (a, b, c, d) => {
        const free = { ...held({ rotation: 20 }), least: 0, most: Number.POSITIVE_INFINITY };
        fc.pre(far(a, b) > 20 && far(c, d) > 20);
        const [after] = placesAfter([free], pinchOf([a, b], [c, d]), board);
        for (const [before, now] of [
          [a, c],
          [b, d],
        ] as const) {
          expect(far(onLayer(free, before), onLayer({ place: after! }, now))).toBeLessThan(1e-6);
        }
      }),
    );
  });

  it('stops at the smallest and the largest size, and the middle stays under the fingers', () => {
    const middle = { x: 180, y: 225 };
    const fingers = (apart: number) =>
      [
        { x: 180 - apart, y: 225 },
        { x: 180 + apart, y: 225 },
      ] as const;
    for (const [apart, size] of [
      [1, 0.16],
      [900, 1],
    ] as const) {
      const [after] = placesAfter([held()], pinchOf(fingers(40), fingers(apart)), board);
      expect(after!.size).toBeCloseTo(size, 12);
      expect({ x: after!.x * 360, y: after!.y * 450 }).toEqual(middle);
    }
  });

  it('is a number also of fingers on one pixel', () => {
    const same = { x: 10, y: 10 };
    const [after] = placesAfter([held()], pinchOf([same, same], [same, same]), board);
    expect(Object.values(after!).every((value) => !Number.isNaN(value))).toBe(true);
  });
});

describe('A handle', () => {
  it('sizes or turns around the middle, which stays', () => {
    const middle = middleOf([held()], board);
    const [sized] = placesAfter(
      [held()],
      handleOf('size', middle, { x: 280, y: 225 }, { x: 330, y: 225 }),
      board,
    );
    expect(sized).toMatchObject({ x: 0.5, y: 0.5, rotation: 0 });
    expect(sized!.size).toBeCloseTo(0.6, 12);
    const [turned] = placesAfter(
      [held()],
      handleOf('turn', middle, { x: 280, y: 225 }, { x: 180, y: 325 }),
      board,
    );
    expect(turned).toMatchObject({ x: 0.5, y: 0.5, size: 0.4 });
    expect(turned!.rotation).toBeCloseTo(90, 9);
  });
});

describe('Several layers', () => {
  it('grow together until one is as large as it may be', () => {
    const layers = [held({ x: 0.3 }), held({ x: 0.7, size: 0.8 })];
    const gesture = { ...dragOf({ x: 180, y: 225 }, { x: 180, y: 225 }), scale: 2 };
    expect(placesAfter(layers, gesture, board).map(({ size }) => size)).toEqual([0.5, 1]);
  });
});

describe('Snapping', () => {
  const snapped = (layer: HeldLayer, byX: number, byY = 100) => {
    const { gesture, guides } = snapMove(
      [layer],
      dragOf({ x: 0, y: 0 }, { x: byX, y: byY }),
      board,
    );
    const [place] = placesAfter([layer], gesture, board);
    return { bounds: boundsOf([{ place: place!, ratio: layer.ratio }], board), guides };
  };

  it('takes a layer to the middle and to the edges from within 8 px, and shows where', () => {
    expect(snapped(held(), 7)).toMatchObject({
      guides: { x: 180 },
      bounds: { left: expect.closeTo(108, 9) },
    });
    expect(snapped(held(), 9).guides.x).toBeNull();
    expect(snapped(held(), -101)).toMatchObject({
      guides: { x: 0 },
      bounds: { left: expect.closeTo(0, 9) },
    });
    const right = snapped(held(), 115);
    expect(right.guides.x).toBe(360);
    expect(right.bounds.right).toBeCloseTo(360, 9);
  });

  it('goes by the box around a layer that is turned', () => {
    const layer = held({ rotation: 90 });
    const { left } = boundsOf([layer], board);
    expect(left).toBeCloseTo(90, 9);
    expect(snapped(layer, -87).bounds.left).toBeCloseTo(0, 9);
  });

  it('makes a layer upright or lying from within 4 degrees', () => {
    const turn = (rotation: number, degrees: number) =>
      snapTurn([held({ rotation })], { ...dragOf({ x: 0, y: 0 }, { x: 0, y: 0 }), degrees })
        .degrees;
    expect(turn(0, 3)).toBe(0);
    expect(turn(10, -7)).toBe(-10);
    expect(turn(0, 87)).toBe(90);
    expect(turn(0, 5)).toBe(5);
    // One that lies askew on purpose stays so until it is turned.
    expect(turn(2, 0)).toBe(0);
  });
});
