import { describe, expect, it } from 'vitest';
import { fitView, moveView, pinchView, zoomView } from './brush-view.ts';

const canvas = { width: 390, height: 500 };
const photo = { width: 1200, height: 1600 };

describe('the view of the photo', () => {
  const whole = fitView(canvas, photo);

  it('begins with the whole photo in the middle', () => {
    expect(whole).toEqual({ scale: 0.3125, x: 7.5, y: 0 });
  });

  it('goes in with the place under the fingers staying there', () => {
    const finger = { x: 100, y: 400 };
    const near = zoomView(whole, finger, 3, canvas, photo);
    const position = (finger.x - whole.x) / whole.scale;
    expect(near.x + position * near.scale).toBeCloseTo(100);
    expect(near.scale).toBeCloseTo(whole.scale * 3);
  });

  it('goes no further in than eight times, and no further out than the whole', () => {
    const middle = { x: 195, y: 250 };
    expect(zoomView(whole, middle, 100, canvas, photo).scale).toBeCloseTo(whole.scale * 8);
    expect(zoomView(whole, middle, 0.1, canvas, photo)).toEqual(whole);
  });

  it('moves no further than the sides of the photo', () => {
    expect(moveView(whole, { x: 50, y: 50 }, canvas, photo)).toEqual(whole);
    const near = zoomView(whole, { x: 195, y: 250 }, 4, canvas, photo);
    const far = moveView(near, { x: 9999, y: -9999 }, canvas, photo);
    expect(far.x).toBe(0);
    expect(far.y + photo.height * far.scale).toBeCloseTo(canvas.height);
  });

  it('keeps under two fingers what was under them', () => {
    const near = zoomView(whole, { x: 195, y: 250 }, 2, canvas, photo);
    const before = [
      { x: 150, y: 200 },
      { x: 250, y: 300 },
    ] as const;
    const after = [before[0], { x: 290, y: 340 }] as const;
    const pinched = pinchView(near, before, after, canvas, photo);
    for (const [at, from] of before.entries()) {
      const position = (from.x - near.x) / near.scale;
      expect(pinched.x + position * pinched.scale).toBeCloseTo(after[at]!.x);
    }
  });
});
