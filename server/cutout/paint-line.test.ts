import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Line, paintLine } from './paint-line.ts';

const size = { width: 24, height: 18 };

/** How far a pixel is from the nearest piece of a line. */
function farFrom({ points }: Line, x: number, y: number): number {
  const pieces = points.map((to, number) => {
    const from = points[number - 1] ?? to;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const square = dx * dx + dy * dy;
    const share = square && ((x - from.x) * dx + (y - from.y) * dy) / square;
    const along = Math.max(0, Math.min(1, share));
    return Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
  });
  return Math.min(...pieces);
}

const place = fc.oneof(
  fc.integer({ min: -4, max: 28 }),
  fc.double({ min: -4, max: 28, noNaN: true }),
);
const line = fc.record({
  points: fc.array(fc.record({ x: place, y: place }), { minLength: 1, maxLength: 5 }),
  radius: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.double({ min: 0.3, max: 30, noNaN: true })),
});

describe('painting a line', () => {
  it('paints what is within its radius, and nothing else', () => {
    fc.assert(
      fc.property(line, (drawn) => {
        const onto = new Uint8Array(size.width * size.height).fill(9);
        paintLine(onto, size, drawn, 1);
        const wrong = [...onto.entries()].filter(([at, value]) => {
          const far = farFrom(drawn, at % size.width, Math.floor(at / size.width));
          // Rounding may decide at the rim itself.
          const isRim = Math.abs(far - drawn.radius) <= 1e-9;
          return !isRim && value !== (far < drawn.radius ? 1 : 9);
        });
        // Once for all pixels: asking costs more than finding out.
        expect(wrong).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('does not write each pixel once for each point', () => {
    const onto = new Uint8Array(300 * 300);
    let writes = 0;
    const counted = new Proxy(onto, {
      get(target, name) {
        if (name !== 'fill') return Reflect.get(target, name);
        return (...given: Parameters<Uint8Array['fill']>) => {
          writes += 1;
          return target.fill(...given);
        };
      },
      set(target, name, value) {
        writes += 1;
        return Reflect.set(target, name, value);
      },
    });
    const points = Array.from({ length: 100 }, (_, number) => ({
      x: number % 2 === 0 ? 0 : 300,
      y: number * 3,
    }));
    paintLine(counted, { width: 300, height: 300 }, { points, radius: 100 }, 1);
    expect(onto.every((value) => value === 1)).toBe(true);
    expect(writes).toBeLessThanOrEqual(points.length * 300);
  });
});
