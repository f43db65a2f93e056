import { describe, expect, it } from 'vitest';
import { swipeAnswer } from './swipe-answer.ts';

const still = { x: 0, y: 0 };

describe('a card that is let go', () => {
  it.each([
    ['to the right, far enough', { x: 111, y: 40 }, still, 'kept'],
    ['to the right, not far enough', { x: 110, y: 0 }, still, null],
    ['to the right, fast enough', { x: 20, y: 0 }, { x: 601, y: 0 }, 'kept'],
    ['to the right, and pulled back at the end', { x: 60, y: 0 }, { x: -900, y: 0 }, null],
    ['upward, far enough', { x: -40, y: -111 }, still, 'repair'],
    ['upward, fast enough', { x: 0, y: -30 }, { x: 0, y: -601 }, 'repair'],
    ['to the left, far enough', { x: -111, y: 40 }, still, 'sell'],
    ['to the left, not far enough', { x: -110, y: 0 }, still, null],
    ['to the left, fast enough', { x: -20, y: 0 }, { x: -601, y: 0 }, 'sell'],
    ['to the left, and pulled back at the end', { x: -60, y: 0 }, { x: 900, y: 0 }, null],
    ['downward, which is nothing', { x: 0, y: 300 }, { x: 0, y: 900 }, null],
  ])('%s', (_name, offset, velocity, answer) => {
    expect(swipeAnswer(offset, velocity, true)).toBe(answer);
  });

  it('upward goes back where it cannot be repaired', () => {
    expect(swipeAnswer({ x: 0, y: -200 }, still, false)).toBeNull();
  });
});
