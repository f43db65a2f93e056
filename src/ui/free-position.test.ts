import { describe, expect, it } from 'vitest';
import { awayFrom, liftOver } from './free-position.ts';

const toast = { left: 12, right: 378, top: 700, bottom: 760 };
const button = (top: number, left = 12) => ({ left, right: left + 100, top, bottom: top + 44 });

describe('what stands at the foot of the page', () => {
  it('stays there over nothing', () => {
    expect(liftOver(toast, [], 422)).toBe(0);
    expect(liftOver(toast, [button(640), button(770)], 422)).toBe(0);
    expect(liftOver(toast, [button(710, 400)], 422)).toBe(0);
  });

  it('is lifted over a control, and over what is above that', () => {
    expect(liftOver(toast, [button(710)], 422)).toBe(760 - 702);
    expect(liftOver(toast, [button(710), button(650, 200)], 422)).toBe(760 - 642);
  });

  it('stays where there is no room below the middle', () => {
    const rows = [0, 1, 2, 3, 4, 5, 6].map((row) => button(420 + row * 50));
    expect(liftOver(toast, rows, 422)).toBeNull();
  });
});

describe('what would cover a field that somebody types into', () => {
  const field = (top: number, height = 44) => ({ left: 20, right: 370, top, bottom: top + height });

  it('stays where it does not', () => {
    expect(awayFrom(toast, field(600))).toBe(0);
    expect(awayFrom(toast, field(760))).toBe(0);
    expect(awayFrom(toast, { ...field(710), left: 378, right: 500 })).toBe(0);
  });

  it('goes above it, and below where there is no room above', () => {
    expect(toast.bottom + awayFrom(toast, field(710))).toBe(702);
    const atTop = { ...toast, top: 8, bottom: 68 };
    expect(atTop.top + awayFrom(atTop, field(30))).toBe(82);
  });
});
